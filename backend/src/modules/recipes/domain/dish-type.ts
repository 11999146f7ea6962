import { DIETS, RECIPE_TYPES, type Diet, type RecipeType } from '@larder/culinary';

/** A recipe's type; 'all' is only a filter option. */
export type DishType = Exclude<RecipeType, 'all'>;

export const DISH_TYPES = RECIPE_TYPES.filter((type): type is DishType => type !== 'all');

/** A diet a recipe can comply with; 'all' is only a filter option. */
export type DishDiet = Exclude<Diet, 'all'>;

export const DISH_DIETS = DIETS.filter((diet): diet is DishDiet => diet !== 'all');
