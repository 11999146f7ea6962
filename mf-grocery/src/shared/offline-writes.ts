import type {
  GroceryListCreateBody,
  GroceryListsView,
  GroceryListView,
} from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import type { OfflineWrite, Write } from '@larder/shell-sdk';

const listsUrl = '/grocery-lists';

/** A list that was saved without a network. Its lines are named by their places until the backend has named them. */
function listOf({ body, id = '' }: Write): GroceryListView {
  const { listName, ingredients } = body as GroceryListCreateBody;
  return {
    id: String(id),
    list_name: listName,
    created_at: new Date().toISOString(),
    list_data: ingredients,
    version: 1,
    items: [],
    checks: [],
  };
}

const withLists = (
  view: GroceryListsView,
  change: (lists: GroceryListsView['lists']) => GroceryListsView['lists'],
): GroceryListsView => {
  const lists = change(view.lists);
  return { ...view, lists, listCount: lists.length };
};

/** How saved and deleted lists wait for a network. What is done to their lines has its own queue, which merges. */
export const offlineWrites: Record<string, OfflineWrite> = {
  'POST /grocery-lists': {
    creates: 'uuid',
    label: ({ body }) => copy.grocery.waitingList((body as GroceryListCreateBody).listName),
    answer: ({ id }) => ({ id, message: copy.grocery.saved }),
    shows: ({ url }, data, write) => {
      if (url !== listsUrl || !data) return data;
      const { items: _, checks: __, ...summary } = listOf(write);
      return withLists(data as GroceryListsView, (lists) => [
        { ...summary, ticked_count: 0 },
        ...lists,
      ]);
    },
  },
  'DELETE /grocery-lists/:id': {
    label: () => copy.grocery.waitingDeletion,
    shows: ({ url }, data, { ids }) =>
      url === listsUrl && data
        ? withLists(data as GroceryListsView, (lists) => lists.filter(({ id }) => id !== ids[0]))
        : data,
  },
};
