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
    // Lists of a few: sets and maps would take longer to make than they save.
    const typedIds: number[] = [];
    const uses: Use[] = [];
    const pantry: number[] = [];
    const toBuy: number[] = [];
    for (const need of needsOf(recipe)) {
      const { from, id } = sourceOf(need, cover);
      if (from === 'typed') {
        const typed = cover.typed.get(id) as number;
        const use = uses[typedIds.indexOf(typed)];
        if (!use) {
          typedIds.push(typed);
          uses.push({ typed, id, isOnly: true });
        } else if (use.id !== id) use.isOnly = false;
      } else if (from === 'pantry') addOnce(pantry, id);
      else if (!need.optional) addOnce(toBuy, id);
    }
    const names = {
      used: uses.map(nameOfUse),
      pantry: pantry.map(nameOf),
      toBuy: [...toBuy.map(nameOf), ...recipe.unknownIngredients],
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

/** What a typed ingredient is used for: one of the recipe's, or several. */
interface Use {
  readonly typed: number;
  readonly id: number;
  isOnly: boolean;
}

function addOnce(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id);
}

/** As the recipe calls it; a word used for several things ("cheese" for cheddar and feta) by itself, so that it counts once. */
const nameOfUse = ({ typed, id, isOnly }: Use): string => nameOf(isOnly ? id : typed);

function nameOf(id: number): string {
  return ingredientById(id)?.name ?? '';
}
