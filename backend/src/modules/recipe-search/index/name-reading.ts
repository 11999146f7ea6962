import { editDistance } from '@larder/culinary';
import type { DishName } from '@larder/culinary/at-hand';
import type { RecipeSegment } from './recipe-segment.js';

/** A word that a title has to contain. */
export interface WantedWord {
  readonly word: string;
  /** Whether a title's word may also begin with it. */
  readonly mayContinue: boolean;
}

/** Words that a title has to contain, all of them. */
export interface NameReading {
  readonly words: readonly WantedWord[];
  readonly origin: 'typed' | 'other name' | 'guess';
}

export interface ReadName {
  readonly readings: readonly NameReading[];
  /** The words as they were corrected; null if they were found as typed. */
  readonly guess: readonly string[] | null;
}

const SHORTEST_BEGINNING = 3;
const SHORTEST_HALF = 3;
const BEYOND_ASCII = /[^\0-\x7f]/;

// Short words have too many neighbours to guess.
function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

const mayContinue = (word: string): boolean =>
  word.length >= SHORTEST_BEGINNING || BEYOND_ASCII.test(word);

const wanted = (word: string): WantedWord => ({ word, mayContinue: mayContinue(word) });
const exactly = (word: string): WantedWord => ({ word, mayContinue: false });

/** The words of the titles that one person may find. */
export class TitleVocabulary {
  private own: ReadonlySet<string> | null = null;

  constructor(
    private readonly segments: readonly RecipeSegment[],
    private readonly viewers: readonly string[],
  ) {}

  /**
   * The name as typed, by its other names, and with neighbouring words joined. If none of these can be a title, and no
   * dish uses the food that it stands for, its unknown words are corrected.
   */
  read({ words, otherWords }: DishName, isFoodUsed: () => boolean): ReadName {
    const readings: NameReading[] = [];
    if (words.length > 0 && words.every((word) => this.has(word))) {
      readings.push({ words: words.map(wanted), origin: 'typed' });
    }
    for (const others of [...otherWords, ...joined(words)]) {
      if (!others.every((word) => this.isWhole(word))) continue;
      readings.push({ words: others.map(wanted), origin: 'other name' });
    }
    if (readings.length > 0 || isFoodUsed()) return { readings, guess: null };
    const guess = this.understood(words);
    if (guess === null) return { readings, guess };
    return {
      readings: [{ words: guess, origin: 'guess' }],
      guess: guess.map(({ word }) => word),
    };
  }

  /** What is understood of a name that no title has, the word that fewest titles contain first. */
  tellingWords({ words, otherWords }: DishName): readonly string[] {
    const known = [words, ...otherWords]
      .map((some) => some.filter((word) => this.has(word)))
      .reduce((most, some) => (some.length > most.length ? some : most));
    const corrected = known.length > 0 ? known : words.flatMap((word) => this.correct(word));
    return [...new Set(corrected)].sort(
      (left, right) => this.uses(left) - this.uses(right) || inOrder(left, right),
    );
  }

  /** Every word, corrected if need be; null if one of them cannot be. */
  private understood(words: readonly string[]): WantedWord[] | null {
    const read = words.map((word) =>
      this.has(word) ? [wanted(word)] : this.correct(word).map(exactly),
    );
    return words.length > 0 && read.every(({ length }) => length > 0) ? read.flat() : null;
  }

  /** Whether a title contains the word, or a word that begins with it. */
  private has(word: string): boolean {
    if (this.isWhole(word)) return true;
    return mayContinue(word) && this.segments.some((segment) => this.isBegun(segment, word));
  }

  private isBegun(segment: RecipeSegment, word: string): boolean {
    const [from, to] = segment.titles.beginningWith(word);
    for (let number = from; number < to; number += 1) {
      if (segment.isTitleWordUsed(number)) return true;
    }
    const [ownFrom, ownTo] = segment.titles.ownBeginningWith(word);
    if (from === to && ownFrom === ownTo) return false;
    return (
      segment.ownTitleWordUses(
        this.viewers,
        (number) => (number >= from && number < to) || (number >= ownFrom && number < ownTo),
      ) > 0
    );
  }

  private isWhole(word: string): boolean {
    return this.segments.some(
      (segment) =>
        segment.isTitleWordUsed(segment.titles.numberOf(word)) || this.ownUses(segment, word) > 0,
    );
  }

  /** In how many titles the word occurs. */
  private uses(word: string): number {
    return this.segments.reduce(
      (sum, segment) =>
        sum + segment.titleWordUses(segment.titles.numberOf(word)) + this.ownUses(segment, word),
      0,
    );
  }

  private ownUses(segment: RecipeSegment, word: string): number {
    const wanted = segment.titles.ownNumberOf(word);
    if (wanted < 0) return 0;
    return segment.ownTitleWordUses(this.viewers, (number) => number === wanted);
  }

  /** The two words that were written as one, or else the nearest word; empty if there is neither. */
  private correct(word: string): string[] {
    for (let end = SHORTEST_HALF; end <= word.length - SHORTEST_HALF; end += 1) {
      const halves = [word.slice(0, end), word.slice(end)];
      if (halves.every((half) => this.isWhole(half))) return halves;
    }
    return this.nearestTo(word).slice(0, 1);
  }

  /** Words with the fewest edits: those with the same first letter first, then those in more titles. */
  private nearestTo(word: string): string[] {
    const found = new Set<string>();
    for (let limit = 1; limit <= allowedEdits(word) && found.size === 0; limit += 1) {
      for (const segment of this.segments) {
        for (const number of segment.titles.near(word, limit)) {
          if (!segment.isTitleWordUsed(number)) continue;
          found.add(segment.titles.words[number] as string);
        }
      }
      for (const own of this.ownWords) {
        if (editDistance(word, own, limit) <= limit) found.add(own);
      }
    }
    const isApart = (other: string) => Number(other[0] !== word[0]);
    return [...found]
      .map((other) => ({ other, apart: isApart(other), uses: this.uses(other) }))
      .sort(
        (left, right) =>
          left.apart - right.apart || right.uses - left.uses || inOrder(left.other, right.other),
      )
      .map(({ other }) => other);
  }

  /** The words of the person's and their household's own titles. */
  private get ownWords(): ReadonlySet<string> {
    return (this.own ??= new Set(
      this.segments.flatMap((segment) => {
        const numbers = new Set<number>();
        segment.ownTitleWordUses(this.viewers, (number) => numbers.add(number).size > 0);
        return [...numbers].map((number) => segment.titles.words[number] as string);
      }),
    ));
  }
}

const inOrder = (left: string, right: string): number => (left < right ? -1 : 1);

/** The words with two neighbours written as one: "cheese cake" is a cheesecake. */
function joined(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
}
