import { longestIngredientEntry } from '@larder/culinary';
import { declareErrors } from '../../common/errors.js';

/** The most foods of a kitchen: as many as one search takes. */
export const mostKitchenFoods = 50;

export const kitchenErrors = declareErrors({
  kitchen_changed: 'conflict',
  kitchen_food_too_long: { category: 'invalid', limit: longestIngredientEntry },
  kitchen_full: { category: 'invalid', limit: mostKitchenFoods },
});
