import {
  type Aisle,
  aisleOf,
  AISLES,
  isTicked,
  itemsOnList,
  itemsToCheck,
  longestListItem,
  mostListItems,
  parseIngredientLine,
} from '@larder/culinary';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { rowId } from '../../../common/row-id.js';
import { text } from '../../../common/text.js';
import { purchaseView } from '../../menus/domain/grocery-needs-view.js';
import type { StoredList, StoredListItem } from '../entities/grocery-list.entity.js';
import { groceryListErrors } from '../grocery-lists.errors.js';

const longestName = 120;
const longestLine = 1000;
const mostSources = 500;
const mostOperations = 200;
const mostTicks = 50;

const listName = text(longestName, { code: groceryListErrors.list_name_empty });
const itemText = text(longestListItem, { code: groceryListErrors.grocery_item_empty });
const items = z.array(itemText).max(mostListItems);

/** A recipe line that contributes to an item. */
const groceryItemSource = z
  .object({
    recipeId: z.int().positive(),
    recipe: text(longestLine, { minimum: 0 }),
    line: text(longestLine, { minimum: 0 }),
    servings: z
      .int()
      .positive()
      .optional()
      .describe(
        'For how many it is cooked, or how many times where its recipe does not say; unknown for older items.',
      ),
  })
  .meta({ id: 'GroceryItemSource' });

export const groceryListItem = z.object({
  text: itemText,
  sources: z.array(groceryItemSource).max(mostSources),
  ticked: z.boolean().optional().describe('It is in the basket already.'),
  purchase: purchaseView.nullish(),
});

/** What the pantry should hold. */
export const groceryListCheck = groceryListItem
  .omit({ ticked: true })
  .extend({ much: z.boolean().optional().describe('More than a kitchen usually has of it.') });

export const groceryListCreateBody = z
  .strictObject({
    listName,
    ingredients: items,
    items: z
      .array(groceryListItem)
      .max(mostListItems)
      .optional()
      .describe(
        'Where items come from, as generating a list told, and which are ticked; found again by their text.',
      ),
    checks: z
      .array(groceryListCheck)
      .max(mostListItems)
      .optional()
      .describe('What the pantry should hold: to check, not to buy.'),
  })
  .meta({ id: 'GroceryListCreateBody' });

export const groceryListUpdateBody = z
  .strictObject({
    list_data: items.describe('A line that is there unchanged keeps its id and its tick.'),
    list_name: listName.optional(),
    version: z.int().positive().optional(),
  })
  .meta({ id: 'GroceryListUpdateBody' });

const operation = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: rowId, item: rowId, kind: z.literal(kind), ...shape });

/** Of a text that was generated. */
const told = {
  sources: z
    .array(groceryItemSource)
    .max(mostSources)
    .optional()
    .describe('Without them, an edited item keeps its own.'),
  purchase: purchaseView.nullish(),
};

const listOperation = z
  .discriminatedUnion('kind', [
    operation('tick', {}),
    operation('untick', {
      ticks: z.array(rowId).max(mostTicks).describe('The ticks that are taken back.'),
    }),
    operation('edit', { text: itemText, ...told }),
    operation('delete', {
      version: z.int().positive().describe('Of the item; a later text outlives this.'),
    }),
    operation('restore', {}),
    operation('buy', {}),
    operation('add', { text: itemText, ...told }),
    operation('move', { after: rowId.nullable().describe('null = to the top.') }),
  ])
  .meta({ id: 'GroceryListOperation' });

export const groceryListOperationsBody = z
  .strictObject({
    operations: z
      .array(listOperation)
      .min(1)
      .max(mostOperations)
      .describe('In their order. One that was carried out before is passed over.'),
  })
  .meta({ id: 'GroceryListOperationsBody' });

export type GroceryListCreateBody = z.infer<typeof groceryListCreateBody>;
export type GroceryListUpdateBody = z.infer<typeof groceryListUpdateBody>;
export type GroceryListOperationsBody = z.infer<typeof groceryListOperationsBody>;

const groceryItemView = z
  .object({
    id: z.uuid(),
    text: z.string(),
    ticks: z.array(z.uuid()).describe('The ticks that hold; ticked while there is one.'),
    version: z.int(),
    aisle: z.enum(AISLES).nullable(),
    sources: z.array(groceryItemSource),
    purchase: purchaseView.nullable(),
    much: z.boolean().describe('Of what is to check: more than a kitchen usually has of it.'),
  })
  .meta({ id: 'GroceryItemView' });

const listFields = {
  id: z.uuid(),
  list_name: z.string(),
  created_at: z.iso.datetime(),
  list_data: z.array(z.string()),
  version: z.int(),
};

export const groceryListView = z
  .object({
    ...listFields,
    items: z.array(groceryItemView),
    checks: z
      .array(groceryItemView)
      .describe('What the pantry should hold; the operation "buy" puts it on the list.'),
  })
  .meta({ id: 'GroceryListView' });

const groceryListSummaryView = z
  .object({ ...listFields, ticked_count: z.int() })
  .meta({ id: 'GroceryListSummaryView' });

export const groceryListsView = z
  .object({
    lists: z.array(groceryListSummaryView),
    listCount: z.int(),
    listLimit: z.int().describe('0 = no limit'),
  })
  .meta({ id: 'GroceryListsView' });

export const groceryListCreatedView = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'GroceryListCreatedView' });

export type GroceryListView = z.infer<typeof groceryListView>;
export type GroceryListSummaryView = z.infer<typeof groceryListSummaryView>;
export type GroceryListsView = z.infer<typeof groceryListsView>;

/** Aisles by the text of an item. Reading a text takes longer than everything else that a list needs, and it always says the same. */
const knownAisles = new LRUCache<string, { readonly aisle: Aisle | null }>({ max: 20_000 });

function aisleOfText(text: string): Aisle | null {
  const known = knownAisles.get(text) ?? { aisle: aisleOf(parseIngredientLine(text)) };
  knownAisles.set(text, known);
  return known.aisle;
}

function toItemView(item: StoredListItem): z.infer<typeof groceryItemView> {
  const { id, text: said, ticks, version, sources, purchase = null, much = false } = item;
  return {
    ...{ id, text: said, ticks: [...ticks], version },
    aisle: aisleOfText(said),
    sources: [...sources],
    ...{ purchase, much },
  };
}

function headOf(list: StoredList) {
  return {
    id: list.id,
    list_name: list.listName,
    created_at: list.createdAt.toISOString(),
    version: list.version,
  };
}

export function toGroceryListView(list: StoredList): GroceryListView {
  const listed = itemsOnList(list.items);
  return {
    ...headOf(list),
    list_data: listed.map(({ text: said }) => said),
    items: listed.map(toItemView),
    checks: itemsToCheck(list.items).map(toItemView),
  };
}

export function toGroceryListSummaryView(list: StoredList): GroceryListSummaryView {
  const listed = itemsOnList(list.items);
  return {
    ...headOf(list),
    list_data: listed.map(({ text: said }) => said),
    ticked_count: listed.filter(isTicked).length,
  };
}
