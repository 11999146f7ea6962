import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import { BLOCK_ROWS, BLOCK_WORDS, clearBit, countBits, hasBit, setBit } from './bitmap.js';
import type { FactPlanes } from './fact-planes.js';
import { FilterSets } from './filter-sets.js';
import type { Postings } from './postings.js';
import { RecentlyUsed } from './recently-used.js';
import { ID_SHIFT } from './recipe-entry.js';
import { marks } from './recipe-marks.js';
import { RowNeeds } from './row-needs.js';
import type { TitleIndex } from './title-index.js';

/** The cost of a row by its required ingredients is capped at this. */
export const GREATEST_CERTAIN_COST = 511;

/** One bit a row each: a few times and every usual cuisine. */
const MOST_FILTERS = 48;

/** The time of a recipe that states none, and the longest time. */
export const NO_TIME = 0xffff;

/** Ingredient costs, computed from the recipes that everyone can see and then kept for later changes. */
export interface IngredientCosts {
  readonly publicCount: number;
  readonly costs: Int32Array;
  /** What an unknown line subtracts: as much as buying a rare ingredient. */
  readonly unknownCost: number;
}

/** All the arrays of a segment. */
export type SegmentContents = Pick<
  RecipeSegment,
  | 'ids'
  | 'popularity'
  | 'totalCosts'
  | 'leastCosts'
  | 'certainCosts'
  | 'unknownLines'
  | 'minutes'
  | 'cuisines'
  | 'cuisineNames'
  | 'titles'
  | 'entryStarts'
  | 'entries'
  | 'alive'
  | 'understood'
  | 'forBabies'
  | 'types'
  | 'diets'
  | 'facts'
  | 'keyedRows'
  | 'keyStarts'
  | 'rowsById'
  | 'using'
  | 'namedAfter'
  | 'weights'
  | 'households'
  | 'householdStarts'
>;

/**
 * Recipes as flat arrays. First the rows that everyone can find, in blocks: grouped by diets and types, so that a filter leaves most
 * blocks whole or empty, and within these sorted by what there is to buy. After them the rows of one household after the other, which
 * only that household ever reads: the recipes of a thousand others cost it nothing.
 */
export class RecipeSegment {
  readonly count: number;
  /** How many rows everyone can find. */
  readonly sharedCount: number;
  readonly blocks: number;
  readonly ids: Int32Array;
  readonly popularity: Int32Array;
  /** The total cost of all required ingredients: breaks ties between equal scores. */
  readonly totalCosts: Uint16Array;
  /** How many lines of each row were not understood. */
  readonly unknownLines: Uint8Array;
  readonly minutes: Uint16Array;
  /** For each row the number of its cuisine's name; 0 is none. */
  readonly cuisines: Uint16Array;
  readonly cuisineNames: readonly string[];
  readonly titles: TitleIndex;
  /** For each 32 rows, the least cost of any of them by its required ingredients. */
  readonly leastCosts: Uint16Array;
  /** That cost of each shared row. */
  readonly certainCosts: Uint16Array;
  /** Entries of row r: from entryStarts[r] up to entryStarts[r + 1]; required before optional, rarest line first. */
  readonly entryStarts: Uint32Array;
  readonly entries: Uint16Array;
  readonly alive: Int32Array;
  readonly understood: Int32Array;
  readonly forBabies: Int32Array;
  /** In the blocks: the rows that are alive. */
  readonly found: Int32Array;
  readonly types: readonly Int32Array[];
  readonly diets: readonly Int32Array[];
  readonly facts: FactPlanes;
  /** Rows by their rarest required ingredient, then by the next two; group 0 for those with alternatives in each line. */
  readonly keyedRows: Uint32Array;
  readonly keyStarts: Uint32Array;
  readonly weights: IngredientCosts;
  /**
   * Those who own the rows after the shared ones, households and the authors of private recipes, and where the rows of each start; one
   * more start is the end.
   */
  readonly households: readonly string[];
  readonly householdStarts: Uint32Array;
  /** Rows in the order of their ids. */
  readonly rowsById: Uint32Array;
  /** The shared rows by the ingredients that their lines name, and by those that their titles name. */
  readonly using: Postings;
  readonly namedAfter: Postings;
  private readonly places: ReadonlyMap<string, number>;
  private timeless: boolean | null = null;
  private whole: boolean | null = null;
  private newest: Uint32Array | null = null;
  private quickest: Uint32Array | null = null;
  private rowNeeds: RowNeeds | null = null;
  private readonly filters = new RecentlyUsed<string, Int32Array>(MOST_FILTERS);
  private readonly filterSets = new FilterSets();

