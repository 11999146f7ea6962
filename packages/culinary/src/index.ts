export {
  addedToList,
  dishesOnList,
  withoutDishes,
  type ListAddition,
  type WantedItem,
} from './adding-to-list.js';
export { ALLERGENS, type AllergenId, type AllergenList } from './allergen.js';
export { dishEatingFacts, lineEatingFacts, ruleVerdict, type EatingFacts } from './eating-rules.js';
export { readExclusion, type Exclusion } from './exclusion.js';
export {
  ALLERGEN_IDS,
  DIET_IDS,
  FOOD_TRAITS,
  FREE_FACTS,
  UNKNOWN_FACTS,
  worseFact,
  worstFacts,
  type DietId,
  type Fact,
  type FoodFacts,
  type FoodTrait,
} from './food-facts.js';
export { dishFacts, lineFacts, lineTraits, traitsOf, type WrittenLine } from './line-facts.js';
export { convert, type Conversion } from './conversion.js';
export { editDistance } from './edit-distance.js';
export {
  AISLES,
  allIngredients,
  ancestorsOf,
  descendantsOf,
  factsOf,
  ingredientById,
  type Aisle,
  type Ingredient,
} from './ingredient.js';
export {
  parseIngredientLine,
  parseIngredientLines,
  type IngredientLine,
  type LineOptions,
  type PackageSize,
} from './ingredient-line.js';
export { splitListEntry } from './list-entry.js';
export { languageOf, languageOfLines } from './language-vote.js';
export { foodsNamedIn, idOfPhrase } from './lexicon.js';
export { lineLanguageOf, type LineLanguage } from './line-language.js';
export {
  isEdited,
  lineOf,
  needInText,
  needsMore,
  regenerate,
  type GeneratedNeeds,
  type GroceryNeed,
  type LineInTheMaking,
  type LineNote,
  type ListInTheMaking,
} from './list-in-the-making.js';
export {
  applyOperation,
  applyOperations,
  isTicked,
  itemsOnList,
  itemsToCheck,
  longestListItem,
  mostListItems,
  newCheck,
  newListItem,
  replaceTexts,
  type ListItem,
  type ListItemSource,
  type ListOperation,
} from './list-operations.js';
export {
  addQuantities,
  exactly,
  formatQuantity,
  scaleQuantity,
  type Quantity,
} from './quantity.js';
export {
  displayLine,
  lineWithAmount,
  type KitchenUnits,
  type KitchenView,
} from './kitchen-line.js';
export { add, compare, divide, multiply, rational, toNumber, type Rational } from './rational.js';
export { DIETS, RECIPE_TYPES, type Diet, type RecipeType } from './recipe-facts.js';
export {
  likelyIngredients,
  resolveIngredient,
  resolveIngredients,
  type Resolution,
} from './resolution.js';
export { foodsInSeason, isInSeason } from './season.js';
export {
  areServings,
  changedServings,
  commonServings,
  cookedFor,
  countsPeople,
  servingsOf,
  type DishServings,
} from './servings.js';
export { servingsFactor } from './servings-factor.js';
export { COUNTRIES, countryOf, type Country } from './country.js';
export { isMuch, purchaseOf, type Purchase } from './purchase.js';
export { formatShoppingLine } from './shopping-line-text.js';
export {
  aisleOf,
  foodOf,
  mergeLines,
  inWholes,
  scaleLine,
  splitByFood,
  type ShoppingAmount,
  type ShoppingLine,
} from './shopping-list.js';
export {
  MOST_KINDS,
  mayBe,
  nearlyFor,
  nearlyForWithoutDiets,
  partlyFor,
  partlyForWithoutDiets,
  partsOf,
  refusedFor,
  servesFor,
  standsFor,
  substitution,
  type Substitution,
} from './stand-ins.js';
export {
  cookingTimeline,
  type OvenConflict,
  type TimedDish,
  type Timeline,
  type TimelineStep,
} from './cooking-timeline.js';
export { workOfSteps, type StepWork } from './step-work.js';
export type { WrittenSteps } from './step-mentions.js';
export { stepNeeds, type StepAmount, type StepNeed } from './step-needs.js';
export { displayStep } from './step-text.js';
export { displayFrenchStep } from './step-text-french.js';
export { stepTimes, type StepTime } from './step-times.js';
export { suggestIngredients, type Suggestion } from './suggestion.js';
export { dimensionOf, UNIT_IDS, unitLabel, type Dimension, type UnitId } from './units.js';
export { fold, longestIngredientEntry, normalizeIngredientEntry, singular } from './words.js';
export {
  recipeJsonLd,
  type ExchangedRecipe,
  type JsonLdDialect,
  type RecipeJsonLd,
  type RecipeSection,
} from './recipe-json-ld.js';
export { inWorkingOrder, leadTimeOf, type DishToPrepare, type LeadTime } from './working-order.js';
