import type { KeptList, KeptListStore } from './operation-queue';

const prefix = 'larder.grocery-list';
/** Tells the shell who sends what waits, whichever page is open. */
const sentBy = 'mf_grocery';

const placeOf = (userId: string, listId: string): string => `${prefix}.${userId}.${listId}`;

function readAt(place: string): KeptList | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as KeptList | null;
  } catch {
    return null;
  }
}

/** Copies that can be had again make room for what cannot. */
function makeRoom(): boolean {
  const copies = places().filter((place) => readAt(place)?.waiting.length === 0);
  for (const place of copies) localStorage.removeItem(place);
  return copies.length > 0;
}

function writeAt(place: string, kept: KeptList | null): void {
  if (!kept) return localStorage.removeItem(place);
  const text = JSON.stringify({ ...kept, sentBy });
  try {
    localStorage.setItem(place, text);
  } catch (error) {
    if (kept.waiting.length === 0 || !makeRoom()) throw error;
    localStorage.setItem(place, text);
  }
}

/** Where one list is stored on this device. What does not fit, or has no storage at all, lasts as long as the page. */
export function keptListStore(userId: string, listId: string): KeptListStore {
  const place = placeOf(userId, listId);
  let unstored: KeptList | null = null;
  return {
    read: () => unstored ?? readAt(place),
    write: (kept) => {
      unstored = null;
      try {
        writeAt(place, kept);
      } catch {
        unstored = kept;
      }
    },
    isStored: () => unstored === null,
  };
}

/** Calls `listener` when another tab changes what is kept of a list. Returns the unsubscribe function. */
export function onKeptElsewhere(userId: string, listId: string, listener: () => void): () => void {
  const place = placeOf(userId, listId);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === place) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(`${prefix}.`));
  } catch {
    return [];
  }
}

/** Everything that this device keeps of a person's lists. */
export function keptLists(userId: string): KeptList[] {
  return places()
    .filter((place) => place.startsWith(placeOf(userId, '')))
    .flatMap((place) => readAt(place) ?? []);
}

/** Deletes other people's lists from this device, except for changes not yet sent. */
export function forgetListsOfOthers(userId: string): void {
  for (const place of places()) {
    const isOwn = place.startsWith(placeOf(userId, ''));
    if (!isOwn && !readAt(place)?.waiting.length) localStorage.removeItem(place);
  }
}

/** Deletes lists that the person no longer has, except for changes not yet sent. */
export function forgetDeletedLists(userId: string, left: ReadonlySet<string>): void {
  for (const { list, waiting } of keptLists(userId)) {
    if (!left.has(list.id) && waiting.length === 0) keptListStore(userId, list.id).write(null);
  }
}
