const VOWELS = /[aeiouyw]/g;
const DOUBLED = /(.)\1+/g;

/** Fewer letters than this, and a word with other consonants is another word: "laab" is no lamb, "mafe" no mace. */
const SHORTEST_WITH_A_GAP = 5;
/** From here on letters that sound nearly alike may stand for each other: "salmom", "mustart". */
const SHORTEST_WITH_LIKE_SOUNDS = 6;
const SHORTEST_WITH_TWO_EDITS = 8;

/** The words as they sound, so that "sumak" is sumac and "condenced" condensed: each C like K, or each like S where it may be. */
const SOUNDS: readonly ((word: string) => string)[] = [
  (word) => soundsOf(word.replace(/c/g, 'k')),
  (word) => soundsOf(word.replace(/c(?=[eiy])/g, 's').replace(/c/g, 'k')),
];

const soundsOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/q/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=.)h/g, '');

function consonantsOf(sounds: string, isLong: boolean): string {
  const consonants = sounds.replace(VOWELS, '');
  const alike = isLong
    ? consonants.replace(/m/g, 'n').replace(/d/g, 't').replace(/j/g, 'g')
    : consonants;
  return alike.replace(DOUBLED, '$1');
}

const lacksOne = (typed: string, meant: string): boolean =>
  typed.length === meant.length - 1 &&
  [...meant].some((_, at) => meant.slice(0, at) + meant.slice(at + 1) === typed);

const swapsTwo = (typed: string, meant: string): boolean =>
  typed.length === meant.length &&
  [...meant].some(
    (letter, at) =>
      meant.slice(0, at) + (meant[at + 1] ?? '') + letter + meant.slice(at + 2) === typed,
  );

/**
 * Whether the first of two words, so many edits apart, may be the second one misspelt. Who misspells a word keeps its first sound and its
 * consonants, or leaves one out, or swaps two; a word with other consonants is one of another food or language: porridge is no partridge.
 */
export function isLikelyMisspelling(typed: string, meant: string, edits: number): boolean {
  return SOUNDS.some((sounds) => {
    if (sounds(typed)[0] !== sounds(meant)[0]) return false;
    const isLong = typed.length >= SHORTEST_WITH_LIKE_SOUNDS;
    const said = consonantsOf(sounds(typed), isLong);
    const wanted = consonantsOf(sounds(meant), isLong);
    if (said === wanted) return edits < 2 || typed.length >= SHORTEST_WITH_TWO_EDITS;
    return (
      edits < 2 &&
      typed.length >= SHORTEST_WITH_A_GAP &&
      (lacksOne(said, wanted) || swapsTwo(said, wanted))
    );
  });
}
