import type { DishDiet, DishType } from '../../recipes/domain/dish-type.js';
import type { Avoidable } from '../../recipes/domain/recipe-facts.js';
import type { RecipeNeed } from '../domain/recipe-needs.js';

/** What search needs to know about a recipe. */
export interface IndexedRecipe {
  readonly id: number;
  readonly ingredients: readonly RecipeNeed[];
  /** False when a line was not understood: the recipe may need, or contain, something unknown. */
  readonly understood: boolean;
  readonly types: readonly DishType[];
  /** Diets that it is known to comply with. */
  readonly diets: readonly DishDiet[];
  /** What it is known to contain, and what it may contain or is unknown. */
  readonly contains: readonly Avoidable[];
  readonly unsure: readonly Avoidable[];
  readonly popularity: number;
  /** The only person who may find it; null for everybody. */
  readonly ownerId: string | null;
}

export interface RecipeQuery {
  /** Canonical ingredients that the person entered. */
  readonly typed: readonly number[];
  /** Canonical ingredients that are always at hand. */
  readonly pantry: readonly number[];
  /** Recipes with one of these, or with a kind of one, do not match. */
  readonly excluded: readonly number[];
  /** Only recipes that are known to be free of all of these. */
  readonly avoided: readonly Avoidable[];
  /** Only recipes for which nothing has to be bought. */
  readonly restricted: boolean;
  /** With `restricted`: instead, those for which exactly this many things have to be bought. */
  readonly buying?: number;
  readonly type: DishType | null;
  readonly diet: DishDiet | null;
  /** Whose own recipes may match. */
  readonly viewerId: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface RecipeAnswer {
  /** Best first. The order is total: the same recipes give the same order on every instance. */
  readonly ids: readonly number[];
  /** How many recipes match on all pages. */
  readonly total: number;
  /** How many more would match if those counted for which it is unknown whether they comply with the exclusions and the diet. */
  readonly unsure: number;
}

/**
 * Finds recipes by ingredients. The index is a cache of PostgreSQL data: it can be discarded and refilled, and its results are
 * read again by id before anyone sees them.
 */
export abstract class RecipeIndex {
  /** False until it is complete. */
  abstract readonly ready: boolean;
  abstract readonly size: number;
  abstract search(query: RecipeQuery): Promise<RecipeAnswer>;
}
