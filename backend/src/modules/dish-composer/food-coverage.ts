import { allIngredients } from '@larder/culinary';
import { glyphFor } from '@larder/dish-pictures';
import { foodNames, foodOf, leftAlone } from './food.js';

/** What the tables that are keyed by the name of a food lack; every list is empty when they cover each other. */
export interface FoodGaps {
  /** Ingredients that the composer cannot cook and that are not left alone for a reason. */
  readonly unexplained: readonly string[];
  /** Foods that are left alone although the food table has a line for them, or that are left alone twice. */
  readonly contradictory: readonly string[];
  /** Names in the composer's tables that are no ingredient. */
  readonly unknown: readonly string[];
  /** Foods that the composer cooks and no picture can show. */
  readonly unpictured: readonly string[];
}

/** Compares the composer's tables and the pictures with the ingredients, which are what exists. */
export function findFoodGaps(): FoodGaps {
  const ingredients = allIngredients();
  const names = new Set(ingredients.map(({ name }) => name));
  const alone = [...leftAlone.values()].flat();
  const isAlone = new Set(alone);
  const cooked = ingredients.filter(({ id }) => foodOf(id) !== null);
  return {
    unexplained: ingredients
      .filter(({ id, name }) => foodOf(id) === null && !isAlone.has(name))
      .map(({ name }) => name),
    contradictory: [
      ...foodNames.filter((name) => isAlone.has(name)),
      ...alone.filter((name, index) => alone.indexOf(name) !== index),
    ],
    unknown: [...foodNames, ...alone].filter((name) => !names.has(name)),
    unpictured: cooked.map(({ name }) => name).filter((name) => glyphFor(name) === null),
  };
}