  constructor(contents: SegmentContents) {
    this.count = contents.ids.length;
    this.households = contents.households;
    this.householdStarts = contents.householdStarts;
    this.sharedCount = contents.householdStarts[0] as number;
    this.blocks = Math.ceil(this.sharedCount / BLOCK_ROWS);
    this.ids = contents.ids;
    this.popularity = contents.popularity;
    this.totalCosts = contents.totalCosts;
    this.leastCosts = contents.leastCosts;
    this.certainCosts = contents.certainCosts;
    this.unknownLines = contents.unknownLines;
    this.minutes = contents.minutes;
    this.cuisines = contents.cuisines;
    this.cuisineNames = contents.cuisineNames;
    this.titles = contents.titles;
    this.entryStarts = contents.entryStarts;
    this.entries = contents.entries;
    this.alive = contents.alive;
    this.understood = contents.understood;
    this.forBabies = contents.forBabies;
    this.found = contents.alive.slice(0, this.blocks * BLOCK_WORDS);
    const last = this.sharedCount >> 5;
    if (last < this.found.length) {
      this.found[last] = (this.found[last] as number) & ((1 << (this.sharedCount & 31)) - 1);
      this.found.fill(0, last + 1);
    }
    this.types = contents.types;
    this.diets = contents.diets;
    this.facts = contents.facts;
    this.keyedRows = contents.keyedRows;
    this.keyStarts = contents.keyStarts;
    this.weights = contents.weights;
    this.rowsById = contents.rowsById;
    this.using = contents.using;
    this.namedAfter = contents.namedAfter;
    this.places = new Map(contents.households.map((household, place) => [household, place]));
  }

