import { ingredientById } from '@larder/culinary';
import type { RecipeSummaryView, RecipeView } from './domain/recipe-view.js';
import type { RecipeIngredient } from './entities/recipe-ingredient.entity.js';
import type { Recipe } from './entities/recipe.entity.js';
import { pictureAddress } from '@larder/dish-pictures';
import { trustedFacts } from './domain/recipe-facts.js';

export function toSummary(recipe: Recipe): RecipeSummaryView {
  const { id, title, readyInMinutes } = recipe;
  return { id, title, image: imageOf(recipe), readyInMinutes };
}

export function toView(
  recipe: Recipe,
  lines: readonly RecipeIngredient[],
  isFavourited: boolean,
): RecipeView {
  const facts = trustedFacts(recipe);
  return {
    ...toSummary(recipe),
    description: recipe.description,
    servings: recipe.servings,
    extendedIngredients: lines.map(({ position, original }) => ({ id: position, original })),
    analyzedInstructions: [
      { steps: recipe.steps.map((step, index) => ({ number: index + 1, step })) },
    ],
    isFavourited,
    dishTypes: recipe.dishTypes,
    diets: [...facts.diets],
    allergens: [...facts.allergens],
    mayContain: [...facts.mayContain],
    unknownAllergens: [...facts.unknownAllergens],
    cuisine: recipe.cuisine,
    sourceName: recipe.sourceName,
    sourceUrl: recipe.sourceUrl,
  };
}

function imageOf(recipe: Recipe): string {
  return (
    recipe.image ??
    pictureAddress({
      title: recipe.title,
      types: recipe.dishTypes,
      cuisine: recipe.cuisine ?? '',
      ingredientNames: recipe.ingredientIds.flatMap((id) => ingredientById(id)?.name ?? []),
    })
  );
}
