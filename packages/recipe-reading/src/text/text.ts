export { isWholeRecipe, nothingFound, splitRecipe, type SplitRecipe } from './split-recipe.js';
export {
  isHeading,
  linesOf,
  minutesOf,
  placedLinesOf,
  stepsOf,
  type PlacedLine,
} from './text-blocks.js';