  /** Memory used by the arrays. */
  get byteLength(): number {
    return [
      ...[this.ids, this.popularity, this.totalCosts, this.entryStarts, this.entries],
      ...[
        this.alive,
        this.understood,
        this.forBabies,
        this.found,
        this.householdStarts,
        ...this.types,
        ...this.diets,
      ],
      ...[this.keyedRows, this.keyStarts, this.rowsById],
      ...[this.using, this.namedAfter, this.leastCosts, this.certainCosts],
      ...[this.unknownLines, this.minutes, this.cuisines, this.titles, this.facts],
      ...[this.newest, this.quickest, this.rowNeeds].flatMap((rows) => rows ?? []),
      ...this.filters.values(),
      this.filterSets,
    ].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Removes a recipe. Returns whether it was there. */
  remove(id: number): boolean {
    const row = this.rowOf(id);
    if (row === undefined) return false;
    clearBit(this.alive, row);
    this.whole = false;
    if (row < this.sharedCount) clearBit(this.found, row);
    return true;
  }

  /** Where a recipe is, unless it has been removed. */
  rowOf(id: number): number | undefined {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ids[this.rowsById[middle] as number] as number) < id) low = middle + 1;
      else high = middle;
    }
    const row = this.rowsById[low];
    return row !== undefined && this.ids[row] === id && hasBit(this.alive, row) ? row : undefined;
  }

  /** Whether no row has been removed: then nothing has to be counted row by row. */
  get isWhole(): boolean {
    this.whole ??= this.alive.reduce((rows, word) => rows + countBits(word), 0) === this.count;
    return this.whole;
  }

  /** The rows of these owners, each from the first number up to the second. */
  ownedBy(owners: readonly string[]): (readonly [from: number, to: number])[] {
    const { householdStarts } = this;
    return owners.flatMap((owner) => {
      const place = this.places.get(owner);
      if (place === undefined) return [];
      return [[householdStarts[place] as number, householdStarts[place + 1] as number] as const];
    });
  }

  /** Whether a row names one of the ingredients. */
  names(row: number, ids: ReadonlySet<number>): boolean {
    const end = this.entryStarts[row + 1] as number;
    for (let at = this.entryStarts[row] as number; at < end; at += 1) {
      if (ids.has((this.entries[at] as number) >> ID_SHIFT)) return true;
    }
    return false;
  }

  /** Null for a row that everyone can find. */
  ownerOf(row: number): string | null {
    if (row < this.sharedCount) return null;
    let low = 0;
    let high = this.households.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.householdStarts[middle] as number) <= row) low = middle;
      else high = middle;
    }
    return this.households[low] as string;
  }

  /** Whether a living row that everyone can find has the word in its title; none has word -1. */
  isTitleWordUsed(number: number): boolean {
    const { postingStarts, postingRows } = this.titles;
    const end = postingStarts[number + 1] ?? 0;
    for (let at = postingStarts[number] ?? end; at < end; at += 1) {
      if (hasBit(this.alive, postingRows[at] as number)) return true;
    }
    return false;
  }

  /** How many of these rows there are. */
  titleWordUses(number: number): number {
    if (number < 0) return 0;
    const { postingStarts, postingRows } = this.titles;
    const rows = postingRows.subarray(postingStarts[number] ?? 0, postingStarts[number + 1] ?? 0);
    if (this.isWhole) return rows.length;
    return rows.reduce((uses, row) => uses + Number(hasBit(this.alive, row)), 0);
  }

  /** How often such a word occurs in the titles of these owners' living rows. */
  ownTitleWordUses(owners: readonly string[], isWanted: (number: number) => boolean): number {
    const { ownStarts, ownWords } = this.titles;
    let uses = 0;
    for (const [from, to] of this.ownedBy(owners)) {
      for (let row = from; row < to; row += 1) {
        if (!hasBit(this.alive, row)) continue;
        const end = ownStarts[row - this.sharedCount + 1] as number;
        for (let at = ownStarts[row - this.sharedCount] as number; at < end; at += 1) {
          if (isWanted(ownWords[at] as number)) uses += 1;
        }
      }
    }
    return uses;
  }

  /** Empty for none. */
  cuisineOf(row: number): string {
    return this.cuisineNames[this.cuisines[row] as number] as string;
  }

  /** The rows that take at most this long. */
  readyIn(minutes: number): Int32Array {
    return this.filter(`ready in ${minutes}`, (row) => {
      const needed = this.minutes[row] as number;
      return needed <= minutes && needed !== NO_TIME;
    });
  }

  get hasUntimed(): boolean {
    return (this.timeless ??= this.minutes.includes(NO_TIME));
  }

  /** The rows that take exactly this long, or state no time. */
  taking(minutes: number): Int32Array {
    return this.filter(`taking ${minutes}`, (row) => this.minutes[row] === minutes);
  }

  /** The shared rows, newest first; worked out when someone first asks for them in this order, like the next. */
  get newestFirst(): Uint32Array {
    return (this.newest ??= this.rowsById.filter((row) => row < this.sharedCount).reverse());
  }

  /** The shared rows, shortest first, those that state no time last. */
  get quickestFirst(): Uint32Array {
    return (this.quickest ??= this.sharedByTime());
  }

  /** What the shared rows require. */
  get needs(): RowNeeds {
    return (this.rowNeeds ??= new RowNeeds(this));
  }

  private sharedByTime(): Uint32Array {
    const { minutes, sharedCount } = this;
    const starts = new Uint32Array(NO_TIME + 2);
    for (let row = 0; row < sharedCount; row += 1) {
      const next = (minutes[row] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let time = 1; time < starts.length; time += 1) {
      starts[time] = (starts[time] as number) + (starts[time - 1] as number);
    }
    const rows = new Uint32Array(sharedCount);
    for (let row = 0; row < sharedCount; row += 1) {
      const time = minutes[row] as number;
      const at = starts[time] as number;
      rows[at] = row;
      starts[time] = at + 1;
    }
    return rows;
  }

  /** The rows that state no time. */
  get untimed(): Int32Array {
    return this.taking(NO_TIME);
  }

  isDessert(row: number): boolean {
    return hasBit(this.desserts, row);
  }

  get desserts(): Int32Array {
    return this.types[DISH_TYPES.indexOf('dessert')] as Int32Array;
  }

  get notDesserts(): Int32Array {
    return this.filter('no dessert', (row) => !this.isDessert(row));
  }

  ofCuisine(name: string): Int32Array {
    const number = this.cuisineNames.indexOf(name);
    return this.filter(`cuisine ${name}`, (row) => this.cuisines[row] === number);
  }

  /** The rows that comply with all of these filters, as one filter; none if there are none. */
  together(filters: readonly Int32Array[]): readonly Int32Array[] {
    return filters.length > 1 ? [this.filterSets.of(filters)] : filters;
  }

  /** One bit for each row, worked out once; of the filters that were not asked for lately, none is kept. */
  private filter(name: string, accepts: (row: number) => boolean): Int32Array {
    return this.filters.get(name, () => this.rowsThat(accepts));
  }

  private rowsThat(accepts: (row: number) => boolean): Int32Array {
    const bits = new Int32Array(this.alive.length);
    for (let row = 0; row < this.count; row += 1) if (accepts(row)) setBit(bits, row);
    return bits;
  }

  /** The `recipe-marks` of the recipe in this row. */
  markOf(row: number): number {
    return marks.of({
      unknownLines: this.unknownLines[row] as number,
      types: DISH_TYPES.filter((_, index) => hasBit(this.types[index] as Int32Array, row)),
      diets: DISH_DIETS.filter((_, index) => hasBit(this.diets[index] as Int32Array, row)),
      forBabies: hasBit(this.forBabies, row),
    });
  }
}
