import { BLOCK_ROWS, BLOCK_WORDS } from './bitmap.js';

/** From this length, a list of 16-bit offsets would be larger than a bitmap of the block. */
export const LONGEST_LIST = BLOCK_ROWS / 16;

/** By ingredient and block, how many rows name it, and where they are in `lists` or `bitmaps`, in the same order. */
export interface PostingArrays {
  readonly lengths: Uint16Array;
  readonly slots: Uint32Array;
  readonly lists: Uint16Array;
  readonly bitmaps: Int32Array;
}

/**
 * A number for each row of a block, in binary: one array of bits for each digit, the least significant at word `offset` of `bits`, each
 * further one `stride` words after the one before.
 */
export interface RowCounts {
  readonly bits: Int32Array;
  readonly offset: number;
  readonly stride: number;
  readonly digits: number;
}

/** Adds one to the numbers of some of 32 rows. */
function countOnce({ bits, offset, stride, digits }: RowCounts, word: number, rows: number): void {
  const end = offset + digits * stride;
  let carried = rows;
  for (let at = offset + word; carried !== 0 && at < end; at += stride) {
    const before = bits[at] as number;
    bits[at] = before ^ carried;
    carried &= before;
  }
  if (carried === 0) return;
  for (let at = offset + word; at < end; at += stride) bits[at] = (bits[at] as number) | carried;
}

/** Which rows name an ingredient. */
export class Postings {
  constructor(
    private readonly blocks: number,
    readonly arrays: PostingArrays,
  ) {}

  get byteLength(): number {
    return Object.values(this.arrays as unknown as Record<string, { byteLength: number }>).reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** How many rows of a block name the ingredient. */
  countWith(id: number, block: number): number {
    return this.arrays.lengths[id * this.blocks + block] ?? 0;
  }

  /** How many rows name the ingredient. */
  total(id: number): number {
    let total = 0;
    for (let block = 0; block < this.blocks; block += 1) total += this.countWith(id, block);
    return total;
  }

  /** Counts the ingredient for the rows of a block that name it; the greatest number stays as it is. */
  countRowsWith(id: number, block: number, counts: RowCounts): void {
    const { lengths, slots, lists, bitmaps } = this.arrays;
    const cell = id * this.blocks + block;
    const length = lengths[cell];
    if (!length) return;
    const from = slots[cell] as number;
    if (length > LONGEST_LIST) {
      for (let word = 0; word < BLOCK_WORDS; word += 1) {
        countOnce(counts, word, bitmaps[from + word] as number);
      }
      return;
    }
    for (let at = from; at < from + length; at += 1) {
      const row = lists[at] as number;
      countOnce(counts, row >> 5, 1 << (row & 31));
    }
  }

  /** The offsets of this many rows that name the ingredient, starting with the first block from `block` on that lists them. */
  listsFrom(id: number, block: number, count: number): Uint16Array {
    const { lengths, slots, lists } = this.arrays;
    let cell = id * this.blocks + block;
    while ((lengths[cell] as number) > LONGEST_LIST) cell += 1;
    const from = slots[cell] as number;
    return lists.subarray(from, from + count);
  }

  /** Adds the rows of a block that name the ingredient to `bits`, which starts at word `offset` for the block. */
  addRowsWith(id: number, block: number, bits: Int32Array, offset: number): void {
    const { lengths, slots, lists, bitmaps } = this.arrays;
    const cell = id * this.blocks + block;
    const length = lengths[cell];
    if (!length) return;
    const from = slots[cell] as number;
    if (length > LONGEST_LIST) {
      for (let word = 0; word < BLOCK_WORDS; word += 1) {
        bits[offset + word] = (bits[offset + word] as number) | (bitmaps[from + word] as number);
      }
      return;
    }
    for (let at = from; at < from + length; at += 1) {
      const row = lists[at] as number;
      const word = offset + (row >> 5);
      bits[word] = (bits[word] as number) | (1 << (row & 31));
    }
  }
}
