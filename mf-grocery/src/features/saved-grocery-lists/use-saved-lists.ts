import { errorMessage, isApiError } from '@larder/api-client';
import type { GroceryListSummaryView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { applyOperations } from '@larder/culinary';
import { notify, useOnline, useSession, useUnsavedDrafts } from '@larder/shell-sdk';
import { useEffect } from 'react';
import { editedListKind } from './edited-list-draft';
import { forgetDeletedLists, keptLists } from './kept-lists';
import {
  summaryFields,
  useDeleteGroceryListMutation,
  useGetGroceryListsQuery,
} from './saved-grocery-lists.api';
import { useWaitingOperations } from './shopping-queues';

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
  const lists = data
    ? data.lists.map(
        (list) => kept.find(({ id, version }) => id === list.id && version >= list.version) ?? list,
      )
    : kept.length > 0
      ? kept
      : null;

  useEffect(() => {
    if (data && online) forgetDeletedLists(userId, new Set(data.lists.map(({ id }) => id)));
  }, [data, online, userId]);

  const { unsaved, discard } = useUnsavedDrafts();
  const edited = unsaved.filter(({ kind }) => kind === editedListKind);
  const draftOf = (id: string) => edited.find(({ originId }) => originId === id);

  const remove = async (list: GroceryListSummaryView): Promise<void> => {
    try {
      await deleteGroceryList({ id: list.id }).unwrap();
      notify.success(copy.grocery.deleted);
      const draft = draftOf(list.id);
      if (draft) discard(draft);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.grocery.deleteFailed));
    }
  };

  return {
    /** Null until something is known about them. */
    lists,
    /** How many are saved, and how many may be. */
    slots: data && { used: data.listCount, limit: data.listLimit },
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
