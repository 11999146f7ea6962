import { BLOCK_ROWS, BLOCK_WORDS, hasBit, setBit } from './bitmap.js';
import { BlockSums } from './block-sums.js';
import { GREATEST_CERTAIN_COST } from './recipe-segment.js';
import { DIGITS, KEPT_DIGITS } from './sum-task.js';

/** A deterministic sequence of numbers from 0 to 1. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Repeatedly fills two blocks at random, and adds up naively for comparison: NaN for rows that do not match. */
function summed(sums: BlockSums, blocks: number, worths: readonly number[], costly = false) {
  const random = numbers();
  const costs = Uint16Array.from({ length: blocks * BLOCK_WORDS }, () =>
    Math.floor(random() * (GREATEST_CERTAIN_COST + 1)),
  );
  const words = worths.map((worth, word) => ({ worth, telling: word > 0 }));
  sums.begin(blocks, words, { costs: costly ? costs : null });
  const expected = new Float64Array(blocks * BLOCK_ROWS).fill(NaN);
  let total = 0;
  let counted = 0;
  for (let first = 0; first < blocks; first += 2) {
    sums.allowed.fill(0);
    sums.usingRows.fill(0);
    sums.free.fill(0);
    const length = Math.min(2, blocks - first);
    for (let at = 0; at < length * BLOCK_WORDS; at += 1) {
      const free = random() < 0.1;
      if (free) setBit(sums.free, at * 32 + Math.floor(random() * 32));
      const cost = costly && !free ? (costs[first * BLOCK_WORDS + at] as number) : 0;
      for (let row = at * 32; row < at * 32 + 32; row += 1) {
        const allowed = random() < 0.8;
        if (allowed) setBit(sums.allowed, row);
        let sum = -cost;
        let tells = false;
        worths.forEach((worth, word) => {
          if (random() > 0.2) return;
          setBit(sums.usingRows, 32 * BlockSums.offsetOf(word) + row);
          sum += worth;
          tells ||= word > 0;
        });
        if (!allowed || !tells) continue;
        expected[first * BLOCK_ROWS + row] = sum;
        total += 1;
      }
    }
    counted += sums.sumUp(first, length);
  }
  return { expected, total, counted };
}

