import { declareErrors } from '../../common/errors.js';

/** A kitchen that cooks for more than a hall writes recipes of its own. */
export const mostComposedServings = 120;

export const dishErrors = declareErrors({
  dish_conflict: 'invalid',
  dish_impossible: 'invalid',
  dish_ingredients_unknown: 'invalid',
  dish_needs_shopping: 'invalid',
  dish_restriction_unknown: 'invalid',
  dish_servings_out_of_range: { category: 'invalid', limit: mostComposedServings },
});
