import { BLOCK_WORDS, countBits } from './bitmap.js';
import { blockSumsModule } from './block-sums.generated.js';
import { KeptRows, MOST_KEPT } from './kept-rows.js';
import type { RowList } from './row-list.js';
import { ADDRESS_BYTES, placesFor, RUN_BLOCKS, RUN_BYTES, type SumPlaces } from './sum-memory.js';
import { BLOCK_BYTES, DIGITS, GROUPS, KEPT_DIGITS, SumTask } from './sum-task.js';

const RUN_WORDS = RUN_BYTES / 4;

const GREATEST_SUM = 2 ** DIGITS - 1;
/** One level: the resolution of the kept bits. */
export const LEVEL = 2 ** (DIGITS - KEPT_DIGITS);
const SCALE = 2 ** 16;
/** This much in all is added up without being rounded. */
export const MOST_EXACT = GREATEST_SUM - LEVEL;
/** Each takes at least one unit. */
const MOST_WORDS = MOST_EXACT;

const PAGE_BYTES = 65_536;
const ALL_BITS = 0xffff_ffff;

interface Kernel {
  sumUp(task: number, firstBlock: number, blocks: number): number;
  addRows(offsets: number, counts: number, blocks: number, rows: number): void;
  countRows(
    offsets: number,
    counts: number,
    blocks: number,
    once: number,
    twice: number,
    free: number,
  ): void;
  nextAtLeast(task: number, from: number, count: number, level: number): number;
  greatestLevel(task: number, count: number): number;
  rowsFrom(task: number, position: number, level: number): number;
  takeFrom(task: number, position: number, level: number): number;
  unite(rows: number, rowsEnd: number, bytes: number, into: number): void;
}

/** The most that a word adds to a row, whether using it alone makes the row a match, and whether it makes the row a leading one. */
export interface Worth {
  readonly worth: number;
  readonly telling: boolean;
  readonly leading?: boolean;
  /** Its worth is rounded up until no more of its bits are set than this: each takes time to add. */
  readonly bits?: number;
  /** The slot with its rows, if they are kept; otherwise they are placed in `usingRows`, run by run. */
  readonly slot?: number;
}

/** Where the rows of a word are: those of the run, or of the whole segment. */
interface Placed {
  readonly address: number;
  readonly isKept: boolean;
}

/** An address in a list of the task that moves on with each run: where it is written, as a position of four bytes, and the first. */
interface Moving {
  readonly at: number;
  readonly from: number;
}

/** Which of the matches are added up: those that use a leading word, those that use none, or all. */
export type AddedUp = 'leading' | 'others' | 'all';

export interface SumOptions {
  /** For each 32 rows the least cost of any of them; without it nothing is subtracted. */
  readonly costs?: Uint16Array | null;
  /** After the words, `usingRows` has space for this many others, which are not added up. */
  readonly others?: number;
  /** How many rows of a list come up in all blocks, if these may be more than are listed for a word. */
  readonly listed?: number;
  readonly addedUp?: AddedUp;
  /** Whether rows in `alsoCounted` are counted, which are not answers. */
  readonly countsOthers?: boolean;
}

/**
 * Upper bounds for the scores of a segment's rows, computed with vector instructions: the weights of the words minus the cost, in
 * whole units, rounded up. A level is a few units. The memory serves one search of one segment at a time: `begin` resets it.
 */
export class BlockSums {
  /** The current run of blocks: one bit for each row that the query allows. */
  allowed = new Int32Array();
  /** The same run: one bit for each row that is to be counted beside them, if any are. */
  alsoCounted = new Int32Array();
  /** The same run, per word: one bit for each row that can use it. */
  usingRows = new Int32Array();
  /** The same run: one bit for each row whose cost is not subtracted. */
  free = new Int32Array();
  /** For each block of the run, how many rows to add. */
  counts = new Uint32Array();
  /** Whole segment: one bit for each matching row. */
  answers = new Int32Array();
  /** For each 32 rows, the levels that their cost subtracts. */
  private off = new Uint8Array();
  /** For each 32 rows, the greatest level among the matches. */
  greatest = new Uint8Array();
  /** The greatest of each 16 of these. */
  private peaks = new Uint8Array();
  private readonly kept = new KeptRows();
  /** Where the memory of a single search starts, behind the rows that are kept. */
  private start = 0;
  private slotBytes = 0;
  private moving: Moving[] = [];
  private memory32 = new Uint32Array();
  private offsets = new Uint16Array();
  private task = 0;
  private unit = 1;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly kernel = new WebAssembly.Instance(
    new WebAssembly.Module(Buffer.from(blockSumsModule, 'base64')),
    { env: { memory: this.memory } },
  ).exports as unknown as Kernel;

