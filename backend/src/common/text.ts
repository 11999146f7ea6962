import { z } from 'zod';
import type { SpokenCode } from './errors.js';

// Control characters other than tab and line breaks carry no meaning in stored text, and PostgreSQL refuses NUL;
// halves of surrogate pairs are no characters at all.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** As text is stored: composed (NFC), without characters nobody can see, trimmed. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(unprintable, '').trim();

/** A string whose absence is called `code`; what else may be wrong with it has a name of its own. */
export const string = (code?: SpokenCode) =>
  z.string({ error: (issue) => (issue.code === 'invalid_type' ? code : undefined) });

/** Text from a person, cleaned, of `minimum` to `maximum` characters. `code` is what its absence is called. */
export function text(
  maximum: number,
  { minimum = 1, code }: { minimum?: number; code?: SpokenCode } = {},
) {
  return string(code).overwrite(cleanText).min(minimum, { error: code }).max(maximum);
}
