import { BLOCK_WORDS } from './bitmap.js';
import { blockSumsModule } from './block-sums.generated.js';
import { GREATEST_LEAST_COST, LONGEST_LIST } from './recipe-segment.js';

/** Binary digits of a sum, and of the level that it is on: the first of them. */
const DIGITS = 10;
const LEVEL_DIGITS = 8;
const GREATEST_SUM = 2 ** DIGITS - 1;
const LEVEL = 2 ** (DIGITS - LEVEL_DIGITS);
const SCALE = 2 ** 16;
/** Each takes a unit at least. */
const MOST_WORDS = GREATEST_SUM - LEVEL;

const PAGE_BYTES = 65_536;
const BLOCK_BYTES = 4 * BLOCK_WORDS;

interface Kernel {
  sumUp(
    ...pointers: [
      telling: number,
      tellingCount: number,
      columns: number,
      digitCount: number,
      carried: number,
      allowed: number,
      free: number,
      costs: number,
      scale: number,
      costDigits: number,
      digits: number,
      stride: number,
      answers: number,
      greatest: number,
    ]
  ): number;
  addRows(offsets: number, count: number, rows: number): void;
  nextAtLeast(greatest: number, from: number, count: number, least: number): number;
  greatestOf(greatest: number, count: number): number;
}

/** The most that a word adds to a row, and whether using it alone makes the row an answer. */
export interface Worth {
  readonly worth: number;
  readonly telling: boolean;
}

/**
 * The most that each row of a segment can score, added up by vector instructions: what the words are worth to it less what it costs,
 * in whole units, rounded up. Its memory serves one search of one segment at a time: `begin` forgets what was there.
 */
export class BlockSums {
  /** The block that is being added up: a bit for each row that the query lets through. */
  allowed = new Int32Array();
  /** The same block, for each word: a bit for each row that can use it. */
  usingRows = new Int32Array();
  /** The same block: a bit for each row whose cost is not taken off. */
  free = new Int32Array();
  /** Of the whole segment: a bit for each row that answers the query. */
  answers = new Int32Array();
  /** Of the whole segment: the digits of each row's level, the least first. */
  digits: readonly Int32Array[] = [];
  /** For each 32 rows the greatest level among the answers. */
  greatest = new Uint8Array();
  /** Addresses for each digit, see the kernel. */
  private telling = new Uint32Array();
  private columns = new Uint32Array();
  private costs = new Uint16Array();
  private carried = 0;
  private offsets = new Uint16Array();
  private unit = 1;
  /** A row that costs nothing begins with the greatest number of so many digits. */
  private costDigits = 0;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly kernel = new WebAssembly.Instance(
    new WebAssembly.Module(Buffer.from(blockSumsModule, 'base64')),
    { env: { memory: this.memory } },
  ).exports as unknown as Kernel;

