import { ingredientById } from '../ingredient.js';
import { idOfPhrase } from '../lexicon.js';
import { fold, singular } from '../words.js';
import { DISH_WORDS, MOST_DISH_WORDS } from './dish-words.js';

/** Of a longer title only the first words are searched. */
const MOST_TITLE_WORDS = 16;
/** The words of a name after these are not searched for. */
const MOST_NAME_WORDS = 12;
const LONGEST_WORD = 32;
/** Of a name with several French words, only the likeliest translations. */
const MOST_OTHER_NAMES = 6;

/** Words between the ones that tell what a dish is. */
const FILLERS = new Set(
  (
    'a an and at by for from i in n of on or s the to with ' +
    'al alla alle allo au aux con da das de dei del della des di do dos du e el en et i il l la las le les los mit na os un une und y'
  ).split(' '),
);

// Chinese characters and emoji are words of their own: nobody puts spaces between them.
const WORDS = /\p{Script=Han}|\p{Extended_Pictographic}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const PLAIN_WORDS = /[a-z0-9]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/;
const WRITTEN_WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /[’‘`´]/g;
const POSSESSIVE = /'s?(?![\p{L}\p{N}])/gu;
/** French: the onion of "l'oignon" is the word. */
const ELIDED = /(?<!\p{L})(?:d|l|qu)'(?=\p{L})/gu;

/** Every word, folded and singular. */
export function wordsOf(text: string): string[] {
  const folded = withoutApostrophes(fold(text).replace(APOSTROPHES, "'"));
  const pattern = BEYOND_ASCII.test(folded) ? WORDS : PLAIN_WORDS;
  return (folded.match(pattern) ?? []).map((word) => singular(word.slice(0, LONGEST_WORD)));
}

const withoutApostrophes = (text: string): string =>
  text.includes("'") ? text.replace(ELIDED, '').replace(POSSESSIVE, '').replaceAll("'", '') : text;

/** Without fillers and repetitions, unless there is nothing else. */
function tellingWords(words: readonly string[], most: number): string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, most);
}

/** The words of a dish's title by which it is found, in order, each once. */
export const titleWords = (title: string): string[] =>
  tellingWords(wordsOf(title), MOST_TITLE_WORDS);

/** What a person may mean by the name of a dish. */
export interface DishName {
  /** The words as they were typed, as those of a title. */
  readonly words: readonly string[];
  /**
   * The same by other names, likeliest first: foods by their usual ones, and dishes by English ones. "Tarte aux pommes" is an apple tart,
   * and an apple pie.
   */
  readonly otherWords: readonly (readonly string[])[];
  /** The food that the whole name stands for: dishes that use it are meant as well. */
  readonly food: number | null;
}

export function readDishName(text: string): DishName {
  const typed = wordsOf(text);
  const words = tellingWords(typed, MOST_NAME_WORDS);
  const others = new Map(
    otherNames(typed).map((name) => {
      const telling = tellingWords(name, MOST_NAME_WORDS);
      return [telling.join(' '), telling];
    }),
  );
  others.delete(words.join(' '));
  return {
    words,
    otherWords: [...others.values()],
    food: idOfPhrase(typed.join(' ')),
  };
}

/** Every combination of what its parts may be called, the first the usual names of all foods. */
function otherNames(words: readonly string[]): string[][] {
  let names: string[][] = [[]];
  for (let start = 0; start < words.length;) {
    const { length, meanings } = partAt(words, start);
    names = meanings
      .flatMap((meaning) => names.map((name) => [...name, ...meaning]))
      .slice(0, MOST_OTHER_NAMES);
    start += length;
  }
  return names;
}

/** The longest known name from here on, or one word that is not known. */
function partAt(
  words: readonly string[],
  start: number,
): { length: number; meanings: readonly (readonly string[])[] } {
  for (let end = words.length; end > start; end -= 1) {
    const phrase = words.slice(start, end).join(' ');
    const length = end - start;
    const id = idOfPhrase(phrase);
    const food = id === null ? undefined : ingredientById(id)?.name;
    const dish = length > MOST_DISH_WORDS ? undefined : DISH_WORDS.get(phrase);
    if (food === undefined && dish === undefined) continue;
    return { length, meanings: [...(food ? [food] : []), ...(dish ?? [])].map(wordsOf) };
  }
  return { length: 1, meanings: [words.slice(start, start + 1)] };
}

/** Guessed words as the titles that have them write them, which are found by the singular without accents. */
export function guessAsWritten(words: readonly string[], titles: readonly string[]): string {
  const written = titles.flatMap((title) => title.toLowerCase().match(WRITTEN_WORDS) ?? []);
  return words
    .map((word) => written.find((candidate) => wordsOf(candidate)[0] === word) ?? word)
    .join(' ');
}
