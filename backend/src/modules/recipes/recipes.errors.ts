import { declareErrors } from '../../common/errors.js';

export const recipeErrors = declareErrors({
  dish_conflict: 'invalid',
  dish_impossible: 'invalid',
  dish_ingredients_unknown: 'invalid',
  dish_needs_shopping: 'invalid',
  dish_restriction_unknown: 'invalid',
  ingredient_too_long: 'invalid',
  ingredients_required: 'invalid',
  ingredients_too_many: 'invalid',
  recipes_too_many: 'invalid',
});
