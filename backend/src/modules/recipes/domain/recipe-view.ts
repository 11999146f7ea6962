import { z } from 'zod';
import { DISH_RULES } from './dish-rules.js';
import { keepingView } from './keeping.js';
import { nutritionView } from './nutrition-view.js';
import { RECIPE_SOURCES, VISIBILITIES } from './recipe-draft.js';

export const summaryFields = {
  id: z.int(),
  title: z.string(),
  image: z.string().meta({ description: 'The address of a photograph or of a drawn picture.' }),
  readyInMinutes: z.int().nullable().meta({ description: 'Null when nobody said.' }),
  servings: z
    .int()
    .nullable()
    .describe('For how many the recipe is written; null where it does not say.'),
};

export const recipeSummaryView = z.object(summaryFields).meta({ id: 'RecipeSummaryView' });

export type RecipeSummaryView = z.infer<typeof recipeSummaryView>;

export const recipeSummariesView = z.array(recipeSummaryView).meta({ id: 'RecipeSummariesView' });

const section = z
  .object({
    heading: z
      .string()
      .nullable()
      .meta({ description: 'Null for lines before the first heading.' }),
    count: z.int().meta({ description: 'How many of the lines that follow belong to it.' }),
  })
  .meta({ id: 'RecipeSectionView' });

export const recipeView = z
  .object({
    ...summaryFields,
    description: z.string(),
    source: z.enum(RECIPE_SOURCES),
    isOwn: z.boolean().meta({
      description: "The household's own, to change and delete; false once it is deleted.",
    }),
    isAuthor: z.boolean().meta({
      description: 'Whether the person wrote it: only then they can make it private.',
    }),
    visibility: z.enum(VISIBILITIES).meta({
      description: 'Of an own recipe: whether the household or only its author sees it.',
    }),
    version: z.int().meta({ description: '1 when it is stored; every change raises it.' }),
    yieldText: z
      .string()
      .nullable()
      .meta({ description: 'What it makes, in words: about 20 rolls.' }),
    prepMinutes: z.int().nullable(),
    cookMinutes: z.int().nullable(),
    extendedIngredients: z.array(z.object({ id: z.int(), original: z.string() })),
    analyzedInstructions: z.array(
      z.object({ steps: z.array(z.object({ number: z.int(), step: z.string() })) }),
    ),
    sections: z.object({ ingredients: z.array(section), steps: z.array(section) }).meta({
      description:
        'How headings divide the ingredients and the steps, which do not contain them. The counts add up to all of them.',
    }),
    notes: z.string(),
    tags: z.array(z.string()),
    language: z.string().nullable(),
    pictureId: z.uuid().nullable(),
    originRecipeId: z.int().nullable().meta({ description: 'The recipe that it was copied from.' }),
    rating: z.int().nullable().meta({ description: "The person's own, 1 to 5 stars." }),
    timesMade: z.int().meta({ description: 'How often the person recorded having made it.' }),
    lastMadeOn: z.iso.date().nullable(),
    collections: z.array(z.uuid()).meta({ description: 'The collections that it is in.' }),
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
    rules: z
      .array(
        z.object({
          rule: z.enum(DISH_RULES),
          fact: z.enum(['contains', 'may', 'free', 'unknown']),
        }),
      )
      .meta({
        description:
          '`free` keeps the rule and `contains` breaks it; with `may` it depends on what is bought, or on the hand that salts.',
      }),
    nutrition: nutritionView.nullable().meta({
      description: 'Null until it has been worked out.',
    }),
    keeping: keepingView.nullable().meta({
      description: "Of Larder's own dishes; null where no time is published for such a dish.",
    }),
    cuisine: z.string().nullable(),
    sourceName: z.string().nullable(),
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'RecipeView' });

export type RecipeView = z.infer<typeof recipeView>;

export const recipesView = z.array(recipeView).meta({ id: 'RecipesView' });