  /** Starts a search of a segment of which rows are kept for later searches. */
  keepRowsOf(segment: object, blocks: number): void {
    this.kept.begin(segment);
    this.slotBytes = blocks * BLOCK_BYTES;
    // Behind the slots come a union of some, and the list of these.
    this.start = this.unionAt + this.slotBytes + MOST_KEPT * ADDRESS_BYTES;
  }

  private get unionAt(): number {
    return MOST_KEPT * this.slotBytes;
  }

  /** The rows that any of these slots has, until the next union. */
  unionOf(slots: readonly number[]): Int32Array {
    this.reserve(this.start);
    const { buffer } = this.memory;
    const list = this.unionAt + this.slotBytes;
    new Uint32Array(buffer, list, slots.length).set(slots.map((slot) => slot * this.slotBytes));
    this.kernel.unite(list, list + ADDRESS_BYTES * slots.length, this.slotBytes, this.unionAt);
    return new Int32Array(buffer, this.unionAt, this.slotBytes / 4);
  }

  /** The slot with the rows of this key, undefined if they are not kept. */
  slotOf(key: number): number | undefined {
    return this.kept.find(key);
  }

  /** Keeps rows under a key, unless this search uses all slots. Returns their slot. */
  keep(key: number, rows: Int32Array): number | null {
    const slot = this.kept.claim(key);
    if (slot === null) return null;
    this.reserve((slot + 1) * this.slotBytes);
    new Int32Array(this.memory.buffer, slot * this.slotBytes, this.slotBytes / 4).set(rows);
    return slot;
  }

  private reserve(bytes: number): void {
    const missing = bytes - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
  }

  /** Starts a search of a segment of this many blocks. */
  begin(
    blocks: number,
    words: readonly Worth[],
    {
      costs = null,
      others = 0,
      listed = 0,
      addedUp = 'all',
      countsOthers = false,
    }: SumOptions = {},
  ): void {
    if (words.length > MOST_WORDS) throw new RangeError(`Words are at most ${MOST_WORDS}.`);
    const places = placesFor(this.start, blocks, words.length, others, listed);
    this.reserve(places.end);
    this.lookAt(places, blocks, words.length + others);
    this.unit = finestUnit(words);
    if (costs) new Uint16Array(this.memory.buffer, places.costs, costs.length).set(costs);
    this.moving = [];
    const all = words.map((_, word) => word);
    const placed = this.placedAt(places, words);
    const telling = all.filter((word) => words[word]?.telling);
    this.writeAddresses(places.telling, telling, placed);
    const leading = addedUp === 'all' ? [] : all.filter((word) => words[word]?.leading);
    this.writeAddresses(places.leading, leading, placed);
    const units = words.map((word) => unitsOf(word, this.unit));
    this.writeColumns(places, units, placed);
    const scale = costs ? Math.floor(SCALE / (LEVEL * this.unit)) : 0;
    const task = this.writeTask(places, scale, blocks * BLOCK_BYTES);
    task[SumTask.tellingEnd] = places.telling + ADDRESS_BYTES * telling.length;
    task[SumTask.leadingEnd] = places.leading + ADDRESS_BYTES * leading.length;
    task[SumTask.others] = addedUp === 'leading' ? 0 : ALL_BITS;
    task[SumTask.alsoCounted] = countsOthers ? places.alsoCounted : 0;
    task[SumTask.counted] = 0;
  }

  /** How many of the rows to be counted use a telling word, among all blocks that were added up. */
  get counted(): number {
    return this.memory32[this.task / ADDRESS_BYTES + SumTask.counted] as number;
  }

  /** Points the arrays at their memory, whose buffer changes when it grows. */
  private lookAt(places: SumPlaces, blocks: number, words: number): void {
    const { buffer } = this.memory;
    this.memory32 = new Uint32Array(buffer);
    const positions = blocks * BLOCK_WORDS;
    this.allowed = new Int32Array(buffer, places.allowed, RUN_WORDS);
    this.alsoCounted = new Int32Array(buffer, places.alsoCounted, RUN_WORDS);
    this.usingRows = new Int32Array(buffer, places.usingRows, words * RUN_WORDS);
    this.free = new Int32Array(buffer, places.free, RUN_WORDS).fill(0);
    new Int32Array(buffer, places.nothing, RUN_WORDS).fill(0);
    this.offsets = new Uint16Array(buffer, places.offsets, (places.counts - places.offsets) / 2);
    this.counts = new Uint32Array(buffer, places.counts, RUN_BLOCKS);
    this.answers = new Int32Array(buffer, places.answers, positions);
    this.off = new Uint8Array(buffer, places.off, positions);
    this.greatest = new Uint8Array(buffer, places.greatest, positions);
    this.peaks = new Uint8Array(buffer, places.peaks, positions / GROUPS);
  }

