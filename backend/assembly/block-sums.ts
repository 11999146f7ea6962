// Computes upper bounds for the scores of a few blocks' rows, 512 rows at a time: a row's sum is one bit in each of a few vectors,
// least significant first. AssemblyScript, compiled to WebAssembly by `npm run generate`. Decision 010 draws the memory and the
// passes.
import {
  BLOCK_BYTES,
  DIGITS,
  GROUPS as GROUPS_TOGETHER,
  KEPT_DIGITS,
  SumTask,
} from '../src/modules/recipe-search/index/sum-task';

/** Bytes for 512 rows: one bit per row, in four vectors. An address is looked up once for all of them. */
const ROWS: usize = 64;
/** Levels are worked out for half of them at once: for each 32 rows two bytes, which fill a vector, or one. */
const HALF: usize = 32;

const GROUPS = <usize>GROUPS_TOGETHER;

/** A field of the task. */
function field(task: usize, word: SumTask): usize {
  return <usize>load<u32>(task + ((<usize>word) << 2));
}

function setField(task: usize, word: SumTask, value: u32): void {
  store<u32>(task + ((<usize>word) << 2), value);
}

/** The address of the byte for the 32 rows whose bits start `at` bytes into an array. */
function groupIn(task: usize, word: SumTask, at: usize): usize {
  return field(task, word) + (at >> 2);
}

/**
 * Adds up the first blocks of a run. Writes which of the rows that match are to be added up, the kept bits of their sums and, for each 32 rows, the levels that their
 * cost subtracts and the highest level of a match: one more than the rest of its sum, 1 if nothing is left, 0 without a match. Returns
 * the number of matches.
 */
export function sumUp(task: usize, firstBlock: usize, blocks: usize): i32 {
  const segmentStart = firstBlock * BLOCK_BYTES;
  const bytes = blocks * BLOCK_BYTES;
  let total: i32 = 0;
  for (let at: usize = 0; at < bytes; at += ROWS) {
    const inSegment = segmentStart + at;
    const answers = field(task, SumTask.answers) + inSegment;
    total += noteAnswers(task, at, answers);
    const one = v128.load(answers);
    const two = v128.load(answers, 16);
    const three = v128.load(answers, 32);
    const four = v128.load(answers, 48);
    if (!v128.any_true(v128.or(v128.or(one, two), v128.or(three, four)))) {
      v128.store(groupIn(task, SumTask.greatest, inSegment), i32x4.splat(0));
    } else {
      addDigits(task, at, inSegment);
      noteLevels(task, at, inSegment, one, two);
      noteLevels(task, at + HALF, inSegment + HALF, three, four);
    }
    notePeak(task, (inSegment >> 2) / GROUPS);
  }
  return total;
}

/**
 * Writes which of the 512 rows at `at` may match, can use a distinctive word, and use a leading one, or none. Returns how many may match and
 * can use a distinctive word, and notes how many of those can that are counted beside them.
 */
