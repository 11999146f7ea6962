import { rational, type Rational } from './rational.js';
import type { DishServings } from './servings.js';

/** What the recipe's amounts are multiplied by. */
export function servingsFactor({ servings, recipeServings }: DishServings): Rational {
  return rational(servings ?? recipeServings ?? 1, recipeServings ?? 1);
}
