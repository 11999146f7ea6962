import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import { BLOCK_ROWS, BLOCK_WORDS, setBit } from './bitmap.js';
import type { IngredientHierarchy } from '@larder/culinary/at-hand';
import { FactPlanes } from './fact-planes.js';
import { LONGEST_LIST, type PostingArrays, Postings } from './postings.js';
import { costOf } from './ranking.js';
import type { RecipeArrivals } from './recipe-arrivals.js';
import { marks } from './recipe-marks.js';
import { ProteinClusters } from './protein-clusters.js';
import {
  ALTERNATIVE,
  GREATEST_INGREDIENT,
  ID_SHIFT,
  IN_TITLE,
  ingredientAt,
  OPTIONAL,
} from './recipe-entry.js';
import { GREATEST_CERTAIN_COST, type IngredientCosts, RecipeSegment } from './recipe-segment.js';
import { type SlicedWork, sortInSlices } from '../../../common/sliced-work.js';
import { buildTitles } from './title-build.js';

/** Shared rows are found by the ingredients at these places. */
const KEY_PLACES = [0, 1, 2] as const;
const greatestTotal = 0xffff;
const costShift = 2 ** 23;
const rowsBetweenPauses = 1_024;
const numbersBetweenPauses = 65_536;

/** Lines without alternatives are keys, rarest first; then those with alternatives, then optional ones. */
const CHOICE = 2 ** 31;
const LEFT_OUT = 2 ** 32;

/** Uses the given weights, or computes them from these recipes. The last of several recipes with one id wins. */
export function* buildSegment(
  arrivals: RecipeArrivals,
  hierarchy: IngredientHierarchy,
  givenWeights: IngredientCosts | null = null,
): SlicedWork<RecipeSegment> {
  if (arrivals.count > costShift) throw new RangeError('A segment holds at most 2^23 recipes.');
  const present = yield* lastOfEachId(arrivals);
  const usage = yield* countUsage(arrivals, present);
  const { greatest, publicCount, entryCount } = usage;
  const weights = givenWeights ?? {
    publicCount,
    costs: Int32Array.from(usage.sharedCounts, (using, id) =>
      id > greatest ? 0 : costOf(hierarchy.roleOf(id), using, publicCount),
    ),
    unknownCost: costOf('main', 1, publicCount),
  };
  const count = present.length;
  const proteins = new ProteinClusters(hierarchy, greatest);
  const order = yield* orderOf(arrivals, present, { weights, publicCount, proteins });
  const { households, householdStarts } = yield* orderOwn(arrivals, present, order, publicCount);

  const blocks = Math.ceil(publicCount / BLOCK_ROWS);
  const words = Math.max(blocks * BLOCK_WORDS, Math.ceil(count / 32));
  const bits = (): Int32Array => new Int32Array(words);
  const ids = new Int32Array(count);
  const popularity = new Int32Array(count);
  const totalCosts = new Uint16Array(count);
  const leastCosts = new Uint16Array(blocks * BLOCK_WORDS);
  const certainCosts = new Uint16Array(publicCount);
  const unknownLines = new Uint8Array(count);
  const minutes = new Uint16Array(count);
  const cuisines = new Uint16Array(count);
  const entryStarts = new Uint32Array(count + 1);
  const entries = new Uint16Array(entryCount);
  const [alive, understood, forBabies] = [bits(), bits(), bits()];
  const types = DISH_TYPES.map(bits);
  const diets = DISH_DIETS.map(bits);
  const facts = FactPlanes.of(words);
  const keys = KEY_PLACES.map(() => new Uint16Array(publicCount));
  const lines = new LineOrder(usage.counts);
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (row % rowsBetweenPauses === 0) yield;
    const arrival = order[row] as number;
    const mark = arrivals.marks[arrival] as number;
    ids[row] = arrivals.ids[arrival] as number;
    popularity[row] = arrivals.popularity[arrival] as number;
    unknownLines[row] = arrivals.unknownLines[arrival] as number;
    minutes[row] = arrivals.minutes[arrival] as number;
    cuisines[row] = arrivals.cuisines[arrival] as number;
    totalCosts[row] = totalCostOf(arrivals, arrival, weights);
    setBit(alive, row);
    if (marks.understood(mark)) setBit(understood, row);
    if (marks.isForBabies(mark)) setBit(forBabies, row);
    types.forEach((rows, type) => marks.hasType(mark, type) && setBit(rows, row));
    diets.forEach((rows, diet) => marks.hasDiet(mark, diet) && setBit(rows, row));
    facts.set(row, {
      contains: arrivals.contains[arrival] as number,
      unsure: arrivals.unsure[arrival] as number,
    });
    const from = arrivals.starts[arrival] as number;
    const to = arrivals.starts[arrival + 1] as number;
    lines.place(arrivals.entries, from, to, entries, at);
    if (row < publicCount) {
      keys.forEach((key, place) => {
        key[row] = ingredientAt(entries, at, at + to - from, place);
      });
      const unknownCost = marks.understood(mark) ? 0 : weights.unknownCost;
      const cost = unknownCost + certainCostOf(entries, at, at + to - from, weights.costs);
      certainCosts[row] = Math.min(cost, GREATEST_CERTAIN_COST);
      const position = row >> 5;
      const least = row % 32 === 0 ? GREATEST_CERTAIN_COST : (leastCosts[position] as number);
      leastCosts[position] = Math.min(least, cost);
    }
    at += to - from;
    entryStarts[row + 1] = at;
  }

  const keyStarts = new Uint32Array(greatest + 2);
  const keyedRows = yield* rowsByKeys(keys, keyStarts);
  const rowsById = yield* sortedById(ids);

  const titles = yield* buildTitles(arrivals, order, publicCount);

  const rows = { entries, entryStarts };
  const shared = { entries, entryStarts: entryStarts.subarray(0, publicCount + 1), greatest };
  const using = yield* postingsOf(shared, blocks, 0);
  const namedAfter = yield* postingsOf(shared, blocks, IN_TITLE);
  return new RecipeSegment({
    ...{
      ids,
      popularity,
      totalCosts,
      leastCosts,
      certainCosts,
      ...rows,
      alive,
      understood,
      forBabies,
      types,
      diets,
      facts,
    },
    ...{ keyedRows, keyStarts, rowsById, using, namedAfter, weights },
    ...{ unknownLines, minutes, cuisines, cuisineNames: arrivals.cuisineNames, titles },
    households,
    householdStarts,
  });
}

