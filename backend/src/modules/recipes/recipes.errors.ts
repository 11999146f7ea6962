import { declareErrors } from '../../common/errors.js';

export const recipeErrors = declareErrors({ recipes_too_many: 'invalid' });
