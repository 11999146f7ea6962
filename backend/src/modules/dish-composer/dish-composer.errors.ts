import { declareErrors } from '../../common/errors.js';

export const dishErrors = declareErrors({
  dish_conflict: 'invalid',
  dish_impossible: 'invalid',
  dish_ingredients_unknown: 'invalid',
  dish_needs_shopping: 'invalid',
  dish_restriction_unknown: 'invalid',
});
