import * as byLocale from './by-locale.js';
import { type Copy, type Locale, locales, type LocalizedText } from './locale.js';

/** The name of a sentence, for text that travels as data: 'planner.calendarTitle'. */
export type SentenceName = {
  [Area in keyof Copy & string]: {
    [Key in keyof Copy[Area] & string]: Copy[Area][Key] extends string ? `${Area}.${Key}` : never;
  }[keyof Copy[Area] & string];
}[keyof Copy & string];

/** A sentence in every locale; undefined when no sentence has that name. */
export function localized(name: string): LocalizedText | undefined {
  const [area = '', key = ''] = name.split('.');
  const inEach = Object.hasOwn(byLocale, area)
    ? (byLocale[area as keyof Copy] as Record<Locale, Record<string, unknown>>)
    : undefined;
  const texts = locales.map((locale) => [locale, inEach?.[locale][key]]);
  return texts.every(([, text]) => typeof text === 'string')
    ? (Object.fromEntries(texts) as LocalizedText)
    : undefined;
}
