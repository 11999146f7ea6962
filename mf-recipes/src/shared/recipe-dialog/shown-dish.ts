import type { RecipeSummaryView } from '@larder/api-client/recipes';

/** A dish to be put on a menu or plan, for as many as the person looked at it. */
export interface ShownDish extends RecipeSummaryView {
  /** For how many the recipe is written; the same as `servings` where it is left out. */
  recipeServings?: number | null;
}