describe("the upper bounds of a block's row scores", () => {
  const fewWords = [3, 200, 17];
  const greatWorths = [600, 2_900, 310, 55];
  const manyWords = Array.from({ length: 60 }, (_, word) => 100 + 7 * (word % 23));

  it.each([
    ['few words', fewWords, false],
    ['few words, at a cost', fewWords, true],
    ['great worths', greatWorths, false],
    ['great worths, at a cost', greatWorths, true],
    ['many words', manyWords, false],
    ['many words, at a cost', manyWords, true],
  ])('are never less than adding row by row, nor much more: %s', (_name, worths, costly) => {
    const sums = new BlockSums();
    const blocks = 3;
    const { expected, total, counted } = summed(sums, blocks, worths, costly);
    expect(counted).toBe(total);
    // A level is a 250th of the total weight; each weight is rounded by less than a quarter of that, and the cost by one.
    const all = worths.reduce((sum, one) => sum + one, 0);
    const level = Math.max(4, (2 * all) / 250);
    const slack = level * (2 + worths.length / 4);
    const wrong: number[] = [];
    for (let at = 0; at < blocks * BLOCK_WORDS; at += 1) {
      const rows = [...expected.subarray(at * 32, at * 32 + 32)];
      const told = sums.greatest[at] as number;
      const found = Int32Array.of(sums.rowsFrom(told, at));
      const above = sums.rowsFrom(told + 1, at);
      const most = Math.max(...rows.filter((sum) => !isNaN(sum)));
      const fits = rows.every(isNaN)
        ? told === 0
        : sums.mostOf(told) >= most && sums.mostOf(told) <= Math.max(most + slack, sums.mostOf(1));
      // A row not on the level scores no more than the level below allows.
      const parts = rows.every((sum, row) =>
        hasBit(found, row) ? !isNaN(sum) : isNaN(sum) || (told > 1 && sum <= sums.mostOf(told - 1)),
      );
      if (!fits || !parts || (told > 0 && found[0] === 0) || above !== 0) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });

  it('visit the rows of several blocks from the greatest down, each once', () => {
    const sums = new BlockSums();
    const { expected, total } = summed(sums, 3, [3, 70, 17], true);
    const found = new Set<number>();
    let last = Infinity;
    for (let level = sums.greatestLevel(); level > 0; level = sums.greatestLevel()) {
      expect(level).toBeLessThan(last);
      last = level;
      const end = sums.answers.length;
      for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
        const rows = Int32Array.of(sums.takeFrom(level, at));
        for (let row = 0; row < 32; row += 1) {
          if (!hasBit(rows, row)) continue;
          if ((expected[at * 32 + row] as number) <= sums.mostOf(level)) found.add(at * 32 + row);
        }
      }
    }
    expect(found.size).toBe(total);
  });

  it('count in the finest unit in which the total still fits', () => {
    const sums = new BlockSums();
    const level = 2 ** (DIGITS - KEPT_DIGITS);
    const most = 2 ** DIGITS - 1 - level;
    const greatestOfFirst = (worth: number) => {
      sums.begin(1, [{ worth, telling: true }]);
      return sums.mostOf(1);
    };
    expect(greatestOfFirst(most)).toBe(level - 1);
    expect(greatestOfFirst(most + 1)).toBe(2 * (level - 1));
  });

  it('accept rows of several blocks as offsets in addition to existing ones', () => {
    const sums = new BlockSums();
    const words = [1, 1].map((worth) => ({ worth, telling: true }));
    sums.begin(3, words);
    sums.usingRows.fill(0);
    const first = 32 * BlockSums.offsetOf(1);
    setBit(sums.usingRows, first + 33);
    sums.counts.set([3, 0, 2]);
    sums.addRows(Uint16Array.of(0, 31, 32, 4_711, BLOCK_ROWS - 1), 3, 1);
    const rows = Array.from({ length: 32 * sums.usingRows.length }, (_, row) => row);
    const third = first + 2 * BLOCK_ROWS;
    expect(rows.filter((row) => hasBit(sums.usingRows, row))).toEqual([
      ...[0, 31, 32, 33].map((row) => first + row),
      ...[4_711, BLOCK_ROWS - 1].map((row) => third + row),
    ]);
  });

  it('count how often a list has a row up to three times, and free those that it has more often', () => {
    const sums = new BlockSums();
    const words = [1, 2].map((worth) => ({ worth, telling: true }));
    // One row more often than rows are handed over in any case.
    const often = 10_000;
    const offsets = Uint16Array.from([9, 40, 40, 5, 5, 5, 33, 33, 33, 33, ...Array(often).fill(7)]);
    sums.begin(3, words, { listed: offsets.length });
    for (const word of [0, 1]) sums.clear(2, word);
    // Of three blocks the last two are a run.
    sums.countList({ offsets, starts: Uint32Array.of(0, 1, 6, offsets.length) }, 1, 2, 0);
    const first = 32 * BlockSums.offsetOf(1);
    const counted = (row: number): number =>
      Number(hasBit(sums.usingRows, row)) + 2 * Number(hasBit(sums.usingRows, first + row));
    const rows = Array.from({ length: 2 * BLOCK_ROWS }, (_, row) => row);
    const free = rows.filter((row) => hasBit(sums.free, row));
    expect(free).toEqual([BLOCK_ROWS + 7, BLOCK_ROWS + 33]);
    expect(rows.filter((row) => !free.includes(row) && counted(row) > 0)).toEqual([5, 40]);
    expect([counted(5), counted(40)]).toEqual([3, 2]);
  });

  it('count rows beside the answers that use a telling word', () => {
    const sums = new BlockSums();
    const words = [true, false].map((telling) => ({ worth: 1, telling }));
    const count = (countsOthers: boolean): [answers: number, counted: number] => {
      sums.begin(2, words, { countsOthers });
      let answers = 0;
      for (const first of [0, 1]) {
        for (const rows of [sums.allowed, sums.alsoCounted, sums.usingRows]) rows.fill(0);
        for (const row of [3, 700, 9_000]) setBit(sums.allowed, row);
        for (const row of [3, 4, 701, 9_001, BLOCK_ROWS - 1]) setBit(sums.alsoCounted, row);
        for (const row of [3, 4, 700, BLOCK_ROWS - 1]) setBit(sums.usingRows, row);
        setBit(sums.usingRows, 32 * BlockSums.offsetOf(1) + 701);
        answers += sums.sumUp(first, 1);
      }
      return [answers, sums.counted];
    };
    expect(count(true)).toEqual([4, 6]);
    expect(count(false)).toEqual([4, 0]);
  });

  it('add rows that are kept to those of a word', () => {
    const sums = new BlockSums();
    const kept = new Int32Array(2 * BLOCK_WORDS);
    for (const row of [1, BLOCK_ROWS + 5]) setBit(kept, row);
    sums.keepRowsOf({}, 2);
    const slot = sums.keep(1, kept) as number;
    sums.begin(2, [{ worth: 1, telling: true }], { others: 1 });
    sums.clear(1, 1);
    const first = 32 * BlockSums.offsetOf(1);
    setBit(sums.usingRows, first + 9);
    sums.addKept(slot, 1, 1, 1);
    const rows = Array.from({ length: BLOCK_ROWS }, (_, row) => row);
    expect(rows.filter((row) => hasBit(sums.usingRows, first + row))).toEqual([5, 9]);
  });

  it('start from scratch', () => {
    const sums = new BlockSums();
    summed(sums, 2, [100, 100], true);
    sums.begin(1, [{ worth: 1, telling: true }]);
    sums.skip(0);
    expect(sums.greatestLevel()).toBe(0);
    expect(sums.nextAtLeast(1, 0)).toBe(BLOCK_WORDS);
  });
});
