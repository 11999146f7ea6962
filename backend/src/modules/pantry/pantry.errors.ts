import { declareErrors } from '../../common/errors.js';

export const pantryErrors = declareErrors({
  pantry_full: 'invalid',
  pantry_ingredient_too_long: 'invalid',
});
