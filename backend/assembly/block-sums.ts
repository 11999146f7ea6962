// Adds up the most that the rows of a block can score, 128 rows at a time: a bit of each of a few vectors for each row is its sum,
// least digit first. AssemblyScript, compiled to WebAssembly by `npm run generate`.

/** Bytes that a bit for each row of a block takes. */
const BLOCK_BYTES: usize = 2_048;
/** So many digits of a sum are told, the first. */
const TOLD_DIGITS: i32 = 8;

/** All bits of each 32 rows whose number has the digit. */
function spread(numbers: v128, digit: i32): v128 {
  return i32x4.shr_s(i32x4.shl(numbers, 31 - digit), 31);
}

/** Adds two vectors to a digit; `at` takes what is carried to the next. */
function add(digit: v128, one: v128, other: v128, at: usize): v128 {
  const both = v128.xor(digit, one);
  v128.store(at, v128.or(v128.and(digit, one), v128.and(both, other)));
  return v128.xor(both, other);
}

/**
 * `telling`: where the rows are that can use a word which alone makes them an answer, a bit for each row of the block; so many
 * addresses of four bytes. `columns`: for each digit of the sums where its terms begin, and then where the last end. Terms are
 * addresses, too: of the rows to which a word adds that digit; an even number for each digit. `allowed`: the rows that may be answers.
 *
 * A row begins with the greatest number of `costDigits` digits, less its cost unless it is `free`. `costs`: for each 32 rows (two
 * bytes) the least that one of them costs; `scale` 65,536ths of that are taken.
 *
 * Sums have `count` digits. Writes the first eight of them, the last of these first and each `stride` bytes after the one before;
 * the rows that are answers; and for each 32 rows (a byte) one more than the greatest number that these digits are of an answer, or
 * 0 without an answer. Returns how many answers there are.
 */
export function sumUp(
  telling: usize,
  tellingCount: usize,
  columns: usize,
  count: i32,
  carried: usize,
  allowed: usize,
  free: usize,
  costs: usize,
  scale: i32,
  costDigits: i32,
  digits: usize,
  stride: usize,
  answers: usize,
  greatest: usize,
): i32 {
  const none = i32x4.splat(0);
  const untold = count - TOLD_DIGITS;
  const tellingEnd = telling + 4 * tellingCount;
  let total: i32 = 0;
  for (let at: usize = 0; at < BLOCK_BYTES; at += 16) {
    let left = none;
    for (let word = telling; word < tellingEnd; word += 4) {
      left = v128.or(left, v128.load(<usize>load<u32>(word) + at));
    }
    left = v128.and(left, v128.load(allowed + at));
    v128.store(answers + at, left);
    if (!v128.any_true(left)) {
      store<u32>(greatest + (at >> 2), 0);
      continue;
    }
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 0));
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 1));
    const answering = i32x4.ne(left, none);
    const paying = v128.not(v128.load(free + at));
    const cost = i32x4.shr_u(i32x4.mul(v128.load16x4_u(costs + (at >> 1)), i32x4.splat(scale)), 16);
    let carriedEnd = carried;
    for (let digit: i32 = 0; digit < count; digit += 1) {
      let sum = digit < costDigits ? v128.not(v128.and(spread(cost, digit), paying)) : none;
      let next = carried;
      // What was carried is read before anything is written over it.
      v128.store(carriedEnd, none);
      for (let from = carried; from < carriedEnd; from += 32) {
        sum = add(sum, v128.load(from), v128.load(from + 16), next);
        next += 16;
      }
      const column = columns + 4 * <usize>digit;
      const end = <usize>load<u32>(column + 4);
      for (let term = <usize>load<u32>(column); term < end; term += 8) {
        const one = v128.load(<usize>load<u32>(term) + at);
        sum = add(sum, one, v128.load(<usize>load<u32>(term + 4) + at), next);
        next += 16;
      }
      carriedEnd = next;
      if (digit >= untold) v128.store(digits + <usize>(digit - untold) * stride + at, sum);
    }
    // Of each 32 rows those stay that have the digit, as long as any does.
    let sums = none;
    for (let digit = TOLD_DIGITS - 1; digit >= 0; digit -= 1) {
      const having = v128.and(left, v128.load(digits + <usize>digit * stride + at));
      const any = i32x4.ne(having, none);
      left = v128.bitselect(having, left, any);
      sums = i32x4.sub(i32x4.shl(sums, 1), any);
    }
    sums = i32x4.sub(sums, answering);
    store<u8>(greatest + (at >> 2), <u8>i32x4.extract_lane(sums, 0));
    store<u8>(greatest + (at >> 2) + 1, <u8>i32x4.extract_lane(sums, 1));
    store<u8>(greatest + (at >> 2) + 2, <u8>i32x4.extract_lane(sums, 2));
    store<u8>(greatest + (at >> 2) + 3, <u8>i32x4.extract_lane(sums, 3));
  }
  return total;
}

/** Sets the bits of `rows` that `count` offsets of two bytes each name. */
export function addRows(offsets: usize, count: u32, rows: usize): void {
  const end = offsets + 2 * <usize>count;
  for (let at = offsets; at < end; at += 2) {
    const row = <u32>load<u16>(at);
    const word = rows + (((<usize>row) >> 5) << 2);
    store<u32>(word, load<u32>(word) | (1 << (row & 31)));
  }
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
