import { DISH_DIETS, DISH_TYPES } from '../dish-type.js';
import { BestRecipes } from './best-recipes.js';
import { coverOf, FULLY, sourceOf, type IngredientCover } from './ingredient-cover.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { ALTERNATIVE, maskOf, OPTIONAL, RecipeArrays } from './recipe-arrays.js';
import {
  RecipeIndex,
  type IndexedRecipe,
  type RecipeAnswer,
  type RecipeQuery,
} from './recipe-index.js';

/** What a query means for one build of the arrays. */
interface Plan {
  readonly cover: IngredientCover;
  /** Ingredients whose presence makes a recipe an answer. */
  readonly telling: readonly number[];
  readonly typeMask: number;
  readonly dietMask: number;
  readonly viewer: number;
}

/**
 * An inverted index in this process: for each ingredient the rows that name it. A query adds up points along the lists of what was
 * typed and at hand, then looks once at every row that was touched.
 */
export class InProcessRecipeIndex extends RecipeIndex {
  private recipes = new Map<number, IndexedRecipe>();
  private arrays: RecipeArrays;
  private points = new Int32Array(0);
  private touched = new Uint8Array(0);
  private stale = false;
  private filled = false;

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
    const plan = this.plan(query);
    const best = new BestRecipes(Math.min(query.offset + query.limit, arrays.count));
    const rows = this.markAnswers(plan, query);
    this.addPoints(plan);
    let total = 0;
    for (const row of rows) {
      if (this.touched[row] === 1) {
        if (!query.restricted || this.needsNothingElse(row, plan.cover)) {
          total += 1;
          best.offer(this.scoreOf(row, plan.cover), row);
        }
      }
    }
    this.points.fill(0);
    this.touched.fill(0);
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
    this.points = new Int32Array(this.arrays.count);
    this.touched = new Uint8Array(this.arrays.count);
  }

  private plan(query: RecipeQuery): Plan {
    const cover = coverOf(query.typed, query.pantry, query.restricted, this.hierarchy);
    const covered = [...cover.typed.keys()];
    // Salt alone makes no recipe an answer, unless salt is all that was typed.
    const isStaple = (id: number): boolean => this.hierarchy.roleOf(id) === 'staple';
    const onlyStaples = query.typed.every(isStaple);
    return {
      cover,
      telling: onlyStaples
        ? covered
        : covered.filter((id) => !isStaple(cover.typed.get(id)?.typed ?? id)),
      typeMask: query.type === null ? 0 : maskOf(DISH_TYPES, [query.type]),
      dietMask: query.diet === null ? 0 : maskOf(DISH_DIETS, [query.diet]),
      viewer: this.arrays.viewerNumber(query.viewerId),
    };
  }

  /** The rows that use something typed and pass every filter. Afterwards `touched` is 1 for exactly those. */
  private markAnswers(plan: Plan, query: RecipeQuery): number[] {
    const { arrays, touched } = this;
    const rows: number[] = [];
    const knownOnly = query.restricted || query.excluded.length > 0;
    for (const id of plan.telling) {
      arrays.eachRowWith(id, (row) => {
        if (touched[row] !== 0) return;
        touched[row] = 1;
        if (
          ((arrays.typeMasks[row] as number) & plan.typeMask) === plan.typeMask &&
          ((arrays.dietMasks[row] as number) & plan.dietMask) === plan.dietMask &&
          (!knownOnly || arrays.understood[row] === 1) &&
          arrays.isVisible(row, plan.viewer)
        ) {
          rows.push(row);
        }
      });
    }
    for (const excluded of query.excluded) {
      for (const id of [excluded, ...this.hierarchy.goneWith(excluded)]) {
        arrays.eachRowWith(id, (row) => {
          touched[row] = 0;
        });
      }
    }
    return rows;
  }

  private addPoints({ cover }: Plan): void {
    const { arrays, points } = this;
    const add = (id: number, required: number, optional: number): void => {
      arrays.eachRowWith(id, (row, isOptional) => {
        points[row] = (points[row] as number) + (isOptional ? optional : required);
      });
    };
    for (const [id, { fit }] of cover.typed) {
      const gain = (arrays.gainOf(id) * fit) / FULLY;
      add(id, gain + arrays.costOf(id), gain / 2);
    }
    for (const id of cover.pantry) {
      if (!cover.typed.has(id)) add(id, arrays.costOf(id), 0);
    }
  }

  private scoreOf(row: number, cover: IngredientCover): number {
    const { arrays } = this;
    if (arrays.hasAlternatives[row] === 0) {
      return (this.points[row] as number) - (arrays.costs[row] as number);
    }
    let score = 0;
    for (const { anyOf, optional } of this.linesOf(row)) {
      const source = sourceOf({ anyOf, optional }, cover);
      if (source.from === 'typed') {
        const gain = (arrays.gainOf(source.id) * source.fit) / FULLY;
        score += optional ? gain / 2 : gain;
      } else if (source.from === 'shop' && !optional) {
        score -= arrays.costOf(anyOf[0]);
      }
    }
    return score;
  }

  private needsNothingElse(row: number, cover: IngredientCover): boolean {
    const { entryIds, entryFlags, entryStarts } = this.arrays;
    const end = entryStarts[row + 1] as number;
    let entry = entryStarts[row] as number;
    while (entry < end && ((entryFlags[entry] as number) & OPTIONAL) === 0) {
      let held = false;
      do {
        const id = entryIds[entry] as number;
        held ||= cover.typed.has(id) || cover.pantry.has(id);
        entry += 1;
      } while (entry < end && ((entryFlags[entry] as number) & ALTERNATIVE) !== 0);
      if (!held) return false;
    }
    return true;
  }

  private *linesOf(row: number): Generator<{ anyOf: [number, ...number[]]; optional: boolean }> {
    const { entryIds, entryFlags, entryStarts } = this.arrays;
    const end = entryStarts[row + 1] as number;
    let entry = entryStarts[row] as number;
    while (entry < end) {
      const optional = ((entryFlags[entry] as number) & OPTIONAL) !== 0;
      const anyOf: [number, ...number[]] = [entryIds[entry] as number];
      entry += 1;
      while (entry < end && ((entryFlags[entry] as number) & ALTERNATIVE) !== 0) {
        anyOf.push(entryIds[entry] as number);
        entry += 1;
      }
      yield { anyOf, optional };
    }
  }
}
