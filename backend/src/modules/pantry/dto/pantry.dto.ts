import { longestIngredientEntry, normalizeIngredientEntry } from '@larder/culinary';
import { z } from 'zod';
import { cleanText } from '../../../common/text.js';
import { mostPantryIngredients, pantryErrors } from '../pantry.errors.js';

/** Including empty and repeated ones. */
const mostEntries = 1_000;

/** Entries as stored: trimmed, lower case, without duplicates or empty ones. */
const entriesOf = (list: readonly string[]): string[] => [
  ...new Set(
    list.map((entry) => normalizeIngredientEntry(cleanText(entry))).filter((entry) => entry !== ''),
  ),
];

export const userPantryBody = z
  .strictObject({
    useCustomPantry: z.boolean(),
    customPantry: z
      .array(
        z.string().max(longestIngredientEntry, {
          error: pantryErrors.pantry_ingredient_too_long,
          abort: true,
        }),
      )
      .max(mostEntries, { error: pantryErrors.pantry_full })
      .transform(entriesOf)
      .refine((entries) => entries.length <= mostPantryIngredients, {
        error: pantryErrors.pantry_full,
      })
      .refine((entries) => entries.every((entry) => entry.length <= longestIngredientEntry), {
        error: pantryErrors.pantry_ingredient_too_long,
      })
      .meta({
        description: 'Empty and repeated entries are ignored.',
        'x-max-entries': mostPantryIngredients,
      }),
  })
  .meta({ id: 'UserPantryBody' });

export type UserPantryBody = z.infer<typeof userPantryBody>;

export const userPantryView = z
  .object({ useCustomPantry: z.boolean(), customPantry: z.array(z.string()) })
  .meta({ id: 'UserPantryView' });

export type UserPantryView = z.infer<typeof userPantryView>;

export const defaultPantryView = z.array(z.string()).meta({ id: 'DefaultPantryView' });
