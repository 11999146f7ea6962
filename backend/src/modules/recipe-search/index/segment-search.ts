import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { BestRecipes } from './best-recipes.js';
import { BLOCK_ROWS, BLOCK_WORDS, countBits, hasBit } from './bitmap.js';
import { BlockSums, type Worth } from './block-sums.js';
import type { IngredientHierarchy } from '../domain/ingredient-hierarchy.js';
import type { RecipeQuery } from './recipe-index.js';
import type { RecipeScorer, TypedWord } from './recipe-scorer.js';
import { ALTERNATIVE, LONGEST_LIST, OPTIONAL, type RecipeSegment } from './recipe-segment.js';
import { RUN_BLOCKS } from './sum-memory.js';

/** Squared words times pantry ingredients: beyond this, counting what need not be bought takes longer than it saves. */
const MOST_COUNTED = 500;

/** From this list length, the assembly adds the rows; passing fewer takes longer than adding them here. */
const FEWEST_HANDED_OVER = 64;

/** What words and pantry save from being bought. */
interface Spares {
  /** What is at hand besides the words. */
  readonly pantry: readonly number[];
  /** Words that may save more than one ingredient of a recipe. */
  readonly repeated: readonly TypedWord[];
}

/** Blocks that are added up at once. */
interface Run {
  readonly first: number;
  readonly length: number;
}

// Searches are synchronous: one memory serves them all.
const sums = new BlockSums();

/**
 * Searches one segment. In normal mode, upper bounds of the rows' gains are computed; then rows are read from the greatest bound
 * down, until no remaining bound can reach the rows kept. In restricted mode only rows whose rarest ingredient is at hand are read.
 */
