import type { DerivedRecipe } from '../../recipes/domain/recipe-derivation.js';

/** One requirement of a recipe: any of these ingredients will do; the first is the one the line names. */
export interface RecipeNeed {
  readonly anyOf: readonly [number, ...number[]];
  readonly optional: boolean;
}

type Needs = Pick<DerivedRecipe, 'ingredientIds' | 'optionalIngredientIds' | 'alternatives'>;

/** Recipes stay in memory, and every search that finds them asks again. */
const known = new WeakMap<Needs, readonly RecipeNeed[]>();

/** The requirements of a stored recipe, required ones first, in line order. */
export function needsOf(recipe: Needs): readonly RecipeNeed[] {
  const needs = known.get(recipe) ?? readNeeds(recipe);
  known.set(recipe, needs);
  return needs;
}

function readNeeds(recipe: Needs): RecipeNeed[] {
  const need = (optional: boolean) => (id: number) => ({
    anyOf: [id, ...(recipe.alternatives[id] ?? [])] as [number, ...number[]],
    optional,
  });
  return [
    ...recipe.ingredientIds.map(need(false)),
    ...recipe.optionalIngredientIds.map(need(true)),
  ];
}
