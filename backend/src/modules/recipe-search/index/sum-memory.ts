import { BLOCK_WORDS } from './bitmap.js';
import { LONGEST_LIST } from './postings.js';
import { BLOCK_BYTES, DIGITS, KEPT_DIGITS, SumTask } from './sum-task.js';

/** At most this many blocks are added up at once: their data fits into the L2 cache. */
export const RUN_BLOCKS = 8;
export const RUN_BYTES = RUN_BLOCKS * BLOCK_BYTES;

/** The assembly adds one bit for each of 256 rows at once. */
const VECTORS_BYTES = 32;
export const ADDRESS_BYTES = 4;

/** Where each array starts, under the name of its field in the task, if any. */
export type SumPlaces = ReturnType<typeof placesFor>;

/**
 * Lays out the memory for a segment of this many blocks, this many words, and the rows of this many others beside them.
 */
export function placesFor(blocks: number, words: number, others: number) {
  let end = 0;
  const place = (bytes: number): number => {
    const start = end;
    // Aligned vectors are read fastest.
    end = Math.ceil((start + bytes) / 16) * 16;
    return start;
  };
  const positions = blocks * BLOCK_WORDS;
  // At most one carry and one filler are added to the words of a column.
  const longestColumn = words + 2;
  return {
    allowed: place(RUN_BYTES),
    usingRows: place((words + others) * RUN_BYTES),
    nothing: place(RUN_BYTES),
    free: place(RUN_BYTES),
    task: place(ADDRESS_BYTES * SumTask.length),
    telling: place(ADDRESS_BYTES * words),
    leading: place(ADDRESS_BYTES * words),
    columns: place(ADDRESS_BYTES * (DIGITS + 1)),
    terms: place(ADDRESS_BYTES * DIGITS * longestColumn),
    carried: place(VECTORS_BYTES * longestColumn),
    offsets: place(2 * RUN_BLOCKS * LONGEST_LIST),
    counts: place(2 * RUN_BLOCKS),
    costs: place(2 * positions),
    answers: place(blocks * BLOCK_BYTES),
    digits: place(KEPT_DIGITS * blocks * BLOCK_BYTES),
    off: place(positions),
    greatest: place(positions),
    end,
  };
}
