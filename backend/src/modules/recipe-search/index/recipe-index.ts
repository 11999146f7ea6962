import type { DishDiet, DishType } from '../../recipes/domain/dish-type.js';
import type { Avoidable } from '../../recipes/domain/recipe-facts.js';
import type { RecipeNeed } from '../domain/recipe-needs.js';

/** What search has to know of a recipe. */
export interface IndexedRecipe {
  readonly id: number;
  readonly ingredients: readonly RecipeNeed[];
  /** False when a line was not understood: the recipe may need, or contain, something nobody knows of. */
  readonly understood: boolean;
  readonly types: readonly DishType[];
  /** Diets that it is known to fit. */
  readonly diets: readonly DishDiet[];
  /** What it is known to contain, and what it may contain or nobody can say. */
  readonly contains: readonly Avoidable[];
  readonly unsure: readonly Avoidable[];
  readonly popularity: number;
  /** The only person who may find it; null for everybody. */
  readonly ownerId: string | null;
}

export interface RecipeQuery {
  /** Canonical ingredients that the person named. */
  readonly typed: readonly number[];
  /** Canonical ingredients that are always at hand. */
  readonly pantry: readonly number[];
  /** No recipe with one of these, or with a kind of one of these, is an answer. */
  readonly excluded: readonly number[];
  /** Only recipes that are known to be free of all of these. */
  readonly avoided: readonly Avoidable[];
  /** Only recipes for which nothing is to be bought. */
  readonly restricted: boolean;
  /** With `restricted`: those instead for which so many things are to be bought. */
  readonly buying?: number;
  readonly type: DishType | null;
  readonly diet: DishDiet | null;
  /** Whose own recipes may be among the answers. */
  readonly viewerId: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface RecipeAnswer {
  /** Best first. The order is total: the same recipes give the same order on every instance. */
  readonly ids: readonly number[];
  /** How many recipes answer the query on all pages. */
  readonly total: number;
  /** How many more would answer it if those did of which nobody can say whether they keep to what is left out and to the diet. */
  readonly unsure: number;
}

/**
 * Finds recipes by ingredients. The index is a cache of what PostgreSQL holds: it can be thrown away and filled again, and what it
 * answers is read once more by id before anybody sees it.
 */
export abstract class RecipeIndex {
  /** False until it holds what there is. */
  abstract readonly ready: boolean;
  abstract readonly size: number;
  abstract search(query: RecipeQuery): Promise<RecipeAnswer>;
}
