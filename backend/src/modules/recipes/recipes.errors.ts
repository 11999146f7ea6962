import { declareErrors } from '../../common/errors.js';

/** The most recipes that one request reads. */
export const mostRecipesAtOnce = 100;

export const recipeErrors = declareErrors({
  recipes_too_many: { category: 'invalid', limit: mostRecipesAtOnce },
});
