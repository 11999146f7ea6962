import { isApiError, readToken } from '@larder/api-client';
import type { GroceryListOperation, GroceryListView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import type { ListOperation } from '@larder/culinary';
import { decodeUser, notify, useAppDispatch, useOnline, useSession } from '@larder/shell-sdk';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { forgetListsOfOthers, keptListStore, keptLists, onKeptElsewhere } from './kept-lists';
import { OperationQueue, type Delivery, type QueueView } from './operation-queue';
import {
  knownListOf,
  operateOnGroceryList,
  useGetGroceryListQuery,
} from './saved-grocery-lists.api';

type Dispatch = ReturnType<typeof useAppDispatch>;

const betweenLooks = 5000;

/** One queue per list while the app is open: pending changes are sent from any page, until the person logs out. */
const queues = new WeakMap<Dispatch, Map<string, OperationQueue>>();

function deliveryOf(error: unknown): Delivery {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404) return { gone: copy.grocery.listGone };
  // A network error, a server error, rate limiting or an ended session is not a response to the change itself.
  const isFinal = status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status);
  return isFinal ? { refused: copy.grocery.updateFailed } : 'unreachable';
}

async function deliver(
  dispatch: Dispatch,
  userId: string,
  id: string,
  operations: readonly ListOperation[],
): Promise<Delivery> {
  const token = readToken();
  // Never on behalf of someone else who has logged in meanwhile.
  if (!token || decodeUser(token)?.id !== userId) return 'signed-out';
  const groceryListOperationsBody = { operations: [...operations] as GroceryListOperation[] };
  try {
    const call = operateOnGroceryList.initiate({ id, groceryListOperationsBody });
    return { list: knownListOf(await dispatch(call).unwrap()) };
  } catch (error) {
    return deliveryOf(error);
  }
}

function queueOf(dispatch: Dispatch, userId: string, listId: string): OperationQueue {
  const ofApp = queues.get(dispatch) ?? new Map<string, OperationQueue>();
  queues.set(dispatch, ofApp);
  const key = `${userId} ${listId}`;
  const queue =
    ofApp.get(key) ??
    new OperationQueue({
      store: keptListStore(userId, listId),
      send: (operations) => deliver(dispatch, userId, listId, operations),
      onRefused: (message) => notify.error(message),
    });
  ofApp.set(key, queue);
  return queue;
}

/** Changes a list as if it was being shopped with: kept on this device, sent in time, and merged with what others do to it. */
export function changeList(
  dispatch: Dispatch,
  userId: string,
  list: GroceryListView,
  operations: readonly ListOperation[],
): void {
  const queue = queueOf(dispatch, userId, list.id);
  queue.accept(knownListOf(list));
  queue.push(...operations);
}

/** [OFF-4] Sends what waits on this device, without its page. */
export async function sendWaitingOperations(userId: string, dispatch: Dispatch): Promise<void> {
  for (const { list, waiting } of keptLists(userId)) {
    if (waiting.length > 0) await queueOf(dispatch, userId, list.id).flush();
  }
}

/** Sends changes made offline, now and whenever the device is online again. */
export function useWaitingOperations(): void {
  const dispatch = useAppDispatch();
  const userId = useSession().user?.id ?? '';
  useEffect(() => {
    forgetListsOfOthers(userId);
    const sendAll = () => void sendWaitingOperations(userId, dispatch);
    sendAll();
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [dispatch, userId]);
}

function onShownOrHidden(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether polling makes sense: the page is visible and the device online. */
function useIsWatched(): boolean {
  const shown = useSyncExternalStore(onShownOrHidden, () => document.visibilityState !== 'hidden');
  const online = useOnline();
  return shown && online;
}

export interface ShoppingList {
  view: QueueView | null;
  /** Why the server's list is unavailable; the device's copy may still be shown. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  act: (...operations: ListOperation[]) => void;
}

/** A list while someone shops with it: the server's state plus local changes at once. */
export function useShoppingList(id: string): ShoppingList {
  const dispatch = useAppDispatch();
  const userId = useSession().user?.id ?? '';
  const queue = useMemo(() => queueOf(dispatch, userId, id), [dispatch, userId, id]);
  const isWatched = useIsWatched();
  const { data, error, isFetching, refetch } = useGetGroceryListQuery(
    { id },
    { pollingInterval: isWatched ? betweenLooks : 0, refetchOnMountOrArgChange: true },
  );
  const wasWatched = useRef(isWatched);
  useEffect(() => {
    // Someone who looks at the phone again sees at once what has changed.
    if (isWatched && !wasWatched.current) void refetch();
    wasWatched.current = isWatched;
  }, [isWatched, refetch]);
  useEffect(() => {
    if (data?.id === id) queue.accept(knownListOf(data));
  }, [queue, data, id]);
  useEffect(() => onKeptElsewhere(userId, id, () => queue.reread()), [queue, userId, id]);
  return {
    view: useSyncExternalStore(queue.subscribe, queue.view),
    error,
    isFetching,
    refetch: useCallback(() => void refetch(), [refetch]),
    act: useCallback((...operations) => queue.push(...operations), [queue]),
  };
}