export class SegmentSearch {
  /** Next to each keyed row, its next two required ingredients, or 0: most rows can be rejected without being read. */
  private readonly companions: Uint16Array;

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    this.companions = companionsOf(segment);
  }

  get byteLength(): number {
    return BlockSums.byteLength(this.segment.blocks) + this.companions.byteLength;
  }

  /** How many rows use a word and are not known to break the exclusions or the diet. */
  countPossible(query: RecipeQuery, scorer: RecipeScorer): number {
    const { segment } = this;
    const filters = possibleFiltersOf(segment, query);
    const excluded = this.excludedBy(query);
    const using = new Int32Array(BLOCK_WORDS);
    const gone = new Int32Array(BLOCK_WORDS);
    let total = this.countOwnPossible(query, scorer, filters, excluded);
    for (let block = 0; block < segment.blocks; block += 1) {
      const from = block * BLOCK_WORDS;
      this.collectUsing(scorer, block, using);
      gone.fill(0);
      for (const id of excluded) segment.addRowsWith(id, block, gone, 0);
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        let rows = (using[at] as number) & (segment.found[from + at] as number);
        rows &= ~(gone[at] as number);
        for (const bits of filters) rows &= bits[from + at] as number;
        total += countBits(rows);
      }
    }
    return total;
  }

  private countOwnPossible(
    query: RecipeQuery,
    scorer: RecipeScorer,
    filters: readonly Int32Array[],
    excluded: ReadonlySet<number>,
  ): number {
    const { segment } = this;
    const [from, to] = segment.ownedBy(query.viewerId);
    let total = 0;
    for (let row = from; row < to; row += 1) {
      if (!hasBit(segment.alive, row) || !filters.every((bits) => hasBit(bits, row))) continue;
      if (excluded.size > 0 && segment.names(row, excluded)) continue;
      if (scorer.isUsedBy(segment, row)) total += 1;
    }
    return total;
  }

  /** The rows of a block that use a distinctive word. */
  private collectUsing({ words }: RecipeScorer, block: number, using: Int32Array): void {
    const { segment } = this;
    using.fill(0);
    for (const { telling, fits, rows, segment: noted } of words) {
      if (!telling) continue;
      if (rows && noted === segment) {
        const from = block * BLOCK_WORDS;
        for (let at = 0; at < BLOCK_WORDS; at += 1) {
          using[at] = (using[at] as number) | (rows[from + at] as number);
        }
      } else {
        for (const id of fits.keys()) segment.addRowsWith(id, block, using, 0);
      }
    }
  }

  /** The excluded ingredients, with everything that goes with them. */
  private excludedBy(query: RecipeQuery): Set<number> {
    return new Set(query.excluded.flatMap((id) => [id, ...this.hierarchy.goneWith(id)]));
  }

  /** Offers the best rows, numbered from `firstRow` on. Returns how many match in all. */
  search(query: RecipeQuery, scorer: RecipeScorer, best: BestRecipes, firstRow: number): number {
    const own = this.searchOwn(query, scorer, best, firstRow);
    if (!query.restricted) return own + this.searchAll(query, scorer, best, firstRow);
    return query.buying
      ? own + this.searchNearly(query, scorer, best, firstRow)
      : own + this.searchCookable(query, scorer, best, firstRow);
  }

  /** What the household owns is read row by row: a few thousand rows take less time than the blocks of everyone's. */
  private searchOwn(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const { segment } = this;
    const [from, to] = segment.ownedBy(query.viewerId);
    if (from === to) return 0;
    const isAllowed = this.allowanceOf(query);
    let total = 0;
    for (let row = from; row < to; row += 1) {
      const matches = query.restricted
        ? scorer.canCook(segment, row, query.buying)
        : scorer.isUsedBy(segment, row);
      if (!matches || !isAllowed(row)) continue;
      total += 1;
      best.offer(scorer.scoreOf(segment, row), firstRow + row);
    }
    return total;
  }

  private searchCookable(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const { segment, companions } = this;
    const { keyedRows, keyStarts } = segment;
    const isAllowed = this.allowanceOf(query);
    let total = 0;
    // Key 0 stands for rows without one.
    for (const key of new Set([0, ...scorer.heldIds])) {
      const end = keyStarts[key + 1] ?? 0;
      for (let at = keyStarts[key] ?? end; at < end; at += 1) {
        if (!scorer.holds(companions[2 * at] as number)) continue;
        if (!scorer.holds(companions[2 * at + 1] as number)) continue;
        const row = keyedRows[at] as number;
        if (!scorer.canCook(segment, row)) continue;
        if (!isAllowed(row)) continue;
        total += 1;
        best.offer(scorer.scoreOf(segment, row), firstRow + row);
      }
    }
    return total;
  }

  /** Only needed when nothing can be cooked, so reading each row that uses a word is fast enough. */
  private searchNearly(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const { segment } = this;
    const isAllowed = this.allowanceOf(query);
    const using = new Int32Array(BLOCK_WORDS);
    let total = 0;
    for (let block = 0; block < segment.blocks; block += 1) {
      this.collectUsing(scorer, block, using);
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        for (let left = using[at] as number; left !== 0; left &= left - 1) {
          const row = block * BLOCK_ROWS + at * 32 + 31 - Math.clz32(left & -left);
          if (!scorer.canCook(segment, row, query.buying) || !isAllowed(row)) continue;
          total += 1;
          best.offer(scorer.scoreOf(segment, row), firstRow + row);
        }
      }
    }
    return total;
  }

  /** Whether a row that this person may see complies with the query's conditions. */
  private allowanceOf(query: RecipeQuery): (row: number) => boolean {
    const { segment } = this;
    const required = [segment.alive, ...filtersOf(segment, query)];
    const excluded = this.excludedBy(query);
    return (row) =>
      required.every((bits) => hasBit(bits, row)) &&
      (excluded.size === 0 || !segment.names(row, excluded));
  }

  private searchAll(
    query: RecipeQuery,
    scorer: RecipeScorer,
    best: BestRecipes,
    firstRow: number,
  ): number {
    const { segment } = this;
    const spares = this.sparesOf(scorer);
    const worths = worthsOf(scorer.words, spares, segment.weights.costs);
    sums.begin(segment.blocks, worths, spares && segment.leastCosts, 1);
    const filters = filtersOf(segment, query);
    const excluded = this.excludedBy(query);
    let total = 0;
    for (let first = 0; first < segment.blocks;) {
      let length = 0;
      while (
        length < Math.min(RUN_BLOCKS, segment.blocks - first) &&
        this.allowRows({ first, length }, filters)
      ) {
        length += 1;
      }
      if (length === 0) {
        sums.skip(first);
        first += 1;
        continue;
      }
      const run = { first, length };
      if (excluded.size > 0) this.exclude(excluded, worths.length, run);
      scorer.words.forEach((word, index) => this.placeRowsOf(word, index, run));
      if (spares) this.placeSpares(spares, scorer.words.length, run);
      total += sums.sumUp(first, length);
      first += length;
    }
    this.readDown(scorer, best, firstRow);
    return total;
  }

  /** Sets which rows of the run's block the filters allow. Returns whether there are any. */
  private allowRows({ first, length }: Run, filters: readonly Int32Array[]): boolean {
    const { segment } = this;
    const { allowed } = sums;
    const from = (first + length) * BLOCK_WORDS;
    const to = length * BLOCK_WORDS;
    allowed.set(segment.found.subarray(from, from + BLOCK_WORDS), to);
    for (const bits of filters) {
      let any = 0;
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        const rows = (allowed[to + at] as number) & (bits[from + at] as number);
        allowed[to + at] = rows;
        any |= rows;
      }
      if (any === 0) return false;
    }
    return true;
  }

  /**
   * Removes the rows of a run that name one of the ingredients; `place` is free scratch space among the rows that use a
   * word.
   */
  private exclude(ids: ReadonlySet<number>, place: number, run: Run): void {
    const { allowed, usingRows } = sums;
    this.placeRowsWith(ids, place, run);
    const offset = BlockSums.offsetOf(place);
    for (let at = 0; at < run.length * BLOCK_WORDS; at += 1) {
      allowed[at] = (allowed[at] as number) & ~(usingRows[offset + at] as number);
    }
  }

  private placeRowsOf(word: TypedWord, place: number, run: Run): void {
    if (word.rows && word.segment === this.segment) {
      const from = run.first * BLOCK_WORDS;
      const rows = word.rows.subarray(from, from + run.length * BLOCK_WORDS);
      sums.usingRows.set(rows, BlockSums.offsetOf(place));
    } else {
      this.placeRowsWith(word.fits.keys(), place, run);
    }
  }

  /** Sets the rows of a run that name one of the ingredients. */
  private placeRowsWith(ids: Iterable<number>, place: number, { first, length }: Run): void {
    const { segment } = this;
    const { counts, usingRows } = sums;
    const offset = BlockSums.offsetOf(place);
    usingRows.fill(0, offset, offset + length * BLOCK_WORDS);
    for (const id of ids) {
      let listed = 0;
      for (let at = 0; at < length; at += 1) {
        const count = segment.countWith(id, first + at);
        if (count > LONGEST_LIST) {
          segment.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        }
        counts[at] = count > LONGEST_LIST ? 0 : count;
        listed += counts[at] as number;
      }
      if (listed >= FEWEST_HANDED_OVER) {
        sums.addRows(segment.listsFrom(id, first, listed), length, place);
        continue;
      }
      for (let at = 0; at < length && listed > 0; at += 1) {
        if (counts[at] === 0) continue;
        segment.addRowsWith(id, first + at, usingRows, offset + at * BLOCK_WORDS);
        listed -= counts[at] as number;
      }
    }
  }

  /**
   * What need not be bought, where counting it pays off: far fewer rows have to be read when a handful of words are worth the same to
   * many rows, but it takes time for each word and each pantry ingredient.
   */
  private sparesOf({ words, pantryIds }: RecipeScorer): Spares | null {
    const { segment } = this;
    const pantry = pantryIds.filter((id) => (segment.weights.costs[id] as number) > 0);
    if (words.length ** 2 * (pantry.length + 1) > MOST_COUNTED) return null;
    if (words.some((word) => word.segment !== segment)) return null;
    return { pantry, repeated: words.filter(({ repeats }) => repeats.length > 0) };
  }

  /**
   * A row for which the words save more ingredients than there are words counts as saving the most expensive of them again, up to
   * three times; these are counted in two bits. For a row with even more, no cost is subtracted.
   */
  private placeSpares({ pantry, repeated }: Spares, place: number, run: Run): void {
    const { usingRows, free } = sums;
    pantry.forEach((id, index) => this.placeRowsWith([id], place + index, run));
    const words = run.length * BLOCK_WORDS;
    const once = BlockSums.offsetOf(place + pantry.length);
    const twice = BlockSums.offsetOf(place + pantry.length + 1);
    usingRows.fill(0, once, once + words);
    usingRows.fill(0, twice, twice + words);
    free.fill(0, 0, words);
    for (const { repeats, repeatStarts } of repeated) {
      for (let at = 0; at < run.length; at += 1) {
        const from = at * BLOCK_WORDS;
        const end = repeatStarts[run.first + at + 1] as number;
        for (let next = repeatStarts[run.first + at] as number; next < end; next += 1) {
          const row = repeats[next] as number;
          const word = from + (row >> 5);
          const bit = 1 << (row & 31);
          const one = usingRows[once + word] as number;
          usingRows[once + word] = one ^ bit;
          if ((one & bit) === 0) continue;
          const two = usingRows[twice + word] as number;
          usingRows[twice + word] = two ^ bit;
          free[word] = (free[word] as number) | (two & bit);
        }
      }
    }
  }

  /** Reads rows from the greatest sum down until the rest cannot be among the best. */
  private readDown(scorer: RecipeScorer, best: BestRecipes, firstRow: number): void {
    const end = sums.answers.length;
    // Greatest first: their scores make reading most of the others unnecessary.
    for (let level = sums.greatestLevel(); level > 0; level = sums.greatestLevel()) {
      if (sums.mostOf(level) < best.leastScore) return;
      for (let at = sums.nextAtLeast(level, 0); at < end; at = sums.nextAtLeast(level, at + 1)) {
        const rows = sums.rowsFrom(level, at);
        sums.takeOut(rows, at);
        this.read(rows, at, scorer, best, firstRow);
      }
    }
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

/** The most that each word adds to a row, then each pantry ingredient, then anything saved once more, and twice more. */
function worthsOf(
  words: readonly TypedWord[],
  spares: Spares | null,
  costs: Int32Array,
): readonly Worth[] {
  if (!spares) return words.map(({ gain, telling }) => ({ worth: gain, telling }));
  const { pantry, repeated } = spares;
  const again = Math.max(0, ...repeated.map(({ spared }) => spared));
  return [
    ...words.map(({ gain, spared, telling }) => ({ worth: gain + spared, telling })),
    ...pantry.map((id) => ({ worth: costs[id] as number, telling: false })),
    { worth: again, telling: false },
    { worth: 2 * again, telling: false },
  ];
}

function companionsOf({ keyedRows, keyStarts, entries, entryStarts }: RecipeSegment): Uint16Array {
  const companions = new Uint16Array(2 * keyedRows.length);
  // Rows without a key have alternatives in their first line, and so in all.
  for (let at = keyStarts[1] ?? keyedRows.length; at < keyedRows.length; at += 1) {
    const row = keyedRows[at] as number;
    const end = entryStarts[row + 1] as number;
    const first = (entryStarts[row] as number) + 1;
    for (let next = first; next < Math.min(first + 2, end); next += 1) {
      const entry = entries[next] as number;
      const hasChoice = next + 1 < end && ((entries[next + 1] as number) & ALTERNATIVE) !== 0;
      if ((entry & (ALTERNATIVE | OPTIONAL)) !== 0 || hasChoice) break;
      companions[2 * at + next - first] = entry >> 2;
    }
  }
  return companions;
}

const typeFilterOf = (segment: RecipeSegment, { type }: RecipeQuery): Int32Array[] =>
  type === null ? [] : [segment.types[DISH_TYPES.indexOf(type)] as Int32Array];

/** Rows that are known to comply with the diet, the exclusions and restricted mode. */
function filtersOf(segment: RecipeSegment, query: RecipeQuery): Int32Array[] {
  const { diet, avoided, excluded, restricted } = query;
  return [
    ...(restricted || excluded.length > 0 ? [segment.understood] : []),
    ...typeFilterOf(segment, query),
    ...(diet === null ? [] : [segment.diets[DISH_DIETS.indexOf(diet)] as Int32Array]),
    ...avoided.map((one) => segment.facts.freeOf(one)),
  ];
}

/** Rows that are not known to break the diet or the exclusions. */
function possibleFiltersOf(segment: RecipeSegment, query: RecipeQuery): Int32Array[] {
  const { diet, avoided } = query;
  return [
    ...typeFilterOf(segment, query),
    ...(diet === null ? [] : [segment.facts.notContaining(diet)]),
    ...avoided.map((one) => segment.facts.notContaining(one)),
  ];
}
