import type { RecipeDraft } from './domain/recipe-draft.js';
import type { Recipe } from './entities/recipe.entity.js';

/** A stored recipe as its source supplied it. */
export const storedDraft = (recipe: Recipe, ingredients: readonly string[]): RecipeDraft => ({
  source: recipe.source,
  sourceKey: recipe.sourceKey,
  title: recipe.title,
  description: recipe.description,
  image: recipe.image,
  types: recipe.dishTypes,
  kind: recipe.dishKind,
  cuisine: recipe.cuisine,
  servings: recipe.servings,
  yieldText: recipe.yieldText,
  readyInMinutes: recipe.readyInMinutes,
  prepMinutes: recipe.prepMinutes,
  cookMinutes: recipe.cookMinutes,
  ingredients,
  steps: recipe.steps,
  keeping: recipe.keeping,
  notes: recipe.notes,
  tags: recipe.tags,
  language: recipe.language,
  pictureId: recipe.pictureId,
  originRecipeId: recipe.originRecipeId,
  popularity: recipe.popularity,
  sourceName: recipe.sourceName,
  sourceUrl: recipe.sourceUrl,
  owner:
    recipe.householdId === null
      ? null
      : {
          householdId: recipe.householdId,
          authorId: recipe.ownerId,
          visibility: recipe.visibility,
        },
});
