import { BLOCK_WORDS } from './bitmap.js';
import { blockSumsModule } from './block-sums.generated.js';

/** Binary digits of a sum. */
export const DIGITS = 8;
export const GREATEST_SUM = 2 ** DIGITS - 1;

const PAGE_BYTES = 65_536;
const BLOCK_BYTES = 4 * BLOCK_WORDS;

interface Kernel {
  sumUp(
    ...pointers: [
      rows: number,
      words: number,
      worths: number,
      telling: number,
      allowed: number,
      digits: number,
      stride: number,
      answers: number,
      greatest: number,
    ]
  ): number;
  nextAtLeast(greatest: number, from: number, count: number, least: number): number;
  greatestOf(greatest: number, count: number): number;
}

/**
 * What the words of a query are worth to each row of a segment, added up by vector instructions. Its memory serves one search of one
 * segment at a time: `begin` forgets what was there.
 */
export class BlockSums {
  /** The block that is being added up: a bit for each row that the query lets through. */
  allowed = new Int32Array();
  /** The same block, for each word: a bit for each row that can use it. */
  usingRows = new Int32Array();
  /** What each word is worth, and whether using it alone makes a row an answer. */
  worths = new Uint8Array();
  telling = new Uint8Array();
  /** Of the whole segment: a bit for each row that answers the query. */
  answers = new Int32Array();
  /** Of the whole segment: the digits of each row's sum, the least first. */
  digits: readonly Int32Array[] = [];
  /** For each 32 rows the greatest sum among the answers. */
  greatest = new Uint8Array();
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly kernel = new WebAssembly.Instance(
    new WebAssembly.Module(Buffer.from(blockSumsModule, 'base64')),
    { env: { memory: this.memory } },
  ).exports as unknown as Kernel;

  begin(blocks: number, words: number): void {
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
    const usingRows = place(words * BLOCK_BYTES);
    const worths = place(words);
    const telling = place(words);
    const answers = place(stride);
    const digits = place(DIGITS * stride);
    const greatest = place(positions);
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    const { buffer } = this.memory;
    this.allowed = new Int32Array(buffer, allowed, BLOCK_WORDS);
    this.usingRows = new Int32Array(buffer, usingRows, words * BLOCK_WORDS);
    this.worths = new Uint8Array(buffer, worths, words);
    this.telling = new Uint8Array(buffer, telling, words);
    this.answers = new Int32Array(buffer, answers, positions);
    this.digits = Array.from(
      { length: DIGITS },
      (_, digit) => new Int32Array(buffer, digits + digit * stride, positions),
    );
    this.greatest = new Uint8Array(buffer, greatest, positions);
  }

  /** What the working memory for a segment of so many blocks takes, words aside. */
  static byteLength(blocks: number): number {
    return blocks * (BLOCK_BYTES * (DIGITS + 1) + BLOCK_WORDS);
  }

  /** Adds up a block, whose `allowed` and `usingRows` are set. Returns how many of its rows answer the query. */
  sumUp(block: number): number {
    const offset = block * BLOCK_BYTES;
    return this.kernel.sumUp(
      this.usingRows.byteOffset,
      this.worths.length,
      this.worths.byteOffset,
      this.telling.byteOffset,
      this.allowed.byteOffset,
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

  /** The greatest sum among all answers that are left. */
  greatestSum(): number {
    return this.kernel.greatestOf(this.greatest.byteOffset, this.greatest.length);
  }

  /** The next 32 rows from `position` on of which one has a sum of at least this; the number of positions when there are none. */
  nextAtLeast(least: number, position: number): number {
    const { byteOffset, length } = this.greatest;
    return this.kernel.nextAtLeast(byteOffset, position, length, least);
  }

  /** Takes the rows out of the 32 at a position. */
  takeOut(rows: number, position: number): void {
    const left = (this.answers[position] as number) & ~rows;
    this.answers[position] = left;
    this.greatest[position] = this.greatestOf(left, position);
  }

  /** Those answers of the 32 rows at a position whose sum is at least this. */
  rowsFrom(least: number, position: number): number {
    let more = 0;
    let equal = this.answers[position] as number;
    for (let digit = DIGITS - 1; digit >= 0; digit -= 1) {
      const bits = (this.digits[digit] as Int32Array)[position] as number;
      if ((least >> digit) & 1) equal &= bits;
      else {
        more |= equal & bits;
        equal &= ~bits;
      }
    }
    return more | equal;
  }

  private greatestOf(rows: number, position: number): number {
    let left = rows;
    let sum = 0;
    for (let digit = DIGITS - 1; digit >= 0; digit -= 1) {
      const having = left & ((this.digits[digit] as Int32Array)[position] as number);
      if (having === 0) continue;
      left = having;
      sum |= 1 << digit;
    }
    return sum;
  }
}
