import fc from 'fast-check';
import { editDistance } from './edit-distance.js';

/** The definition, without a limit: each prefix with each prefix. */
function editsBetween(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, column) => row + column),
  );
  const at = (row: number, column: number) => table[row]?.[column] as number;
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!same),
        ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
      );
    }
  }
  return at(left.length, right.length);
}

describe('the edits between two words', () => {
  // First, because the table only ever grows.
  it.each([63, 64, 65, 200])('[INGR-1] are counted in words of %i letters', (length) => {
    const word = 'a'.repeat(length);
    expect(editDistance(word, word, 2)).toBe(0);
    expect(editDistance(`${word.slice(1)}b`, word, 2)).toBe(1);
  });

  it('[INGR-1] are counted as defined, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat({ max: 3 }), (left, right, limit) => {
        const edits = Math.min(editsBetween(left, right), limit + 1);
        expect(editDistance(left, right, limit)).toBe(edits);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[INGR-1] are counted for words longer than any before', () => {
    const long = 'n'.repeat(200);
    expect([editDistance(long, `${long}s`, 2), editDistance('soup', 'suop', 2)]).toEqual([1, 1]);
  });
});
