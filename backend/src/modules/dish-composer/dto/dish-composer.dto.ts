import { RECIPE_TYPES } from '@larder/culinary';
import { z } from 'zod';
import { recipeSummaryView } from '../../recipes/domain/recipe-view.js';
import { dishErrors, mostComposedServings } from '../dish-composer.errors.js';
import {
  atLeastOne,
  documentedLimits,
  listOrCommaList,
} from '../../recipe-search/domain/ingredient-list.js';

const error = dishErrors.dish_servings_out_of_range;
const composedServings = z.int({ error }).min(1, { error }).max(mostComposedServings, { error });

export const generateBody = z
  .strictObject({
    ingredients: atLeastOne(listOrCommaList()).meta({
      description: 'The ingredients, as a list or a comma list.',
      ...documentedLimits,
    }),
    recipeType: z.enum(RECIPE_TYPES).default('all'),
    dietaryRestrictions: listOrCommaList().default([]).meta({
      description:
        'Diets, and what to leave out: "vegan", "gluten free", "no peanuts", "dairy-free", as a list or a comma list.',
    }),
    servings: composedServings.nullish().meta({
      description:
        'For how many; left out or null, for as many as such a dish is usually made for.',
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
    servings: z.int().nullable().meta({
      description: 'For how many it is; null where that is not known before.',
    }),
    uses: z.array(z.string()).meta({ description: 'What was named and is used.' }),
    pantry: z
      .array(z.string())
      .meta({ description: 'What the pantry holds, and what every kitchen does.' }),
    toBuy: z.array(z.string()).meta({ description: 'What is left to buy.' }),
    leavesOut: z.array(z.string()).meta({
      description:
        'What was named and is not used, words that nobody knows among it, each with the reason in brackets.',
    }),
    nearest: z
      .object({
        recipe: recipeSummaryView,
        toBuy: z.array(z.string()).meta({ description: 'What would have to be bought for it.' }),
      })
      .nullable()
      .meta({
        description:
          'The known dish that it is, if it is one. Where nothing sensible can be made, the one that comes nearest, if any does.',
      }),
  })
  .meta({ id: 'DishPreviewView' });

export type DishPreviewView = z.infer<typeof dishPreviewView>;
