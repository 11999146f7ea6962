import fc from 'fast-check';
import { copiedRow, copiedRows, copyLine, countRows, type TextRow } from './copy-text.js';

const value = fc.oneof(
  fc.constant(null),
  fc.constantFrom('', '\\N', '\\', '\\n', '\t', 'a\tb\nc\rd\\e', '\b\f\v', '\\.'),
  fc.string({ unit: 'binary' }),
);
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width })));

describe('COPY text', () => {
  it('is what PostgreSQL writes', () => {
    expect(copyLine(['a', null, '', 'tab\there', 'back\\slash', 'two\nlines'])).toBe(
      'a\t\\N\t\ttab\\there\tback\\\\slash\ttwo\\nlines\n',
    );
    expect(copiedRow('\\N\t\\\\N\t')).toEqual([null, '\\N', '']);
  });

  it('returns every row, wherever the chunks are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 3 }),
        async (rows, size, most) => {
          const text = Buffer.from(rows.map(copyLine).join(''));
          const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
            text.subarray(index * size, (index + 1) * size),
          );
          const read: TextRow[] = [];
          for await (const batch of copiedRows(inTurn(chunks), most)) {
            expect(batch.length).toBeLessThanOrEqual(most);
            read.push(...batch);
          }
          // A lone surrogate has no bytes of its own.
          const expected = rows.map((row) =>
            row.map((said) => said && Buffer.from(said).toString()),
          );
          expect(read).toEqual(expected);
          expect(chunks.reduce((sum, chunk) => sum + countRows(chunk), 0)).toBe(rows.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('notices that a table breaks off', async () => {
    const rows = copiedRows(inTurn([Buffer.from('one\ntw')]), 10);
    await expect(rows.next()).rejects.toThrow('breaks off');
  });
});

async function* inTurn(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}
