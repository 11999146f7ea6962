import { BLOCK_WORDS } from './bitmap.js';
import { blockSumsModule } from './block-sums.generated.js';
import { LONGEST_LIST } from './recipe-segment.js';

/** So many blocks at most are added up at once: what is noted of them fits into the second-level cache. */
export const RUN_BLOCKS = 8;
const RUN_WORDS = RUN_BLOCKS * BLOCK_WORDS;

/** Binary digits of a sum, of which the first are told. */
const DIGITS = 10;
const TOLD_DIGITS = 8;
const GREATEST_SUM = 2 ** DIGITS - 1;
const LEVEL = 2 ** (DIGITS - TOLD_DIGITS);
const SCALE = 2 ** 16;
/** Each takes a unit at least. */
const MOST_WORDS = GREATEST_SUM - LEVEL;

const PAGE_BYTES = 65_536;
const BLOCK_BYTES = 4 * BLOCK_WORDS;
const RUN_BYTES = 4 * RUN_WORDS;

interface Kernel {
  sumUp(
    ...pointers: [
      bytes: number,
      telling: number,
      tellingCount: number,
      columns: number,
      digitCount: number,
      carried: number,
      allowed: number,
      free: number,
      costs: number,
      scale: number,
      digits: number,
      stride: number,
      answers: number,
      off: number,
      greatest: number,
    ]
  ): number;
  addRows(offsets: number, counts: number, blocks: number, rows: number): void;
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
 * in whole units, rounded up. A level is a few units. Its memory serves one search of one segment at a time: `begin` forgets what
 * was there.
 */
export class BlockSums {
  /** The run of blocks that is being added up: a bit for each row that the query lets through. */
  allowed = new Int32Array();
  /** The same run, for each word: a bit for each row that can use it. */
  usingRows = new Int32Array();
  /** The same run: a bit for each row whose cost is not taken off. */
  free = new Int32Array();
  /** For each block of the run how many rows are to be added. */
  counts = new Uint16Array();
  /** Of the whole segment: a bit for each row that answers the query. */
  answers = new Int32Array();
  /** Of the whole segment: what the words are worth to each row, the least of the told digits first. */
  digits: readonly Int32Array[] = [];
  /** For each 32 rows the levels that their cost takes off. */
  private off = new Uint8Array();
  /** For each 32 rows the greatest level among the answers. */
  greatest = new Uint8Array();
  /** Addresses for each digit, see the kernel. */
  private telling = new Uint32Array();
  private columns = new Uint32Array();
  private costs = new Uint16Array();
  private carried = 0;
  private offsets = new Uint16Array();
  private unit = 1;
  private scale = 0;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly kernel = new WebAssembly.Instance(
    new WebAssembly.Module(Buffer.from(blockSumsModule, 'base64')),
    { env: { memory: this.memory } },
  ).exports as unknown as Kernel;

  /**
   * `costs`: for each 32 rows the least that one of them costs; none do without. After the words `usingRows` has place for so many
   * `others`, which are not added up.
   */
  begin(blocks: number, words: readonly Worth[], costs: Uint16Array | null, others = 0): void {
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
    const allowed = place(RUN_BYTES);
    const usingRows = place((words.length + others) * RUN_BYTES);
    const nothing = place(RUN_BYTES);
    const free = place(RUN_BYTES);
    const telling = place(4 * words.length);
    const columns = place(4 * (DIGITS + 1));
    const terms = place(4 * DIGITS * (words.length + 2));
    const carried = place(32 * (words.length + 2));
    const offsets = place(2 * RUN_BLOCKS * LONGEST_LIST);
    const counts = place(2 * RUN_BLOCKS);
    const costBytes = place(2 * positions);
    const answers = place(stride);
    const digits = place(TOLD_DIGITS * stride);
    const off = place(positions);
    const greatest = place(positions);
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    const { buffer } = this.memory;
    this.allowed = new Int32Array(buffer, allowed, RUN_WORDS);
    this.usingRows = new Int32Array(buffer, usingRows, (words.length + others) * RUN_WORDS);
    this.free = new Int32Array(buffer, free, RUN_WORDS).fill(0);
    this.costs = new Uint16Array(buffer, costBytes, positions);
    if (costs) this.costs.set(costs);
    this.answers = new Int32Array(buffer, answers, positions);
    this.digits = Array.from(
      { length: TOLD_DIGITS },
      (_, digit) => new Int32Array(buffer, digits + digit * stride, positions),
    );
    this.off = new Uint8Array(buffer, off, positions);
    this.greatest = new Uint8Array(buffer, greatest, positions);
    this.carried = carried;
    this.offsets = new Uint16Array(buffer, offsets, RUN_BLOCKS * LONGEST_LIST);
    this.counts = new Uint16Array(buffer, counts, RUN_BLOCKS);
    new Int32Array(buffer, nothing, RUN_WORDS).fill(0);
    this.unit = finestUnit(words);
    this.scale = costs ? Math.floor(SCALE / (LEVEL * this.unit)) : 0;
    const addresses = words.map((_, word) => usingRows + word * RUN_BYTES);
    const tellers = addresses.filter((_, word) => words[word]?.telling);
    this.telling = new Uint32Array(buffer, telling, tellers.length);
    this.telling.set(tellers);
    this.columns = new Uint32Array(buffer, columns, DIGITS + 1).fill(terms);
    const units = words.map(({ worth }) => Math.ceil(worth / this.unit));
    let carriedCount = 0;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const column = addresses.filter((_, word) => ((units[word] as number) >> digit) & 1);
      if (column.length === 0) column.push(nothing);
      if ((column.length + carriedCount) % 2 === 0) column.push(nothing);
      carriedCount = (column.length + carriedCount - 1) / 2;
      const start = this.columns[digit] as number;
      new Uint32Array(buffer, start, column.length).set(column);
      this.columns[digit + 1] = start + 4 * column.length;
    }
  }

