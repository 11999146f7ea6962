import { longestIngredientEntry } from '@larder/culinary';
import { declareErrors } from '../../common/errors.js';

/** The most ingredients, or exclusions, of a search or a composed dish. */
export const mostIngredients = 50;

export const longestDishName = 120;

export const searchErrors = declareErrors({
  dish_name_too_long: { category: 'invalid', limit: longestDishName },
  ingredient_too_long: { category: 'invalid', limit: longestIngredientEntry },
  ingredients_required: 'invalid',
  ingredients_too_many: { category: 'invalid', limit: mostIngredients },
});
