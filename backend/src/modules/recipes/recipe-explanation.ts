import { ingredientById } from '@larder/culinary';
import { copy } from '@larder/copy';
import type { IngredientHierarchy } from './index/ingredient-hierarchy.js';
import { coverOf, sourceOf } from './index/ingredient-cover.js';
import { needsOf } from './recipe-needs.js';
import type { SearchedRecipe } from './recipes.repository.js';

/** What somebody has, as canonical ingredients. */
export interface Kitchen {
  readonly typed: readonly number[];
  readonly pantry: readonly number[];
  /** Whether "cheese" may not stand for cheddar. */
  readonly strict: boolean;
  /** How many words were typed, those that nobody understood among them. */
  readonly typedCount: number;
}

/** Why a recipe is an answer. Names are canonical; each stands in one of the lists. */
export interface Explanation {
  readonly used: readonly string[];
  readonly pantry: readonly string[];
  readonly toBuy: readonly string[];
  readonly reason: string;
}

type Explained = Pick<
  SearchedRecipe,
  'ingredientIds' | 'optionalIngredientIds' | 'alternatives' | 'unknownIngredients'
>;

/** Sorts what a recipe asks for by where it comes from, by the rules that also ranked it. */
export function explain(
  recipe: Explained,
  kitchen: Kitchen,
  hierarchy: IngredientHierarchy,
): Explanation {
  const cover = coverOf(kitchen.typed, kitchen.pantry, kitchen.strict, hierarchy);
  const used = new Set<number>();
  const pantry = new Set<number>();
  const toBuy = new Set<number>();
  const isStaple = (id: number): boolean => hierarchy.roleOf(id) === 'staple';
  for (const need of needsOf(recipe)) {
    const source = sourceOf(need, cover);
    if (source.from === 'typed') used.add(source.id);
    else if (source.from === 'pantry') pantry.add(source.id);
    else if (!need.optional) {
      // Nobody goes shopping for water; what every kitchen has counts as being there.
      (isStaple(source.id) ? pantry : toBuy).add(source.id);
    }
  }
  const typedUsed = cover.fits.filter(({ fits }) => [...used].some((id) => fits.has(id))).length;
  const names = {
    used: [...used].map(nameOf),
    pantry: [...pantry].map(nameOf),
    toBuy: [...[...toBuy].map(nameOf), ...recipe.unknownIngredients],
  };
  return {
    ...names,
    reason: copy.recipes.reason({
      used: typedUsed,
      typed: kitchen.typedCount,
      pantry: names.pantry.length,
      toBuy: names.toBuy,
    }),
  };
}

function nameOf(id: number): string {
  return ingredientById(id)?.name ?? '';
}
