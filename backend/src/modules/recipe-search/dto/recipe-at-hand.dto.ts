import { z } from 'zod';
import { LINE_SOURCES } from '../domain/line-sources.js';

export const recipeAtHandView = z
  .object({
    lines: z
      .array(
        z.object({
          id: z.int().describe('Of the ingredient line.'),
          source: z
            .enum(LINE_SOURCES)
            .nullable()
            .describe('Null for a line that may be left out and is not at hand.'),
        }),
      )
      .describe('In the order of the recipe.'),
  })
  .meta({ id: 'RecipeAtHandView' });

export type RecipeAtHandView = z.infer<typeof recipeAtHandView>;
