import { DISH_DIETS, DISH_TYPES } from '../dish-type.js';
import { BLOCK_ROWS, BLOCK_WORDS, clearBit, hasBit, setBit } from './bitmap.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { costOf } from './ranking.js';
import type { IndexedIngredient, IndexedRecipe } from './recipe-index.js';

/** Set on an entry that belongs to the same line as the entry before it ("butter or margarine"). */
export const ALTERNATIVE = 1;
/** Set on the entries of a line that the dish can do without. */
export const OPTIONAL = 2;
/** Ingredient ids take what the two marks leave of 16 bits. */
export const GREATEST_INGREDIENT = 16_383;

/** From here on a list of 16-bit offsets would be larger than a bit for each row of the block. */
const LONGEST_LIST = BLOCK_ROWS / 16;
const UNKEYED = 0;
const dietsAt = DISH_TYPES.length + 1;
const greatestTotal = 0xffff;
const partitionShift = 2 ** 39;
const costShift = 2 ** 23;

export function maskOf<T>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0);
}

/** What ingredients cost to buy, worked out from the recipes that everybody can see and then kept for the changes on top of them. */
export interface IngredientCosts {
  readonly publicCount: number;
  readonly costs: Int32Array;
  /** What a line that nobody understood takes away: as much as a rare thing to buy. */
  readonly unknownCost: number;
}

/** Arrays that grow while recipes come in; rows are in the order of arrival. */
class Arrivals {
  count = 0;
  entryCount = 0;
  ids = new Int32Array(1_024);
  popularity = new Int32Array(1_024);
  /** Diet mask, type mask and whether all lines were understood. */
  marks = new Uint16Array(1_024);
  starts = new Uint32Array(1_025);
  entries = new Uint16Array(8_192);
  readonly owners = new Map<number, string>();

  add(recipe: IndexedRecipe): void {
    if (this.count === this.ids.length) this.growRows();
    const row = this.count;
    this.ids[row] = recipe.id;
    this.popularity[row] = recipe.popularity;
    const diets = recipe.understood ? maskOf(DISH_DIETS, recipe.diets) : 0;
    this.marks[row] =
      (diets << dietsAt) | (maskOf(DISH_TYPES, recipe.types) << 1) | (recipe.understood ? 1 : 0);
    if (recipe.ownerId !== null) this.owners.set(row, recipe.ownerId);
    for (const ingredient of recipe.ingredients) this.addLine(ingredient);
    this.count += 1;
    this.starts[this.count] = this.entryCount;
  }

  private addLine({ anyOf, optional }: IndexedIngredient): void {
    if (this.entryCount + anyOf.length > this.entries.length) {
      this.entries = grown(this.entries, new Uint16Array(2 * this.entries.length + anyOf.length));
    }
    anyOf.forEach((id, position) => {
      if (id > GREATEST_INGREDIENT) throw new RangeError('Ingredient ids must fit into 14 bits.');
      this.entries[this.entryCount] =
        (id << 2) | (position > 0 ? ALTERNATIVE : 0) | (optional ? OPTIONAL : 0);
      this.entryCount += 1;
    });
  }

  private growRows(): void {
    const length = 2 * this.ids.length;
    this.ids = grown(this.ids, new Int32Array(length));
    this.popularity = grown(this.popularity, new Int32Array(length));
    this.marks = grown(this.marks, new Uint16Array(length));
    this.starts = grown(this.starts, new Uint32Array(length + 1));
  }
}

function grown<A extends Int32Array | Uint16Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/**
 * Recipes as flat arrays. Rows stand together by diets and types, so that a filter leaves most blocks whole or empty, and within
 * these by what there is to buy.
 */
export class RecipeSegment {
  readonly count: number;
  readonly blocks: number;
  readonly ids: Int32Array;
  readonly popularity: Int32Array;
  /** The total cost of all required ingredients: breaks a tie between equal scores. */
  readonly totalCosts: Uint16Array;
  /** Entries of row r: from entryStarts[r] up to entryStarts[r + 1]; required before optional, rarest line first. */
  readonly entryStarts: Uint32Array;
  readonly entries: Uint16Array;
  readonly alive: Int32Array;
  readonly understood: Int32Array;
  readonly shared: Int32Array;
  readonly types: readonly Int32Array[];
  readonly diets: readonly Int32Array[];
  /** Rows by the rarest ingredient that they cannot do without; group 0 for those that have a choice in each line. */
  readonly keyedRows: Uint32Array;
  readonly keyStarts: Uint32Array;
  readonly weights: IngredientCosts;
  private readonly owners = new Map<number, string>();
  private readonly owned = new Map<string, number[]>();
  private readonly rowsById: Uint32Array;
  private readonly lengths: Uint16Array;
  private readonly slots: Uint32Array;
  private readonly lists: Uint16Array;
  private readonly bitmaps: Int32Array;

