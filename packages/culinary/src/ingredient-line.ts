import { readEnglishLine } from './english-line.js';
import { isFrench, languageOf, languageOfLines } from './language-vote.js';
import { readLexiconLine } from './lexicon-line.js';
import { lexiconOf } from './lexicon.js';
import { lineLanguageOf, type LineLanguage } from './line-language.js';
import type { IngredientLine } from './parsed-line.js';

export type { PackageSize } from './line-amount.js';
export type { IngredientLine } from './parsed-line.js';

/** How to read a line. */
export interface LineOptions {
  /** The language of the recipe, as a BCP 47 tag; without one, the words of the line decide. */
  readonly language?: string | null;
}

function parseIn(language: LineLanguage, line: string): IngredientLine {
  return language === 'en'
    ? readEnglishLine(line).line
    : readLexiconLine(line, lexiconOf(language)).line;
}

/** The line in the language that its words belong to, unless English reads it better. */
function parseAsSpoken(line: string, english: IngredientLine): IngredientLine {
  const spoken = languageOf([line]);
  if (spoken !== null && spoken !== 'en') {
    const read = parseIn(spoken, line);
    const isUnderstood = english.ingredientId === null && read.unit !== null;
    if (read.ingredientId !== null || isUnderstood) return read;
  }
  if (english.ingredientId !== null || spoken === 'en') return english;
  // "2 tomates" has too few words for a vote.
  const french = parseIn('fr', line);
  return isWholeName(french) ? french : english;
}

/** Whether the name of the line is all that a food is called, with no word more. */
function isWholeName({ name, ingredientId }: IngredientLine): boolean {
  const { names, wordsOf } = lexiconOf('fr');
  return ingredientId !== null && names.get(wordsOf(name)) === ingredientId;
}

/**
 * Parses one recipe line: amount, unit, package size, food, preparation and remarks, with the units and foods of one language only.
 * Deterministic, never throws, and runs in linear time. The line itself is kept in `raw`.
 */
export function parseIngredientLine(line: string, { language }: LineOptions = {}): IngredientLine {
  if (language) return parseIn(lineLanguageOf(language) ?? 'en', line);
  const { line: english, tokens } = readEnglishLine(line);
  return english.ingredientId === null || tokens.some(isFrench)
    ? parseAsSpoken(line, english)
    : english;
}

/** Parses the lines of one recipe, all in its language: the one given, else the one that most of them are written in. */
export function parseIngredientLines(
  lines: readonly string[],
  { language }: LineOptions = {},
): IngredientLine[] {
  const spoken = languageOfLines(lines, language) ?? 'en';
  return lines.map((line) => parseIn(spoken, line));
}
