import { z } from 'zod';
import { mostServings, recipeErrors } from '../recipes.errors.js';

const error = recipeErrors.servings_out_of_range;

/** For how many a recipe is written or a dish is cooked. */
export const servingsCount = z.int({ error }).min(1, { error }).max(mostServings, { error });

/** A dish as a request puts it on a menu or plan; its title and image may be sent along and are ignored. */
export const chosenDish = z
  .object({
    id: z.int().positive(),
    servings: servingsCount
      .nullish()
      .describe(
        'For how many it is cooked; left out or null, for as many as the recipe is written for. ' +
          'Where the recipe does not say, how many times it is made.',
      ),
  })
  .meta({ id: 'ChosenDish' });

/** The same as an archive of somebody's data names it. */
export const archivedDish = z.object({
  recipe: z.int(),
  servings: z.int().min(1).max(mostServings).nullable(),
});

/** The same as answers say it. */
export const dishServingsView = {
  servings: z
    .int()
    .nullable()
    .describe(
      'For how many it is cooked; how many times it is made where `recipeServings` is null.',
    ),
  recipeServings: z
    .int()
    .nullable()
    .describe('For how many the recipe is written; null where it does not say.'),
};

/** A recipe and for how many it is cooked; null: for as many as it is written for. */
export interface CookedDish {
  readonly recipeId: number;
  readonly servings: number | null;
}

/** Each recipe once, as it is first named. */
export function eachOnce(chosen: readonly z.infer<typeof chosenDish>[]): CookedDish[] {
  const dishes = new Map<number, CookedDish>();
  for (const { id, servings } of chosen) {
    if (!dishes.has(id)) dishes.set(id, { recipeId: id, servings: servings ?? null });
  }
  return [...dishes.values()];
}

/** The servings of a dish as answers say them. */
export function viewOfServings(
  { servings }: Pick<CookedDish, 'servings'>,
  recipe: { readonly servings: number | null } | undefined,
): { servings: number | null; recipeServings: number | null } {
  const recipeServings = recipe?.servings ?? null;
  return { servings: servings ?? recipeServings, recipeServings };
}
