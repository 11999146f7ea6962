import { longestIngredientEntry, normalizeIngredientEntry } from '@larder/culinary';
import { z } from 'zod';
import { cleanText } from '../../../common/text.js';
import { kitchenErrors, mostKitchenFoods } from '../kitchen.errors.js';

/** Including empty and repeated ones. */
const mostEntries = 1_000;

const kitchenFood = z
  .strictObject({
    text: z
      .string()
      .max(longestIngredientEntry, { error: kitchenErrors.kitchen_food_too_long, abort: true })
      .overwrite((text) => normalizeIngredientEntry(cleanText(text)))
      .max(longestIngredientEntry, { error: kitchenErrors.kitchen_food_too_long })
      .describe('As the person typed it, in lower case; it need not be a food that is known.'),
    useSoon: z.boolean().default(false).describe('It should be used before the others.'),
  })
  .meta({ id: 'KitchenFood' });

export type KitchenFood = z.infer<typeof kitchenFood>;

/** Foods as stored, in their order: each once, marked if any of its entries is. */
function eachOnce(foods: readonly KitchenFood[]): KitchenFood[] {
  const known = new Map<string, KitchenFood>();
  for (const { text, useSoon } of foods) {
    if (text === '') continue;
    known.set(text, { text, useSoon: useSoon || known.get(text)?.useSoon === true });
  }
  return [...known.values()];
}

export const kitchenBody = z
  .strictObject({
    foods: z
      .array(kitchenFood)
      .max(mostEntries, { error: kitchenErrors.kitchen_full })
      .transform(eachOnce)
      .refine((foods) => foods.length <= mostKitchenFoods, { error: kitchenErrors.kitchen_full })
      .meta({
        description: 'Empty and repeated foods are ignored.',
        'x-max-entries': mostKitchenFoods,
      }),
    version: z
      .int()
      .min(0)
      .optional()
      .describe(
        'The version that was changed; an outdated one is refused with the current kitchen.',
      ),
  })
  .meta({ id: 'KitchenBody' });

export type KitchenBody = z.infer<typeof kitchenBody>;

export const kitchenView = z
  .object({
    foods: z.array(z.object({ text: z.string(), useSoon: z.boolean() })),
    version: z.int().describe('0 before anything is saved; every change raises it.'),
  })
  .meta({ id: 'KitchenView' });

export type KitchenView = z.infer<typeof kitchenView>;
