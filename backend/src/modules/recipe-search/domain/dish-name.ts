import { fold, idOfPhrase, ingredientById, singular } from '@larder/culinary';

/** Of a longer title only the first words are searched. */
export const MOST_TITLE_WORDS = 16;
/** The words of a name after these are not searched for. */
const MOST_NAME_WORDS = 12;
const LONGEST_WORD = 32;

/** Words between the ones that tell what a dish is. */
const FILLERS = new Set(
  (
    'a an and at by for from i in n of on or s the to with ' +
    'al alla alle allo au aux con da das de dei del della des di do dos du e el en et i il l la las le les los mit na os und y'
  ).split(' '),
);

// Chinese characters and emoji are words of their own: nobody puts spaces between them.
const WORDS = /\p{Script=Han}|\p{Extended_Pictographic}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const PLAIN_WORDS = /[a-z0-9]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/;
const WRITTEN_WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHES = /[’‘`´]/g;
const POSSESSIVE = /'s?(?![\p{L}\p{N}])/gu;

/** Every word, folded and singular. */
function wordsOf(text: string): string[] {
  const folded = fold(text).replace(APOSTROPHES, "'").replace(POSSESSIVE, '').replaceAll("'", '');
  const pattern = BEYOND_ASCII.test(folded) ? WORDS : PLAIN_WORDS;
  return (folded.match(pattern) ?? []).map((word) => singular(word.slice(0, LONGEST_WORD)));
}

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
  /** The same with foods by their usual names, if that makes a difference: "poulet" is "chicken". */
  readonly usualWords: readonly string[] | null;
  /** The food that the whole name stands for: dishes that use it are meant as well. */
  readonly food: number | null;
}

export function readDishName(text: string): DishName {
  const typed = wordsOf(text);
  const words = tellingWords(typed, MOST_NAME_WORDS);
  const usual = tellingWords(withUsualNames(typed), MOST_NAME_WORDS);
  return {
    words,
    usualWords: usual.join(' ') === words.join(' ') ? null : usual,
    food: idOfPhrase(typed.join(' ')),
  };
}

/** The longest known names first, from the left. */
function withUsualNames(words: readonly string[]): string[] {
  const usual: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = words.length;
    while (end > start + 1 && idOfPhrase(words.slice(start, end).join(' ')) === null) end -= 1;
    const id = idOfPhrase(words.slice(start, end).join(' '));
    const name = id === null ? undefined : ingredientById(id)?.name;
    usual.push(...(name === undefined ? words.slice(start, end) : wordsOf(name)));
    start = end;
  }
  return usual;
}

/** Guessed words as the titles that have them write them, which are found by the singular without accents. */
export function guessAsWritten(words: readonly string[], titles: readonly string[]): string {
  const written = titles.flatMap((title) => title.toLowerCase().match(WRITTEN_WORDS) ?? []);
  return words
    .map((word) => written.find((candidate) => wordsOf(candidate)[0] === word) ?? word)
    .join(' ');
}
