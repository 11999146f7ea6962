import { z } from 'zod';
import { mostRecipesAtOnce, recipeErrors } from '../recipes.errors.js';

export const bulkQuery = z.strictObject({
  ids: z
    .string()
    .max(mostRecipesAtOnce * 16, { error: recipeErrors.recipes_too_many, abort: true })
    .regex(/^\s*(\d{1,15}\s*(,\s*\d{1,15}\s*)*)?$/)
    .transform((list) => [
      ...new Set(
        list
          .split(',')
          .filter((id) => id.trim() !== '')
          .map(Number),
      ),
    ])
    .refine((ids) => ids.length <= mostRecipesAtOnce, { error: recipeErrors.recipes_too_many })
    .meta({
      description: `Comma list of up to ${mostRecipesAtOnce} recipe ids.`,
      'x-max-entries': mostRecipesAtOnce,
    }),
});

export type BulkQuery = z.infer<typeof bulkQuery>;

export const favouriteView = z.object({ isFavourited: z.boolean() }).meta({ id: 'FavouriteView' });

export type FavouriteView = z.infer<typeof favouriteView>;
