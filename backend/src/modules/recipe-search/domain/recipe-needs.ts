import type { DerivedRecipe } from '../../recipes/domain/recipe-derivation.js';

/** One thing that a recipe asks for: any of these ingredients will do, the first being the one the line names. */
export interface RecipeNeed {
  readonly anyOf: readonly [number, ...number[]];
  readonly optional: boolean;
}

type Needs = Pick<DerivedRecipe, 'ingredientIds' | 'optionalIngredientIds' | 'alternatives'>;

/** What a stored recipe asks for, required things first, in the order of its lines. */
export function needsOf(recipe: Needs): RecipeNeed[] {
  const need = (optional: boolean) => (id: number) => ({
    anyOf: [id, ...(recipe.alternatives[id] ?? [])] as [number, ...number[]],
    optional,
  });
  return [
    ...recipe.ingredientIds.map(need(false)),
    ...recipe.optionalIngredientIds.map(need(true)),
  ];
}
