import type { BestRecipes } from './best-recipes.js';
import type { NameReading } from './name-reading.js';
import type { RecipeQuery } from './recipe-index.js';
import type { RecipeScorer } from './recipe-scorer.js';

/** A query, and where its best rows go. */
export interface SegmentQuery {
  readonly query: RecipeQuery;
  readonly scorer: RecipeScorer;
  /** What the query's name may mean. */
  readonly readings: readonly NameReading[];
  readonly best: BestRecipes;
  readonly firstRow: number;
}

/** How many shared rows match, and how many may do, as far as anybody can say; null if these were not counted on the way. */
export interface Counted {
  readonly total: number;
  readonly possible: number | null;
}
