import { DIETS, longestIngredientEntry, RECIPE_TYPES } from '@larder/culinary';
import { z } from 'zod';
import { cleanText } from '../../../common/text.js';
import { CUISINES } from '../../catalogue/domain/catalogue-file.js';
import { DISH_RULES, type DishRule } from '../../recipes/domain/dish-rules.js';
import { summaryFields } from '../../recipes/domain/recipe-view.js';
import { documentedLimits, ingredientList } from '../domain/ingredient-list.js';
import { RECIPE_SCOPES, RECIPE_SORTS } from '../index/recipe-index.js';
import { longestDishName, mostIngredients, searchErrors } from '../recipe-search.errors.js';

const mostResults = 100;
const deepestOffset = 10_000;
const longestTime = 10_080;
const longestCuisine = 60;
const longestRules = 100;

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const isRule = (word: string): word is DishRule => DISH_RULES.some((rule) => rule === word);

const searchFields = z.strictObject({
  ingredients: ingredientList()
    .default([])
    .meta({
      description: `Comma list of up to ${mostIngredients} ingredients. Required without \`name\`.`,
      ...documentedLimits,
    }),
  useSoon: ingredientList()
    .default([])
    .meta({
      description:
        'Comma list of those of `ingredients` that should be used before the rest: dishes that use them come first among equals.',
      ...documentedLimits,
    }),
  name: z
    .string()
    .max(longestDishName, { error: searchErrors.dish_name_too_long, abort: true })
    .overwrite(cleanText)
    .default('')
    .meta({
      description:
        'Only dishes with these words in their titles, misspelt or not, or that use the food they name.',
    }),
  maxMinutes: wholeNumber(1, longestTime)
    .optional()
    .meta({ description: 'Only recipes that are known to take no longer.' }),
  cuisine: z
    .string()
    .max(longestCuisine)
    .overwrite(cleanText)
    .default('')
    .meta({ description: 'Regardless of case.', 'x-choices': CUISINES }),
  maxMissing: wholeNumber(0, mostIngredients)
    .optional()
    .meta({ description: 'Only recipes for which no more ingredients than this are to buy.' }),
  sort: z.enum(RECIPE_SORTS).default('match'),
  scope: z
    .enum(RECIPE_SCOPES)
    .default('all')
    .meta({ description: 'All recipes that a person may see, their own, or those of Larder.' }),
  restricted: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({
      description:
        'Only recipes for which nothing is left to buy, of all that the open search finds; type, diet and exclude are then ignored. Subscribers only.',
    }),
  type: z.enum(RECIPE_TYPES).default('all').meta({ description: 'Subscribers only.' }),
  diet: z.enum(DIETS).default('all').meta({ description: 'Subscribers only.' }),
  exclude: ingredientList()
    .default([])
    .meta({
      description: 'Comma list of what no recipe may contain. Subscribers only.',
      ...documentedLimits,
    }),
  rules: z
    .string()
    .max(longestRules)
    .default('')
    .transform((list) => [...new Set(list.split(',').filter((word) => word !== ''))])
    .refine((words): words is DishRule[] => words.every(isRule))
    .meta({
      description:
        'Comma list of rules that every recipe is known to keep. Halal and kosher style go by ingredients alone, and count dishes that depend on which meat is bought. Subscribers only.',
      'x-choices': DISH_RULES,
    }),
  limit: wholeNumber(1, mostResults).default(24),
  offset: wholeNumber(0, deepestOffset).default(0),
});

export const searchQuery = searchFields.refine(
  ({ ingredients, name }) => ingredients.length > 0 || name !== '',
  { error: searchErrors.ingredients_required, path: ['ingredients'] },
);

export type SearchQuery = z.infer<typeof searchQuery>;

/** What a visitor may ask: everything else is for those with an account. */
export const sampleQuery = searchFields
  .pick({ ingredients: true })
  .refine(({ ingredients }) => ingredients.length > 0, {
    error: searchErrors.ingredients_required,
    path: ['ingredients'],
  });

export type SampleQuery = z.infer<typeof sampleQuery>;

export const suggestQuery = z.strictObject({
  q: z
    .string()
    .max(longestIngredientEntry, { abort: true })
    .overwrite(cleanText)
    .meta({ description: 'The beginning of an ingredient, or one that is misspelt.' }),
});

export type SuggestQuery = z.infer<typeof suggestQuery>;

const foundRecipeView = z
  .object({
    ...summaryFields,
    usedIngredients: z.array(z.string()).meta({ description: 'What was asked for and is used.' }),
    pantryIngredients: z
      .array(z.string())
      .meta({ description: 'What the pantry holds, and what every kitchen does.' }),
    missedIngredients: z.array(z.string()).meta({ description: 'What is left to buy.' }),
    usedIngredientCount: z.int(),
    missedIngredientCount: z.int(),
    substitutions: z.array(z.string()).meta({
      description:
        'A sentence for each thing at hand that stands in for another with a difference, and for each that does not although it may seem to.',
    }),
    reason: z.string().meta({ description: 'One sentence: why this recipe.' }),
  })
  .meta({ id: 'FoundRecipeView' });

export type FoundRecipeView = z.infer<typeof foundRecipeView>;

export const searchView = z
  .object({
    recipes: z.array(foundRecipeView),
    total: z.int().meta({ description: 'How many recipes there are on all pages.' }),
    centreMissing: z.array(z.string()).meta({
      description:
        'In the order of matches: what the kitchen is about, such as its meat, if there are dishes but none of them uses it.',
    }),
    leftOutAsUnsure: z.int().meta({
      description:
        'How many more would be found if those were shown of which nobody can say whether they keep to the diet and to what is excluded.',
    }),
    leftOutAsUntimed: z.int().meta({
      description: 'How many more would be found if those were shown that state no time.',
    }),
    nameReadAs: z.string().nullable().meta({
      description: 'The name that was searched for because no dish is called what was typed.',
    }),
    didYouMean: z
      .array(z.string())
      .meta({ description: 'If no dish has the name: titles that have part of it.' }),
    notFilteredBy: z.array(z.string()).meta({
      description:
        'Entries of `exclude` that were not understood, so that nothing was left out for them.',
    }),
    nearest: z.array(foundRecipeView).optional().meta({
      description:
        'Only where restricted mode finds nothing: the best recipes for which one thing is left to buy, or else two or three; `missedIngredients` names them.',
    }),
    understood: z
      .record(z.string(), z.string())
      .meta({ description: 'What was typed, and what it was taken for.' }),
    unknown: z.array(z.string()).meta({ description: 'Words that are no ingredient we know.' }),
  })
  .meta({ id: 'RecipeSearchView' });

export type SearchView = z.infer<typeof searchView>;

export const ingredientSuggestionsView = z
  .array(z.object({ id: z.int(), name: z.string() }))
  .meta({ id: 'IngredientSuggestionsView' });

export type IngredientSuggestionsView = z.infer<typeof ingredientSuggestionsView>;
