/** Bump when the shape of `StoredDraft` changes; a build leaves alone what it cannot read. */
const storageFormat = 1;

/** Where a draft is kept: whose it is, what it is a draft of, and which one. */
export interface DraftPlace {
  person: string;
  kind: string;
  key: string;
}

/** One draft as the browser keeps it. What lists need stands outside the content, which only its kind can read. */
export interface StoredDraft {
  /** Version of the content, counted by its kind. */
  version: number;
  title: string;
  /** Whether it differs from what is saved. */
  changed: boolean;
  /** When it was last written, in milliseconds. */
  changedAt: number;
  content: unknown;
  /** The saved item that it changes, as it was when it was opened. */
  origin: { id: string; version: number | null; content: unknown } | null;
}

const draftPrefix = 'larder:draft:';
const openPrefix = 'larder:open-draft:';

// Ids hold no colons, so that nobody's prefix begins with somebody else's.
const personPrefix = (person: string): string => `${draftPrefix}${person}:`;
const kindPrefix = (person: string, kind: string): string => `${personPrefix(person)}${kind}:`;
const addressOf = ({ person, kind, key }: DraftPlace): string => kindPrefix(person, kind) + key;
const openAddress = (person: string, kind: string): string => `${openPrefix}${person}:${kind}`;

/** What the browser refused to keep, for as long as the page is open. */
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
    // The storage is full or closed to us: the draft lasts as long as the page, and the screen can say so.
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
    // Without storage there are only those of this page.
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

/** The draft at a place; null when there is none or it cannot be read. */
export function readDraft(place: DraftPlace): StoredDraft | null {
  return parse(read(addressOf(place)));
}

/** Whether anything lies at a place, be it readable or not. */
export function isTaken(place: DraftPlace): boolean {
  return read(addressOf(place)) !== null;
}

/** Whether the draft at a place outlives the page. */
export function isKept(place: DraftPlace): boolean {
  return !unkept.has(addressOf(place));
}

/** Keeps a draft in the browser; where that fails, in the page. */
export function writeDraft(place: DraftPlace, draft: StoredDraft): void {
  write(addressOf(place), JSON.stringify({ format: storageFormat, ...draft }));
  told();
}

/** Removes a draft. */
export function removeDraft(place: DraftPlace): void {
  write(addressOf(place), null);
  told();
}

/** Every readable draft of a person, of one kind or of all. */
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

/** Which draft of a kind is in this tab's editor, or was in the last one that was used. */
export function readOpenKey(person: string, kind: string): string | null {
  const address = openAddress(person, kind);
  return read(address, () => sessionStorage) ?? read(address);
}

/** Opens a draft in this tab's editor, and in those of the tabs to come. */
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

/** Remembers which draft this tab shows, unless it does already, so that another tab opening one does not change it. */
export function pinOpenKey(person: string, kind: string, key: string): void {
  const address = openAddress(person, kind);
  try {
    if (sessionStorage.getItem(address) === null) sessionStorage.setItem(address, key);
  } catch {
    // Without storage there is no other tab to follow.
  }
}

/** Everything about a person's drafts as one string, equal as long as nothing has changed. */
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

/** Calls back whenever drafts change, in this tab or another; returns how to stop. */
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

/** Removes every draft of a person from this device, as when the account is deleted. */
export function forgetDrafts(person: string): void {
  for (const address of addresses(personPrefix(person))) write(address, null);
  const isTheirs = (address: string): boolean => address.startsWith(`${openPrefix}${person}:`);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const address of Object.keys(storage())) {
        if (isTheirs(address)) storage().removeItem(address);
      }
    } catch {
      // Where storage is closed to us, nothing was kept.
    }
  }
  for (const address of [...unkept.keys()]) {
    if (isTheirs(address) || unkept.get(address) === null) unkept.delete(address);
  }
  told();
}
