/** Rows per block: offsets fit into 16 bits, and a query's data for a block fits into the L1 cache. */
export const BLOCK_ROWS = 16_384;
/** One bit per row, in 32-bit integers. */
export const BLOCK_WORDS = BLOCK_ROWS / 32;

export function setBit(bits: Int32Array, row: number): void {
  const word = row >> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
}

export function clearBit(bits: Int32Array, row: number): void {
  const word = row >> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
}

export function hasBit(bits: Int32Array, row: number): boolean {
  return ((bits[row >> 5] as number) & (1 << (row & 31))) !== 0;
}

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits are set. */
export function bitsIn(bits: Int32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countBits(bits[at] as number);
  return count;
}
