import type { GroceryListsView, GroceryListView } from '@larder/api-client/grocery-lists';
import type { OfflineData } from '@larder/shell-sdk';
import { offlineWrites } from './offline-writes';

const mostLists = 50;

/** Lets the saved lists be ticked off in a shop without reception. */
export const offlineData: OfflineData = {
  writes: offlineWrites,
  collections: () => [{ url: '/grocery-lists' }],
  referredTo: ({ url }, data) => {
    if (url !== '/grocery-lists') return [];
    return (data as GroceryListsView).lists.slice(0, mostLists).map(({ id, version }) => ({
      question: { url: `/grocery-lists/${id}` },
      isCurrent: (kept) => (kept as GroceryListView).version === version,
    }));
  },
};
