// Adds up what the words of a query are worth to the rows of a block, 128 rows at a time: a bit of each of eight vectors for
// each row is its sum, least digit first. AssemblyScript, compiled to WebAssembly by `npm run generate`.

/** Bytes that a bit for each row of a block takes. */
const BLOCK_BYTES: usize = 2_048;

function sumOf(digit: v128, addend: v128, carry: v128): v128 {
  return v128.xor(v128.xor(digit, addend), carry);
}

function carriedOf(digit: v128, addend: v128, carry: v128): v128 {
  return v128.or(v128.and(digit, addend), v128.and(v128.xor(digit, addend), carry));
}

/** All bits of each 32 rows of which one has the digit. */
function someOf(rows: v128, digit: v128): v128 {
  return i32x4.ne(v128.and(rows, digit), i32x4.splat(0));
}

/**
 * `rows`: for each of `words` words a bit for each row of the block that can use it, one block after the other. `worths`: a
 * byte a word. `telling`: a byte a word, whether using it alone makes a row an answer. `allowed`: the rows that may be answers.
 *
 * Writes the eight digits of the sums, each `stride` bytes after the one before, the rows that are answers, and for each 32 rows the
 * greatest sum among the answers (a byte). Returns how many answers there are.
 */
export function sumUp(
  rows: usize,
  words: usize,
  worths: usize,
  telling: usize,
  allowed: usize,
  digits: usize,
  stride: usize,
  answers: usize,
  greatest: usize,
): i32 {
  let total: i32 = 0;
  for (let at: usize = 0; at < BLOCK_BYTES; at += 16) {
    const through = v128.load(allowed + at);
    if (!v128.any_true(through)) {
      v128.store(answers + at, through);
      store<u32>(greatest + (at >> 2), 0);
      continue;
    }
    const none = i32x4.splat(0);
    let told = none;
    let d0 = none;
    let d1 = none;
    let d2 = none;
    let d3 = none;
    let d4 = none;
    let d5 = none;
    let d6 = none;
    let d7 = none;
    for (let word: usize = 0; word < words; word += 1) {
      const using = v128.load(rows + word * BLOCK_BYTES + at);
      if (!v128.any_true(using)) continue;
      if (load<u8>(telling + word)) told = v128.or(told, using);
      const worth = <u32>load<u8>(worths + word);
      let addend = worth & 1 ? using : none;
      let carry = v128.and(d0, addend);
      d0 = v128.xor(d0, addend);
      let next: v128;
      addend = worth & 2 ? using : none;
      next = carriedOf(d1, addend, carry);
      d1 = sumOf(d1, addend, carry);
      carry = next;
      addend = worth & 4 ? using : none;
      next = carriedOf(d2, addend, carry);
      d2 = sumOf(d2, addend, carry);
      carry = next;
      addend = worth & 8 ? using : none;
      next = carriedOf(d3, addend, carry);
      d3 = sumOf(d3, addend, carry);
      carry = next;
      addend = worth & 16 ? using : none;
      next = carriedOf(d4, addend, carry);
      d4 = sumOf(d4, addend, carry);
      carry = next;
      addend = worth & 32 ? using : none;
      next = carriedOf(d5, addend, carry);
      d5 = sumOf(d5, addend, carry);
      carry = next;
      addend = worth & 64 ? using : none;
      next = carriedOf(d6, addend, carry);
      d6 = sumOf(d6, addend, carry);
      carry = next;
      addend = worth & 128 ? using : none;
      d7 = sumOf(d7, addend, carry);
    }
    let left = v128.and(told, through);
    v128.store(answers + at, left);
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 0));
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 1));
    v128.store(digits + at, d0);
    v128.store(digits + stride + at, d1);
    v128.store(digits + 2 * stride + at, d2);
    v128.store(digits + 3 * stride + at, d3);
    v128.store(digits + 4 * stride + at, d4);
    v128.store(digits + 5 * stride + at, d5);
    v128.store(digits + 6 * stride + at, d6);
    v128.store(digits + 7 * stride + at, d7);
    // Of each 32 rows those stay that have the digit, as long as any does.
    let sums = none;
    let any = someOf(left, d7);
    left = v128.bitselect(v128.and(left, d7), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(128)));
    any = someOf(left, d6);
    left = v128.bitselect(v128.and(left, d6), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(64)));
    any = someOf(left, d5);
    left = v128.bitselect(v128.and(left, d5), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(32)));
    any = someOf(left, d4);
    left = v128.bitselect(v128.and(left, d4), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(16)));
    any = someOf(left, d3);
    left = v128.bitselect(v128.and(left, d3), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(8)));
    any = someOf(left, d2);
    left = v128.bitselect(v128.and(left, d2), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(4)));
    any = someOf(left, d1);
    left = v128.bitselect(v128.and(left, d1), left, any);
    sums = v128.or(sums, v128.and(any, i32x4.splat(2)));
    any = someOf(left, d0);
    sums = v128.or(sums, v128.and(any, i32x4.splat(1)));
    store<u8>(greatest + (at >> 2), <u8>i32x4.extract_lane(sums, 0));
    store<u8>(greatest + (at >> 2) + 1, <u8>i32x4.extract_lane(sums, 1));
    store<u8>(greatest + (at >> 2) + 2, <u8>i32x4.extract_lane(sums, 2));
    store<u8>(greatest + (at >> 2) + 3, <u8>i32x4.extract_lane(sums, 3));
  }
  return total;
}

/** The first position from `from` on, below `count`, whose byte is at least `least`; `count` when there is none. */
export function nextAtLeast(greatest: usize, from: usize, count: usize, least: u32): usize {
  let at = from;
  while (at < count && (at & 15) !== 0) {
    if (<u32>load<u8>(greatest + at) >= least) return at;
    at += 1;
  }
  const wanted = i8x16.splat(<i8>least);
  while (at < count) {
    const bytes = v128.load(greatest + at);
    const found = i8x16.bitmask(i8x16.eq(i8x16.max_u(bytes, wanted), bytes));
    if (found !== 0) return at + <usize>ctz<u32>(<u32>found);
    at += 16;
  }
  return count;
}

/** The greatest of `count` bytes, a multiple of 16. */
export function greatestOf(greatest: usize, count: usize): u32 {
  let most = i8x16.splat(0);
  for (let at: usize = 0; at < count; at += 16) {
    most = i8x16.max_u(most, v128.load(greatest + at));
  }
  let answer: u32 = 0;
  for (let digit: u32 = 128; digit > 0; digit >>= 1) {
    const wanted = i8x16.splat(<i8>(answer | digit));
    if (i8x16.bitmask(i8x16.eq(i8x16.max_u(most, wanted), most)) !== 0) answer |= digit;
  }
  return answer;
}
