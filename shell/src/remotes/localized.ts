import { pickLocale, type LocalizedText } from '@larder/copy';

/** A text that came as data, in the person's language. */
export function inPersonsLanguage(text: LocalizedText): string {
  return text[pickLocale(navigator.languages)];
}
