import { editDistance } from '@larder/culinary';
import type { DishName } from '../domain/dish-name.js';
import { hasBit } from './bitmap.js';
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
  private own: ReadonlyMap<string, number> | null = null;

  constructor(
    private readonly segments: readonly RecipeSegment[],
    private readonly household: string | null,
  ) {}

  /**
   * The name as typed, with foods by their usual names, and with neighbouring words joined. If none of these can be a title, and no
   * dish uses the food that it stands for, its unknown words are corrected.
   */
  read({ words, usualWords }: DishName, isFoodUsed: () => boolean): ReadName {
    const readings: NameReading[] = [];
    if (words.length > 0 && words.every((word) => this.has(word))) {
      readings.push({ words: words.map(wanted), origin: 'typed' });
    }
    for (const others of [...(usualWords ? [usualWords] : []), ...joined(words)]) {
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
  tellingWords({ words, usualWords }: DishName): readonly string[] {
    const [typed, usual] = [words, usualWords ?? []].map((some) =>
      some.filter((word) => this.has(word)),
    ) as [string[], string[]];
    const known = usual.length > typed.length ? usual : typed;
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
    if (!mayContinue(word)) return false;
    return (
      this.segments.some((segment) => {
        const [from, to] = segment.titles.beginningWith(word);
        for (let number = from; number < to; number += 1) {
          if (segment.isTitleWordUsed(number)) return true;
        }
        return false;
      }) || [...this.ownWords.keys()].some((own) => own.startsWith(word))
    );
  }

  private isWhole(word: string): boolean {
    return (
      this.segments.some((segment) => segment.isTitleWordUsed(segment.titles.numberOf(word))) ||
      this.ownWords.has(word)
    );
  }

  /** In how many titles the word occurs. */
  private uses(word: string): number {
    return this.segments.reduce(
      (sum, segment) => sum + segment.titleWordUses(segment.titles.numberOf(word)),
      this.ownWords.get(word) ?? 0,
    );
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
      for (const own of this.ownWords.keys()) {
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

  /** The words of the household's own titles, and in how many of them each occurs. */
  private get ownWords(): ReadonlyMap<string, number> {
    return (this.own ??= this.readOwnWords());
  }

  private readOwnWords(): Map<string, number> {
    const uses = new Map<string, number>();
    for (const segment of this.segments) {
      const { titles, alive, sharedCount } = segment;
      const [from, to] = segment.ownedBy(this.household);
      for (let row = from; row < to; row += 1) {
        if (!hasBit(alive, row)) continue;
        for (const number of titles.ownTitle(row - sharedCount)) {
          const word = titles.words[number] as string;
          uses.set(word, (uses.get(word) ?? 0) + 1);
        }
      }
    }
    return uses;
  }
}

const inOrder = (left: string, right: string): number => (left < right ? -1 : 1);

/** The words with two neighbours written as one: "cheese cake" is a cheesecake. */
function joined(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
}
