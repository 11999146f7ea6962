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

/** How many bits are set in both. */
export function bitsInBoth(bits: Int32Array, others: Int32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    count += countBits((bits[at] as number) & (others[at] as number));
  }
  return count;
}

/** Calls back with the number of each bit that is set. */
export function eachBit(bits: Int32Array, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) eachRow(bits[at] as number, at, visit);
}

/** The same of the 32 rows at a position. */
export function eachRow(rows: number, at: number, visit: (row: number) => void): void {
  for (let left = rows; left !== 0; left &= left - 1) visit(firstRowIn(left, at));
}

/** The first of the 32 rows at a position that is set. */
export const firstRowIn = (rows: number, at: number): number =>
  at * 32 + 31 - Math.clz32(rows & -rows);
