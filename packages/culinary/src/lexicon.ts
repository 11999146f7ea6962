import { allIngredients } from './ingredient.js';
import { FRENCH_NAMES } from './ingredient-table/french-names.js';
import { GERMAN_NAMES } from './ingredient-table/german-names.js';
import { SPANISH_NAMES } from './ingredient-table/spanish-names.js';
import { FRENCH_WORDS } from './languages/french.js';
import { GERMAN_WORDS } from './languages/german.js';
import type { LanguageWords } from './languages/language-words.js';
import { SPANISH_WORDS } from './languages/spanish.js';
import { foldedWord, lexiconTokens } from './lexicon-tokens.js';
import type { ForeignLanguage } from './line-language.js';
import type { LineToken } from './line-tokens.js';
import { PhraseTree } from './phrase-tree.js';
import { rational, type Rational } from './rational.js';
import type { UnitId } from './units.js';
import { idOfPhrase as idOfEnglishPhrase } from './vocabulary.js';
import { nameWords } from './words.js';

/** What a language is read by: its words and its names of foods. Built when the first line of the language is read. */
export interface Lexicon {
  readonly language: ForeignLanguage;
  readonly headLast: boolean;
  readonly names: PhraseTree<number>;
  readonly units: PhraseTree<UnitId>;
  readonly numbers: ReadonlyMap<string, Rational>;
  readonly multiples: ReadonlyMap<string, Rational>;
  readonly fractions: ReadonlyMap<string, Rational>;
  readonly uncounted: PhraseTree<true>;
  readonly approximate: ReadonlySet<string>;
  readonly rangeJoiners: ReadonlySet<string>;
  readonly measured: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly describing: ReadonlySet<string>;
  readonly preparation: ReadonlySet<string>;
  readonly describingEnding: RegExp;
  readonly boundaries: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly takenParts: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly plantBased: ReadonlySet<string>;
  readonly openHeads: ReadonlySet<number>;
  readonly and: ReadonlySet<string>;
  readonly or: ReadonlySet<string>;
  readonly madeOf: ReadonlySet<string>;
  readonly with: ReadonlySet<string>;
  readonly optional: RegExp;
  readonly toTaste: RegExp;
  /** Words that occur only in lines and recipes of this language, or in few others. */
  readonly marks: ReadonlySet<string>;
  /** Whether a word is written with the accents it has in a name or a description; without any, it always is. */
  readonly spells: (word: string) => boolean;
  /** Whether the word occurs in the name of a food. */
  readonly knows: (word: string) => boolean;
  readonly tokensOf: (text: string) => LineToken[];
  /** Words of a phrase as they are compared, without articles. */
  readonly wordsOf: (text: string) => string[];
}

const SOURCES: Record<ForeignLanguage, { words: LanguageWords; names: string }> = {
  fr: { words: FRENCH_WORDS, names: FRENCH_NAMES },
  de: { words: GERMAN_WORDS, names: GERMAN_NAMES },
  es: { words: SPANISH_WORDS, names: SPANISH_NAMES },
};

interface NamedFood {
  readonly id: number;
  readonly names: readonly string[];
}

function namedFoods(names: string): NamedFood[] {
  const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));
  return names.split('\n').flatMap((row) => {
    if (row === '') return [];
    const [name = '', list = ''] = row.split(' = ');
    const id = idByName.get(name);
    if (id === undefined) throw new Error(`${row}: no ingredient is called ${name}.`);
    if (list === '') throw new Error(`${row}: ${name} has no name in this language.`);
    return [{ id, names: list.split(', ') }];
  });
}

/** The foods that have names in a language; the first name is the one to show. */
export function foodsNamedIn(language: ForeignLanguage): readonly NamedFood[] {
  return namedFoods(SOURCES[language].names);
}

const listOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function fractionOf(text: string): Rational {
  const [numerator, denominator = '1'] = text.split('/');
  return rational(Number(numerator), Number(denominator));
}

const ACCENTED = /[^\0-\x7f]/;

/** Lower case without the endings of gender and number. */
const bare = (word: string): string => word.toLowerCase().replace(/e?s?$/, '');