/** The cost of a row whose lines are in order, each ingredient once: less than its total if a line has alternatives. */
function certainCostOf(entries: Uint16Array, from: number, to: number, costs: Int32Array): number {
  let cost = 0;
  for (let at = from; at < to; at += 1) {
    const entry = entries[at] as number;
    const hasChoice = at + 1 < to && ((entries[at + 1] as number) & ALTERNATIVE) !== 0;
    if (hasChoice || (entry & OPTIONAL) !== 0) break;
    if (entries.indexOf(entry, from) === at) cost += costs[entry >> ID_SHIFT] as number;
  }
  return cost;
}

function* sortedById(ids: Int32Array): SlicedWork<Uint32Array> {
  return yield* arrivalsIn(yield* orderById(ids, ids.length), ids.length);
}

/** The first `count` positions by id, each packed with its id into one number. */
function* orderById(ids: Int32Array, count: number): SlicedWork<Float64Array> {
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    if (at % numbersBetweenPauses === 0) yield;
    keys[at] = (ids[at] as number) * costShift + at;
  }
  return yield* sortInSlices(keys);
}

function* lastOfEachId({ ids, count }: RecipeArrivals): SlicedWork<Float64Array> {
  const order = yield* orderById(ids, count);
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    if (at % numbersBetweenPauses === 0) yield;
    const key = order[at] as number;
    const next = order[at + 1];
    if (next !== undefined && Math.floor(next / costShift) === Math.floor(key / costShift)) {
      continue;
    }
    order[length] = key % costShift;
    length += 1;
  }
  return yield* sortInSlices(order.slice(0, length));
}

function* countUsage(arrivals: RecipeArrivals, present: Float64Array) {
  const counts = new Uint32Array(GREATEST_INGREDIENT + 1);
  const sharedCounts = new Uint32Array(GREATEST_INGREDIENT + 1);
  const seen = new Int32Array(GREATEST_INGREDIENT + 1).fill(-1);
  let greatest = 0;
  let publicCount = 0;
  let entryCount = 0;
  for (let index = 0; index < present.length; index += 1) {
    if (index % rowsBetweenPauses === 0) yield;
    const arrival = present[index] as number;
    const isShared = arrivals.households[arrival] === 0;
    if (isShared) publicCount += 1;
    const end = arrivals.starts[arrival + 1] as number;
    for (let at = arrivals.starts[arrival] as number; at < end; at += 1) {
      const id = (arrivals.entries[at] as number) >> ID_SHIFT;
      entryCount += 1;
      if (seen[id] === arrival) continue;
      seen[id] = arrival;
      counts[id] = (counts[id] as number) + 1;
      if (isShared) sharedCounts[id] = (sharedCounts[id] as number) + 1;
      greatest = Math.max(greatest, id);
    }
  }
  return { counts, sharedCounts, greatest, publicCount, entryCount };
}

