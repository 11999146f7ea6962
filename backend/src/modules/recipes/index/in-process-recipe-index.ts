import { DISH_DIETS, DISH_TYPES } from '../dish-type.js';
import { BestRecipes } from './best-recipes.js';
import { coverOf, type Fit, type IngredientCover } from './ingredient-cover.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { gainOf } from './ranking.js';
import { ALTERNATIVE, maskOf, OPTIONAL, RecipeArrays } from './recipe-arrays.js';
import {
  RecipeIndex,
  type IndexedRecipe,
  type RecipeAnswer,
  type RecipeQuery,
} from './recipe-index.js';

/** Using something in a line that the dish can do without is worth half. */
const optionalShare = 2;
const eighths = 8;

/** What a query has found out about a row. */
const USED = 1;
const REJECTED = 2;

/**
 * An inverted index in this process: for each ingredient the rows that name it. A query adds up, along these lists, what each typed
 * ingredient is worth to a row (once, however many lines of the recipe it serves) and what needs not be bought; then it looks once at
 * every row that was touched.
 */
export class InProcessRecipeIndex extends RecipeIndex {
  private recipes = new Map<number, IndexedRecipe>();
  private arrays: RecipeArrays;
  private stale = false;
  private filled = false;
  // Working memory of a query, zero between queries.
  private gained = new Int32Array(0);
  private saved = new Int32Array(0);
  private worth = new Uint8Array(0);
  private state = new Uint8Array(0);

  constructor(private readonly hierarchy: IngredientHierarchy) {
    super();
    this.arrays = new RecipeArrays([], hierarchy);
  }

  get ready(): boolean {
    return this.filled;
  }

  get size(): number {
    return this.recipes.size;
  }

  async replaceAll(recipes: AsyncIterable<readonly IndexedRecipe[]>): Promise<void> {
    const replacement = new Map<number, IndexedRecipe>();
    for await (const batch of recipes) {
      for (const recipe of batch) replacement.set(recipe.id, recipe);
    }
    this.recipes = replacement;
    this.stale = true;
    this.filled = true;
  }

  put(recipes: readonly IndexedRecipe[]): Promise<void> {
    for (const recipe of recipes) this.recipes.set(recipe.id, recipe);
    this.stale ||= recipes.length > 0;
    return Promise.resolve();
  }

  remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.stale = this.recipes.delete(id) || this.stale;
    return Promise.resolve();
  }

  search(query: RecipeQuery): Promise<RecipeAnswer> {
    this.refresh();
    const { arrays } = this;
    const cover = coverOf(query.typed, query.pantry, query.restricted, this.hierarchy);
    const rows = this.rowsThatUse(cover, query);
    this.rejectUnfit(rows, query);
    this.addSavings(cover);
    const best = new BestRecipes(Math.min(query.offset + query.limit, arrays.count));
    let total = 0;
    for (const row of rows) {
      if (this.state[row] !== USED) continue;
      if (query.restricted && this.toBuy(row, cover) > 0) continue;
      total += 1;
      best.offer((this.gained[row] as number) - this.priceOf(row, cover), row);
    }
    this.gained.fill(0);
    this.saved.fill(0);
    this.state.fill(0);
    const ids = best
      .drain()
      .slice(query.offset)
      .map((row) => arrays.ids[row] as number);
    return Promise.resolve({ ids, total });
  }

  private refresh(): void {
    if (!this.stale) return;
    this.stale = false;
    this.arrays = new RecipeArrays([...this.recipes.values()], this.hierarchy);
    const { count } = this.arrays;
    this.gained = new Int32Array(count);
    this.saved = new Int32Array(count);
    this.worth = new Uint8Array(count);
    this.state = new Uint8Array(count);
  }

  /** Adds up what the typed ingredients are worth. Answers the rows that use one, marked USED. */
  private rowsThatUse(cover: IngredientCover, query: RecipeQuery): number[] {
    const { state } = this;
    const isStaple = (id: number): boolean => this.hierarchy.roleOf(id) === 'staple';
    // Salt alone makes no recipe an answer, unless salt is all that was typed.
    const onlyStaples = query.typed.every(isStaple);
    const rows: number[] = [];
    for (const { typed, fits } of cover.fits) {
      const telling = onlyStaples || !isStaple(typed);
      for (const row of this.addGains(typed, fits)) {
        if (!telling || state[row] !== 0) continue;
        state[row] = USED;
        rows.push(row);
      }
    }
    return rows;
  }

  private addGains(typed: number, fits: ReadonlyMap<number, Fit>): readonly number[] {
    const { arrays, worth, gained } = this;
    const rows: number[] = [];
    let using = 0;
    for (const [id, fit] of fits) {
      arrays.eachRowWith(id, (row, optional) => {
        const known = worth[row] as number;
        if (known === 0) {
          rows.push(row);
          if (arrays.isPublic(row)) using += 1;
        }
        worth[row] = Math.max(known, optional ? fit / optionalShare : fit);
      });
    }
    const share = gainOf(this.hierarchy.roleOf(typed), using, arrays.publicCount) / eighths;
    for (const row of rows) {
      gained[row] = (gained[row] as number) + share * (worth[row] as number);
      worth[row] = 0;
    }
    return rows;
  }

  private rejectUnfit(rows: readonly number[], query: RecipeQuery): void {
    const { arrays, state } = this;
    const typeMask = query.type === null ? 0 : maskOf(DISH_TYPES, [query.type]);
    const dietMask = query.diet === null ? 0 : maskOf(DISH_DIETS, [query.diet]);
    const viewer = arrays.viewerNumber(query.viewerId);
    const understoodOnly = query.restricted || query.excluded.length > 0;
    for (const row of rows) {
      const fit =
        ((arrays.typeMasks[row] as number) & typeMask) === typeMask &&
        ((arrays.dietMasks[row] as number) & dietMask) === dietMask &&
        (!understoodOnly || arrays.understood[row] === 1) &&
        arrays.isVisible(row, viewer);
      if (!fit) state[row] = REJECTED;
    }
    for (const excluded of query.excluded) {
      for (const id of [excluded, ...this.hierarchy.goneWith(excluded)]) {
        arrays.eachRowWith(id, (row) => {
          state[row] = REJECTED;
        });
      }
    }
  }

  private addSavings(cover: IngredientCover): void {
    const { arrays, saved } = this;
    for (const id of new Set([...cover.typed, ...cover.pantry])) {
      const cost = arrays.costOf(id);
      if (cost === 0) continue;
      arrays.eachRowWith(id, (row, optional) => {
        if (!optional) saved[row] = (saved[row] as number) + cost;
      });
    }
  }

  /** What the things to buy for it take away. */
  private priceOf(row: number, cover: IngredientCover): number {
    const { arrays } = this;
    if (arrays.hasAlternatives[row] === 0) {
      return (arrays.costs[row] as number) - (this.saved[row] as number);
    }
    let price = arrays.unknownCostOf(row);
    this.eachLineToBuy(row, cover, (id) => {
      price += arrays.costOf(id);
    });
    return price;
  }

  private toBuy(row: number, cover: IngredientCover): number {
    let count = 0;
    this.eachLineToBuy(row, cover, () => {
      count += 1;
    });
    return count;
  }

  /** Calls back with the first ingredient of each required line that nothing at hand serves. */
  private eachLineToBuy(row: number, cover: IngredientCover, visit: (id: number) => void): void {
    const { entryIds, entryFlags, entryStarts } = this.arrays;
    const end = entryStarts[row + 1] as number;
    let entry = entryStarts[row] as number;
    while (entry < end && ((entryFlags[entry] as number) & OPTIONAL) === 0) {
      const first = entryIds[entry] as number;
      let held = false;
      do {
        const id = entryIds[entry] as number;
        held ||= cover.typed.has(id) || cover.pantry.has(id);
        entry += 1;
      } while (entry < end && ((entryFlags[entry] as number) & ALTERNATIVE) !== 0);
      if (!held) visit(first);
    }
  }
}
