import { AISLES } from '@larder/culinary';
import { z } from 'zod';

const groceryNeedView = z
  .object({
    id: z.uuid(),
    food: z
      .string()
      .describe('Names the food, the same in every list however much of it is needed.'),
    text: z.string(),
    quantity: z
      .object({ min: z.number(), max: z.number() })
      .nullable()
      .describe('null where no amount is named, and where amounts stand side by side.'),
    unit: z.string().nullable().describe('null counts pieces.'),
    about: z.boolean().describe('A density or a typical weight was needed.'),
    ingredient: z.string().nullable(),
    aisle: z.enum(AISLES).nullable(),
    sources: z
      .array(
        z.object({
          recipeId: z.int(),
          recipe: z.string(),
          line: z.string(),
          servings: z
            .int()
            .describe(
              'For how many it is cooked, or how many times where the recipe does not say.',
            ),
        }),
      )
      .describe('The recipe lines that were added up.'),
  })
  .meta({ id: 'GroceryNeedView' });

export type GroceryNeedView = z.infer<typeof groceryNeedView>;

export const menuGroceryListView = z
  .object({
    groceryList: z.array(z.string()).describe('What is left to buy, in the order of the aisles.'),
    items: z.array(groceryNeedView).describe('The same, line by line.'),
    pantryItems: z.array(z.string()).describe('What the pantry holds of it.'),
    heldItems: z.array(groceryNeedView).describe('The same, line by line and with amounts.'),
    pantryAssumed: z
      .boolean()
      .describe('The default pantry counted, and the person has never saved a pantry.'),
  })
  .meta({ id: 'MenuGroceryListView' });

export type MenuGroceryListView = z.infer<typeof menuGroceryListView>;
