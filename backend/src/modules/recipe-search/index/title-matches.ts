import type { NameReading, WantedWord } from './name-reading.js';
import type { RecipeSegment } from './recipe-segment.js';
import { lengthIn, positionIn, type TitleIndex } from './title-index.js';

/** How well a title that contains all words fits a name, worst first; what a title adds to the name decides among equals. */
const FITS = ['anywhere', 'together', 'at the end', 'at the start', 'the whole title'] as const;
const RANKS = ['guess', 'beginning', 'other name', 'typed'] as const;
const longestTitle = 16;

/** A word's place in a title so far: packed into one number for each row. */
const matchedMask = 0xf;
const continuedBit = 1 << 4;
const lastContinuedBit = 1 << 5;
const togetherBit = 1 << 6;
const wasTogetherBit = 1 << 7;
const startsBit = 1 << 8;
const positionShift = 9;
const beforeShift = 13;
const lengthShift = 17;
const fourBits = 0xf;

/** The words of a reading as they were found in one title. */
interface Found {
  readonly origin: NameReading['origin'];
  readonly words: number;
  /** Whether a word of the title only begins with a wanted one. */
  readonly continued: boolean;
  /** Whether they follow each other. */
  readonly together: boolean;
  /** Whether the first of them is the title's first word. */
  readonly starts: boolean;
  /** The position of the last of them. */
  readonly last: number;
  readonly length: number;
}

/** Greater is better, and never 0. */
function valueOf({ origin, words, continued, together, starts, last, length }: Found): number {
  const rank = RANKS.indexOf(origin === 'guess' ? origin : continued ? 'beginning' : origin);
  const place = !together
    ? 'anywhere'
    : starts
      ? length === words
        ? 'the whole title'
        : 'at the start'
      : last === length - 1
        ? 'at the end'
        : 'together';
  return (rank * FITS.length + FITS.indexOf(place) + 1) * longestTitle + longestTitle - length;
}

/**
 * The titles of one segment that fit a name, and how well. The memory serves one search of one segment at a time: `begin` resets it.
 */
export class TitleMatches {
  /** For each shared row, how well its title fits; 0 if it does not. */
  private values = new Uint16Array();
  /** The rows with a value. */
  private rows = new Uint32Array();
  private count = 0;
  /** For each shared row, what was found of the current reading. */
  private states = new Int32Array();
  /** The rows with a state. */
  private touched = new Uint32Array();

  /** The shared rows that fit, in no order. */
  get shared(): Uint32Array {
    return this.rows.subarray(0, this.count);
  }

  valueAt(row: number): number {
    return this.values[row] as number;
  }

  begin(segment: RecipeSegment, readings: readonly NameReading[]): void {
    for (const row of this.shared) this.values[row] = 0;
    this.count = 0;
    if (segment.sharedCount > this.values.length) {
      this.values = new Uint16Array(segment.sharedCount);
      this.rows = new Uint32Array(segment.sharedCount);
      this.states = new Int32Array(segment.sharedCount);
      this.touched = new Uint32Array(segment.sharedCount);
    }
    for (const reading of readings) this.find(segment, reading);
  }

  /** Memory for a segment with this many shared rows. */
  static byteLength(rows: number): number {
    return rows * 14;
  }

  private find({ titles }: RecipeSegment, { words, origin }: NameReading): void {
    const { states, touched, values } = this;
    let touchedCount = 0;
    const { postingStarts, postingRows, postingPlaces } = titles;
    words.forEach((wanted, index) => {
      const whole = titles.numberOf(wanted.word);
      const [from, to] = wanted.mayContinue
        ? titles.beginningWith(wanted.word)
        : [whole, whole + 1];
      // The word itself is the first of those that begin with it.
      for (let number = Math.max(0, from); number < to; number += 1) {
        const continued = number !== whole;
        const end = postingStarts[number + 1] as number;
        for (let at = postingStarts[number] as number; at < end; at += 1) {
          const row = postingRows[at] as number;
          const place = postingPlaces[at] as number;
          const state = states[row] as number;
          if (index > 0) states[row] = foundNext(state, index, place, continued);
          else {
            if (state === 0) touched[touchedCount++] = row;
            states[row] = foundFirst(state, place, continued);
          }
        }
      }
    });
    for (let at = 0; at < touchedCount; at += 1) {
      const row = touched[at] as number;
      const state = states[row] as number;
      states[row] = 0;
      if ((state & matchedMask) !== words.length) continue;
      const known = values[row] as number;
      if (known === 0) this.rows[this.count++] = row;
      const found = foundIn(state, words.length, origin);
      values[row] = Math.max(known, valueOf(found));
    }
  }
}

