import { BLOCK_ROWS, BLOCK_WORDS, hasBit, setBit } from './bitmap.js';
import { BlockSums, GREATEST_SUM } from './block-sums.js';

/** A fixed sequence of numbers from 0 up to 1. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fills one block after the other at random, and adds up by the letter beside it. */
function summed(sums: BlockSums, blocks: number, worths: readonly number[]) {
  const random = numbers();
  sums.begin(blocks, worths.length);
  const expected = new Int32Array(blocks * BLOCK_ROWS);
  let total = 0;
  let counted = 0;
  for (let block = 0; block < blocks; block += 1) {
    sums.allowed.fill(0);
    sums.usingRows.fill(0);
    worths.forEach((worth, word) => {
      sums.worths[word] = worth;
      sums.telling[word] = word === 0 ? 0 : 1;
    });
    for (let row = 0; row < BLOCK_ROWS; row += 1) {
      const allowed = random() < 0.8;
      if (allowed) setBit(sums.allowed, row);
      let sum = 0;
      let tells = false;
      worths.forEach((worth, word) => {
        if (random() > 0.2) return;
        setBit(sums.usingRows, word * BLOCK_ROWS + row);
        sum += worth;
        tells ||= word > 0;
      });
      if (!allowed || !tells) continue;
      expected[block * BLOCK_ROWS + row] = sum;
      total += 1;
    }
    counted += sums.sumUp(block);
  }
  return { expected, total, counted };
}

describe('sums of a block', () => {
  it.each([
    ['few words', [3, 200, 17]],
    ['as much as fits', [55, 50, 50, 50, 50]],
    ['many words', Array.from({ length: 60 }, (_, word) => 1 + (word % 4))],
  ])('are those of adding row by row: %s', (_name, worths) => {
    expect(worths.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(GREATEST_SUM);
    const sums = new BlockSums();
    const { expected, total, counted } = summed(sums, 2, worths);
    expect(counted).toBe(total);
    for (let at = 0; at < 2 * BLOCK_WORDS; at += 1) {
      const rows = [...expected.subarray(at * 32, at * 32 + 32)];
      expect(sums.greatest[at]).toBe(Math.max(...rows));
      for (const least of [1, 20, 60, 110]) {
        const found = Int32Array.of(sums.rowsFrom(least, at));
        expect(rows.map((_sum, row) => hasBit(found, row))).toEqual(
          rows.map((sum) => sum >= least),
        );
      }
    }
  });

  it('are found from the greatest down, each once', () => {
    const sums = new BlockSums();
    const { expected } = summed(sums, 1, [3, 70, 17]);
    const found: number[] = [];
    for (let level = sums.greatestSum(); level > 0; level = sums.greatestSum()) {
      const end = sums.answers.length;
      for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
        const rows = Int32Array.of(sums.rowsFrom(level, at));
        sums.takeOut(rows[0] as number, at);
        for (let row = 0; row < 32; row += 1) {
          if (!hasBit(rows, row)) continue;
          expect(expected[at * 32 + row]).toBe(level);
          found.push(level);
        }
      }
    }
    const answers = [...expected].filter((sum) => sum > 0);
    expect(found).toEqual(answers.sort((left, right) => right - left));
  });

  it('forget what was there before', () => {
    const sums = new BlockSums();
    summed(sums, 2, [100, 100]);
    sums.begin(1, 1);
    sums.skip(0);
    expect(sums.greatestSum()).toBe(0);
    expect(sums.nextAtLeast(1, 0)).toBe(BLOCK_WORDS);
  });
});
