import { BLOCK_WORDS } from './bitmap.js';
import { BlockSums } from './block-sums.js';
import { LONGEST_LIST, type Postings } from './postings.js';
import type { RecipeSegment } from './recipe-segment.js';
import type { RowList } from './row-list.js';
import { RUN_BLOCKS } from './sum-memory.js';

// Searches are synchronous: one memory serves them all.
export const sums = new BlockSums();

/** From this list length, the assembly adds the rows; passing fewer takes longer than adding them here. */
const FEWEST_HANDED_OVER = 64;

/** Blocks that are added up at once. */
export interface Run {
  readonly first: number;
  readonly length: number;
}

/** Places the rows of a segment in the memory of the sums, a run of blocks at a time. */
export class SumRuns {
  constructor(private readonly segment: RecipeSegment) {}

  /** Visits the runs of blocks of which the filters allow some rows, or count some, which are set, and skips the others. */
  eachRun(
    filters: readonly Int32Array[],
    counted: readonly Int32Array[] | null,
    visit: (run: Run) => void,
  ): void {
    const { blocks } = this.segment;
    if (filters.length === 0 && counted === null) return this.eachWholeRun(visit);
    for (let first = 0; first < blocks;) {
      let length = 0;
      while (length < Math.min(RUN_BLOCKS, blocks - first)) {
        const run = { first, length };
        const isAllowed = this.placeRowsIn(filters, sums.allowed, run);
        const isCounted = counted !== null && this.placeRowsIn(counted, sums.alsoCounted, run);
        if (!isAllowed && !isCounted) break;
        length += 1;
      }
      if (length > 0) visit({ first, length });
      else sums.skip(first);
      first += Math.max(1, length);
    }
  }

  /** Visits the runs of all rows. */
  private eachWholeRun(visit: (run: Run) => void): void {
    const { blocks, found } = this.segment;
    for (let first = 0; first < blocks; first += RUN_BLOCKS) {
      const length = Math.min(RUN_BLOCKS, blocks - first);
      sums.allowed.set(found.subarray(first * BLOCK_WORDS, (first + length) * BLOCK_WORDS));
      visit({ first, length });
    }
  }

  /** Sets which rows of the run's next block comply with the filters. Returns false if these let none through. */
  private placeRowsIn(
    filters: readonly Int32Array[],
    rows: Int32Array,
    { first, length }: Run,
  ): boolean {
    const from = (first + length) * BLOCK_WORDS;
    const to = length * BLOCK_WORDS;
    rows.set(this.segment.found.subarray(from, from + BLOCK_WORDS), to);
    for (const bits of filters) {
      let any = 0;
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        const having = (rows[to + at] as number) & (bits[from + at] as number);
        rows[to + at] = having;
        any |= having;
      }
      if (any === 0) return false;
    }
    return true;
  }

  /** Sets the rows of a run that a bitmap of the segment holds. */
  placeBits(bits: Int32Array, place: number, { first, length }: Run): void {
    const from = first * BLOCK_WORDS;
    const rows = bits.subarray(from, from + length * BLOCK_WORDS);
    sums.usingRows.set(rows, BlockSums.offsetOf(place));
  }

  /** Sets the rows of a run that a list holds. */
  placeList(list: RowList, place: number, { first, length }: Run): void {
    sums.clear(length, place);
    sums.addList(list, first, length, place);
  }

  /** Sets the rows of a run that name one of the ingredients. */
  placeRowsWith(postings: Postings, ids: Iterable<number>, place: number, run: Run): void {
    sums.clear(run.length, place);
    this.addRowsWith(postings, ids, place, run);
  }

  /** The same beside those that are set. */
  addRowsWith(
    postings: Postings,
    ids: Iterable<number>,
    place: number,
    { first, length }: Run,
  ): void {
    const { counts, usingRows } = sums;
    const offset = BlockSums.offsetOf(place);
    for (const id of ids) {
      let listed = 0;
      for (let at = 0; at < length; at += 1) {
        const count = postings.countWith(id, first + at);
        if (count > LONGEST_LIST) {
          postings.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        }
        counts[at] = count > LONGEST_LIST ? 0 : count;
        listed += counts[at] as number;
      }
      if (listed >= FEWEST_HANDED_OVER) {
        sums.addRows(postings.listsFrom(id, first, listed), length, place);
        continue;
      }
      for (let at = 0; at < length && listed > 0; at += 1) {
        if (counts[at] === 0) continue;
        postings.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        listed -= counts[at] as number;
      }
    }
  }
}
