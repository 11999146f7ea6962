import { z } from 'zod';
import { text } from '../../../common/text.js';
import type { GroceryList } from '../entities/grocery-list.entity.js';
import { groceryListErrors } from '../grocery-lists.errors.js';

const mostItems = 300;
const longestItem = 200;
const longestName = 120;

const listName = text(longestName, { code: groceryListErrors.list_name_empty });
const items = z
  .array(text(longestItem, { code: groceryListErrors.grocery_item_empty }))
  .max(mostItems);

export const groceryListCreateBody = z
  .strictObject({ listName, ingredients: items })
  .meta({ id: 'GroceryListCreateBody' });

export const groceryListUpdateBody = z
  .strictObject({
    list_data: items,
    list_name: listName.optional(),
    version: z.int().positive().optional(),
  })
  .meta({ id: 'GroceryListUpdateBody' });

export type GroceryListCreateBody = z.infer<typeof groceryListCreateBody>;
export type GroceryListUpdateBody = z.infer<typeof groceryListUpdateBody>;

export const groceryListView = z
  .object({
    id: z.uuid(),
    list_name: z.string(),
    created_at: z.iso.datetime(),
    list_data: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'GroceryListView' });

export const groceryListsView = z
  .object({
    lists: z.array(groceryListView),
    listCount: z.int(),
    listLimit: z.int().describe('0 = no limit'),
  })
  .meta({ id: 'GroceryListsView' });

export const groceryListCreatedView = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'GroceryListCreatedView' });

export type GroceryListView = z.infer<typeof groceryListView>;
export type GroceryListsView = z.infer<typeof groceryListsView>;

export function toGroceryListView(list: GroceryList): GroceryListView {
  return {
    id: list.id,
    list_name: list.listName,
    created_at: list.createdAt.toISOString(),
    list_data: list.listData,
    version: list.version,
  };
}
