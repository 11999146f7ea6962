export { decodedText, textOfBytes } from './decoded-text.js';
export { durationMinutes } from './durations.js';
export { languageOf } from './language.js';
export {
  holdsRecipes,
  TABLE_FIELDS,
  type ColumnMapping,
  type TableField,
} from './libraries/table-columns.js';
export { plainAddress } from './page/page-address.js';
export {
  ORIGINS,
  PAGE_FIELDS,
  type Origin,
  type PageField,
  type PageRecipe,
  type PageWarning,
} from './page/page-recipe.js';
export { readRecipePage, textForModel } from './page/read-recipe-page.js';
export { writtenLines, type FoundRecipe, type RecipeLine } from './recipe.js';
