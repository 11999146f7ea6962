export { guessAsWritten, readDishName, titleWords, wordsOf, type DishName } from './dish-name.js';
export { isForBabies } from './dishes-for-babies.js';
export {
  coverOf,
  type Fit,
  fitsOf,
  FULLY,
  type IngredientCover,
  pantryCoverOf,
  PARTLY,
  sourceOf,
  wholeFitsOf,
} from './ingredient-cover.js';
export {
  culinaryHierarchy,
  hierarchyFor,
  type IngredientHierarchy,
} from './ingredient-hierarchy.js';
export { INGREDIENT_ROLES, type IngredientRole, roleOf } from './ingredient-role.js';
export { readKitchen } from './kitchen.js';
export { readByCompany } from './read-by-company.js';
export { explainerFor, type Explanation, type IngredientsAtHand } from './recipe-explanation.js';
export {
  foodsOfLine,
  namedFoods,
  type NamedFoods,
  needsOf,
  type RecipeNeed,
} from './recipe-needs.js';