  /** The most that a row on this level can score. */
  mostOf(level: number): number {
    return (level * LEVEL - 1) * this.unit;
  }

  /** What the working memory for a segment of so many blocks takes, words aside. */
  static byteLength(blocks: number): number {
    return blocks * (BLOCK_BYTES * (TOLD_DIGITS + 1) + 4 * BLOCK_WORDS);
  }

  /**
   * Adds rows, told by their offsets, to those that can use a word: of each of so many blocks as many as `counts` says, one block after
   * the other, of none more than the longest list.
   */
  addRows(offsets: Uint16Array, blocks: number, word: number): void {
    this.offsets.set(offsets);
    const rows = this.usingRows.byteOffset + word * RUN_BYTES;
    this.kernel.addRows(this.offsets.byteOffset, this.counts.byteOffset, blocks, rows);
  }

  /** Where the rows of a word begin among `usingRows`. */
  static offsetOf(word: number): number {
    return word * RUN_WORDS;
  }

  /** Adds up so many blocks, whose `allowed` and `usingRows` are set. Returns how many of their rows answer the query. */
  sumUp(firstBlock: number, blocks: number): number {
    const offset = firstBlock * BLOCK_BYTES;
    const position = firstBlock * BLOCK_WORDS;
    return this.kernel.sumUp(
      blocks * BLOCK_BYTES,
      this.telling.byteOffset,
      this.telling.length,
      this.columns.byteOffset,
      DIGITS,
      this.carried,
      this.allowed.byteOffset,
      this.free.byteOffset,
      this.costs.byteOffset + 2 * position,
      this.scale,
      (this.digits[0] as Int32Array).byteOffset + offset,
      this.answers.byteLength,
      this.answers.byteOffset + offset,
      this.off.byteOffset + position,
      this.greatest.byteOffset + position,
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
    const answers = this.answers[position] as number;
    // Whatever would be below the first level is on it.
    if (level <= 1) return answers;
    const least = level - 1 + (this.off[position] as number);
    if (least >= 2 ** TOLD_DIGITS) return 0;
    let more = 0;
    let equal = answers;
    for (let digit = TOLD_DIGITS - 1; digit >= 0; digit -= 1) {
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
    let sum = 0;
    for (let digit = TOLD_DIGITS - 1; digit >= 0; digit -= 1) {
      const having = left & ((this.digits[digit] as Int32Array)[position] as number);
      if (having === 0) continue;
      left = having;
      sum += 1 << digit;
    }
    return Math.max(1, sum + 1 - (this.off[position] as number));
  }
}

/** The finest unit of which everything together fits into a sum. */
function finestUnit(words: readonly Worth[]): number {
  for (let unit = 1; ; unit += 1) {
    const most = words.reduce((sum, { worth }) => sum + Math.ceil(worth / unit), 0);
    if (most <= GREATEST_SUM - LEVEL) return unit;
  }
}
