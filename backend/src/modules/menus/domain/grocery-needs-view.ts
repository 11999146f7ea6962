import { AISLES, COUNTRIES } from '@larder/culinary';
import { z } from 'zod';

const longestPurchase = 200;

/** How a need is bought. */
export const purchaseView = z
  .object({
    packs: z.string().max(longestPurchase).describe('In what a shop sells it: "1 × 454 g".'),
    over: z
      .string()
      .max(longestPurchase)
      .nullable()
      .describe('What stays over; null where it is hardly anything.'),
  })
  .meta({ id: 'PurchaseView' });

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
    purchase: purchaseView
      .nullable()
      .describe('null where its packages are not known, and where the line names packages itself.'),
    much: z.boolean().describe('More than a kitchen that has it usually has of it.'),
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

/** A list is made for at most so many dishes that are shopped for once. */
const mostOnce = 500;

/** Where the food is bought. */
export const shopsIn = z
  .enum(COUNTRIES)
  .optional()
  .describe('The country whose package sizes count; Canada if none is named.');

/** What a request says about dishes that are planned several times. */
export const shoppedForOnce = z
  .array(z.int().positive())
  .max(mostOnce)
  .optional()
  .describe(
    'Ids of recipes to shop for once, however often they are planned: the largest of them counts.',
  );

const repeatedDishView = z
  .object({
    recipeId: z.int(),
    recipe: z.string(),
    times: z.int().describe('How often it is on the menus or days of the list.'),
    once: z.boolean().describe('It is shopped for once, as the request wanted.'),
  })
  .meta({ id: 'RepeatedDishView' });

export type RepeatedDishView = z.infer<typeof repeatedDishView>;

export const menuGroceryListView = z
  .object({
    groceryList: z.array(z.string()).describe('What is left to buy, in the order of the aisles.'),
    items: z.array(groceryNeedView).describe('The same, line by line.'),
    pantryItems: z.array(z.string()).describe('What the pantry holds of it.'),
    heldItems: z.array(groceryNeedView).describe('The same, line by line and with amounts.'),
    repeatedDishes: z
      .array(repeatedDishView)
      .describe(
        'Dishes that are planned several times. Each time counts unless the request says otherwise.',
      ),
    pantryAssumed: z
      .boolean()
      .describe('The default pantry counted, and the person has never saved a pantry.'),
  })
  .meta({ id: 'MenuGroceryListView' });

export type MenuGroceryListView = z.infer<typeof menuGroceryListView>;
