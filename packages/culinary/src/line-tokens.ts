import { rational, add, type Rational } from './rational.js';
import { unitOfWord } from './units.js';
import { fold, singular } from './words.js';

/** A number, word or symbol of an ingredient line, with its position in the cleaned text. */
export interface LineToken {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  /** Folded and singular for words, the symbol itself for symbols, empty for numbers. */
  readonly word: string;
  /** For numbers. */
  readonly value: Rational | null;
  /** For "4 1/2": the two parts, since a cook may mean four half-inch pieces. */
  readonly parts: readonly [Rational, Rational] | null;
  readonly start: number;
  readonly end: number;
  /** No white space before it. */
  readonly glued: boolean;
}

// No sensible line is longer; the rest of a longer one is not parsed.
export const LONGEST_LINE = 1000;

export const VULGAR_FRACTIONS: ReadonlyMap<string, Rational> = new Map(
  '½ 1 2,⅓ 1 3,⅔ 2 3,¼ 1 4,¾ 3 4,⅕ 1 5,⅖ 2 5,⅗ 3 5,⅘ 4 5,⅙ 1 6,⅚ 5 6,⅐ 1 7,⅛ 1 8,⅜ 3 8,⅝ 5 8,⅞ 7 8,⅑ 1 9,⅒ 1 10'
    .split(',')
    .map((entry) => {
      const [character = '', numerator, denominator] = entry.split(' ');
      return [character, rational(Number(numerator), Number(denominator))];
    }),
);

const ENTITIES: Record<string, string> = {
  '&frac12;': '½',
  '&#189;': '½',
  '&frac14;': '¼',
  '&#188;': '¼',
  '&frac34;': '¾',
  '&#190;': '¾',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&quot;': '"',
  '&deg;': '°',
  '&eacute;': 'é',
  '&egrave;': 'è',
  '&ntilde;': 'ñ',
};

// "1 lb (500 g firm white fish": a bracket around a measure that was never closed.
const OPEN_MEASURE = /\(\s*\d[\d\s./,½¼¾⅓⅔⅛]*\s?(?:g|kg|ml|l|oz|lb)s?\b/i;

// "Non-vegan mayonnaise" is mayonnaise.
const REFUSED_CLAIM =
  /\bnon[- ](?:vegan|vegetarian|v[eé]gane?|v[eé]g[eé]ta(?:l|r)ien(?:ne)?)(?!\p{L}) ?/giu;

/** The line in NFC with uniform spaces, hyphens, apostrophes and fraction slashes; HTML entities are decoded. */
export function cleanLine(raw: string): string {
  let text = raw.normalize('NFC');
  if (text.includes('&'))
    text = text.replace(
      /&#?[a-z0-9]{2,6};/gi,
      (entity) => ENTITIES[entity.toLowerCase()] ?? entity,
    );
  if (text.includes('(') && !text.includes(')')) text = text.replace(OPEN_MEASURE, '$&) ');
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff®™©*†‡]/g, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/×/g, 'x')
    .replace(REFUSED_CLAIM, '')
    .trim();
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

const LETTER = /\p{L}/u;

function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false;
  if ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')) return true;
  return character > '\x7f' && LETTER.test(character);
}

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text[at])) at += 1;
  return at;
}

interface Reading {
  readonly value: Rational;
  readonly end: number;
}

// Numbers this long are not kitchen amounts; reading only their first digits keeps the arithmetic safe.
const MOST_DIGITS = 9;

function integerAt(text: string, start: number, end: number): number {
  return Number(text.slice(start, Math.min(end, start + MOST_DIGITS)));
}

/** "1/2" or "½" at this position. */
function fractionAt(text: string, at: number): Reading | null {
  const vulgar = VULGAR_FRACTIONS.get(text[at] ?? '');
  if (vulgar) return { value: vulgar, end: at + 1 };
  if (!isDigit(text[at])) return null;
  const numeratorEnd = endOfDigits(text, at);
  let slash = numeratorEnd;
  if (text[slash] === ' ' && text[slash + 1] === '/') slash += 1;
  if (text[slash] !== '/') return null;
  let start = slash + 1;
  if (text[start] === ' ' && slash > numeratorEnd) start += 1;
  const end = endOfDigits(text, start);
  if (end === start) return null;
  const denominator = integerAt(text, start, end);
  const numerator = integerAt(text, at, numeratorEnd);
  if (denominator === 0 || denominator > 100 || isLetter(text[end])) return null;
  return { value: rational(numerator, denominator), end };
}

