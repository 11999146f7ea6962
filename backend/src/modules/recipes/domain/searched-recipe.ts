import type { DishType } from './dish-type.js';
import type { DerivedRecipe } from './recipe-derivation.js';
import type { SearchedFacts } from './recipe-facts.js';

/** What a search index reads of a stored recipe. */
export interface SearchedRecipe
  extends
    SearchedFacts,
    Pick<
      DerivedRecipe,
      'ingredientIds' | 'optionalIngredientIds' | 'alternatives' | 'unknownIngredients'
    > {
  readonly id: number;
  readonly title: string;
  /** Null when nobody stated it. */
  readonly readyInMinutes: number | null;
  readonly cuisine: string | null;
  readonly dishTypes: readonly DishType[];
  /** The version of the tables and rules with which its lines were parsed. */
  readonly reading: string;
  readonly popularity: number;
  /** The household that alone may find it, or the author of a private recipe; null for everybody. */
  readonly ownerId: string | null;
}
