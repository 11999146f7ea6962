import { DISH_DIETS, DISH_TYPES } from '../dish-type.js';
import type { BestRecipes } from './best-recipes.js';
import { BLOCK_ROWS, BLOCK_WORDS, countBits, hasBit } from './bitmap.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import type { RecipeQuery } from './recipe-index.js';
import type { RecipeScorer, TypedWord } from './recipe-scorer.js';
import type { RecipeSegment } from './recipe-segment.js';

/** What a word may be worth is counted in whole units, rounded up; the sum of a query fits into these planes of bits. */
const PLANES = 8;
const GREATEST_SUM = 2 ** PLANES - 1;
const FINEST_UNIT = 32;

/**
 * Searches one segment. In normal mode the most that each row can gain is added up for 32 rows at a time, one bit plane for each
 * binary digit of the sum; then the rows are read from the greatest sum down, until no sum that is left can reach the rows kept.
 * In restricted mode only rows are read whose rarest ingredient is at hand.
 */
export class SegmentSearch {
  private readonly planes: readonly Int32Array[];
  /** Rows that answer the query and have not been read yet. */
  private readonly unread: Int32Array;
  /** For each 32 rows the greatest sum among those unread, 0 where there is none. */
  private readonly greatest: Uint8Array;
  private readonly excludedRows = new Int32Array(BLOCK_WORDS);
  private readonly allowed = new Int32Array(BLOCK_WORDS);
  private readonly nothing = new Int32Array(BLOCK_WORDS);
  /** Working memory of a block; the first `used` are taken. */
  private readonly pool: Int32Array[] = [];
  private used = 0;

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    const words = segment.blocks * BLOCK_WORDS;
    this.planes = Array.from({ length: PLANES }, () => new Int32Array(words));
    this.unread = new Int32Array(words);
    this.greatest = new Uint8Array(words);
  }

  get byteLength(): number {
    return this.unread.byteLength * (PLANES + 1) + this.greatest.byteLength;
  }

  /** Offers the best rows, numbered from `firstRow` on. Answers how many there are in all. */
  search(query: RecipeQuery, scorer: RecipeScorer, best: BestRecipes, firstRow: number): number {
    return query.restricted
      ? this.searchCookable(query, scorer, best, firstRow)
      : this.searchAll(query, scorer, best, firstRow);
  }

  private searchCookable(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const { segment } = this;
    const { keyedRows, keyStarts } = segment;
    const required = [segment.alive, segment.understood, ...filtersOf(segment, query)];
    const own = new Set(segment.ownedBy(query.viewerId));
    const excluded = new Set(query.excluded.flatMap((id) => [id, ...this.hierarchy.goneWith(id)]));
    let total = 0;
    // Key 0 stands for rows without one.
    for (const key of new Set([0, ...scorer.heldIds])) {
      const end = keyStarts[key + 1] ?? 0;
      for (let at = keyStarts[key] ?? end; at < end; at += 1) {
        const row = keyedRows[at] as number;
        if (!scorer.canCook(segment, row)) continue;
        if (!required.every((bits) => hasBit(bits, row))) continue;
        if (!hasBit(segment.shared, row) && !own.has(row)) continue;
        if (excluded.size > 0 && segment.names(row, excluded)) continue;
        total += 1;
        best.offer(scorer.scoreOf(segment, row), firstRow + row);
      }
    }
    return total;
  }

  private searchAll(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const mostGained = scorer.words.reduce((sum, { gain }) => sum + gain, 0);
    const unit = Math.max(
      FINEST_UNIT,
      Math.ceil(mostGained / Math.max(1, GREATEST_SUM - scorer.words.length)),
    );
    const sums = scorer.words.map(({ gain }) => Math.ceil(gain / unit));
    const planes = 32 - Math.clz32(sums.reduce((sum, one) => sum + one, 0));
    const filters = filtersOf(this.segment, query);
    if (query.excluded.length > 0) filters.push(this.segment.understood);
    const excluded = new Set(query.excluded.flatMap((id) => [id, ...this.hierarchy.goneWith(id)]));
    let total = 0;
    for (let block = 0; block < this.segment.blocks; block += 1) {
      total += this.sumUp(block, query, scorer.words, sums, planes, filters, excluded);
    }
    this.readDown(scorer, best, firstRow, unit, planes);
    return total;
  }

  /** Fills the planes of a block. Answers how many of its rows answer the query. */
  private sumUp(
    block: number,
    query: RecipeQuery,
    words: readonly TypedWord[],
    sums: readonly number[],
    planes: number,
    filters: readonly Int32Array[],
    excluded: ReadonlySet<number>,
  ): number {
    const { unread, greatest } = this;
    const from = block * BLOCK_WORDS;
    const to = from + BLOCK_WORDS;
    unread.fill(0, from, to);
    greatest.fill(0, from, to);
    const allowed = this.allowedRows(block, query, filters, excluded);
    if (!allowed) return 0;
    this.used = 0;
    const digits: Int32Array[][] = Array.from({ length: planes }, () => []);
    words.forEach((word, index) => {
      const rows = this.rowsOf(word, block);
      for (let digit = 0; digit < planes; digit += 1) {
        if (((sums[index] as number) >> digit) & 1) digits[digit]?.push(rows);
      }
      if (!word.telling) return;
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        unread[from + at] = (unread[from + at] as number) | (rows[at] as number);
      }
    });
    this.addUp(digits, from);
    let total = 0;
    for (let at = from; at < to; at += 1) {
      const rows = (unread[at] as number) & (allowed[at - from] as number);
      unread[at] = rows;
      if (rows === 0) continue;
      total += countBits(rows);
      greatest[at] = this.greatestSum(at, rows, planes);
    }
    return total;
  }

  /** Rows of a block that the filters let through; null for none. */
  private allowedRows(
    block: number,
    query: RecipeQuery,
    filters: readonly Int32Array[],
    excluded: ReadonlySet<number>,
  ): Int32Array | null {
    const { segment, allowed } = this;
    const from = block * BLOCK_WORDS;
    const to = from + BLOCK_WORDS;
    allowed.set(segment.shared.subarray(from, to));
    for (const row of segment.ownedBy(query.viewerId)) {
      if (Math.floor(row / BLOCK_ROWS) !== block) continue;
      const at = (row % BLOCK_ROWS) >> 5;
      allowed[at] = (allowed[at] as number) | (1 << (row & 31));
    }
    for (const bits of [segment.alive, ...filters]) {
      let any = 0;
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        const rows = (allowed[at] as number) & (bits[from + at] as number);
        allowed[at] = rows;
        any |= rows;
      }
      if (any === 0) return null;
    }
    if (excluded.size > 0) {
      const bad = this.excludedRows.fill(0);
      for (const id of excluded) segment.addRowsWith(id, block, bad, 0);
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        allowed[at] = (allowed[at] as number) & ~(bad[at] as number);
      }
    }
    return allowed;
  }

  private rowsOf(word: TypedWord, block: number): Int32Array {
    const { segment } = this;
    const from = block * BLOCK_WORDS;
    if (word.rows && word.segment === segment) return word.rows.subarray(from, from + BLOCK_WORDS);
    const rows = this.scratch().fill(0);
    for (const id of word.fits.keys()) segment.addRowsWith(id, block, rows, 0);
    return rows;
  }

  private scratch(): Int32Array {
    let bits = this.pool[this.used];
    if (!bits) this.pool.push((bits = new Int32Array(BLOCK_WORDS)));
    this.used += 1;
    return bits;
  }

  /** Adds up what stands under each binary digit, three at a time: their sum stays there, their carry goes to the next. */
  private addUp(digits: readonly Int32Array[][], from: number): void {
    digits.forEach((addends, digit) => {
      let last = addends.pop();
      while (last && addends.length > 0) {
        const second = addends.pop() as Int32Array;
        const third = addends.pop() ?? this.nothing;
        const sum = this.scratch();
        const carry = this.scratch();
        addThree(last, second, third, sum, carry);
        digits[digit + 1]?.push(carry);
        last = sum;
      }
      this.planes[digit]?.set(last ?? this.nothing, from);
    });
  }

  private greatestSum(at: number, rows: number, planes: number): number {
    let left = rows;
    let sum = 0;
    for (let plane = planes - 1; plane >= 0; plane -= 1) {
      const having = left & ((this.planes[plane] as Int32Array)[at] as number);
      if (having === 0) continue;
      left = having;
      sum |= 1 << plane;
    }
    return sum;
  }

  /** Reads rows from the greatest sum down until what is left cannot be among the best. */
  private readDown(
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
    unit: number,
    planes: number,
  ): void {
    const { greatest, unread } = this;
    let level = 0;
    for (let at = 0; at < greatest.length; at += 1) level = Math.max(level, greatest[at] as number);
    while (level > 0 && best.leastScore === -Infinity) {
      let next = 0;
      for (let at = 0; at < greatest.length; at += 1) {
        const sum = greatest[at] as number;
        if (sum < level) {
          if (sum > next) next = sum;
          continue;
        }
        const rows = this.rowsFrom(level, at, planes);
        const left = (unread[at] as number) & ~rows;
        unread[at] = left;
        const remaining = left === 0 ? 0 : this.greatestSum(at, left, planes);
        greatest[at] = remaining;
        if (remaining > next) next = remaining;
        this.read(rows, at, scorer, best, firstRow);
      }
      level = next;
    }
    for (let at = 0; at < greatest.length; at += 1) {
      const sum = greatest[at] as number;
      if (sum === 0 || sum * unit < best.leastScore) continue;
      const least = Math.max(1, Math.ceil(best.leastScore / unit));
      this.read(this.rowsFrom(least, at, planes), at, scorer, best, firstRow);
    }
  }

  /** Those unread of 32 rows whose sum is at least this. */
  private rowsFrom(least: number, at: number, planes: number): number {
    let more = 0;
    let equal = this.unread[at] as number;
    for (let plane = planes - 1; plane >= 0; plane -= 1) {
      const bits = (this.planes[plane] as Int32Array)[at] as number;
      if ((least >> plane) & 1) equal &= bits;
      else {
        more |= equal & bits;
        equal &= ~bits;
      }
    }
    return more | equal;
  }

  private read(
    rows: number,
    at: number,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): void {
    for (let left = rows; left !== 0; left &= left - 1) {
      const row = at * 32 + 31 - Math.clz32(left & -left);
      best.offer(scorer.scoreOf(this.segment, row), firstRow + row);
    }
  }
}

function addThree(
  first: Int32Array,
  second: Int32Array,
  third: Int32Array,
  sum: Int32Array,
  carry: Int32Array,
): void {
  for (let at = 0; at < BLOCK_WORDS; at += 1) {
    const one = first[at] as number;
    const two = second[at] as number;
    const three = third[at] as number;
    const odd = one ^ two;
    sum[at] = odd ^ three;
    carry[at] = (one & two) | (odd & three);
  }
}

function filtersOf(segment: RecipeSegment, query: RecipeQuery): Int32Array[] {
  const { type, diet } = query;
  return [
    ...(type === null ? [] : [segment.types[DISH_TYPES.indexOf(type)] as Int32Array]),
    ...(diet === null ? [] : [segment.diets[DISH_DIETS.indexOf(diet)] as Int32Array]),
  ];
}
