import type { Aisle } from './ingredient.js';
import type { Purchase } from './purchase.js';

/** Maximum number of lines in a saved list. */
export const mostListItems = 300;

/** Maximum length of a line in a saved list, in characters. */
export const longestListItem = 200;

/** A recipe line that contributes to an item. */
export interface ListItemSource {
  readonly recipeId: number;
  readonly recipe: string;
  readonly line: string;
  /** For how many it is cooked, or how many times where its recipe does not say. Missing in what was kept by earlier versions. */
  readonly servings?: number | undefined;
}

/** One item of a saved grocery list. */
export interface ListItem {
  readonly id: string;
  readonly text: string;
  /** Ids of the active ticks; more than one if two phones ticked at once. Ticked while there is one. */
  readonly ticks: readonly string[];
  /** Incremented by every change of the text, so that a deletion says which text it refers to. */
  readonly version: number;
  readonly aisle: Aisle | null;
  readonly sources: readonly ListItemSource[];
  /** How its text is bought; a new text says nothing of it. */
  readonly purchase?: Purchase | null | undefined;
  /** The pantry should hold it: listed to check, not to buy. */
  readonly toCheck?: boolean | undefined;
  /** Of what is to check: more than a kitchen usually has. */
  readonly much?: boolean | undefined;
  /** Kept for devices that have not heard of the deletion. */
  readonly deleted?: boolean;
}

/** What is known of a text that was generated; nothing of one that somebody wrote. */
interface ToldWithText {
  /** After an edit without them, the earlier ones stay. */
  readonly sources?: readonly ListItemSource[] | undefined;
  readonly purchase?: Purchase | null | undefined;
}

/**
 * A change to a list. `id` makes it unique, so that a repeat is recognised; `item` is the item's id. An operation says what it
 * has seen, and undoes nothing that it has not.
 */
export type ListOperation = { readonly id: string; readonly item: string } & (
  | { readonly kind: 'tick' }
  | { readonly kind: 'untick'; readonly ticks: readonly string[] }
  | ({ readonly kind: 'edit'; readonly text: string } & ToldWithText)
  | { readonly kind: 'delete'; readonly version: number }
  | { readonly kind: 'restore' }
  | ({ readonly kind: 'add'; readonly text: string } & ToldWithText)
  /** What was to check is not there, or not enough of it. */
  | { readonly kind: 'buy' }
  | { readonly kind: 'move'; readonly after: string | null }
);

/** Whether an item has been put into the basket. */
export function isTicked({ ticks }: Pick<ListItem, 'ticks'>): boolean {
  return ticks.length > 0;
}

/** Whether an item is on the list: not deleted, and not only to check. */
export const isOnList = ({ deleted, toCheck }: Pick<ListItem, 'deleted' | 'toCheck'>): boolean =>
  !deleted && !toCheck;

/** The items that are on the list. */
export function itemsOnList<Item extends Pick<ListItem, 'deleted' | 'toCheck'>>(
  items: readonly Item[],
): Item[] {
  return items.filter(isOnList);
}

/** What the pantry should hold, to check before shopping. */
export function itemsToCheck<Item extends Pick<ListItem, 'deleted' | 'toCheck'>>(
  items: readonly Item[],
): Item[] {
  return items.filter(({ deleted, toCheck }) => toCheck && !deleted);
}

/** A newly added item. */
export function newListItem(id: string, text: string): ListItem {
  return { id, text, ticks: [], version: 1, aisle: null, sources: [] };
}

/** An item to check. */
export function newCheck(
  id: string,
  text: string,
  known: Pick<ListItem, 'sources' | 'purchase' | 'much'>,
): ListItem {
  return { ...newListItem(id, text), ...known, toCheck: true };
}

function isFull(items: readonly ListItem[]): boolean {
  return itemsOnList(items).length >= mostListItems;
}

function moved(items: readonly ListItem[], item: ListItem, after: string | null): ListItem[] {
  const others = items.filter(({ id }) => id !== item.id);
  if (after === null) return [item, ...others];
  const at = others.findIndex(({ id }) => id === after);
  return at < 0 ? [...items] : [...others.slice(0, at + 1), item, ...others.slice(at + 1)];
}

function changed(item: ListItem, operation: ListOperation, full: boolean): ListItem {
  switch (operation.kind) {
    case 'tick':
      return { ...item, ticks: [...new Set([...item.ticks, operation.id])] };
    case 'untick':
      return { ...item, ticks: item.ticks.filter((tick) => !operation.ticks.includes(tick)) };
    case 'edit':
      if (item.deleted && full) return item;
      return {
        ...item,
        text: operation.text,
        version: item.version + 1,
        sources: operation.sources ?? item.sources,
        purchase: operation.purchase ?? null,
        deleted: false,
      };
    case 'delete':
      return operation.version < item.version ? item : { ...item, deleted: true };
    case 'buy':
      return full ? item : { ...item, toCheck: false };
    case 'restore':
      if (item.deleted && full) return item;
      return { ...item, version: item.version + 1, deleted: false };
    case 'add':
    case 'move':
      return item;
  }
}

/**
 * The list after an operation. A tick stays until someone who saw it removes it, an edit wins over a deletion made without
 * knowing of it, and of two edits the later one wins. Operations on missing items change nothing.
 */
export function applyOperation(
  items: readonly ListItem[],
  operation: ListOperation,
): readonly ListItem[] {
  const item = items.find(({ id }) => id === operation.item);
  if (!item) {
    if (operation.kind !== 'add' || isFull(items)) return items;
    const { sources = [], purchase } = operation;
    return [...items, { ...newListItem(operation.item, operation.text), sources, purchase }];
  }
  if (operation.kind === 'move') return moved(items, item, operation.after);
  const next = changed(item, operation, isFull(items));
  return items.map((other) => (other === item ? next : other));
}

/** The list after several operations, in order. */
export function applyOperations(
  items: readonly ListItem[],
  operations: readonly ListOperation[],
): readonly ListItem[] {
  return operations.reduce(applyOperation, items);
}

/** The list with exactly `texts`: an item whose text is unchanged keeps its id and ticks; missing ones are marked as deleted. What is to check stays. */
export function replaceTexts(
  items: readonly ListItem[],
  texts: readonly string[],
  newId: () => string,
): ListItem[] {
  const unused = itemsOnList(items);
  const kept = texts.map((text) => {
    const at = unused.findIndex((item) => item.text === text);
    const [item] = at < 0 ? [] : unused.splice(at, 1);
    return item ?? newListItem(newId(), text);
  });
  const others = items.filter((item) => !kept.includes(item));
  return [...kept, ...others.map((item) => (isOnList(item) ? { ...item, deleted: true } : item))];
}
