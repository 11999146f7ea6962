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
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const spoken = locales.find((locale) => locale === language);
    if (spoken) return spoken;
  }
  return defaultLocale;
}

/** An area in the person's language; outside a browser in the default one. */
export function inPersonsLanguage<Area>(area: Record<Locale, Area>): Area {
  const { navigator } = globalThis as { navigator?: { languages?: readonly string[] } };
  return area[pickLocale(navigator?.languages ?? [])];
}
