import { atOnce } from '../../../common/sliced-work.js';
import { hierarchyOf } from './answer-by-definition-testing.js';
import { BlockSums } from './block-sums.js';
import { KnownRows, type NamedRows } from './known-rows.js';
import { RecipeArrivals } from './recipe-arrivals.js';
import type { RecipeSegment } from './recipe-segment.js';
import { buildSegment } from './segment-build.js';
import { WordUsages } from './word-usage.js';

const [common, rare] = [7, 12];
const hierarchy = hierarchyOf(new Map());

/** All of these recipes use the common food, every hundredth the rare one. */
function segmentOf(recipes: number): RecipeSegment {
  const arrivals = new RecipeArrivals();
  for (let id = 1; id <= recipes; id += 1) {
    arrivals.add({
      ...{ id, titleWords: [], titleFoods: [], unknownLines: 0, types: [], diets: [] },
      forBabies: false,
      ...{ contains: [], unsure: [], minutes: null, cuisine: null, popularity: 0, ownerId: null },
      ingredients: [common, ...(id % 100 === 0 ? [rare] : [])].map((food) => ({
        anyOf: [food],
        optional: false,
      })),
    });
  }
  return atOnce(buildSegment(arrivals, hierarchy));
}

const base = segmentOf(900);
const words = new WordUsages(base, hierarchy);
const rowsOf = (known: KnownRows, food: number): NamedRows => known.using(words.of(food, false))[0];

function knownRows() {
  const sums = new BlockSums();
  const known = new KnownRows(base, sums);
  known.begin([words.of(common, false)]);
  return { sums, known };
}

describe('the rows that words mean', () => {
  it('are kept as bits if they are many, and as a list if they are few', () => {
    const { known } = knownRows();
    expect(known.find(rowsOf(known, common))).toBe(0);
    expect(known.find(rowsOf(known, rare))).toMatchObject({ starts: new Uint32Array([0, 9]) });
    expect(known.byteLength).toBeGreaterThan(0);
  });

  it('are those that name several of the ingredients, where several are asked for', () => {
    const { known } = knownRows();
    const several = known.again({ ...words.of(common, false), savedIds: [common, rare] });
    expect(known.find(several)).toMatchObject({ starts: new Uint32Array([0, 9]) });
    const alone = known.again({ ...words.of(rare, false), savedIds: [rare] });
    expect(known.find(alone)).toMatchObject({ offsets: new Uint16Array() });
  });

  it('stay where they are while segments of recent changes are searched', () => {
    const { sums, known } = knownRows();
    const rows = rowsOf(known, common);
    known.find(rows);
    const recent = new KnownRows(segmentOf(5), sums);
    recent.begin([words.of(common, false)]);
    expect(recent.find(recent.using(words.of(common, false))[0])).toBeNull();
    expect(sums.slotOf(rows.key as number)).toBe(0);
  });

  it('are left to be collected when a search uses every slot', () => {
    const { sums, known } = knownRows();
    const bits = new Int32Array(base.blocks * 512);
    for (let key = 1_000_000; sums.keep(key, bits) !== null; key += 1);
    expect(known.find(rowsOf(known, common))).toBeNull();
    known.begin([words.of(common, false)]);
    expect(known.find(rowsOf(known, common))).not.toBeNull();
  });
});
