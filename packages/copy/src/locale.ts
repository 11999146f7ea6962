import type * as en from './locales/en.js';

/** All sentences of one language, by area. */
export type Copy = typeof en;

/**
 * Every language the product supports. To add one, create a file next to `en.ts` of type `Copy`, and list it here and in
 * `by-locale.ts`.
 */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];
export type LocalizedText = Record<Locale, string>;

export const defaultLocale: Locale = 'en';

/** The first supported locale among language tags in order of preference (BCP 47: 'fr-CA' matches 'fr'). */
export function pickLocale(
  preferred: readonly string[],
  supported: readonly Locale[] = locales,
): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const spoken = supported.find((locale) => locale === language);
    if (spoken) return spoken;
  }
  return defaultLocale;
}

/**
 * An area in the language of the person whose browser this is. Elsewhere in the default one: a server has a `navigator` too, but
 * that speaks the language of the machine, and each request may ask for another.
 */
export function inPersonsLanguage<Area>(area: Record<Locale, Area>): Area {
  const { navigator } = globalThis as { navigator?: { languages?: readonly string[] } };
  const inBrowser = 'document' in globalThis || 'WorkerGlobalScope' in globalThis;
  const supported = Object.keys(area) as Locale[];
  return area[pickLocale((inBrowser && navigator?.languages) || [], supported)];
}
