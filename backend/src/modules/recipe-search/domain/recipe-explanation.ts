import { ingredientById } from '@larder/culinary';
import { sentences } from '../../../common/language.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { coverOf, sourceOf } from './ingredient-cover.js';
import { needsOf } from './recipe-needs.js';
import type { DerivedRecipe } from '../../recipes/domain/recipe-derivation.js';

/** The available ingredients, as canonical ids. */
export interface IngredientsAtHand {
  readonly typed: readonly number[];
  readonly pantry: readonly number[];
  /** How many words were typed, including unknown ones. */
  readonly typedCount: number;
}

/** Why a recipe matches. Names are canonical; everything a recipe asks for is in one of the lists. */
export interface Explanation {
  readonly used: readonly string[];
  readonly pantry: readonly string[];
  readonly toBuy: readonly string[];
  readonly reason: string;
}

type Explained = Pick<
  DerivedRecipe,
  'ingredientIds' | 'optionalIngredientIds' | 'alternatives' | 'unknownIngredients'
>;

/** Sorts a recipe's ingredients by source, using the same rule as the search. */
export function explainerFor(
  kitchen: IngredientsAtHand,
  hierarchy: IngredientHierarchy,
): (recipe: Explained) => Explanation {
  const cover = coverOf(kitchen.typed, kitchen.pantry, hierarchy);
  return (recipe) => {
    /** What each typed ingredient is used for. */
    const used = new Map<number, Set<number>>();
    const pantry = new Set<number>();
    const toBuy = new Set<number>();
    for (const need of needsOf(recipe)) {
      const { from, id } = sourceOf(need, cover);
      if (from === 'typed') {
        const typed = cover.typed.get(id) as number;
        used.set(typed, (used.get(typed) ?? new Set()).add(id));
      } else if (from === 'pantry') pantry.add(id);
      else if (!need.optional) toBuy.add(id);
    }
    const names = {
      used: [...used].map(([typed, ids]) => nameOfUse(typed, ids)),
      pantry: [...pantry].map(nameOf),
      toBuy: [...[...toBuy].map(nameOf), ...recipe.unknownIngredients],
    };
    return {
      ...names,
      reason: sentences().recipes.reason({
        used: names.used.length,
        typed: kitchen.typedCount,
        pantry: names.pantry.length,
        toBuy: names.toBuy,
      }),
    };
  };
}

/** As the recipe calls it; a word used for several things ("cheese" for cheddar and feta) by itself, so that it counts once. */
function nameOfUse(typed: number, ids: ReadonlySet<number>): string {
  const [first = typed] = ids;
  return nameOf(ids.size === 1 ? first : typed);
}

function nameOf(id: number): string {
  return ingredientById(id)?.name ?? '';
}
