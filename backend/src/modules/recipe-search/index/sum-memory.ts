import { BLOCK_ROWS, BLOCK_WORDS } from './bitmap.js';
import { BLOCK_BYTES, DIGITS, GROUPS, KEPT_DIGITS, SumTask } from './sum-task.js';

/** At most this many blocks are added up at once: their data fits into the L2 cache. */
export const RUN_BLOCKS = 8;
export const RUN_BYTES = RUN_BLOCKS * BLOCK_BYTES;

/** So many rows can be handed over at once in any case. */
export const MOST_HANDED_OVER = RUN_BLOCKS * (BLOCK_ROWS / 16);

/** The assembly adds one bit for each of 512 rows at once. */
const VECTORS_BYTES = 64;
export const ADDRESS_BYTES = 4;

/** Of the rows of a segment, at most one in this many is listed for a word. */
export const LISTED_SHARE = 64;

/** Where each array starts, under the name of its field in the task, if any. */
export type SumPlaces = ReturnType<typeof placesFor>;

/**
 * Lays out the memory from `start` on for a segment of this many blocks, this many words, and the rows of this many others beside them.
 * `listed`: how many rows of a list are handed over at once, if these may be more than are listed for a word.
 */
export function placesFor(
  start: number,
  blocks: number,
  words: number,
  others: number,
  listed: number,
) {
  let end = start;
  const place = (bytes: number): number => {
    const from = end;
    // Aligned vectors are read fastest.
    end = Math.ceil((from + bytes) / 16) * 16;
    return from;
  };
  const positions = blocks * BLOCK_WORDS;
  // At most one carry and one filler are added to the words of a column.
  const longestColumn = words + 2;
  return {
    allowed: place(RUN_BYTES),
    alsoCounted: place(RUN_BYTES),
    usingRows: place((words + others) * RUN_BYTES),
    nothing: place(RUN_BYTES),
    free: place(RUN_BYTES),
    task: place(ADDRESS_BYTES * SumTask.length),
    telling: place(ADDRESS_BYTES * words),
    leading: place(ADDRESS_BYTES * words),
    columns: place(ADDRESS_BYTES * (DIGITS + 1)),
    terms: place(ADDRESS_BYTES * DIGITS * longestColumn),
    carried: place(VECTORS_BYTES * longestColumn),
    offsets: place(2 * Math.max(MOST_HANDED_OVER, (blocks * BLOCK_ROWS) / LISTED_SHARE, listed)),
    counts: place(4 * RUN_BLOCKS),
    costs: place(2 * positions),
    answers: place(blocks * BLOCK_BYTES),
    digits: place(KEPT_DIGITS * blocks * BLOCK_BYTES),
    off: place(positions),
    greatest: place(positions),
    peaks: place(positions / GROUPS),
    end,
  };
}
