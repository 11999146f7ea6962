export { durationMinutes } from './durations.js';
export { languageOf } from './language.js';
export { plainAddress } from './page/page-address.js';
export type { Origin, PageField, PageRecipe, PageWarning } from './page/page-recipe.js';
export { readRecipePage, textForModel } from './page/read-recipe-page.js';
export { writtenLines, type FoundRecipe, type RecipeLine } from './recipe.js';
export { isWholeRecipe, nothingFound, splitRecipe, type SplitRecipe } from './text/split-recipe.js';
export {
  isHeading,
  linesOf,
  minutesOf,
  placedLinesOf,
  stepsOf,
  type PlacedLine,
} from './text/text-blocks.js';
