import { declareErrors } from '../../common/errors.js';

export const searchErrors = declareErrors({
  ingredient_too_long: 'invalid',
  ingredients_required: 'invalid',
  ingredients_too_many: 'invalid',
});
