import { isAmong, isFailing } from './canary.js';

describe('[FED-8] a canary', () => {
  it.each([
    [{ shown: 0, failed: 4 }, false],
    [{ shown: 0, failed: 5 }, true],
    [{ shown: 94, failed: 6 }, true],
    [{ shown: 95, failed: 5 }, false],
    [{ shown: 1000, failed: 20 }, false],
  ])('of whom %o is failing: %s', (counts, failing) => {
    expect(isFailing(counts)).toBe(failing);
  });

  it('is for the buckets below its share, and for nobody without one', () => {
    const among = [undefined, ...Array.from({ length: 100 }, (_, bucket) => bucket)];
    expect(among.filter((bucket) => isAmong(bucket, 10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
