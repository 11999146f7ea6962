import { FilterSets } from './filter-sets.js';

const even = Int32Array.of(0b0101, -1);
const small = Int32Array.of(0b0011, -1);
const odd = Int32Array.of(0b1010, -1);

describe('several filters at once', () => {
  it('let through what each of them does', () => {
    const sets = new FilterSets();
    expect(sets.of([even, small])).toEqual(Int32Array.of(0b0001, -1));
    expect(sets.of([even, odd])).toEqual(Int32Array.of(0, -1));
    expect(even).toEqual(Int32Array.of(0b0101, -1));
  });

  it('are worked out once', () => {
    const sets = new FilterSets();
    expect(sets.of([even, small])).toBe(sets.of([even, small]));
    expect(sets.of([even, small])).not.toBe(sets.of([even, odd]));
  });

  it('keep the sets that were asked for last', () => {
    const sets = new FilterSets();
    const lasting = sets.of([even, small]);
    const forgotten = sets.of([even, odd]);
    for (let more = 0; more < 31; more += 1) {
      sets.of([even, Int32Array.of(more, more)]);
      expect(sets.of([even, small])).toBe(lasting);
    }
    expect(sets.of([even, odd])).not.toBe(forgotten);
    expect(sets.byteLength).toBe(32 * lasting.byteLength);
  });
});