function noteAnswers(task: usize, at: usize, answers: usize): i32 {
  let end = field(task, SumTask.tellingEnd);
  const allowed = field(task, SumTask.allowed) + at;
  let one = i32x4.splat(0);
  let two = i32x4.splat(0);
  let three = i32x4.splat(0);
  let four = i32x4.splat(0);
  for (let word = field(task, SumTask.telling); word < end; word += 4) {
    const rows = <usize>load<u32>(word) + at;
    one = v128.or(one, v128.load(rows));
    two = v128.or(two, v128.load(rows, 16));
    three = v128.or(three, v128.load(rows, 32));
    four = v128.or(four, v128.load(rows, 48));
  }
  const alsoCounted = field(task, SumTask.alsoCounted);
  if (alsoCounted !== 0) {
    const rows = alsoCounted + at;
    const count =
      countOf(v128.and(one, v128.load(rows))) +
      countOf(v128.and(two, v128.load(rows, 16))) +
      countOf(v128.and(three, v128.load(rows, 32))) +
      countOf(v128.and(four, v128.load(rows, 48)));
    setField(task, SumTask.counted, <u32>field(task, SumTask.counted) + <u32>count);
  }
  one = v128.and(one, v128.load(allowed));
  two = v128.and(two, v128.load(allowed, 16));
  three = v128.and(three, v128.load(allowed, 32));
  four = v128.and(four, v128.load(allowed, 48));
  const matching = countOf(one) + countOf(two) + countOf(three) + countOf(four);
  end = field(task, SumTask.leadingEnd);
  let leading = i32x4.splat(0);
  let leadingTwo = i32x4.splat(0);
  let leadingThree = i32x4.splat(0);
  let leadingFour = i32x4.splat(0);
  for (let word = field(task, SumTask.leading); word < end; word += 4) {
    const rows = <usize>load<u32>(word) + at;
    leading = v128.or(leading, v128.load(rows));
    leadingTwo = v128.or(leadingTwo, v128.load(rows, 16));
    leadingThree = v128.or(leadingThree, v128.load(rows, 32));
    leadingFour = v128.or(leadingFour, v128.load(rows, 48));
  }
  const others = i32x4.splat(<i32>field(task, SumTask.others));
  v128.store(answers, v128.and(one, v128.xor(leading, others)));
  v128.store(answers, v128.and(two, v128.xor(leadingTwo, others)), 16);
  v128.store(answers, v128.and(three, v128.xor(leadingThree, others)), 32);
  v128.store(answers, v128.and(four, v128.xor(leadingFour, others)), 48);
  return matching;
}

function countOf(rows: v128): i32 {
  return <i32>(popcnt<i64>(i64x2.extract_lane(rows, 0)) + popcnt<i64>(i64x2.extract_lane(rows, 1)));
}

/** Adds up the 512 rows at `at`, bit by bit. */
function addDigits(task: usize, at: usize, inSegment: usize): void {
  const columns = field(task, SumTask.columns);
  const carried = field(task, SumTask.carried);
  const stride = field(task, SumTask.stride);
  let kept = field(task, SumTask.digits) + inSegment;
  let carriedEnd = carried;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    carriedEnd = Digit.addUp(columns + 4 * <usize>digit, at, carried, carriedEnd, kept);
    // A bit that is not kept is overwritten by the next.
    if (digit >= DIGITS - KEPT_DIGITS) kept += stride;
  }
}

/** A class because lint parses `@inline` only on methods; without it, a sum of three words takes a third longer. */
class Digit {
  /**
   * Adds up one bit of 512 rows: the carries into it and the terms of its column, two at a time. Writes the sum to `kept`, and overwrites
   * the carries into it with its own carries, each being read before it is overwritten. Returns where its carries end.
   */
  @inline
  static addUp(column: usize, at: usize, carried: usize, carriedEnd: usize, kept: usize): usize {
    const end = <usize>load<u32>(column, 4);
    let term = <usize>load<u32>(column);
    let rows = <usize>load<u32>(term) + at;
    term += 4;
    let one = v128.load(rows);
    let two = v128.load(rows, 16);
    let three = v128.load(rows, 32);
    let four = v128.load(rows, 48);
    let from = carried;
    let next = carried;
    if ((carriedEnd - from) & ROWS) {
      rows = <usize>load<u32>(term) + at;
      term += 4;
      one = add(one, v128.load(from), v128.load(rows), next);
      two = add(two, v128.load(from, 16), v128.load(rows, 16), next + 16);
      three = add(three, v128.load(from, 32), v128.load(rows, 32), next + 32);
      four = add(four, v128.load(from, 48), v128.load(rows, 48), next + 48);
      from += ROWS;
      next += ROWS;
    }
    for (; from < carriedEnd; from += 2 * ROWS) {
      const second = v128.load(from, 16);
      const third = v128.load(from, 32);
      const fourth = v128.load(from, 48);
      one = add(one, v128.load(from), v128.load(from, 64), next);
      two = add(two, second, v128.load(from, 80), next + 16);
      three = add(three, third, v128.load(from, 96), next + 32);
      four = add(four, fourth, v128.load(from, 112), next + 48);
      next += ROWS;
    }
    for (; term < end; term += 8) {
      rows = <usize>load<u32>(term) + at;
      const others = <usize>load<u32>(term, 4) + at;
      one = add(one, v128.load(rows), v128.load(others), next);
      two = add(two, v128.load(rows, 16), v128.load(others, 16), next + 16);
      three = add(three, v128.load(rows, 32), v128.load(others, 32), next + 32);
      four = add(four, v128.load(rows, 48), v128.load(others, 48), next + 48);
      next += ROWS;
    }
    v128.store(kept, one);
    v128.store(kept, two, 16);
    v128.store(kept, three, 32);
    v128.store(kept, four, 48);
    return next;
  }
}

