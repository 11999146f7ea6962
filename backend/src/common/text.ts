import { z } from 'zod';
import type { SpokenCode } from './errors.js';

// Control characters other than tab and line breaks have no meaning in stored text, and PostgreSQL refuses NUL; lone
// surrogates are not characters at all.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;
// Joiners and direction marks shape the letters around them; alone they are not visible text.
const readable = /[^\p{Cf}\p{Z}\s]/u;

// Stream-Safe Text Format of Unicode (UAX 15): no language puts more marks on a letter, and ordering n of them takes n²
// steps.
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Text as stored: composed (NFC), at most 30 marks on a letter, without invisible characters, trimmed; empty when nothing
 * in it is visible.
 */
export function cleanText(text: string): string {
  const clean = text.replace(surplusMarks, '$1').normalize('NFC').replace(unprintable, '').trim();
  return readable.test(clean) ? clean : '';
}

/** The form in which names and addresses are compared. */
export const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

/** A string whose absence is reported as `code`; other errors have their own codes. */
export const string = (code?: SpokenCode) =>
  z.string({ error: (issue) => (issue.code === 'invalid_type' ? code : undefined) });

/**
 * Text from a person, cleaned, of `minimum` to `maximum` characters. `code` reports its absence. The length is checked
 * first, so that overlong text is not processed. Composing may lengthen text, so it is checked again.
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
