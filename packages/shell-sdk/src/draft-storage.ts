/** Increment when the shape of `StoredDraft` changes; a build ignores entries it cannot read. */
const storageFormat = 1;

/** Where a draft is kept: its owner, its kind and its key. */
export interface DraftPlace {
  person: string;
  kind: string;
  key: string;
}

/**
 * A draft as stored in the browser. Fields needed for listing are outside the content, which only its kind can read.
 */
export interface StoredDraft {
  /** Version of the content, defined by its kind. */
  version: number;
  title: string;
  /** Whether it differs from the saved item. */
  changed: boolean;
  /** When it was last written, in milliseconds. */
  changedAt: number;
  content: unknown;
  /** The remote that sends it, if it was saved without a network and still waits. */
  sentBy?: string;
  /** The saved item that it changes, as it was when opened. */
  origin: { id: string; version: number | null; content: unknown } | null;
}

const draftPrefix = 'larder:draft:';
const openPrefix = 'larder:open-draft:';

// Ids contain no colons, so nobody's prefix is the start of another's.
const personPrefix = (person: string): string => `${draftPrefix}${person}:`;
const kindPrefix = (person: string, kind: string): string => `${personPrefix(person)}${kind}:`;
const addressOf = ({ person, kind, key }: DraftPlace): string => kindPrefix(person, kind) + key;
const openAddress = (person: string, kind: string): string => `${openPrefix}${person}:${kind}`;

/** Drafts the browser refused to store, for as long as the page is open. */
const unkept = new Map<string, string | null>();
const listeners = new Set<() => void>();

function told(): void {
  for (const listener of listeners) listener();
}

function read(address: string, storage: () => Storage = () => localStorage): string | null {
  const held = unkept.get(address);
  if (held !== undefined) return held;
  try {
    return storage().getItem(address);
  } catch {
    return null;
  }
}

function write(address: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(address);
    else localStorage.setItem(address, value);
    unkept.delete(address);
  } catch {
    // Storage is full or unavailable: the draft lasts as long as the page, and the screen can say so.
    unkept.set(address, value);
  }
}

function addresses(prefix: string): string[] {
  const found = new Set<string>();
  try {
    for (const address of Object.keys(localStorage)) {
      if (address.startsWith(prefix)) found.add(address);
    }
  } catch {
    // Without storage there are only this page's.
  }
  for (const [address, value] of unkept) {
    if (address.startsWith(prefix) && value !== null) found.add(address);
    else found.delete(address);
  }
  return [...found].sort();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOrigin(value: unknown): value is StoredDraft['origin'] {
  return (
    value === null ||
    (isRecord(value) &&
      typeof value['id'] === 'string' &&
      (value['version'] === null || typeof value['version'] === 'number'))
  );
}

function parse(raw: string | null): StoredDraft | null {
  if (raw === null) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (!isRecord(stored) || stored['format'] !== storageFormat || !isOrigin(stored['origin'])) {
      return null;
    }
    const { version, title, changed, changedAt } = stored;
    const isComplete =
      typeof version === 'number' &&
      typeof title === 'string' &&
      typeof changed === 'boolean' &&
      typeof changedAt === 'number';
    return isComplete ? (stored as unknown as StoredDraft) : null;
  } catch {
    return null;
  }
}

/** The draft at a key; null when there is none or it cannot be read. */
export function readDraft(place: DraftPlace): StoredDraft | null {
  return parse(read(addressOf(place)));
}

/** Whether there is an entry at a key, readable or not. */
export function isTaken(place: DraftPlace): boolean {
  return read(addressOf(place)) !== null;
}

/** Whether the draft at a key outlives the page. */
export function isKept(place: DraftPlace): boolean {
  return !unkept.has(addressOf(place));
}

/** Stores a draft in the browser; if that fails, in memory. */
export function writeDraft(place: DraftPlace, draft: StoredDraft): void {
  write(addressOf(place), JSON.stringify({ format: storageFormat, ...draft }));
  told();
}

/** Removes a draft. */
export function removeDraft(place: DraftPlace): void {
  write(addressOf(place), null);
  told();
}

/** All readable drafts of a person, of one kind or of all. */
export function draftsOf(
  person: string,
  kind?: string,
): { place: DraftPlace; draft: StoredDraft }[] {
  const prefix = kind === undefined ? personPrefix(person) : kindPrefix(person, kind);
  return addresses(prefix).flatMap((address) => {
    const [found = '', ...key] = address.slice(personPrefix(person).length).split(':');
    const draft = parse(read(address));
    return draft ? [{ place: { person, kind: found, key: key.join(':') }, draft }] : [];
  });
}

/** Which draft of a kind is in this tab's editor, or was in the most recently used one. */
export function readOpenKey(person: string, kind: string): string | null {
  const address = openAddress(person, kind);
  return read(address, () => sessionStorage) ?? read(address);
}

/** Opens a draft in this tab's editor and in those of future tabs. */
export function writeOpenKey(person: string, kind: string, key: string): void {
  const address = openAddress(person, kind);
  try {
    sessionStorage.setItem(address, key);
    localStorage.setItem(address, key);
    unkept.delete(address);
  } catch {
    unkept.set(address, key);
  }
  told();
}

/** Pins the draft this tab shows, unless already pinned, so that another tab opening one does not change it. */
export function pinOpenKey(person: string, kind: string, key: string): void {
  const address = openAddress(person, kind);
  try {
    if (sessionStorage.getItem(address) === null) sessionStorage.setItem(address, key);
  } catch {
    // Without storage there is no other tab to follow.
  }
}

/** All of a person's drafts as one string that stays equal as long as nothing changes. */
export function fingerprintOf(person: string, kind?: string): string {
  const prefix = kind === undefined ? personPrefix(person) : kindPrefix(person, kind);
  const kept = addresses(prefix);
  const kinds =
    kind === undefined
      ? new Set(kept.map((address) => address.slice(prefix.length).split(':')[0] ?? ''))
      : [kind];
  const open = [...kinds].map((one) => readOpenKey(person, one));
  return JSON.stringify([
    open,
    kept.map((address) => [address, unkept.has(address), read(address)]),
  ]);
}

/** Calls back whenever drafts change, in this tab or another; returns the unsubscribe function. */
export function onDraftsChanged(listener: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(draftPrefix)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}

/** Removes every draft of a person from this device. */
export function forgetDrafts(person: string): void {
  for (const address of addresses(personPrefix(person))) write(address, null);
  const isTheirs = (address: string): boolean => address.startsWith(`${openPrefix}${person}:`);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const address of Object.keys(storage())) {
        if (isTheirs(address)) storage().removeItem(address);
      }
    } catch {
      // If storage is unavailable, nothing was kept.
    }
  }
  for (const address of [...unkept.keys()]) {
    if (isTheirs(address) || unkept.get(address) === null) unkept.delete(address);
  }
  told();
}
