import { DISH_DIETS } from './dish-type.js';
import type { IndexedIngredient, IndexedRecipe } from './index/recipe-index.js';
import type { DerivedRecipe } from './recipe-derivation.js';
import { trustedFacts } from './recipe-facts.js';
import type { SearchedRecipe } from './recipes.repository.js';

type Needs = Pick<DerivedRecipe, 'ingredientIds' | 'optionalIngredientIds' | 'alternatives'>;

/** What a stored recipe asks for, required things first, in the order of its lines. */
export function needsOf(recipe: Needs): IndexedIngredient[] {
  const need = (optional: boolean) => (id: number) => ({
    anyOf: [id, ...(recipe.alternatives[id] ?? [])] as [number, ...number[]],
    optional,
  });
  return [
    ...recipe.ingredientIds.map(need(false)),
    ...recipe.optionalIngredientIds.map(need(true)),
  ];
}

export function toIndexedRecipe(recipe: SearchedRecipe): IndexedRecipe {
  const facts = trustedFacts(recipe);
  const { diets, brokenDiets } = facts;
  const unsureDiets = DISH_DIETS.filter((diet) => ![...diets, ...brokenDiets].includes(diet));
  return {
    id: recipe.id,
    ingredients: needsOf(recipe),
    understood: recipe.unknownIngredients.length === 0,
    types: recipe.dishTypes,
    diets,
    contains: [...facts.allergens, ...facts.traits, ...brokenDiets],
    unsure: [...facts.mayContain, ...facts.unknownAllergens, ...unsureDiets],
    popularity: recipe.popularity,
    ownerId: recipe.ownerId,
  };
}
