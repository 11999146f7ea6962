import { atOnce, inSlices, sortInSlices } from './sliced-work.js';

describe('sortInSlices', () => {
  it.each([0, 1, 16_384, 16_385, 50_000, 131_072, 200_001])('sorts %i numbers', (count) => {
    const keys = Float64Array.from(
      { length: count },
      (_, index) => ((index * 7_919) % 104_729) * 2 ** 30,
    );
    expect(atOnce(sortInSlices(keys.slice()))).toEqual(keys.slice().sort());
  });
});

describe('inSlices', () => {
  it('lets others run before it is done', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    const sum = await inSlices(
      (function* () {
        const end = performance.now() + 20;
        let steps = 0;
        for (; performance.now() < end; steps += 1) yield;
        order.push('done');
        return steps;
      })(),
    );
    expect(sum).toBeGreaterThan(0);
    expect(order).toEqual(['other', 'done']);
  });
});
