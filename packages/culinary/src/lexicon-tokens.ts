import { add, rational, type Rational } from './rational.js';
import { VULGAR_FRACTIONS, type LineToken } from './line-tokens.js';
import { fold } from './words.js';

// "Œuf(s)", "pièce(s)": the ending in brackets is no remark.
const BRACKETED_ENDING = /(\p{L})\((?:s|x|e|es|n|en|e\/s)\)/giu;
// "Lait 1/2 écrémé" is no amount.
const HALF_QUALITY = /\b1\/2[ -]?(?=[ée]cr[ée]m[ée]|sel\b)/gi;

/** What a cleaned line means to say, in the form in which it is read. */
export function withoutFormEndings(text: string): string {
  return text.replace(BRACKETED_ENDING, '$1').replace(HALF_QUALITY, 'demi-').replace(/['’]/g, "'");
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/uy;
const ELISION = /(?:[cdjlmnst]|qu)'/iy;
const PERCENT = /\d+(?:[.,]\d+)?\s?%/y;
const FRACTION = /(?:(\d{1,4})(?:\s|\set\s|\sy\s|\sund\s))?(\d{1,3})\s?\/\s?(\d{1,3})(?!\d|\/)/y;
const VULGAR = /(?:(\d{1,4})(?:\s?|\set\s|\sy\s|\sund\s))?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/y;
// "1 000 g" and "1.500 g"; "1,500 kg" is one and a half.
const GROUPED = /(\d{1,3})(?:[ .](\d{3}))(?![\d,])(?=\s?(?:g|gr|gramm?e?s?|ml|m[iè]lli\p{L}+)\b)/uy;
const DECIMAL = /(\d{1,9})(?:[.,](\d{1,6}))?/y;

interface Reading {
  readonly value: Rational;
  readonly end: number;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function numberAt(text: string, at: number): Reading | null {
  const fraction = matchAt(FRACTION, text, at);
  if (fraction && Number(fraction[3]) > 0) {
    const part = rational(Number(fraction[2]), Number(fraction[3]));
    const value = fraction[1] === undefined ? part : add(rational(Number(fraction[1])), part);
    return { value, end: FRACTION.lastIndex };
  }
  const vulgar = matchAt(VULGAR, text, at);
  if (vulgar) {
    const part = VULGAR_FRACTIONS.get(vulgar[2] ?? '') ?? rational(0);
    const value = vulgar[1] === undefined ? part : add(rational(Number(vulgar[1])), part);
    return { value, end: VULGAR.lastIndex };
  }
  const grouped = matchAt(GROUPED, text, at);
  if (grouped) {
    return { value: rational(Number(`${grouped[1]}${grouped[2]}`)), end: GROUPED.lastIndex };
  }
  const decimal = matchAt(DECIMAL, text, at);
  if (!decimal) return null;
  const digits = decimal[2] ?? '';
  const whole = rational(Number(decimal[1]));
  const value = digits === '' ? whole : add(whole, rational(Number(digits), 10 ** digits.length));
  return { value, end: DECIMAL.lastIndex };
}

/** Splits a line into numbers, words and marks; `wordOf` compares a word, and gives the empty one for articles. */
export function lexiconTokens(text: string, wordOf: (written: string) => string): LineToken[] {
  const tokens: LineToken[] = [];
  let at = 0;
  let glued = false;
  const push = (kind: LineToken['kind'], end: number, word: string, value: Rational | null) => {
    tokens.push({
      kind,
      text: text.slice(at, end),
      word,
      value,
      parts: null,
      start: at,
      end,
      glued,
    });
    at = end;
    glued = true;
  };
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1;
      glued = false;
      continue;
    }
    const percent = matchAt(PERCENT, text, at);
    if (percent) {
      push('word', PERCENT.lastIndex, percent[0].replace(/\s/g, ''), null);
      continue;
    }
    const elided = matchAt(ELISION, text, at);
    if (elided) {
      push('word', ELISION.lastIndex, wordOf(elided[0]), null);
      continue;
    }
    const word = matchAt(WORD, text, at);
    if (word) {
      push('word', WORD.lastIndex, wordOf(word[0]), null);
      continue;
    }
    const number = numberAt(text, at);
    if (number) push('number', number.end, '', number.value);
    else push('mark', at + 1, text[at] as string, null);
  }
  return tokens;
}

/** As words are compared: lower case, without accents. */
export const foldedWord = (written: string): string => fold(written).replace(/'/g, '');
