import { z } from 'zod';

export const summaryFields = {
  id: z.int(),
  title: z.string(),
  image: z.string().meta({ description: 'The address of a photograph or of a drawn picture.' }),
  readyInMinutes: z.int(),
};

export const recipeSummaryView = z.object(summaryFields).meta({ id: 'RecipeSummaryView' });

export type RecipeSummaryView = z.infer<typeof recipeSummaryView>;

export const recipeSummariesView = z.array(recipeSummaryView).meta({ id: 'RecipeSummariesView' });

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