function build({ words, names }: { words: LanguageWords; names: string }): Lexicon {
  const connectors = new Set(listOf(words.connectors));
  const compared = new Map<string, string>();
  const wordOf = (written: string): string => {
    const known = compared.get(written);
    if (known !== undefined) return known;
    const lower = written.toLowerCase();
    const word = connectors.has(lower)
      ? ''
      : /^pâtés?$/.test(lower)
        ? 'patee'
        : words.stem(foldedWord(lower));
    if (compared.size < 20_000) compared.set(written, word);
    return word;
  };
  const tokensOf = (text: string) => lexiconTokens(text, wordOf);
  const wordsOf = (text: string) =>
    tokensOf(text).flatMap(({ kind, word, text: written }) =>
      kind === 'number' ? [written] : kind === 'word' && word !== '' ? [word] : [],
    );
  const setOf = (text: string) =>
    new Set(listOf(text).flatMap((word) => [wordsOf(word).join(''), ...wordsOf(word)]));
  const plainSet = (text: string) => new Set(listOf(text).map(foldedWord));
  const numbersOf = (text: string) =>
    new Map(
      text.split(',').map((entry) => {
        const [word = '', value = '1'] = entry.split(' ');
        return [words.stem(foldedWord(word)), fractionOf(value)] as const;
      }),
    );

  const tree = new PhraseTree<number>();
  const foodWords = new Set<string>();
  const spellings = new Set<string>();
  const spell = (text: string) => {
    for (const { kind, text: word } of tokensOf(text))
      if (kind === 'word') spellings.add(bare(word));
  };
  spell(words.describing);
  spell(words.preparation);
  for (const { id, names: list } of namedFoods(names)) {
    for (const name of list) {
      const compared = wordsOf(name);
      tree.add(compared, id);
      for (const word of compared) foodWords.add(word);
      spell(name);
    }
  }
  const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));
  const units = new PhraseTree<UnitId>();
  for (const row of words.units.trim().split('\n')) {
    const [unit = '', phrases = ''] = row.split(' = ');
    for (const phrase of phrases.split(', ')) units.add(wordsOf(phrase), unit as UnitId);
  }
  const uncounted = new PhraseTree<true>();
  for (const phrase of words.uncounted.split(',')) uncounted.add(wordsOf(phrase), true);

  return {
    language: words.language,
    headLast: words.headLast,
    names: tree,
    units,
    numbers: numbersOf(words.numbers),
    multiples: numbersOf(words.multiples),
    fractions: numbersOf(words.fractions),
    uncounted,
    approximate: setOf(words.approximate),
    rangeJoiners: plainSet(words.rangeJoiners),
    measured: setOf(words.measured),
    sizes: setOf(words.sizes),
    describing: setOf(words.describing),
    preparation: setOf(words.preparation),
    describingEnding: words.describingEnding,
    boundaries: new Set([...plainSet(words.boundaries), ...setOf(words.boundaries)]),
    forms: setOf(words.forms),
    takenParts: setOf(words.takenParts),
    origins: setOf(words.origins),
    plantBased: setOf(words.plantBased),
    openHeads: new Set(words.openHeads.split(',').flatMap((name) => idByName.get(name) ?? [])),
    and: plainSet(words.and),
    or: plainSet(words.or),
    madeOf: plainSet(words.madeOf),
    with: plainSet(words.with),
    optional: words.optional,
    toTaste: words.toTaste,
    marks: new Set(
      listOf(words.marks).flatMap((word) => [
        word.toLowerCase(),
        ...(word.length > 1 ? [foldedWord(word)] : []),
      ]),
    ),
    spells: (word) => !ACCENTED.test(word) || spellings.has(bare(word)),
    knows: (word) => foodWords.has(wordOf(word)),
    tokensOf,
    wordsOf,
  };
}

const BUILT = new Map<ForeignLanguage, Lexicon>();

/** The lexicon of a language, built once. */
export function lexiconOf(language: ForeignLanguage): Lexicon {
  let lexicon = BUILT.get(language);
  if (!lexicon) {
    lexicon = build(SOURCES[language]);
    BUILT.set(language, lexicon);
  }
  return lexicon;
}

// The name of a dish more often than of its leaves.
const DISHES: ReadonlySet<string> = new Set(['salade']);

const pluralised = (name: string): string =>
  name.replace(/\p{L}{4,}/gu, (word) => (/[sxz]$/.test(word) ? word : `${word}s`));

let frenchPhrases: Map<string, number> | null = null;

/** The ingredient that is called exactly so (folded, singular, separated by one space), in English or else in French; or null. */
export function idOfPhrase(phrase: string): number | null {
  const english = idOfEnglishPhrase(phrase);
  if (english !== null) return english;
  frenchPhrases ??= new Map(
    foodsNamedIn('fr')
      .flatMap(({ id, names }) =>
        // The English singular of "chiches" is another than that of "chiche".
        names
          .flatMap((name) => [name, pluralised(name)])
          .map((name) => [nameWords(name).join(' '), id] as const),
      )
      .filter(([name]) => !DISHES.has(name))
      .reverse(),
  );
  return frenchPhrases.get(phrase) ?? null;
}