/** Digits with a decimal point or comma, or with thousands separators. */
function decimalAt(text: string, at: number): Reading & { whole: boolean } {
  const end = endOfDigits(text, at);
  const separator = text[end];
  const digitsEnd = endOfDigits(text, end + 1);
  const digits = Math.min(digitsEnd - end - 1, 6);
  if (digits > 0 && (separator === '.' || separator === ',')) {
    const thousands =
      separator === ',' && digitsEnd - end - 1 === 3 && text[at] !== '0' && end > at;
    if (thousands) {
      const value = integerAt(text, at, end) * 1000 + Number(text.slice(end + 1, digitsEnd));
      return { value: rational(value), end: digitsEnd, whole: true };
    }
    const fraction = Number(text.slice(end + 1, end + 1 + digits));
    const scale = 10 ** digits;
    const value = add(rational(integerAt(text, at, end)), rational(fraction, scale));
    return { value, end: digitsEnd, whole: false };
  }
  return { value: rational(integerAt(text, at, end)), end, whole: true };
}

function afterJoiner(text: string, at: number): number {
  if (text.startsWith(' and ', at)) return at + 5;
  if (text.startsWith(' & ', at)) return at + 3;
  if (text[at] === ' ' || text[at] === '-') return at + 1;
  return at;
}

function numberAt(
  text: string,
  at: number,
): (Reading & { parts: readonly [Rational, Rational] | null }) | null {
  const fraction = fractionAt(text, at);
  if (fraction) return { ...fraction, parts: null };
  const decimal = decimalAt(text, at);
  if (!decimal.whole) return { ...decimal, parts: null };
  const next = afterJoiner(text, decimal.end);
  const part = fractionAt(text, next);
  if (part && part.value.numerator < part.value.denominator && decimal.value.numerator > 0) {
    return {
      value: add(decimal.value, part.value),
      end: part.end,
      parts: next > decimal.end ? [decimal.value, part.value] : null,
    };
  }
  return { ...decimal, parts: null };
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (isLetter(character) || isDigit(character)) at += 1;
    else if (character === "'" && isLetter(text[at + 1])) at += 1;
    else break;
  }
  if (text[at] === "'" && text[at - 1] === 's') at += 1;
  return at;
}

function wordOf(text: string): string {
  return singular(fold(text).replace(/'s?$/, '').replace(/'/g, ''));
}

/** Splits a cleaned line into numbers, words and symbols, in one pass. */
export function tokensOf(text: string): LineToken[] {
  const tokens: LineToken[] = [];
  let at = 0;
  let glued = false;
  const push = (
    kind: LineToken['kind'],
    end: number,
    word: string,
    value: Rational | null = null,
    parts: LineToken['parts'] = null,
  ) => {
    tokens.push({ kind, text: text.slice(at, end), word, value, parts, start: at, end, glued });
    at = end;
    glued = true;
  };
  while (at < text.length) {
    const character = text[at] as string;
    if (character === ' ') {
      at += 1;
      glued = false;
      continue;
    }
    const opensNumber =
      isDigit(character) ||
      VULGAR_FRACTIONS.has(character) ||
      (character === '.' && isDigit(text[at + 1]) && !isDigit(text[at - 1]));
    if (opensNumber) {
      const number = numberAt(text, at);
      const digitsEnd = endOfDigits(text, at);
      const end = number?.end ?? digitsEnd;
      if (text[end] === '%') {
        push('word', end + 1, `${text.slice(at, end)}%`);
        continue;
      }
      const lettersEnd = endOfWord(text, end);
      const letters = text.slice(end, lettersEnd);
      const unitFollows =
        letters === '' ||
        /^x\d*$/i.test(letters) ||
        unitOfWord(letters.toLowerCase().replace(/\d.*$/, '')) !== null;
      const leadingZero = character === '0' && isDigit(text[at + 1]);
      if (!number || leadingZero || !unitFollows) {
        const wordEnd = Math.max(lettersEnd, digitsEnd);
        push('word', wordEnd, wordOf(text.slice(at, wordEnd)));
      } else {
        push('number', end, '', number.value, number.parts);
        if (/^x\d+$/i.test(letters)) push('word', end + 1, 'x');
      }
    } else if (isLetter(character)) {
      const end = endOfWord(text, at);
      push('word', end, wordOf(text.slice(at, end)));
    } else {
      push('mark', at + 1, character);
    }
  }
  return tokens;
}
