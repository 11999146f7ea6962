import { createHash } from 'node:crypto';
import { allIngredients } from '@larder/culinary';
import { INGREDIENT_ROLES, type IngredientHierarchy, titleWords } from '@larder/culinary/at-hand';
import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import { readingVersion } from '../../recipes/domain/reading-version.js';
import { AVOIDABLES } from '../../recipes/domain/recipe-facts.js';
import { titleFoodsOf } from '../domain/title-foods.js';
import { costOf, gainOf } from './ranking.js';

/** Accents, plurals, fillers, scripts. */
const sampledTitles = [
  'Crêpes à l’Orange with the Shepherd’s Pies',
  'Борщ',
  '麻婆豆腐',
  '김치찌개',
  'شوربة',
];
const sampled = [1, 7, 150, 3_000, 60_000];

/**
 * Changes with everything except the recipes that an index's arrays depend on: how lines are read, so that no claim outlives the tables
 * that it was made by, ingredients, their roles, weights, types, diets and how words are read.
 */
export function kitchenFingerprint(hierarchy: IngredientHierarchy): string {
  const ingredients = allIngredients().map(({ id, name }) => [id, name, hierarchy.roleOf(id)]);
  const weights = INGREDIENT_ROLES.flatMap((role) =>
    sampled.flatMap((using) => [gainOf(role, using, 100_000), costOf(role, using, 100_000)]),
  );
  const everything = allIngredients().map(({ id }) => id);
  const words = sampledTitles.map((title) => [titleWords(title), titleFoodsOf(title, everything)]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        readingVersion,
        ingredients,
        weights,
        DISH_TYPES,
        DISH_DIETS,
        AVOIDABLES,
        words,
      ]),
    )
    .digest('base64url');
}
