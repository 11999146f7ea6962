import { errorMessage, isApiError } from '@larder/api-client';
import type { GroceryListOperation, GroceryListView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { mostListItems } from '@larder/culinary';
import { notify, useAppDispatch, useDrafts, useOnline, useSession } from '@larder/shell-sdk';
import { useCallback, useEffect, useEffectEvent, useState, type SetStateAction } from 'react';
import { listItems, type EditedItem } from '../../shared/list-items';
import { editedLists, openedList, type EditedList } from './edited-list-draft';
import { operationsBetween } from './list-changes';
import { changeList } from './shopping-queues';
import {
  useLazyGetGroceryListQuery,
  useOperateOnGroceryListMutation,
  useUpdateGroceryListMutation,
} from './saved-grocery-lists.api';

const largestBatch = 100;

/** Saves an edited list. If someone else has changed it meanwhile, both changes are kept. */
function useSaveList(): {
  save: (
    id: string,
    version: number | undefined,
    edited: EditedList,
    isRenamed: boolean,
  ) => Promise<GroceryListView | undefined>;
  isSaving: boolean;
} {
  const [updateGroceryList, update] = useUpdateGroceryListMutation();
  const [operateOnGroceryList, operate] = useOperateOnGroceryListMutation();
  const [loadGroceryList] = useLazyGetGroceryListQuery();
  const save = async (
    id: string,
    version: number | undefined,
    { name, before, items }: EditedList,
    isRenamed: boolean,
  ): Promise<GroceryListView | undefined> => {
    const list_name = isRenamed ? name.trim() : undefined;
    const groceryListUpdateBody = { list_data: listItems.texts(items), list_name, version };
    try {
      return await updateGroceryList({ id, groceryListUpdateBody }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'grocery_list_changed') throw error;
      const operations = operationsBetween(before, items);
      let saved: GroceryListView | undefined;
      for (let at = 0; at < operations.length; at += largestBatch) {
        const batch = operations.slice(at, at + largestBatch) as GroceryListOperation[];
        saved = await operateOnGroceryList({
          id,
          groceryListOperationsBody: { operations: batch },
        }).unwrap();
      }
      if (list_name === undefined) return saved;
      const { list_data, version: latest } = saved ?? (await loadGroceryList({ id }).unwrap());
      return updateGroceryList({
        id,
        groceryListUpdateBody: { list_data, list_name, version: latest },
      }).unwrap();
    }
  };
  return { save, isSaving: update.isLoading || operate.isLoading };
}

/** Without a connection, changes to the lines of a list wait on this device; a new name does not. */
function useKeptChanges(list: GroceryListView) {
  const dispatch = useAppDispatch();
  const userId = useSession().user?.id ?? '';
  const isOnline = useOnline();
  // What may have arrived already must not be made again in another way.
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  return {
    noteFailure: (error: unknown): void => {
      if (isApiError(error) && error.status === 0) setMayHaveArrived(true);
    },
    mayKeep: !isOnline && !mayHaveArrived,
    keep: ({ before, items }: EditedList): void =>
      changeList(dispatch, userId, list, operationsBetween(before, items)),
  };
}

/** A saved list in the editor: its draft, saving it, and leaving it. */
export function useEditedList(list: GroceryListView, onClose: () => void) {
  const { draft, isChanged, isKept, change, edit, takeSaved, saved, discard } =
    useDrafts(editedLists);
  const [isResumed, setIsResumed] = useState<boolean | null>(null);
  const open = useEffectEvent(() => setIsResumed(edit(openedList(list)) === 'resumed'));
  useEffect(() => open(), []);
  const setItems = useCallback(
    (next: SetStateAction<EditedItem[]>) =>
      change((before) => {
        const items = typeof next === 'function' ? next(before.items) : next;
        return items === before.items ? before : { ...before, items };
      }),
    [change],
  );
  const setNewItem = (text: string): void =>
    change((before) => (before.newItem === text ? before : { ...before, newItem: text }));
  const setName = (name: string): void => {
    setNameMissing(false);
    change((before) => ({ ...before, name }));
  };
  const { name, items, newItem } = draft.content;
  const [nameMissing, setNameMissing] = useState(false);
  const isOpen = isResumed !== null && draft.origin?.id === list.id;
  const { save, isSaving } = useSaveList();
  const { noteFailure, mayKeep, keep } = useKeptChanges(list);
  const [isLeaving, setIsLeaving] = useState(false);
  const isTooLong = items.length > mostListItems;
  const leave = (): void => {
    if (isSaving) return;
    // Leaving a field commits its text.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
      activeElement.blur();
    }
    setIsLeaving(true);
  };
  const giveUp = (): void => {
    if (isOpen) discard(draft.key);
    onClose();
  };
  const leaveUnchanged = useEffectEvent(() => {
    if (!isChanged) giveUp();
  });
  useEffect(() => {
    if (isLeaving) leaveUnchanged();
  }, [isLeaving]);
  const saveChanges = async (): Promise<void> => {
    if (name.trim() === '') return setNameMissing(true);
    // Text still in a field was meant for the list.
    const content: EditedList = {
      ...draft.content,
      items: listItems.add(listItems.commit(items), newItem),
      newItem: '',
    };
    change(() => content);
    const isRenamed = name.trim() !== list.list_name;
    if (mayKeep && !isRenamed) {
      keep(content);
      saved({ key: draft.key, content }, { id: list.id, version: null });
      notify.success(copy.grocery.keptUntilOnline);
      return onClose();
    }
    try {
      const version = draft.origin?.version ?? undefined;
      const answer = await save(list.id, version, content, isRenamed);
      saved({ key: draft.key, content }, { id: list.id, version: answer?.version ?? null });
      notify.success(copy.grocery.updated);
      onClose();
    } catch (error) {
      noteFailure(error);
      notify.error(errorMessage(error, copy.grocery.updateFailed));
    }
  };
  return {
    name,
    setName,
    nameMissing,
    items,
    setItems,
    newItem,
    setNewItem,
    isOpen,
    isKept,
    /** Whether it shows unsaved changes from an earlier visit. */
    isResumed: isResumed === true && isChanged,
    takeSaved: () => takeSaved(draft.key, openedList(list)),
    isTooLong,
    isSaving,
    saveChanges,
    leave,
    /** Whether to ask before unsaved changes are discarded. */
    asksToLeave: isLeaving && isChanged,
    stay: () => setIsLeaving(false),
    giveUp,
  };
}