/** The cost of all required ingredients. */
function totalCostOf(
  { marks: marksOf, starts, entries }: RecipeArrivals,
  arrival: number,
  { costs, unknownCost }: IngredientCosts,
): number {
  let total = marks.understood(marksOf[arrival] as number) ? 0 : unknownCost;
  const end = starts[arrival + 1] as number;
  for (let at = starts[arrival] as number; at < end; at += 1) {
    const entry = entries[at] as number;
    if ((entry & (ALTERNATIVE | OPTIONAL)) === 0) total += costs[entry >> ID_SHIFT] as number;
  }
  return Math.min(total, greatestTotal);
}

interface Order {
  readonly weights: IngredientCosts;
  readonly publicCount: number;
  readonly proteins: ProteinClusters;
}

/**
 * The arrivals in the order of their rows, those of households not filled in yet: by marks, then by the proteins that they use, then by
 * total cost, then by arrival. So a search for dishes of a diet, or with chicken, can pass over long runs of rows.
 */
function* orderOf(
  arrivals: RecipeArrivals,
  present: Float64Array,
  { weights, publicCount, proteins }: Order,
): SlicedWork<Uint32Array> {
  const keys = new Float64Array(publicCount);
  let next = 0;
  for (let index = 0; index < present.length; index += 1) {
    if (index % rowsBetweenPauses === 0) yield;
    const arrival = present[index] as number;
    if (arrivals.households[arrival] !== 0) continue;
    keys[next] = totalCostOf(arrivals, arrival, weights) * costShift + arrival;
    next += 1;
  }
  const byCost = yield* arrivalsIn(yield* sortInSlices(keys), publicCount);
  for (let at = 0; at < publicCount; at += 1) {
    if (at % rowsBetweenPauses === 0) yield;
    const arrival = byCost[at] as number;
    const partition = (arrivals.marks[arrival] as number) >> 1;
    keys[at] = (partition * proteins.count + proteins.of(arrivals, arrival)) * costShift + at;
  }
  const order = yield* arrivalsIn(yield* sortInSlices(keys), present.length);
  for (let row = 0; row < publicCount; row += 1)
    order[row] = byCost[order[row] as number] as number;
  return order;
}

/** Appends the arrivals of households: one household after the other, each in order of arrival. */
function* orderOwn(
  arrivals: RecipeArrivals,
  present: Float64Array,
  order: Uint32Array,
  publicCount: number,
): SlicedWork<Pick<RecipeSegment, 'households' | 'householdStarts'>> {
  const keys = new Float64Array(present.length - publicCount);
  let next = 0;
  for (let index = 0; index < present.length; index += 1) {
    if (index % rowsBetweenPauses === 0) yield;
    const arrival = present[index] as number;
    const household = arrivals.households[arrival] as number;
    if (household === 0) continue;
    keys[next] = household * costShift + arrival;
    next += 1;
  }
  const sorted = yield* sortInSlices(keys);
  const names = arrivals.householdNames;
  const households: string[] = [];
  const householdStarts: number[] = [];
  let last = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    if (at % numbersBetweenPauses === 0) yield;
    const key = sorted[at] as number;
    const household = Math.floor(key / costShift);
    order[publicCount + at] = key % costShift;
    if (household === last) continue;
    last = household;
    households.push(names[household] as string);
    householdStarts.push(publicCount + at);
  }
  householdStarts.push(present.length);
  return { households, householdStarts: Uint32Array.from(householdStarts) };
}

/** The arrivals that are packed last into sorted keys, in an array of this length. */
function* arrivalsIn(keys: Float64Array, length: number): SlicedWork<Uint32Array> {
  const order = new Uint32Array(length);
  for (let at = 0; at < keys.length; at += 1) {
    if (at % numbersBetweenPauses === 0) yield;
    order[at] = (keys[at] as number) % costShift;
  }
  return order;
}

/** Puts the lines of one recipe after another in order, reusing its memory. */
class LineOrder {
  private ranks = new Float64Array(64);
  private starts = new Uint32Array(64);
  private ends = new Uint32Array(64);

  constructor(private readonly counts: Uint32Array) {}

  /** Copies the lines from `source` to `target` from `at` on. */
  place(source: Uint16Array, from: number, to: number, target: Uint16Array, at: number): void {
    if (to - from > this.ranks.length) this.grow(to - from);
    const { ranks, starts, ends } = this;
    let count = 0;
    for (let start = from; start < to;) {
      let end = start + 1;
      while (end < to && ((source[end] as number) & ALTERNATIVE) !== 0) end += 1;
      const first = source[start] as number;
      const rank =
        (first & OPTIONAL) !== 0
          ? LEFT_OUT
          : end - start > 1
            ? CHOICE
            : (this.counts[first >> ID_SHIFT] as number);
      let position = count;
      for (; position > 0 && (ranks[position - 1] as number) > rank; position -= 1) {
        ranks[position] = ranks[position - 1] as number;
        starts[position] = starts[position - 1] as number;
        ends[position] = ends[position - 1] as number;
      }
      ranks[position] = rank;
      starts[position] = start;
      ends[position] = end;
      count += 1;
      start = end;
    }
    let next = at;
    for (let line = 0; line < count; line += 1) {
      const end = ends[line] as number;
      for (let entry = starts[line] as number; entry < end; entry += 1) {
        target[next] = source[entry] as number;
        next += 1;
      }
    }
  }

