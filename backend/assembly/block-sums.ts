// Adds up the most that the rows of a few blocks can score, 256 rows at a time: a bit of each of a few vectors for each row is its
// sum, least digit first. AssemblyScript, compiled to WebAssembly by `npm run generate`.

/** Bytes that a bit for each row of a block takes. */
const BLOCK_BYTES: usize = 2_048;
/** So many digits of a sum are told, the first. */
const TOLD_DIGITS: i32 = 8;

/** Adds two vectors to a digit; `at` takes what is carried to the next. */
function add(digit: v128, one: v128, other: v128, at: usize): v128 {
  const both = v128.xor(digit, one);
  v128.store(at, v128.or(v128.and(digit, one), v128.and(both, other)));
  return v128.xor(both, other);
}

/** For each 32 rows all bits when one of them is set, none otherwise; of 256 rows in two vectors. */
function anyOf(rows: v128, more: v128): v128 {
  const none = i32x4.splat(0);
  return i16x8.narrow_i32x4_s(i32x4.ne(rows, none), i32x4.ne(more, none));
}

/**
 * Adds up `bytes` bytes of rows, a bit each. `telling`: where the rows are that can use a word which alone makes them an answer; so
 * many addresses of four bytes. `columns`: for each digit of the sums where its terms begin, and then where the last end. Terms are
 * addresses, too: of the rows to which a word adds that digit. With what is carried from the digit before they are an odd number, and
 * at least two where that is odd, else one. `allowed`: the rows that may be answers.
 *
 * What a row costs is taken off the first eight digits of its sum. `costs`: for each 32 rows (two bytes) the least that one of them
 * costs; `scale` 65,536ths of that are taken, rounded down, and nothing where one of the 32 is `free`. At most 255.
 *
 * Sums have `count` digits. Writes the first eight of them, the last of these first and each `stride` bytes after the one before;
 * the rows that are answers; for each 32 rows (a byte) what is taken off; and (a byte) one more than the greatest number that is left
 * of an answer, 1 where nothing is, or 0 without an answer. Returns how many answers there are.
 */
export function sumUp(
  bytes: usize,
  telling: usize,
  tellingCount: usize,
  columns: usize,
  count: i32,
  carried: usize,
  allowed: usize,
  free: usize,
  costs: usize,
  scale: u32,
  digits: usize,
  stride: usize,
  answers: usize,
  off: usize,
  greatest: usize,
): i32 {
  const none = i32x4.splat(0);
  const scales = i16x8.splat(<i16>scale);
  const untold = count - TOLD_DIGITS;
  const tellingEnd = telling + 4 * tellingCount;
  let total: i32 = 0;
  for (let at: usize = 0; at < bytes; at += 32) {
    const positions = at >> 2;
    let left = none;
    let more = none;
    for (let word = telling; word < tellingEnd; word += 4) {
      const rows = <usize>load<u32>(word) + at;
      left = v128.or(left, v128.load(rows));
      more = v128.or(more, v128.load(rows, 16));
    }
    left = v128.and(left, v128.load(allowed + at));
    more = v128.and(more, v128.load(allowed + at, 16));
    v128.store(answers + at, left);
    v128.store(answers + at, more, 16);
    if (!v128.any_true(v128.or(left, more))) {
      store<u64>(greatest + positions, 0);
      continue;
    }
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 0));
    total += <i32>popcnt<i64>(i64x2.extract_lane(left, 1));
    total += <i32>popcnt<i64>(i64x2.extract_lane(more, 0));
    total += <i32>popcnt<i64>(i64x2.extract_lane(more, 1));
    const answering = anyOf(left, more);
    let carriedEnd = carried;
    for (let digit: i32 = 0; digit < count; digit += 1) {
      const column = columns + 4 * <usize>digit;
      const end = <usize>load<u32>(column + 4);
      let term = <usize>load<u32>(column);
      let rows = <usize>load<u32>(term) + at;
      term += 4;
      let sum = v128.load(rows);
      let sums = v128.load(rows, 16);
      let from = carried;
      let next = carried;
      // What was carried is read before anything is written over it.
      if ((carriedEnd - from) & 32) {
        rows = <usize>load<u32>(term) + at;
        term += 4;
        sum = add(sum, v128.load(from), v128.load(rows), next);
        sums = add(sums, v128.load(from, 16), v128.load(rows, 16), next + 16);
        from += 32;
        next += 32;
      }
      for (; from < carriedEnd; from += 64) {
        const one = v128.load(from, 16);
        const other = v128.load(from, 48);
        sum = add(sum, v128.load(from), v128.load(from, 32), next);
        sums = add(sums, one, other, next + 16);
        next += 32;
      }
      for (; term < end; term += 8) {
        rows = <usize>load<u32>(term) + at;
        const others = <usize>load<u32>(term, 4) + at;
        sum = add(sum, v128.load(rows), v128.load(others), next);
        sums = add(sums, v128.load(rows, 16), v128.load(others, 16), next + 16);
        next += 32;
      }
      carriedEnd = next;
      if (digit >= untold) {
        const told = digits + <usize>(digit - untold) * stride + at;
        v128.store(told, sum);
        v128.store(told, sums, 16);
      }
    }
    // Of each 32 rows those stay that have the digit, as long as any does.
    let most = none;
    let mosts = none;
    for (let digit = TOLD_DIGITS - 1; digit >= 0; digit -= 1) {
      const told = digits + <usize>digit * stride + at;
      const having = v128.and(left, v128.load(told));
      const any = i32x4.ne(having, none);
      left = v128.bitselect(having, left, any);
      most = i32x4.sub(i32x4.shl(most, 1), any);
      const othersHaving = v128.and(more, v128.load(told, 16));
      const anyOther = i32x4.ne(othersHaving, none);
      more = v128.bitselect(othersHaving, more, anyOther);
      mosts = i32x4.sub(i32x4.shl(mosts, 1), anyOther);
    }
    const cost = v128.load(costs + 2 * positions);
    const taken = v128.andnot(
      i16x8.narrow_i32x4_u(
        i32x4.shr_u(i32x4.extmul_low_i16x8_u(cost, scales), 16),
        i32x4.shr_u(i32x4.extmul_high_i16x8_u(cost, scales), 16),
      ),
      anyOf(v128.load(free + at), v128.load(free + at, 16)),
    );
    const one = i16x8.splat(1);
    const remaining = i16x8.sub_sat_u(i16x8.add(i16x8.narrow_i32x4_u(most, mosts), one), taken);
    const levels = v128.and(i16x8.max_u(remaining, one), answering);
    store<u64>(off + positions, i64x2.extract_lane(i8x16.narrow_i16x8_u(taken, taken), 0));
    store<u64>(greatest + positions, i64x2.extract_lane(i8x16.narrow_i16x8_u(levels, levels), 0));
  }
  return total;
}

/**
 * Sets the bits of `rows` that offsets of two bytes each name: for each of so many blocks as many as `counts` (two bytes each) says,
 * one block after the other.
 */
export function addRows(offsets: usize, counts: usize, blocks: u32, rows: usize): void {
  const countsEnd = counts + 2 * <usize>blocks;
  let at = offsets;
  for (let count = counts; count < countsEnd; count += 2) {
    const end = at + 2 * <usize>load<u16>(count);
    for (; at < end; at += 2) {
      const row = <u32>load<u16>(at);
      const word = rows + (((<usize>row) >> 5) << 2);
      store<u32>(word, load<u32>(word) | (1 << (row & 31)));
    }
    rows += BLOCK_BYTES;
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
