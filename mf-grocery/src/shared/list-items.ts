import type { GroceryNeedView } from '@larder/api-client/menus';
import {
  isEdited,
  lineOf,
  type GroceryNeed,
  type LineInTheMaking,
  type Purchase,
} from '@larder/culinary';
import { newId } from '@larder/shell-sdk';

/** An item of a list being edited. */
export interface EditedItem extends LineInTheMaking {
  /** Uncommitted text in its field. */
  typing?: string;
}

/** A deleted item, and its position. */
interface DeletedItem {
  item: EditedItem;
  index: number;
}

type Origin = Pick<EditedItem, 'id' | 'text' | 'sources'> & Pick<GroceryNeedView, 'aisle'>;

const written = (origin: Origin): EditedItem => ({
  id: origin.id,
  text: origin.text,
  aisle: origin.aisle,
  sources: origin.sources,
  need: null,
  fromPantry: false,
  isTicked: false,
  note: null,
});

const changing =
  (items: readonly EditedItem[], id: string) =>
  (change: (item: EditedItem) => EditedItem): EditedItem[] =>
    items.map((item) => (item.id === id ? change(item) : item));

const committed = ({ typing: _, ...item }: EditedItem): EditedItem => item;

/** An item with a new text; an emptied one keeps its old text. */
function saying(item: EditedItem, text: string): EditedItem {
  const said = text.trim() || item.text;
  return { ...committed(item), text: said, note: said === item.need?.text ? null : item.note };
}

/** Pure rules of an editable grocery list. */
export const listItems = {
  from: (items: readonly Origin[]): EditedItem[] => items.map(written),

  made: (need: GroceryNeed): EditedItem => lineOf(newId(), need),

  texts: (items: readonly Pick<EditedItem, 'text'>[]): string[] => items.map(({ text }) => text),

  /** Appends a trimmed item; an empty one is not added. */
  add(this: void, items: readonly EditedItem[], text: string): EditedItem[] {
    const trimmed = text.trim();
    if (!trimmed) return [...items];
    return [...items, written({ id: newId(), text: trimmed, aisle: null, sources: [] })];
  },

  /** Stores the text being typed; null clears it. */
  type: (items: readonly EditedItem[], id: string, text: string | null): EditedItem[] =>
    changing(items, id)((item) => (text === null ? committed(item) : { ...item, typing: text })),

  /** Commits an edit; an emptied item keeps its old text. */
  edit: (items: readonly EditedItem[], id: string, text: string): EditedItem[] =>
    changing(items, id)((item) => saying(item, text)),

  /** Commits whatever is still being typed. */
  commit: (items: readonly EditedItem[]): EditedItem[] =>
    items.map((item) => (item.typing === undefined ? item : saying(item, item.typing))),

  tick: (items: readonly EditedItem[], id: string): EditedItem[] =>
    changing(items, id)((item) => ({ ...item, isTicked: !item.isTicked })),

  /** Resolves an edited item whose needed amount has changed: takes the new amount, or keeps the edit. */
  decide: (items: readonly EditedItem[], id: string, choice: 'take' | 'keep'): EditedItem[] =>
    changing(
      items,
      id,
    )((item) => ({
      ...item,
      note: null,
      text: choice === 'take' && item.need ? item.need.text : item.text,
    })),

  remove: (items: readonly EditedItem[], id: string): EditedItem[] =>
    items.filter((item) => item.id !== id),

  restore: (items: readonly EditedItem[], { item, index }: DeletedItem): EditedItem[] => [
    ...items.slice(0, index),
    item,
    ...items.slice(index),
  ],

  /** Moves an item to another's position; past either end it stays. */
  move(items: readonly EditedItem[], id: string, to: number): EditedItem[] {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return [...items];
    const others = items.filter((other) => other !== item);
    return [...others.slice(0, to), item, ...others.slice(to)];
  },
};

/** How an item is bought; null for what somebody wrote. */
export function purchaseOfItem(item: EditedItem): Purchase | null {
  return (!isEdited(item) && item.need?.purchase) || null;
}

/** Whether what was stored can be edited. */
export function isEditedItem(value: unknown): value is EditedItem {
  const item = value as EditedItem | null;
  return (
    typeof item?.id === 'string' &&
    typeof item.text === 'string' &&
    Array.isArray(item.sources) &&
    (item.need === null || typeof item.need?.food === 'string')
  );
}
