import type { DishRequest } from './dish-composer.js';

/** A request for a dish of these foods, without any wish. */
export const requestFor = (
  ingredients: readonly number[],
  more: Partial<DishRequest> = {},
): DishRequest => ({
  ingredients,
  pantry: [],
  type: null,
  diets: [],
  excluded: new Set(),
  avoided: new Set(),
  restricted: false,
  seed: 1,
  ...more,
});