/** Adds two vectors to a bit; `at` receives the carry. */
function add(digit: v128, one: v128, other: v128, at: usize): v128 {
  const both = v128.xor(digit, one);
  v128.store(at, v128.or(v128.and(digit, one), v128.and(both, other)));
  return v128.xor(both, other);
}

/** Writes for each 32 of 256 rows what their cost subtracts, and the greatest level of a match. */
function noteLevels(task: usize, at: usize, inSegment: usize, left: v128, more: v128): void {
  const one = i16x8.splat(1);
  const most = greatestAmong(task, inSegment, left, more);
  const taken = takenOff(task, at, inSegment);
  const remaining = i16x8.sub_sat_u(i16x8.add(most, one), taken);
  const levels = v128.and(i16x8.max_u(remaining, one), anyOf(left, more));
  storeBytes(groupIn(task, SumTask.off, inSegment), taken);
  storeBytes(groupIn(task, SumTask.greatest, inSegment), levels);
}

/**
 * The greatest sum of a match for each 32 of 256 rows: bit by bit, keeps the rows that have the bit, if any do. Adds up the bits that
 * none has, because whether any has one takes an instruction more to ask.
 */
function greatestAmong(task: usize, inSegment: usize, left: v128, more: v128): v128 {
  const none = i32x4.splat(0);
  const stride = field(task, SumTask.stride);
  let kept = field(task, SumTask.digits) + inSegment + <usize>KEPT_DIGITS * stride;
  let lacked = none;
  let lackedToo = none;
  for (let digit = 0; digit < KEPT_DIGITS; digit += 1) {
    kept -= stride;
    const having = v128.and(left, v128.load(kept));
    const lacking = i32x4.eq(having, none);
    left = v128.or(having, v128.and(left, lacking));
    lacked = i32x4.sub(i32x4.add(lacked, lacked), lacking);
    const moreHaving = v128.and(more, v128.load(kept, 16));
    const lackingToo = i32x4.eq(moreHaving, none);
    more = v128.or(moreHaving, v128.and(more, lackingToo));
    lackedToo = i32x4.sub(i32x4.add(lackedToo, lackedToo), lackingToo);
  }
  const all = i16x8.splat(<i16>(2 ** KEPT_DIGITS - 1));
  return i16x8.sub(all, i16x8.narrow_i32x4_u(lacked, lackedToo));
}

/** The levels that the cost subtracts for each 32 of 256 rows, at most 255; none if one of the 32 is free. */
function takenOff(task: usize, at: usize, inSegment: usize): v128 {
  const free = field(task, SumTask.free) + at;
  const cost = v128.load(field(task, SumTask.costs) + (inSegment >> 1));
  const scales = i16x8.splat(<i16>field(task, SumTask.scale));
  return v128.andnot(
    i16x8.narrow_i32x4_u(
      i32x4.shr_u(i32x4.extmul_low_i16x8_u(cost, scales), 16),
      i32x4.shr_u(i32x4.extmul_high_i16x8_u(cost, scales), 16),
    ),
    anyOf(v128.load(free), v128.load(free, 16)),
  );
}

