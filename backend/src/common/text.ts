import { z } from 'zod';
import type { SpokenCode } from './errors.js';

// Control characters other than tab and line breaks carry no meaning in stored text, and PostgreSQL refuses NUL;
// halves of surrogate pairs are no characters at all.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;
// Joiners and marks of direction shape the letters around them; alone they are nothing to read.
const readable = /[^\p{Cf}\p{Z}\s]/u;

/** As text is stored: composed (NFC), without characters nobody can see, trimmed; empty when nothing of it can be read. */
export function cleanText(text: string): string {
  const clean = text.normalize('NFC').replace(unprintable, '').trim();
  return readable.test(clean) ? clean : '';
}

/** As names and addresses are compared. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

/** A string whose absence is called `code`; what else may be wrong with it has a name of its own. */
export const string = (code?: SpokenCode) =>
  z.string({ error: (issue) => (issue.code === 'invalid_type' ? code : undefined) });

/**
 * Text from a person, cleaned, of `minimum` to `maximum` characters. `code` is what its absence is called. The length is
 * looked at first: nothing else is done with text that is too long. Composing may lengthen text, so it is looked at again.
 */
export function text(
  maximum: number,
  { minimum = 1, code }: { minimum?: number; code?: SpokenCode } = {},
) {
  return string(code)
    .max(maximum, { abort: true })
    .overwrite(cleanText)
    .min(minimum, { error: code })
    .max(maximum);
}
