export { dishNutrition, LEAST_KNOWN_SHARE, type DishNutrition } from './dish-nutrition.js';
export { NUTRIENTS, nutrientsOf, type FoodNutrients, type Nutrient } from './food-nutrients.js';
export { NUTRIENT_TABLE } from './nutrient-table.js';
export { lineShares, saidGrams, type LineShare } from './line-nutrition.js';
