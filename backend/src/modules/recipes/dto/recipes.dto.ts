import { DIETS, normalizeIngredientEntry, RECIPE_TYPES } from '@larder/culinary';
import { z } from 'zod';
import { cleanText } from '../../../common/text.js';
import { recipeErrors } from '../recipes.errors.js';

const mostIngredients = 50;
const longestIngredient = 80;
const mostRecipes = 100;
const mostResults = 100;
const deepestOffset = 10_000;
/** With those that are empty or repeated. */
const mostEntries = 1_000;
const longestList = mostIngredients * (longestIngredient + 2);

/** Entries between commas as they are kept: trimmed, lower case, each once, none empty. */
const entriesOf = (list: string): string[] => [
  ...new Set(
    cleanText(list)
      .split(',')
      .map((entry) => normalizeIngredientEntry(entry))
      .filter((entry) => entry !== ''),
  ),
];

const ingredientList = () =>
  z
    .string()
    .max(longestList, { error: recipeErrors.ingredients_too_many, abort: true })
    .transform(entriesOf)
    .refine((entries) => entries.length <= mostIngredients, {
      error: recipeErrors.ingredients_too_many,
    })
    .refine((entries) => entries.every((entry) => entry.length <= longestIngredient), {
      error: recipeErrors.ingredient_too_long,
    });

/** The same as a list, or as a comma list in one string. */
const listOrCommaList = () =>
  z
    .union([
      z.array(z.string()).max(mostEntries, { error: recipeErrors.ingredients_too_many }),
      z.string(),
    ])
    .transform((given) => (typeof given === 'string' ? given : given.join(',')))
    .pipe(ingredientList());

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const searchQuery = z.strictObject({
  ingredients: z
    .string({ error: recipeErrors.ingredients_required })
    .pipe(ingredientList())
    .refine((entries) => entries.length > 0, { error: recipeErrors.ingredients_required })
    .meta({ description: 'Comma list of up to 50 ingredients.' }),
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
    .meta({ description: 'Comma list of what no recipe may contain. Subscribers only.' }),
  limit: wholeNumber(1, mostResults).default(24),
  offset: wholeNumber(0, deepestOffset).default(0),
});

export type SearchQuery = z.infer<typeof searchQuery>;

export const generateBody = z
  .strictObject({
    ingredients: listOrCommaList()
      .refine((entries) => entries.length > 0, { error: recipeErrors.ingredients_required })
      .meta({ description: 'Up to 50 ingredients, as a list or a comma list.' }),
    recipeType: z.enum(RECIPE_TYPES).default('all'),
    dietaryRestrictions: listOrCommaList().default([]).meta({
      description:
        'Diets, and what to leave out: "vegan", "gluten free", "no peanuts", "dairy-free", as a list or a comma list.',
    }),
    restricted: z.boolean().default(false).meta({
      description:
        'Whether nothing may have to be bought for it. A dish for which that cannot be is declined, and what it would need is named.',
    }),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .optional()
      .meta({
        description: 'Makes the built-in composer answer the same request with the same dish.',
      }),
  })
  .meta({ id: 'GenerateRecipeBody' });

export type GenerateBody = z.infer<typeof generateBody>;

export const dishPreviewView = z
  .object({
    refusal: z.string().nullable().meta({
      description: 'Why no dish would be made, in one sentence; null where one would.',
    }),
    seed: z.int().meta({ description: 'Makes the composer make this very dish.' }),
    title: z.string().nullable().meta({
      description:
        'Null where no dish would be made, and where a service writes it: what becomes of that is not known before.',
    }),
    uses: z.array(z.string()).meta({ description: 'What was named and is used.' }),
    pantry: z
      .array(z.string())
      .meta({ description: 'What the pantry holds, and what every kitchen does.' }),
    toBuy: z.array(z.string()).meta({ description: 'What is left to buy.' }),
    leavesOut: z
      .array(z.string())
      .meta({ description: 'What was named and is not used, words that nobody knows among it.' }),
  })
  .meta({ id: 'DishPreviewView' });

export type DishPreviewView = z.infer<typeof dishPreviewView>;

export const recipeIdParameter = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .meta({ description: 'A recipe id.' });

export const bulkQuery = z.strictObject({
  ids: z
    .string()
    .max(mostRecipes * 16, { error: recipeErrors.recipes_too_many, abort: true })
    .regex(/^\s*(\d{1,15}\s*(,\s*\d{1,15}\s*)*)?$/)
    .transform((list) => [
      ...new Set(
        list
          .split(',')
          .filter((id) => id.trim() !== '')
          .map(Number),
      ),
    ])
    .refine((ids) => ids.length <= mostRecipes, { error: recipeErrors.recipes_too_many })
    .meta({ description: 'Comma list of up to 100 recipe ids.' }),
});

export type BulkQuery = z.infer<typeof bulkQuery>;

export const suggestQuery = z.strictObject({
  q: z
    .string()
    .max(longestIngredient, { abort: true })
    .overwrite(cleanText)
    .meta({ description: 'The beginning of an ingredient.' }),
});

export type SuggestQuery = z.infer<typeof suggestQuery>;

const summaryFields = {
  id: z.int(),
  title: z.string(),
  image: z.string().meta({ description: 'The address of a photograph or of a drawn picture.' }),
  readyInMinutes: z.int(),
};

export const recipeSummaryView = z.object(summaryFields).meta({ id: 'RecipeSummaryView' });

export type RecipeSummaryView = z.infer<typeof recipeSummaryView>;

export const recipeSummariesView = z.array(recipeSummaryView).meta({ id: 'RecipeSummariesView' });

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
    reason: z.string().meta({ description: 'One sentence: why this recipe.' }),
  })
  .meta({ id: 'FoundRecipeView' });

export type FoundRecipeView = z.infer<typeof foundRecipeView>;

export const searchView = z
  .object({
    recipes: z.array(foundRecipeView),
    total: z.int().meta({ description: 'How many recipes there are on all pages.' }),
    leftOutAsUnsure: z.int().meta({
      description:
        'How many more would be found if those were shown of which nobody can say whether they keep to the diet and to what is excluded.',
    }),
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

export const recipeView = z
  .object({
    ...summaryFields,
    description: z.string(),
    servings: z.int(),
    extendedIngredients: z.array(z.object({ id: z.int(), original: z.string() })),
    analyzedInstructions: z.array(
      z.object({ steps: z.array(z.object({ number: z.int(), step: z.string() })) }),
    ),
    isFavourited: z.boolean(),
    dishTypes: z.array(z.string()),
    diets: z.array(z.string()),
    allergens: z.array(z.string()).meta({ description: 'Allergens that it contains.' }),
    mayContain: z.array(z.string()).meta({
      description: 'Allergens that some makers or recipes put into one of its ingredients.',
    }),
    unknownAllergens: z.array(z.string()).meta({
      description: 'Allergens of which nobody can say, because an ingredient is not known.',
    }),
    cuisine: z.string().nullable(),
    sourceName: z.string().nullable(),
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'RecipeView' });

export type RecipeView = z.infer<typeof recipeView>;

export const recipesView = z.array(recipeView).meta({ id: 'RecipesView' });

export const favouriteView = z.object({ isFavourited: z.boolean() }).meta({ id: 'FavouriteView' });

export type FavouriteView = z.infer<typeof favouriteView>;

export const ingredientSuggestionsView = z
  .array(z.object({ id: z.int(), name: z.string() }))
  .meta({ id: 'IngredientSuggestionsView' });

export type IngredientSuggestionsView = z.infer<typeof ingredientSuggestionsView>;
