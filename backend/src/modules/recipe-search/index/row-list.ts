import { bitsIn, BLOCK_WORDS } from './bitmap.js';

/** Rows of a segment by their offsets in the block: those of one block after the other, and where those of each block start. */
export interface RowList {
  readonly offsets: Uint16Array;
  readonly starts: Uint32Array;
}

/** The rows whose bits are set. */
export function rowListOf(bits: Int32Array): RowList {
  const offsets = new Uint16Array(bitsIn(bits));
  const starts = new Uint32Array(bits.length / BLOCK_WORDS + 1);
  let next = 0;
  for (let at = 0; at < bits.length; at += 1) {
    if (at % BLOCK_WORDS === 0) starts[at / BLOCK_WORDS] = next;
    const first = (at % BLOCK_WORDS) * 32;
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      offsets[next] = first + 31 - Math.clz32(left & -left);
      next += 1;
    }
  }
  starts[starts.length - 1] = next;
  return { offsets, starts };
}
