import { longestIngredientEntry } from '@larder/culinary';
import { declareErrors } from '../../common/errors.js';

/** The most ingredients, or exclusions, of a search or a composed dish. */
export const mostIngredients = 50;

export const searchErrors = declareErrors({
  ingredient_too_long: { category: 'invalid', limit: longestIngredientEntry },
  ingredients_required: 'invalid',
  ingredients_too_many: { category: 'invalid', limit: mostIngredients },
});
