/** A language in which Larder reads ingredient lines. */
export const LINE_LANGUAGES = ['en', 'fr', 'de', 'es'] as const;

export type LineLanguage = (typeof LINE_LANGUAGES)[number];

/** All but English, which has a parser of its own. */
export type ForeignLanguage = Exclude<LineLanguage, 'en'>;

/** The language of a BCP 47 tag, "fr-CA" or "fr_FR"; null when Larder does not read its lines. */
export function lineLanguageOf(tag: string | null | undefined): LineLanguage | null {
  const primary = tag?.split(/[-_]/)[0]?.toLowerCase();
  return LINE_LANGUAGES.find((language) => language === primary) ?? null;
}
