import { en } from './locales/en.js';

export type Copy = typeof en;

/** Every language the product speaks. A further one is a file beside `en.ts` of type `Copy`, named here. */
export const locales = { en } satisfies Record<string, Copy>;

export type Locale = keyof typeof locales;
export type LocalizedText = Record<Locale, string>;

export const defaultLocale: Locale = 'en';

/** The first locale we speak among language tags in order of preference (BCP 47: 'fr-CA' is met by 'fr'). */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(locales, language)) return language as Locale;
  }
  return defaultLocale;
}

export function copyFor(locale: Locale): Copy {
  return locales[locale];
}

/** One sentence in every locale, for texts that travel as data (the navigation of a remote, for one). */
export function localized(pick: (copy: Copy) => string): LocalizedText {
  return Object.fromEntries(
    Object.entries(locales).map(([locale, sentences]) => [locale, pick(sentences)]),
  ) as LocalizedText;
}

/** The sentences of the person's language; outside a browser those of the default locale. */
export const copy: Copy = copyFor(
  pickLocale(
    (globalThis as { navigator?: { languages?: readonly string[] } }).navigator?.languages ?? [],
  ),
);
