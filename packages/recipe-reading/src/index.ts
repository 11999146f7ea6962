export { durationMinutes } from './durations.js';
export { languageOf } from './language.js';
export { plainAddress } from './page/page-address.js';
export type { Origin, PageField, PageRecipe, PageWarning } from './page/page-recipe.js';
export { readRecipePage, textForModel } from './page/read-recipe-page.js';
export { writtenLines, type FoundRecipe, type RecipeLine } from './recipe.js';
