import { DIET_IDS } from './food-facts.js';

/** [CONST-3a] Recipe types; 'all' means no choice. */
export const RECIPE_TYPES = [
  'all',
  'main course',
  'side dish',
  'dessert',
  'appetizer',
  'salad',
  'soup',
  'breakfast',
] as const;

/** [CONST-3b] Diets; 'all' means no choice and is shown as Any Diet. */
export const DIETS = ['all', ...DIET_IDS] as const;

export type RecipeType = (typeof RECIPE_TYPES)[number];
export type Diet = (typeof DIETS)[number];
