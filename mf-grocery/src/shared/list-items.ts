import type { GroceryNeedView } from '@larder/api-client/menus';
import { newId } from './new-id';

export type ListItemSources = GroceryNeedView['sources'];

/** An item of a list that is being edited. */
export interface EditedItem {
  id: string;
  text: string;
  aisle: GroceryNeedView['aisle'];
  sources: ListItemSources;
  /** Written or changed by hand, so that no newly made list may take it away. */
  isOwn: boolean;
}

/** What was deleted last, and where it was. */
export interface DeletedItem {
  item: EditedItem;
  index: number;
}

type Origin = Pick<EditedItem, 'id' | 'text' | 'aisle' | 'sources'>;

/** Rules of an editable grocery list; pure. */
export const listItems = {
  from: (items: readonly Origin[]): EditedItem[] =>
    items.map(({ id, text, aisle, sources }) => ({ id, text, aisle, sources, isOwn: false })),

  texts: (items: readonly Pick<EditedItem, 'text'>[]): string[] => items.map(({ text }) => text),

  /** Adds a trimmed item at the end; what is empty is not added. */
  add(items: readonly EditedItem[], text: string): EditedItem[] {
    const trimmed = text.trim();
    if (!trimmed) return [...items];
    const id = newId();
    return [...items, { id, text: trimmed, aisle: null, sources: [], isOwn: true }];
  },

  /** Commits an edit; an item that was emptied keeps what it said before. */
  edit: (items: readonly EditedItem[], id: string, text: string): EditedItem[] =>
    items.map((item) =>
      item.id === id && text.trim() && text.trim() !== item.text
        ? { ...item, text: text.trim(), isOwn: true }
        : item,
    ),

  remove: (items: readonly EditedItem[], id: string): EditedItem[] =>
    items.filter((item) => item.id !== id),

  restore: (items: readonly EditedItem[], { item, index }: DeletedItem): EditedItem[] => [
    ...items.slice(0, index),
    item,
    ...items.slice(index),
  ],

  /** Puts an item where another one is; past either end it stays. */
  move(items: readonly EditedItem[], id: string, to: number): EditedItem[] {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return [...items];
    const others = items.filter((other) => other !== item);
    return [...others.slice(0, to), item, ...others.slice(to)];
  },

  /** A newly made list with what was written by hand behind it. */
  replaceMade: (items: readonly EditedItem[], made: readonly Origin[]): EditedItem[] => [
    ...listItems.from(made),
    ...items.filter(({ isOwn }) => isOwn),
  ],
};