function foundFirst(state: number, place: number, continued: boolean): number {
  const position = positionIn(place);
  // Found before: the word itself counts, or else the first that begins with it.
  if (state !== 0 && ((state & continuedBit) === 0 || position > positionOf(state))) return state;
  return (
    1 |
    (continued ? continuedBit | lastContinuedBit : 0) |
    togetherBit |
    wasTogetherBit |
    (position === 0 ? startsBit : 0) |
    (position << positionShift) |
    (lengthIn(place) << lengthShift)
  );
}

function foundNext(state: number, index: number, place: number, continued: boolean): number {
  const matched = state & matchedMask;
  const position = positionIn(place);
  if (matched === index) {
    const together = (state & togetherBit) !== 0;
    const last = positionOf(state);
    return (
      (index + 1) |
      (state & (startsBit | continuedBit)) |
      (continued ? continuedBit | lastContinuedBit : 0) |
      (together && position === last + 1 ? togetherBit : 0) |
      (together ? wasTogetherBit : 0) |
      (position << positionShift) |
      (last << beforeShift) |
      (lengthOf(state) << lengthShift)
    );
  }
  if (matched !== index + 1 || (state & lastContinuedBit) === 0) return state;
  if (position > positionOf(state)) return state;
  const before = (state >> beforeShift) & fourBits;
  const together = (state & wasTogetherBit) !== 0 && position === before + 1;
  const rest = state & ~(togetherBit | (fourBits << positionShift));
  return rest | (together ? togetherBit : 0) | (position << positionShift);
}

const positionOf = (state: number): number => (state >> positionShift) & fourBits;
/** A length of 16 needs five bits: they are the last. */
const lengthOf = (state: number): number => state >> lengthShift;

function foundIn(state: number, words: number, origin: NameReading['origin']): Found {
  return {
    origin,
    words,
    continued: (state & continuedBit) !== 0,
    together: (state & togetherBit) !== 0,
    starts: (state & startsBit) !== 0,
    last: positionOf(state),
    length: lengthOf(state),
  };
}

/** The numbers of a segment's words that one wanted word is, or that begin with it. */
interface WantedNumbers {
  readonly whole: number;
  readonly ranges: readonly [from: number, to: number, ownFrom: number, ownTo: number];
}

/** How well the titles of a household fit, which are read one by one. */
export class OwnTitleMatches {
  private readonly wanted: readonly (readonly WantedNumbers[])[];

  constructor(
    private readonly segment: RecipeSegment,
    private readonly readings: readonly NameReading[],
  ) {
    this.wanted = readings.map(({ words }) => words.map((one) => numbersOf(segment.titles, one)));
  }

  /** 0 if the title does not fit. */
  valueAt(row: number): number {
    const { titles, sharedCount } = this.segment;
    const start = titles.ownStarts[row - sharedCount] as number;
    const end = titles.ownStarts[row - sharedCount + 1] as number;
    let best = 0;
    for (let reading = 0; reading < this.readings.length; reading += 1) {
      best = Math.max(best, this.valueOf(start, end, reading));
    }
    return best;
  }

  private valueOf(start: number, end: number, reading: number): number {
    const { ownWords } = this.segment.titles;
    const wanted = this.wanted[reading] as readonly WantedNumbers[];
    let continued = false;
    let together = true;
    let starts = false;
    let last = -1;
    for (let index = 0; index < wanted.length; index += 1) {
      const numbers = wanted[index] as WantedNumbers;
      let at = firstIn(ownWords, start, end, numbers.whole);
      if (at < 0) {
        continued = true;
        at = firstWithin(ownWords, start, end, numbers.ranges);
        if (at < 0) return 0;
      }
      const position = at - start;
      if (index === 0) starts = position === 0;
      else if (position !== last + 1) together = false;
      last = position;
    }
    const { origin } = this.readings[reading] as NameReading;
    const length = end - start;
    return valueOf({ origin, words: wanted.length, continued, together, starts, last, length });
  }
}

function numbersOf(titles: TitleIndex, { word, mayContinue }: WantedWord): WantedNumbers {
  const shared = mayContinue ? titles.beginningWith(word) : NONE;
  const own = mayContinue ? titles.ownBeginningWith(word) : NONE;
  return { whole: titles.ownNumberOf(word), ranges: [...shared, ...own] };
}

const NONE = [0, 0] as const;

function firstIn(words: Uint32Array, start: number, end: number, wanted: number): number {
  for (let at = start; at < end; at += 1) if (words[at] === wanted) return at;
  return -1;
}

function firstWithin(
  words: Uint32Array,
  start: number,
  end: number,
  [from, to, ownFrom, ownTo]: WantedNumbers['ranges'],
): number {
  for (let at = start; at < end; at += 1) {
    const word = words[at] as number;
    if ((word >= from && word < to) || (word >= ownFrom && word < ownTo)) return at;
  }
  return -1;
}