  private grow(length: number): void {
    this.ranks = new Float64Array(2 * length);
    this.starts = new Uint32Array(2 * length);
    this.ends = new Uint32Array(2 * length);
  }
}

/** The entries of rows, and the greatest ingredient among them. */
interface RowEntries {
  readonly entries: Uint16Array;
  readonly entryStarts: Uint32Array;
  readonly greatest: number;
}

/** The postings of the entries that have all of these marks. */
function* postingsOf(rows: RowEntries, blocks: number, marked: number): SlicedWork<Postings> {
  const cells = (rows.greatest + 1) * blocks;
  const counted = { lengths: new Uint16Array(cells), slots: new Uint32Array(cells) };
  const { listed, bitmaps } = yield* countPostings(rows, blocks, marked, counted);
  const arrays = {
    ...counted,
    lists: new Uint16Array(listed),
    bitmaps: new Int32Array(bitmaps * BLOCK_WORDS),
  };
  yield* fillPostings(rows, blocks, marked, arrays);
  return new Postings(blocks, arrays);
}

/** Calls back with each row and ingredient once, however many lines name it. */
function* eachPosting(
  { entries, entryStarts }: RowEntries,
  blocks: number,
  marked: number,
  visit: (cell: number, row: number) => void,
): SlicedWork<void> {
  const seen = new Int32Array(GREATEST_INGREDIENT + 1).fill(-1);
  for (let row = 0; row < entryStarts.length - 1; row += 1) {
    if (row % rowsBetweenPauses === 0) yield;
    const block = Math.floor(row / BLOCK_ROWS);
    const end = entryStarts[row + 1] as number;
    for (let at = entryStarts[row] as number; at < end; at += 1) {
      const entry = entries[at] as number;
      const id = entry >> ID_SHIFT;
      if ((entry & marked) !== marked || seen[id] === row) continue;
      seen[id] = row;
      visit(id * blocks + block, row);
    }
  }
}

function* countPostings(
  rows: RowEntries,
  blocks: number,
  marked: number,
  { lengths, slots }: Pick<PostingArrays, 'lengths' | 'slots'>,
): SlicedWork<{ listed: number; bitmaps: number }> {
  yield* eachPosting(rows, blocks, marked, (cell) => {
    lengths[cell] = (lengths[cell] as number) + 1;
  });
  let listed = 0;
  let bitmaps = 0;
  lengths.forEach((length, cell) => {
    if (length > LONGEST_LIST) {
      slots[cell] = bitmaps * BLOCK_WORDS;
      bitmaps += 1;
    } else {
      slots[cell] = listed;
      listed += length;
    }
  });
  return { listed, bitmaps };
}

function* fillPostings(
  rows: RowEntries,
  blocks: number,
  marked: number,
  { lengths, slots, lists, bitmaps }: PostingArrays,
): SlicedWork<void> {
  const next = slots.slice();
  yield* eachPosting(rows, blocks, marked, (cell, row) => {
    const offset = row % BLOCK_ROWS;
    const at = next[cell] as number;
    if ((lengths[cell] as number) > LONGEST_LIST) setBit(bitmaps, at * 32 + offset);
    else {
      lists[at] = offset;
      next[cell] = at + 1;
    }
  });
}

/** Rows in the order of their first key, then of the others; `starts` receives where each first key begins. */
function* rowsByKeys(keys: readonly Uint16Array[], starts: Uint32Array): SlicedWork<Uint32Array> {
  let rows: Uint32Array = Uint32Array.from({ length: keys[0]?.length ?? 0 }, (_, row) => row);
  // Grouping by one key leaves those that agree in it in the order they had.
  for (const key of keys.toReversed()) rows = yield* groupRows(rows, key, starts.fill(0));
  return rows;
}

/** Rows grouped by a key; `starts` receives where each group begins. */
function* groupRows(
  rows: Uint32Array,
  keys: Uint16Array,
  starts: Uint32Array,
): SlicedWork<Uint32Array> {
  for (let row = 0; row < keys.length; row += 1) {
    if (row % numbersBetweenPauses === 0) yield;
    const next = (keys[row] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let key = 1; key < starts.length; key += 1) {
    starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  }
  const next = starts.slice();
  const grouped = new Uint32Array(rows.length);
  for (let from = 0; from < rows.length; from += 1) {
    if (from % numbersBetweenPauses === 0) yield;
    const row = rows[from] as number;
    const key = keys[row] as number;
    const at = next[key] as number;
    grouped[at] = row;
    next[key] = at + 1;
  }
  return grouped;
}
