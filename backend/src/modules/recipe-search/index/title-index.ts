import { editDistance } from '@larder/culinary';
import type { SlicedWork } from '../../../common/sliced-work.js';

/** A word's place in a title and the title's length take four bits each. */
const placeShift = 4;
const placeMask = 0xf;
const titlesBetweenPauses = 4_096;
const postingsBetweenPauses = 65_536;
/** Of a word, its length and the letters that occur in it. */
const lettersOfWord = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

export const placeOf = (position: number, length: number): number =>
  (position << placeShift) | (length - 1);
export const positionIn = (place: number): number => place >> placeShift;
export const lengthIn = (place: number): number => (place & placeMask) + 1;

/** Whether more bits are set than this. */
function hasMore(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left !== 0;
}

const NO_WORDS = new Int32Array();

/** All the arrays of a title index. */
export type TitleContents = Pick<
  TitleIndex,
  | 'words'
  | 'sharedWords'
  | 'postingStarts'
  | 'postingRows'
  | 'postingPlaces'
  | 'ownStarts'
  | 'ownWords'
>;

/**
 * The words of a segment's titles. For each word of titles that everyone can find, the rows whose titles contain it and where in the
 * title; for each row of a household, the words of its title. So a search reads the lists of its words and the titles of one
 * household, and nobody's search depends on words that only others use.
 */
export class TitleIndex {
  /** First those of titles that everyone can find, then those that only households use, both in alphabetical order. */
  readonly words: readonly string[];
  readonly sharedWords: number;
  /** Postings of word w: from postingStarts[w] up to postingStarts[w + 1], by row. */
  readonly postingStarts: Uint32Array;
  readonly postingRows: Uint32Array;
  /** The word's position in the title and the title's length. */
  readonly postingPlaces: Uint8Array;
  /** Words of the household's row number r: from ownStarts[r] up to ownStarts[r + 1]. */
  readonly ownStarts: Uint32Array;
  readonly ownWords: Uint32Array;
  /** The shared words by their lengths, worked out when someone first misspells one. */
  private lengths: ReadonlyMap<number, Int32Array> | null = null;

  constructor(contents: TitleContents) {
    this.words = contents.words;
    this.sharedWords = contents.sharedWords;
    this.postingStarts = contents.postingStarts;
    this.postingRows = contents.postingRows;
    this.postingPlaces = contents.postingPlaces;
    this.ownStarts = contents.ownStarts;
    this.ownWords = contents.ownWords;
  }

  /** Memory used by the arrays, and roughly by the words. */
  get byteLength(): number {
    const { words, postingStarts, postingRows, postingPlaces, ownStarts, ownWords } = this;
    const arrays = [postingStarts, postingRows, postingPlaces, ownStarts, ownWords];
    const text = words.reduce((sum, { length }) => sum + length + 32, 0);
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, text + 8 * this.sharedWords);
  }

  /** The shared word's number, or -1. */
  numberOf(word: string): number {
    const number = this.firstFrom(word, 0, this.sharedWords);
    return number < this.sharedWords && this.words[number] === word ? number : -1;
  }

  /** The same of any word. */
  ownNumberOf(word: string): number {
    const shared = this.numberOf(word);
    if (shared >= 0) return shared;
    const number = this.firstFrom(word, this.sharedWords, this.words.length);
    return this.words[number] === word ? number : -1;
  }

  /** The numbers of the shared words that begin with this: from the first up to the second. */
  beginningWith(prefix: string): readonly [from: number, to: number] {
    return this.rangeOf(prefix, 0, this.sharedWords);
  }

  /** The same of the words that only households use. */
  ownBeginningWith(prefix: string): readonly [from: number, to: number] {
    return this.rangeOf(prefix, this.sharedWords, this.words.length);
  }

  private rangeOf(prefix: string, low: number, high: number): readonly [from: number, to: number] {
    const from = this.firstFrom(prefix, low, high);
    let to = from;
    let step = 1;
    const fits = (number: number) =>
      number < high && (this.words[number] as string).startsWith(prefix);
    while (fits(to + step - 1)) {
      to += step;
      step *= 2;
    }
    for (; step >= 1; step = Math.floor(step / 2)) if (fits(to + step - 1)) to += step;
    return [from, to];
  }

  /** The numbers of the shared words with at most this many edits. */
  *near(word: string, limit: number): Generator<number> {
    const { words } = this;
    const wanted = lettersOfWord(word);
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      const alike = this.ofLength(length);
      for (let at = 0; at < alike.length; at += 2) {
        const has = alike[at] as number;
        // Each edit adds at most one letter and removes at most one.
        if (hasMore(has & ~wanted, limit) || hasMore(wanted & ~has, limit)) continue;
        const number = alike[at + 1] as number;
        if (editDistance(word, words[number] as string, limit) <= limit) yield number;
      }
    }
  }

  /** For each shared word of this length its letters, and its number. */
  private ofLength(length: number): Int32Array {
    this.lengths ??= this.byLength();
    return this.lengths.get(length) ?? NO_WORDS;
  }

  private byLength(): ReadonlyMap<number, Int32Array> {
    const lists = new Map<number, number[]>();
    for (let number = 0; number < this.sharedWords; number += 1) {
      const word = this.words[number] as string;
      const list = lists.get(word.length) ?? [];
      lists.set(word.length, list);
      list.push(lettersOfWord(word), number);
    }
    return new Map([...lists].map(([length, list]) => [length, Int32Array.from(list)]));
  }

  /** The words of a household's row, counted from its first. */
  ownTitle(ownRow: number): Uint32Array {
    return this.ownWords.subarray(this.ownStarts[ownRow], this.ownStarts[ownRow + 1]);
  }

  /** The words of each shared row, which the index keeps only by word. */
  *sharedTitles(rows: number): SlicedWork<{ starts: Uint32Array; words: Uint32Array }> {
    const { postingStarts, postingRows, postingPlaces } = this;
    const starts = new Uint32Array(rows + 1);
    for (let at = 0; at < postingRows.length; at += 1) {
      if (at % postingsBetweenPauses === 0) yield;
      starts[(postingRows[at] as number) + 1] = lengthIn(postingPlaces[at] as number);
    }
    for (let row = 0; row < rows; row += 1) {
      if (row % postingsBetweenPauses === 0) yield;
      starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
    }
    const words = new Uint32Array(starts[rows] as number);
    for (let word = 0; word < this.sharedWords; word += 1) {
      if (word % titlesBetweenPauses === 0) yield;
      const end = postingStarts[word + 1] as number;
      for (let at = postingStarts[word] as number; at < end; at += 1) {
        const row = postingRows[at] as number;
        words[(starts[row] as number) + positionIn(postingPlaces[at] as number)] = word;
      }
    }
    return { starts, words };
  }

  private firstFrom(word: string, first: number, end: number): number {
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