/** For each 32 rows all bits if one of them is set, otherwise none; 256 rows in two vectors. */
function anyOf(rows: v128, more: v128): v128 {
  const none = i32x4.splat(0);
  return i16x8.narrow_i32x4_s(i32x4.ne(rows, none), i32x4.ne(more, none));
}

/** Writes eight numbers of up to 255 as one byte each. */
function storeBytes(at: usize, numbers: v128): void {
  store<u64>(at, i64x2.extract_lane(i8x16.narrow_i16x8_u(numbers, numbers), 0));
}

/** Writes the bits that any of the listed arrays of this many bytes has. */
export function unite(arrays: usize, arraysEnd: usize, bytes: usize, into: usize): void {
  for (let at: usize = 0; at < bytes; at += HALF) {
    let left = i32x4.splat(0);
    let more = i32x4.splat(0);
    for (let array = arrays; array < arraysEnd; array += 4) {
      const rows = <usize>load<u32>(array) + at;
      left = v128.or(left, v128.load(rows));
      more = v128.or(more, v128.load(rows, 16));
    }
    v128.store(into + at, left);
    v128.store(into + at, more, 16);
  }
}

/** Sets the bits of `rows` given as two-byte offsets: `counts` (four bytes each) of them for each of consecutive blocks. */
export function addRows(offsets: usize, counts: usize, blocks: u32, rows: usize): void {
  const countsEnd = counts + 4 * <usize>blocks;
  let at = offsets;
  for (let count = counts; count < countsEnd; count += 4) {
    const end = at + 2 * <usize>load<u32>(count);
    for (; at < end; at += 2) {
      const row = <u32>load<u16>(at);
      const word = rows + ((<usize>row >> 5) << 2);
      store<u32>(word, load<u32>(word) | (1 << (row & 31)));
    }
    rows += BLOCK_BYTES;
  }
}

/**
 * Counts rows, given like those of `addRows`, in two bits; a row that comes up a fourth time is noted in `free`.
 */
export function countRows(
  offsets: usize,
  counts: usize,
  blocks: u32,
  once: usize,
  twice: usize,
  free: usize,
): void {
  const countsEnd = counts + 4 * <usize>blocks;
  let at = offsets;
  let block: usize = 0;
  for (let count = counts; count < countsEnd; count += 4) {
    const end = at + 2 * <usize>load<u32>(count);
    for (; at < end; at += 2) {
      const row = <u32>load<u16>(at);
      const word = block + ((<usize>row >> 5) << 2);
      const bit: u32 = 1 << (row & 31);
      const one = load<u32>(once + word);
      store<u32>(once + word, one ^ bit);
      if ((one & bit) === 0) continue;
      const two = load<u32>(twice + word);
      store<u32>(twice + word, two ^ bit);
      if ((two & bit) !== 0) store<u32>(free + word, load<u32>(free + word) | bit);
    }
    block += BLOCK_BYTES;
  }
}

/** Notes the greatest level of each 16 groups that follow each other. */
function notePeak(task: usize, place: usize): void {
  const levels = v128.load(field(task, SumTask.greatest) + place * GROUPS);
  store<u8>(field(task, SumTask.peaks) + place, greatestOf(levels));
}

function greatestOf(bytes: v128): u32 {
  let most = i8x16.max_u(bytes, v128.shuffle<u64>(bytes, bytes, 1, 0));
  most = i8x16.max_u(most, i64x2.shr_u(most, 32));
  most = i8x16.max_u(most, i64x2.shr_u(most, 16));
  most = i8x16.max_u(most, i64x2.shr_u(most, 8));
  return i8x16.extract_lane_u(most, 0);
}

/** Which of 16 bytes are at least as great as those wanted, from the given one on: a bit for each. */
function atLeast(bytes: v128, wanted: v128, from: usize): i32 {
  const found = i8x16.bitmask(i8x16.eq(i8x16.max_u(bytes, wanted), bytes));
  const shift = <i32>(from % GROUPS);
  return found & (0xffff << shift);
}