  /** Where the rows of each word are, and of nothing, which comes after the words. */
  private placedAt(places: SumPlaces, words: readonly Worth[]): Placed[] {
    const run = (word: number): Placed => ({
      address: places.usingRows + word * RUN_BYTES,
      isKept: false,
    });
    const placed = words.map(({ slot }, word) =>
      typeof slot === 'number' ? { address: slot * this.slotBytes, isKept: true } : run(word),
    );
    return [...placed, { address: places.nothing, isKept: false }];
  }

  /** Writes where the rows of words are; what is kept has to be moved on to the blocks of each run. */
  private writeAddresses(to: number, words: readonly number[], placed: readonly Placed[]): void {
    words.forEach((word, index) => {
      const { address, isKept } = placed[word] as Placed;
      const at = to / ADDRESS_BYTES + index;
      this.memory32[at] = address;
      if (isKept) this.moving.push({ at, from: address });
    });
  }

  /** Writes the terms of each column consecutively, and where each starts. */
  private writeColumns(
    places: SumPlaces,
    units: readonly number[],
    placed: readonly Placed[],
  ): void {
    const starts = places.columns / ADDRESS_BYTES;
    const nothing = units.length;
    let carried = 0;
    let start = places.terms;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const column: number[] = [];
      units.forEach((unit, word) => (unit >> digit) & 1 && column.push(word));
      if (column.length === 0) column.push(nothing);
      if ((column.length + carried) % 2 === 0) column.push(nothing);
      carried = (column.length + carried - 1) / 2;
      this.memory32[starts + digit] = start;
      this.writeAddresses(start, column, placed);
      start += ADDRESS_BYTES * column.length;
    }
    this.memory32[starts + DIGITS] = start;
  }

  /** Writes the task word by word, as the assembly reads it, except for what depends on the words. */
  private writeTask(places: SumPlaces, scale: number, stride: number): Uint32Array {
    const task = new Uint32Array(this.memory.buffer, places.task, SumTask.length);
    task[SumTask.allowed] = places.allowed;
    task[SumTask.free] = places.free;
    task[SumTask.telling] = places.telling;
    task[SumTask.leading] = places.leading;
    task[SumTask.columns] = places.columns;
    task[SumTask.carried] = places.carried;
    task[SumTask.costs] = places.costs;
    task[SumTask.scale] = scale;
    task[SumTask.answers] = places.answers;
    task[SumTask.digits] = places.digits;
    task[SumTask.stride] = stride;
    task[SumTask.off] = places.off;
    task[SumTask.greatest] = places.greatest;
    task[SumTask.peaks] = places.peaks;
    this.task = places.task;
    return task;
  }

  /** The maximum score of a row on this level. */
  mostOf(level: number): number {
    return (level * LEVEL - 1) * this.unit;
  }

  /** The same of a row in the group of 32 at a position, before the group's cost is subtracted. */
  mostBeforeCost(level: number, position: number): number {
    return this.mostOf(level + (this.off[position] as number));
  }

  /** Whether the level of the group at a position is lower for its cost. */
  isPriced(position: number): boolean {
    return this.off[position] !== 0;
  }

  /** The rows of a segment that are kept. */
  keptBytesOf(segment: object): number {
    return this.kept.isOf(segment) ? this.kept.count * this.slotBytes : 0;
  }

  /** Working memory for a segment of this many blocks, excluding words. */
  static byteLength(blocks: number): number {
    return blocks * (BLOCK_BYTES * (KEPT_DIGITS + 1) + 4 * BLOCK_WORDS);
  }

  /**
   * Adds rows, given by offset, to those that can use a word: `counts` of them for each consecutive block, at most the longest list per
   * block.
   */
  addRows(offsets: Uint16Array, blocks: number, word: number): void {
    this.offsets.set(offsets);
    const rows = this.rowsAt(word);
    this.kernel.addRows(this.offsets.byteOffset, this.counts.byteOffset, blocks, rows);
  }

  /** Sets the rows of these blocks that a list holds, beside those that are set. */
  addList(list: RowList, firstBlock: number, blocks: number, word: number): void {
    const offsets = this.handOver(list, firstBlock, blocks);
    if (offsets.length > 0) this.addRows(offsets, blocks, word);
  }

  /**
   * Counts the rows of these blocks that a list holds, in the bits of two words: how often a row has come up, up to three times. After that
   * it is free.
   */
  countList(list: RowList, firstBlock: number, blocks: number, word: number): void {
    const offsets = this.handOver(list, firstBlock, blocks);
    if (offsets.length === 0) return;
    this.offsets.set(offsets);
    this.kernel.countRows(
      this.offsets.byteOffset,
      this.counts.byteOffset,
      blocks,
      this.rowsAt(word),
      this.rowsAt(word + 1),
      this.free.byteOffset,
    );
  }

  /** Sets the `counts` of these blocks. Returns the rows of a list in them. */
  private handOver({ offsets, starts }: RowList, firstBlock: number, blocks: number): Uint16Array {
    for (let at = 0; at < blocks; at += 1) {
      const block = firstBlock + at;
      this.counts[at] = (starts[block + 1] as number) - (starts[block] as number);
    }
    return offsets.subarray(starts[firstBlock], starts[firstBlock + blocks]);
  }

  private rowsAt(word: number): number {
    return this.usingRows.byteOffset + word * RUN_BYTES;
  }

  /** The same of rows that are kept. */
  addKept(slot: number, firstBlock: number, blocks: number, word: number): void {
    const { usingRows } = this;
    const to = BlockSums.offsetOf(word);
    const rows = new Int32Array(
      this.memory.buffer,
      slot * this.slotBytes + firstBlock * BLOCK_BYTES,
      blocks * BLOCK_WORDS,
    );
    for (let at = 0; at < rows.length; at += 1) {
      usingRows[to + at] = (usingRows[to + at] as number) | (rows[at] as number);
    }
  }

  /** Clears the rows of a word in these many blocks of the run. */
  clear(blocks: number, word: number): void {
    const from = BlockSums.offsetOf(word);
    this.usingRows.fill(0, from, from + blocks * BLOCK_WORDS);
  }

  /** Where a word's rows start in `usingRows`. */
  static offsetOf(word: number): number {
    return word * RUN_WORDS;
  }

  /** Adds up this many blocks, whose `allowed` and `usingRows` are set. Returns how many of their rows match, added up or not. */
  sumUp(firstBlock: number, blocks: number): number {
    const shift = firstBlock * BLOCK_BYTES;
    for (const { at, from } of this.moving) this.memory32[at] = from + shift;
    return this.kernel.sumUp(this.task, firstBlock, blocks);
  }

  /** Skips a block of which nothing is allowed. */
  skip(block: number): void {
    const from = block * BLOCK_WORDS;
    this.answers.fill(0, from, from + BLOCK_WORDS);
    this.greatest.fill(0, from, from + BLOCK_WORDS);
    this.peaks.fill(0, from / GROUPS, (from + BLOCK_WORDS) / GROUPS);
  }

  /** The greatest level among the remaining matches. */
  greatestLevel(): number {
    return this.kernel.greatestLevel(this.task, this.greatest.length);
  }

  /**
   * The next group of 32 rows from `position` on with a row on this level or above; the number of groups when there is none. Positions
   * are asked for from 0 on, each after the one before, to the end of the segment.
   */
  nextAtLeast(level: number, position: number): number {
    return this.kernel.nextAtLeast(this.task, position, this.greatest.length, level);
  }

  /** The matches among the 32 rows at a position that are on this level or above. */
  rowsFrom(level: number, position: number): number {
    return this.kernel.rowsFrom(this.task, position, level);
  }

  /** Takes them out of the matches. */
  takeFrom(level: number, position: number): number {
    return this.kernel.takeFrom(this.task, position, level);
  }
}

function unitsOf({ worth, bits = DIGITS }: Worth, unit: number): number {
  let units = Math.ceil(worth / unit);
  // What the lowest bit adds is carried to the next.
  while (countBits(units) > bits) units += units & -units;
  return units;
}

/** The finest unit for which the total fits into a sum: a power of two, so that what is worth one is a single bit to add. */
function finestUnit(words: readonly Worth[]): number {
  for (let unit = 1; ; unit *= 2) {
    const most = words.reduce((sum, word) => sum + unitsOf(word, unit), 0);
    if (most <= MOST_EXACT) return unit;
  }
}