  /** `costs`: for each 32 rows the least that one of them costs; none do without. */
  begin(blocks: number, words: readonly Worth[], costs: Uint16Array | null): void {
    if (words.length > MOST_WORDS) throw new RangeError(`Words are at most ${MOST_WORDS}.`);
    const stride = blocks * BLOCK_BYTES;
    const positions = blocks * BLOCK_WORDS;
    let end = 0;
    const place = (bytes: number): number => {
      const start = end;
      // Vectors are read fastest from addresses that they divide.
      end = Math.ceil((start + bytes) / 16) * 16;
      return start;
    };
    const allowed = place(BLOCK_BYTES);
    const usingRows = place(words.length * BLOCK_BYTES);
    const nothing = place(BLOCK_BYTES);
    const free = place(BLOCK_BYTES);
    const telling = place(4 * words.length);
    const columns = place(4 * (DIGITS + 1));
    const terms = place(4 * DIGITS * (words.length + 1));
    const carried = place(16 * (words.length + 3));
    const offsets = place(2 * LONGEST_LIST);
    const costBytes = place(2 * positions);
    const answers = place(stride);
    const digits = place(LEVEL_DIGITS * stride);
    const greatest = place(positions);
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    const { buffer } = this.memory;
    this.allowed = new Int32Array(buffer, allowed, BLOCK_WORDS);
    this.usingRows = new Int32Array(buffer, usingRows, words.length * BLOCK_WORDS);
    this.free = new Int32Array(buffer, free, BLOCK_WORDS);
    this.costs = new Uint16Array(buffer, costBytes, positions);
    if (costs) this.costs.set(costs);
    this.answers = new Int32Array(buffer, answers, positions);
    this.digits = Array.from(
      { length: LEVEL_DIGITS },
      (_, digit) => new Int32Array(buffer, digits + digit * stride, positions),
    );
    this.greatest = new Uint8Array(buffer, greatest, positions);
    this.carried = carried;
    this.offsets = new Uint16Array(buffer, offsets, LONGEST_LIST);
    new Int32Array(buffer, nothing, BLOCK_WORDS).fill(0);
    this.scaleTo(words, costs ? GREATEST_LEAST_COST : 0);
    const addresses = words.map((_, word) => usingRows + word * BLOCK_BYTES);
    const tellers = addresses.filter((_, word) => words[word]?.telling);
    this.telling = new Uint32Array(buffer, telling, tellers.length);
    this.telling.set(tellers);
    this.columns = new Uint32Array(buffer, columns, DIGITS + 1).fill(terms);
    const units = words.map((word) => this.inUnits(word));
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const column = addresses.filter((_, word) => ((units[word] as number) >> digit) & 1);
      if (column.length % 2 === 1) column.push(nothing);
      const start = this.columns[digit] as number;
      new Uint32Array(buffer, start, column.length).set(column);
      this.columns[digit + 1] = start + 4 * column.length;
    }
  }

  /** Finds the finest unit of which everything together fits into a sum. */
  private scaleTo(words: readonly Worth[], greatestCost: number): void {
    let most: number;
    this.unit = 0;
    do {
      this.unit += 1;
      this.costDigits = 32 - Math.clz32(greatestCost / this.unit);
      most = words.reduce((sum, word) => sum + this.inUnits(word), 2 ** this.costDigits - 1);
    } while (most > GREATEST_SUM - LEVEL);
  }

  private inUnits({ worth }: Worth): number {
    return Math.ceil(worth / this.unit);
  }

  /** The most that a row on this level can score. */
  mostOf(level: number): number {
    return (level * LEVEL - 2 ** this.costDigits) * this.unit;
  }

  /** What the working memory for a segment of so many blocks takes, words aside. */
  static byteLength(blocks: number): number {
    return blocks * (BLOCK_BYTES * (LEVEL_DIGITS + 1) + 3 * BLOCK_WORDS);
  }

  /** Adds rows of the block, told by their offsets, to those that can use a word; no more than the longest list. */
  addRows(offsets: Uint16Array, word: number): void {
    this.offsets.set(offsets);
    const rows = this.usingRows.byteOffset + word * BLOCK_BYTES;
    this.kernel.addRows(this.offsets.byteOffset, offsets.length, rows);
  }

  /** Adds up a block, whose `allowed` and `usingRows` are set. Returns how many of its rows answer the query. */
  sumUp(block: number): number {
    const offset = block * BLOCK_BYTES;
    return this.kernel.sumUp(
      this.telling.byteOffset,
      this.telling.length,
      this.columns.byteOffset,
      DIGITS,
      this.carried,
      this.allowed.byteOffset,
      this.free.byteOffset,
      this.costs.byteOffset + 2 * block * BLOCK_WORDS,
      Math.floor(SCALE / this.unit),
      this.costDigits,
      (this.digits[0] as Int32Array).byteOffset + offset,
      this.answers.byteLength,
      this.answers.byteOffset + offset,
      this.greatest.byteOffset + block * BLOCK_WORDS,
    );
  }

  /** Leaves out a block of which nothing is let through. */
  skip(block: number): void {
    const from = block * BLOCK_WORDS;
    this.answers.fill(0, from, from + BLOCK_WORDS);
    this.greatest.fill(0, from, from + BLOCK_WORDS);
  }

  /** The greatest level among all answers that are left. */
  greatestLevel(): number {
    return this.kernel.greatestOf(this.greatest.byteOffset, this.greatest.length);
  }

  /** The next 32 rows from `position` on of which one is on this level or above; the number of positions when there are none. */
  nextAtLeast(level: number, position: number): number {
    const { byteOffset, length } = this.greatest;
    return this.kernel.nextAtLeast(byteOffset, position, length, level);
  }

  /** Takes the rows out of the 32 at a position. */
  takeOut(rows: number, position: number): void {
    const left = (this.answers[position] as number) & ~rows;
    this.answers[position] = left;
    this.greatest[position] = this.levelOf(left, position);
  }

  /** Those answers of the 32 rows at a position that are on this level or above. */
  rowsFrom(level: number, position: number): number {
    const least = level - 1;
    let more = 0;
    let equal = this.answers[position] as number;
    for (let digit = LEVEL_DIGITS - 1; digit >= 0; digit -= 1) {
      const bits = (this.digits[digit] as Int32Array)[position] as number;
      if ((least >> digit) & 1) equal &= bits;
      else {
        more |= equal & bits;
        equal &= ~bits;
      }
    }
    return more | equal;
  }

  private levelOf(rows: number, position: number): number {
    if (rows === 0) return 0;
    let left = rows;
    let level = 1;
    for (let digit = LEVEL_DIGITS - 1; digit >= 0; digit -= 1) {
      const having = left & ((this.digits[digit] as Int32Array)[position] as number);
      if (having === 0) continue;
      left = having;
      level += 1 << digit;
    }
    return level;
  }
}
