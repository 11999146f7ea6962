import { declareErrors } from '../../common/errors.js';
import { recipeLimits } from './domain/recipe-limits.js';

/** The most recipes that one request reads. */
export const mostRecipesAtOnce = 100;

/** The most servings of a dish: of a recipe, and wherever it is cooked. */
export const mostServings = recipeLimits.servings;

/** The most collections of a household. */
export const mostCollections = 500;

export const recipeErrors = declareErrors({
  collection_name_empty: 'invalid',
  collections_too_many: { category: 'forbidden', limit: mostCollections },
  recipe_changed: 'conflict',
  recipe_empty: 'invalid',
  recipe_line_too_long: { category: 'invalid', limit: recipeLimits.line },
  recipe_lines_too_many: { category: 'invalid', limit: recipeLimits.lines },
  recipe_picture_missing: 'not_found',
  recipe_not_deleted: 'not_found',
  recipe_step_too_long: { category: 'invalid', limit: recipeLimits.step },
  recipe_tag_empty: 'invalid',
  recipe_title_empty: 'invalid',
  recipe_visibility_not_yours: 'forbidden',
  recipes_too_many: { category: 'invalid', limit: mostRecipesAtOnce },
  servings_out_of_range: { category: 'invalid', limit: mostServings },
});
