import { BLOCK_ROWS, BLOCK_WORDS, setBit } from './bitmap.js';
import { rowListOf } from './row-list.js';

describe('a list of rows', () => {
  it('holds the offsets of each block, one block after the other', () => {
    const bits = new Int32Array(3 * BLOCK_WORDS);
    for (const row of [0, 31, 33, 2 * BLOCK_ROWS + 5, 3 * BLOCK_ROWS - 1]) setBit(bits, row);
    const { offsets, starts } = rowListOf(bits);
    expect([...offsets]).toEqual([0, 31, 33, 5, BLOCK_ROWS - 1]);
    expect([...starts]).toEqual([0, 3, 3, 5]);
  });
});
