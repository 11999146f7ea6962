import type { GroceryListView } from '@larder/api-client/grocery-lists';
import { DraftStore, sameBy, useDrafts, type DraftOrigin } from '@larder/shell-sdk';
import { isEditedItem, listItems, type EditedItem } from '../../shared/list-items';

/** A saved list being edited. */
export interface EditedList {
  name: string;
  items: EditedItem[];
  /** The text in the new-item field. */
  newItem: string;
  /** The items as they were when the list was opened. */
  before: GroceryListView['items'];
}

export const editedListKind = 'saved-grocery-list';

const empty: EditedList = { name: '', items: [], newItem: '', before: [] };

export const editedLists = new DraftStore<EditedList>({
  name: editedListKind,
  version: 1,
  empty,
  read: (stored) => {
    const list = { ...empty, ...(stored as Partial<EditedList> | null) };
    const isUsable = Array.isArray(list.items) && Array.isArray(list.before);
    return isUsable && list.items.every(isEditedItem) ? list : null;
  },
  isSame: sameBy(({ name, items, newItem }) => [
    name.trim(),
    items.map(({ id, text, typing }) => [id, typing ?? text]),
    newItem.trim(),
  ]),
  titleOf: ({ name }) => name,
});

/** A saved list as the editor opens it. */
export const openedList = (list: GroceryListView): DraftOrigin<EditedList> => ({
  id: list.id,
  version: list.version,
  content: {
    name: list.list_name,
    items: listItems.from(list.items),
    newItem: '',
    before: list.items,
  },
});

/** The texts in the new-item fields, by list. */
const shoppingNotes = new DraftStore<Record<string, string>>({
  name: 'shopping-note',
  version: 1,
  empty: {},
  read: (stored) =>
    Object.values(stored ?? { no: null }).every((text) => typeof text === 'string')
      ? (stored as Record<string, string>)
      : null,
  isSame: sameBy((notes) => notes),
  titleOf: () => '',
});

/** Text being typed in the shop that is not on the list yet. */
export function useShoppingNote(listId: string): { text: string; onText: (text: string) => void } {
  const { draft, change } = useDrafts(shoppingNotes);
  return {
    text: draft.content[listId] ?? '',
    onText: (text) =>
      change(({ [listId]: before = '', ...others }) =>
        text === '' ? others : { ...others, [listId]: before === text ? before : text },
      ),
  };
}
