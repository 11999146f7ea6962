import { KeptRows, MOST_KEPT } from './kept-rows.js';

const segment = {};

/** Keeps the rows of this many keys, from 0 on, in one search. */
function filled(count: number): KeptRows {
  const kept = new KeptRows();
  kept.begin(segment);
  for (let key = 0; key < count; key += 1) kept.claim(key);
  return kept;
}

describe('rows that are kept from search to search', () => {
  it('stay in slots of their own', () => {
    const kept = filled(3);
    kept.begin(segment);
    expect([0, 1, 2, 3].map((key) => kept.find(key))).toEqual([0, 1, 2, undefined]);
  });

  it('make room once all slots are used, those first that nobody has asked for longest', () => {
    const kept = filled(MOST_KEPT);
    kept.begin(segment);
    const first = kept.find(0);
    expect(kept.claim(MOST_KEPT)).toBe(1);
    expect(kept.find(1)).toBeUndefined();
    expect(kept.find(0)).toBe(first);
  });

  it('never make room for others of the same search', () => {
    const kept = filled(MOST_KEPT);
    expect(kept.claim(MOST_KEPT)).toBeNull();
    expect(kept.find(0)).toBe(0);
  });

  it('are forgotten when another segment is searched', () => {
    const kept = filled(2);
    kept.begin({});
    expect(kept.find(0)).toBeUndefined();
    expect(kept.count).toBe(0);
    expect(kept.isOf(segment)).toBe(false);
  });
});