/**
 * The first group of 32 rows, from the one at `from` on and below `count`, that has a row on this level or above; `count` if there is
 * none. Notes what became of the group before it: rows may have been taken from it.
 */
export function nextAtLeast(task: usize, from: usize, count: usize, level: u32): usize {
  const wanted = i8x16.splat(<i8>level);
  const greatest = field(task, SumTask.greatest);
  let place = from / GROUPS;
  if (from !== 0) {
    const before = (from - 1) / GROUPS;
    const found = place !== before ? 0 : groupsAt(greatest, place, wanted, from);
    if (found !== 0) return place * GROUPS + <usize>ctz<i32>(found);
    notePeak(task, before);
    place = before + 1;
  }
  const peaks = field(task, SumTask.peaks);
  const end = count / GROUPS;
  while (place < end) {
    const first = place - (place % GROUPS);
    const found = atLeast(v128.load(peaks + first), wanted, place);
    if (found !== 0) {
      place = first + <usize>ctz<i32>(found);
      return place * GROUPS + <usize>ctz<i32>(groupsAt(greatest, place, wanted, 0));
    }
    place = first + GROUPS;
  }
  return count;
}

/** Which of the 16 groups at a place have a row on the wanted level or above, from one of them on. */
function groupsAt(greatest: usize, place: usize, wanted: v128, from: usize): i32 {
  return atLeast(v128.load(greatest + place * GROUPS), wanted, from);
}

/** The greatest level of the answers in `count` groups. */
export function greatestLevel(task: usize, count: usize): u32 {
  const peaks = field(task, SumTask.peaks);
  let most = i8x16.splat(0);
  for (let place: usize = 0; place < count / GROUPS; place += GROUPS) {
    most = i8x16.max_u(most, v128.load(peaks + place));
  }
  return greatestOf(most);
}

/** The answers in the group of 32 rows at a position that are on this level or above. */
export function rowsFrom(task: usize, position: usize, level: i32): u32 {
  const answers = load<u32>(field(task, SumTask.answers) + (position << 2));
  // Anything below the first level counts as on it.
  if (level <= 1) return answers;
  const least = level - 1 + <i32>load<u8>(field(task, SumTask.off) + position);
  if (least >> KEPT_DIGITS !== 0) return 0;
  const stride = field(task, SumTask.stride);
  let kept = field(task, SumTask.digits) + (position << 2) + <usize>KEPT_DIGITS * stride;
  let more: u32 = 0;
  let equal = answers;
  for (let digit = KEPT_DIGITS - 1; digit >= 0; digit -= 1) {
    kept -= stride;
    const bits = load<u32>(kept);
    if ((least >> digit) & 1) equal &= bits;
    else {
      more |= equal & bits;
      equal &= ~bits;
    }
  }
  return more | equal;
}

/** Takes these out: they are no answers any more. */
export function takeFrom(task: usize, position: usize, level: i32): u32 {
  const rows = rowsFrom(task, position, level);
  const answers = field(task, SumTask.answers) + (position << 2);
  const left = load<u32>(answers) & ~rows;
  store<u32>(answers, left);
  store<u8>(field(task, SumTask.greatest) + position, levelOf(task, position, left));
  return rows;
}

/** The greatest level of these rows of a group. */
function levelOf(task: usize, position: usize, rows: u32): u32 {
  if (rows === 0) return 0;
  const stride = field(task, SumTask.stride);
  let kept = field(task, SumTask.digits) + (position << 2) + <usize>KEPT_DIGITS * stride;
  let left = rows;
  let sum: i32 = 0;
  for (let digit = 0; digit < KEPT_DIGITS; digit += 1) {
    kept -= stride;
    const having = left & load<u32>(kept);
    sum = (sum << 1) | <i32>(having !== 0);
    if (having !== 0) left = having;
  }
  return <u32>max(1, sum + 1 - <i32>load<u8>(field(task, SumTask.off) + position));
}
