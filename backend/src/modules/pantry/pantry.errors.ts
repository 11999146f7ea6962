import { longestIngredientEntry } from '@larder/culinary';
import { declareErrors } from '../../common/errors.js';

/** The most ingredients of a pantry. */
export const mostPantryIngredients = 200;

export const pantryErrors = declareErrors({
  pantry_full: { category: 'invalid', limit: mostPantryIngredients },
  pantry_ingredient_too_long: { category: 'invalid', limit: longestIngredientEntry },
});
