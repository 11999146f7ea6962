import { errorMessage, isApiError } from '@larder/api-client';
import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { applyOperations } from '@larder/culinary';
import { deleteUnlessUndone, useOnline, useSession, useUnsavedDrafts } from '@larder/shell-sdk';
import { useDeleted } from '@larder/ui';
import { useEffect } from 'react';
import { editedListKind } from './edited-list-draft';
import { forgetDeletedLists, keptLists } from './kept-lists';
import {
  summaryFields,
  useDeleteGroceryListMutation,
  useGetGroceryListsQuery,
} from './saved-grocery-lists.api';
import { useWaitingOperations } from './shopping-queues';

/** Names a list as something that can be deleted. */
const keyOf = (id: string): string => `list ${id}`;

/** The lists kept on the device, including local changes. */
const keptSummaries = (userId: string): GroceryListSummaryView[] =>
  keptLists(userId).map(({ list, waiting }) =>
    summaryFields({ ...list, items: applyOperations(list.items, waiting) }),
  );

/** The saved lists, from the device while the server cannot be reached, and the unsaved changes to them. */
export function useSavedLists() {
  const { data, isLoading, isFetching, error, refetch } = useGetGroceryListsQuery();
  const [deleteGroceryList] = useDeleteGroceryListMutation();
  const userId = useSession().user?.id ?? '';
  useWaitingOperations();
  const online = useOnline();
  const isCutOff = !online || (isApiError(error) && error.status === 0);
  const kept = isCutOff ? keptSummaries(userId) : [];
  const known = data
    ? data.lists.map(
        (list) => kept.find(({ id, version }) => id === list.id && version >= list.version) ?? list,
      )
    : kept.length > 0
      ? kept
      : null;
  const isDeleted = useDeleted();
  const lists = known?.filter(({ id }) => !isDeleted(keyOf(id))) ?? null;
  const hidden = known && lists ? known.length - lists.length : 0;

  useEffect(() => {
    if (data && online) forgetDeletedLists(userId, new Set(data.lists.map(({ id }) => id)));
  }, [data, online, userId]);

  const { unsaved, discard } = useUnsavedDrafts();
  const edited = unsaved.filter(({ kind }) => kind === editedListKind);
  const draftOf = (id: string) => edited.find(({ originId }) => originId === id);

  const remove = ({ id }: GroceryListSummaryView): void =>
    deleteUnlessUndone({
      keys: [keyOf(id)],
      done: copy.grocery.deleted,
      failed: copy.grocery.deleteFailed,
      send: async () => {
        await deleteGroceryList({ id }).unwrap();
        const draft = draftOf(id);
        if (draft) discard(draft);
      },
    });

  return {
    /** Null until something is known about them. */
    lists,
    /** How many are saved, and how many may be. */
    slots: data && { used: data.listCount - hidden, limit: data.listLimit },
    isLoading,
    isFetching,
    /** The sentence of the failure that leaves nothing to show; null when there was none. */
    failure: error && !lists ? errorMessage(error, copy.grocery.loadFailed) : null,
    refetch,
    isCutOff,
    hasDraft: (id: string): boolean => draftOf(id) !== undefined,
    /** Unsaved changes to lists that no longer exist. */
    lost:
      data && !isCutOff && !isFetching
        ? edited.filter(({ originId }) => data.lists.every(({ id }) => id !== originId))
        : [],
    remove,
  };
}