  private constructor(
    arrivals: Arrivals,
    hierarchy: IngredientHierarchy,
    weights: IngredientCosts | null,
  ) {
    const present = lastOfEachId(arrivals);
    const counts = new Uint32Array(GREATEST_INGREDIENT + 1);
    const sharedCounts = new Uint32Array(GREATEST_INGREDIENT + 1);
    const seen = new Int32Array(GREATEST_INGREDIENT + 1).fill(-1);
    let greatest = 0;
    let publicCount = 0;
    let entryCount = 0;
    for (const arrival of present) {
      const isShared = !arrivals.owners.has(arrival);
      if (isShared) publicCount += 1;
      const end = arrivals.starts[arrival + 1] as number;
      for (let at = arrivals.starts[arrival] as number; at < end; at += 1) {
        const id = (arrivals.entries[at] as number) >> 2;
        entryCount += 1;
        if (seen[id] === arrival) continue;
        seen[id] = arrival;
        counts[id] = (counts[id] as number) + 1;
        if (isShared) sharedCounts[id] = (sharedCounts[id] as number) + 1;
        greatest = Math.max(greatest, id);
      }
    }
    this.weights = weights ?? {
      publicCount,
      costs: Int32Array.from(sharedCounts, (count, id) =>
        id > greatest ? 0 : costOf(hierarchy.roleOf(id), count, publicCount),
      ),
      unknownCost: costOf('main', 1, publicCount),
    };

    const { costs, unknownCost } = this.weights;
    const order = Float64Array.from(present, (arrival) => {
      const marks = arrivals.marks[arrival] as number;
      let total = (marks & 1) === 1 ? 0 : unknownCost;
      const end = arrivals.starts[arrival + 1] as number;
      for (let at = arrivals.starts[arrival] as number; at < end; at += 1) {
        const entry = arrivals.entries[at] as number;
        if ((entry & (ALTERNATIVE | OPTIONAL)) === 0) total += costs[entry >> 2] as number;
      }
      return (marks >> 1) * partitionShift + Math.min(total, greatestTotal) * costShift + arrival;
    }).sort();

    this.count = present.length;
    this.blocks = Math.ceil(this.count / BLOCK_ROWS);
    const words = this.blocks * BLOCK_WORDS;
    const bits = (): Int32Array => new Int32Array(words);
    this.ids = new Int32Array(this.count);
    this.popularity = new Int32Array(this.count);
    this.totalCosts = new Uint16Array(this.count);
    this.entryStarts = new Uint32Array(this.count + 1);
    this.entries = new Uint16Array(entryCount);
    this.alive = bits();
    this.understood = bits();
    this.shared = bits();
    this.types = DISH_TYPES.map(bits);
    this.diets = DISH_DIETS.map(bits);
    const keys = new Uint16Array(this.count);
    this.keyStarts = new Uint32Array(greatest + 2);
    let at = 0;
    for (let row = 0; row < this.count; row += 1) {
      const key = order[row] as number;
      const arrival = key % costShift;
      this.ids[row] = arrivals.ids[arrival] as number;
      this.popularity[row] = arrivals.popularity[arrival] as number;
      this.totalCosts[row] = Math.floor(key / costShift) & greatestTotal;
      this.mark(row, arrivals.marks[arrival] as number, arrivals.owners.get(arrival));
      const lines = arrivals.entries.subarray(
        arrivals.starts[arrival],
        arrivals.starts[arrival + 1],
      );
      keys[row] = this.placeLines(lines, at, counts);
      at += lines.length;
      this.entryStarts[row + 1] = at;
    }
    this.keyedRows = groupRows(keys, this.keyStarts);
    this.rowsById = Uint32Array.from(this.ids.keys()).sort(
      (left, right) => (this.ids[left] as number) - (this.ids[right] as number),
    );

    const cells = (greatest + 1) * this.blocks;
    this.lengths = new Uint16Array(cells);
    this.slots = new Uint32Array(cells);
    const sizes = this.countPostings(seen.fill(-1));
    this.lists = new Uint16Array(sizes.listed);
    this.bitmaps = new Int32Array(sizes.bitmaps * BLOCK_WORDS);
    this.fillPostings(seen.fill(-1));
  }

