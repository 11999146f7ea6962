import { foodsNamedIn, lexiconOf, type Lexicon } from './lexicon.js';
import {
  LINE_LANGUAGES,
  lineLanguageOf,
  type ForeignLanguage,
  type LineLanguage,
} from './line-language.js';
import type { LineToken } from './line-tokens.js';
import { isTrailing, knownWords } from './vocabulary.js';
import { fold, nameWords, singular } from './words.js';

const ENGLISH_MARKS: ReadonlySet<string> = new Set(
  (
    'of and or the with for to taste cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp ounce ounces oz pound pounds lb lbs inch ' +
    'fresh freshly large small medium ground chopped minced sliced diced grated peeled can cans package clove cloves into about plus if ' +
    'then until add heat minutes stir finely roughly optional such as your this that is are from cut each at in on it you will'
  ).split(' '),
);

const FOREIGN: readonly ForeignLanguage[] = ['fr', 'de', 'es'];
const WORDS = /\p{L}[\p{L}\p{M}]*['’]?/gu;
const MOST_WORDS = 150;

// A word that only this language uses in a recipe says more than a food, whose name may be borrowed.
const MARK_WEIGHT = 2;
const LEAD = 1.25;

function weightIn(lexicon: Lexicon, word: string, folded: string): number {
  if (lexicon.marks.has(word)) return MARK_WEIGHT;
  // Without its accent, "thé" is an English word.
  if (ENGLISH_MARKS.has(word)) return 0;
  if (lexicon.marks.has(folded)) return MARK_WEIGHT;
  return lexicon.knows(word) ? 1 : 0;
}

type Weights = readonly (readonly [LineLanguage, number])[];

const MOST_WORDS_KNOWN = 5_000;
const LONGEST_WORD_KNOWN = 30;
/** The same words recur, in one recipe as in all. */
const knownWeights = new Map<string, Weights>();

/** How much a word, as it was found, says for each language. */
function weightsOf(found: string): Weights {
  const before = knownWeights.get(found);
  if (before) return before;
  const word = found.replace('’', "'");
  const folded = fold(word);
  const isEnglishFood = word.length > 2 && knownWords().has(singular(folded));
  const english = ENGLISH_MARKS.has(word) ? MARK_WEIGHT : Number(isEnglishFood);
  const foreign = FOREIGN.map(
    (language) => [language, weightIn(lexiconOf(language), word, folded)] as const,
  );
  const weights: Weights = [['en', english], ...foreign];
  if (found.length > LONGEST_WORD_KNOWN) return weights;
  if (knownWeights.size >= MOST_WORDS_KNOWN) knownWeights.clear();
  knownWeights.set(found, weights);
  return weights;
}

function votesFor(texts: readonly string[]): ReadonlyMap<LineLanguage, number> {
  const votes = new Map<LineLanguage, number>();
  let count = 0;
  for (const text of texts) {
    for (const [found] of text.normalize('NFC').toLowerCase().matchAll(WORDS)) {
      count += 1;
      if (count > MOST_WORDS) return votes;
      for (const [language, weight] of weightsOf(found)) {
        votes.set(language, (votes.get(language) ?? 0) + weight);
      }
    }
  }
  return votes;
}

function winner(votes: ReadonlyMap<LineLanguage, number>): LineLanguage | null {
  const [first, second] = LINE_LANGUAGES.map(
    (language) => [language, votes.get(language) ?? 0] as const,
  ).sort(([, left], [, right]) => right - left);
  return first && first[1] > 0 && first[1] >= LEAD * (second?.[1] ?? 0) ? first[0] : null;
}

/**
 * The language in which most words of these lines are written; null when too few are known to say. Give a recipe's lines, and its
 * title and steps too if they are at hand.
 */
export function languageOf(texts: readonly string[]): LineLanguage | null {
  return winner(votesFor(texts));
}

let frenchWords: Set<string> | null = null;

/** Articles and words of foods that English lacks, folded and singular as the tokens of an English line are. */
function frenchOnly(): Set<string> {
  frenchWords ??= new Set([
    'de',
    'du',
    ...foodsNamedIn('fr')
      .flatMap(({ names }) => names.flatMap((name) => nameWords(name)))
      .filter((word) => word.length > 2 && !knownWords().has(word) && !isTrailing(word)),
  ]);
  return frenchWords;
}

/** Whether a token of a line that was read as English suggests that it is French: one of its words, or an elision. */
export const isFrench = ({ word, text }: LineToken): boolean =>
  frenchOnly().has(word) || text[1] === "'";

/**
 * The language to read a recipe's lines in: the one it is marked with, a BCP 47 tag such as fr-CA, else the vote of its lines. Null
 * when neither says, or when Larder does not read that language.
 */
export function languageOfLines(
  lines: readonly string[],
  tag?: string | null,
): LineLanguage | null {
  return tag ? lineLanguageOf(tag) : languageOf(lines);
}
