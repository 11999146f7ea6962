import { DIETS, RECIPE_TYPES, type Diet, type RecipeType } from '@larder/culinary';

/** A type that a recipe can have; 'all' is only a choice of the filter. */
export type DishType = Exclude<RecipeType, 'all'>;

export const DISH_TYPES = RECIPE_TYPES.filter((type): type is DishType => type !== 'all');

/** A diet that a recipe can fit; 'all' is only a choice of the filter. */
export type DishDiet = Exclude<Diet, 'all'>;

export const DISH_DIETS = DIETS.filter((diet): diet is DishDiet => diet !== 'all');