  /** Weights are those given, or worked out from these recipes. Of several recipes with one id the last stays. */
  static of(
    recipes: Iterable<IndexedRecipe>,
    hierarchy: IngredientHierarchy,
    weights: IngredientCosts | null = null,
  ): RecipeSegment {
    const arrivals = new Arrivals();
    for (const recipe of recipes) arrivals.add(recipe);
    return new RecipeSegment(arrivals, hierarchy, weights);
  }

  static async gather(
    batches: AsyncIterable<readonly IndexedRecipe[]>,
    hierarchy: IngredientHierarchy,
  ): Promise<RecipeSegment> {
    const arrivals = new Arrivals();
    for await (const batch of batches) for (const recipe of batch) arrivals.add(recipe);
    return new RecipeSegment(arrivals, hierarchy, null);
  }

  /** What the arrays take. */
  get byteLength(): number {
    return [
      ...[this.ids, this.popularity, this.totalCosts, this.entryStarts, this.entries],
      ...[this.alive, this.understood, this.shared, ...this.types, ...this.diets],
      ...[this.keyedRows, this.keyStarts, this.rowsById],
      ...[this.lengths, this.slots, this.lists, this.bitmaps],
    ].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Takes a recipe out. Answers whether it was there. */
  remove(id: number): boolean {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ids[this.rowsById[middle] as number] as number) < id) low = middle + 1;
      else high = middle;
    }
    const row = this.rowsById[low];
    if (row === undefined || this.ids[row] !== id || !hasBit(this.alive, row)) return false;
    clearBit(this.alive, row);
    return true;
  }

  /** The rows of one person, lowest first. */
  ownedBy(ownerId: string | null): readonly number[] {
    return ownerId === null ? [] : (this.owned.get(ownerId) ?? []);
  }

  /** Adds the rows of a block that name the ingredient to `bits`, which starts at word `offset` for the block. */
  addRowsWith(id: number, block: number, bits: Int32Array, offset: number): void {
    const cell = id * this.blocks + block;
    const length = this.lengths[cell];
    if (!length) return;
    const from = this.slots[cell] as number;
    if (length > LONGEST_LIST) {
      const { bitmaps } = this;
      for (let word = 0; word < BLOCK_WORDS; word += 1) {
        bits[offset + word] = (bits[offset + word] as number) | (bitmaps[from + word] as number);
      }
      return;
    }
    const { lists } = this;
    for (let at = from; at < from + length; at += 1) {
      const row = lists[at] as number;
      const word = offset + (row >> 5);
      bits[word] = (bits[word] as number) | (1 << (row & 31));
    }
  }

  /** Whether a row names one of the ingredients. */
  names(row: number, ids: ReadonlySet<number>): boolean {
    const end = this.entryStarts[row + 1] as number;
    for (let at = this.entryStarts[row] as number; at < end; at += 1) {
      if (ids.has((this.entries[at] as number) >> 2)) return true;
    }
    return false;
  }

  /** The recipes as they came, for the next segment. */
  *recipes(): Generator<IndexedRecipe> {
    for (let row = 0; row < this.count; row += 1) {
      if (!hasBit(this.alive, row)) continue;
      const ingredients: { anyOf: [number, ...number[]]; optional: boolean }[] = [];
      const end = this.entryStarts[row + 1] as number;
      for (let at = this.entryStarts[row] as number; at < end; at += 1) {
        const entry = this.entries[at] as number;
        const last = ingredients.at(-1);
        if (last && (entry & ALTERNATIVE) !== 0) last.anyOf.push(entry >> 2);
        else ingredients.push({ anyOf: [entry >> 2], optional: (entry & OPTIONAL) !== 0 });
      }
      yield {
        id: this.ids[row] as number,
        ingredients,
        understood: hasBit(this.understood, row),
        types: DISH_TYPES.filter((_, index) => hasBit(this.types[index] as Int32Array, row)),
        diets: DISH_DIETS.filter((_, index) => hasBit(this.diets[index] as Int32Array, row)),
        popularity: this.popularity[row] as number,
        ownerId: this.owners.get(row) ?? null,
      };
    }
  }

  private mark(row: number, marks: number, ownerId: string | undefined): void {
    setBit(this.alive, row);
    if ((marks & 1) === 1) setBit(this.understood, row);
    this.types.forEach((bits, index) => {
      if ((marks >> (index + 1)) & 1) setBit(bits, row);
    });
    this.diets.forEach((bits, index) => {
      if ((marks >> (index + dietsAt)) & 1) setBit(bits, row);
    });
    if (ownerId === undefined) setBit(this.shared, row);
    else {
      this.owners.set(row, ownerId);
      const rows = this.owned.get(ownerId);
      if (rows) rows.push(row);
      else this.owned.set(ownerId, [row]);
    }
  }

  /** Writes the lines from `at` on. Answers the key of the row. */
  private placeLines(given: Uint16Array, at: number, counts: Uint32Array): number {
    const lines: { entries: Uint16Array; rank: number }[] = [];
    for (let from = 0; from < given.length;) {
      let to = from + 1;
      while (to < given.length && ((given[to] as number) & ALTERNATIVE) !== 0) to += 1;
      const first = given[from] as number;
      // A line with a choice cannot be a key: it comes after those without.
      const rank =
        (first & OPTIONAL) !== 0
          ? Infinity
          : to - from > 1
            ? Number.MAX_SAFE_INTEGER
            : (counts[first >> 2] as number);
      lines.push({ entries: given.subarray(from, to), rank });
      from = to;
    }
    lines.sort((left, right) => (left.rank === right.rank ? 0 : left.rank - right.rank));
    let end = at;
    for (const { entries } of lines) {
      this.entries.set(entries, end);
      end += entries.length;
    }
    const [first] = lines;
    return first && first.rank < Number.MAX_SAFE_INTEGER
      ? (first.entries[0] as number) >> 2
      : UNKEYED;
  }

  /** Calls back with each row and ingredient once, however many lines name it. */
  private eachPosting(seen: Int32Array, visit: (cell: number, row: number) => void): void {
    for (let row = 0; row < this.count; row += 1) {
      const block = Math.floor(row / BLOCK_ROWS);
      const end = this.entryStarts[row + 1] as number;
      for (let at = this.entryStarts[row] as number; at < end; at += 1) {
        const id = (this.entries[at] as number) >> 2;
        if (seen[id] === row) continue;
        seen[id] = row;
        visit(id * this.blocks + block, row);
      }
    }
  }

  private countPostings(seen: Int32Array): { listed: number; bitmaps: number } {
    const { lengths, slots } = this;
    this.eachPosting(seen, (cell) => {
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

  private fillPostings(seen: Int32Array): void {
    const next = this.slots.slice();
    this.eachPosting(seen, (cell, row) => {
      const offset = row % BLOCK_ROWS;
      const at = next[cell] as number;
      if ((this.lengths[cell] as number) > LONGEST_LIST) setBit(this.bitmaps, at * 32 + offset);
      else {
        this.lists[at] = offset;
        next[cell] = at + 1;
      }
    });
  }
}

function lastOfEachId({ ids, count }: Arrivals): Uint32Array {
  const order = Float64Array.from(
    { length: count },
    (_, arrival) => (ids[arrival] as number) * costShift + arrival,
  ).sort();
  const last = new Uint32Array(count);
  let length = 0;
  order.forEach((key, at) => {
    const next = order[at + 1];
    if (next !== undefined && Math.floor(next / costShift) === Math.floor(key / costShift)) return;
    last[length] = key - Math.floor(key / costShift) * costShift;
    length += 1;
  });
  return last.slice(0, length).sort();
}

/** Rows grouped by key; `starts` takes where each group begins. */
function groupRows(keys: Uint16Array, starts: Uint32Array): Uint32Array {
  for (const key of keys) starts[key + 1] = (starts[key + 1] as number) + 1;
  for (let key = 1; key < starts.length; key += 1) {
    starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  }
  const next = starts.slice();
  const rows = new Uint32Array(keys.length);
  keys.forEach((key, row) => {
    const at = next[key] as number;
    rows[at] = row;
    next[key] = at + 1;
  });
  return rows;
}
