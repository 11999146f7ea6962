import type { Outbox } from './outbox';

const none: Outbox = [];

let current = none;
const listeners = new Set<() => void>();

/**
 * The person's changes that have not reached the backend; shared by the outbox, which is loaded when it is needed, and
 * the components that show it.
 */
export const waitingChanges = {
  get: (): Outbox => current,
  atBuild: (): Outbox => none,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (outbox: Outbox): void => {
    current = outbox.length === 0 ? none : outbox;
    for (const listener of listeners) listener();
  },
};

let elsewhere = 0;

/** How many changes wait among those that remotes keep and send themselves, such as ticks and drafts. */
export const waitingElsewhere = {
  get: (): number => elsewhere,
  atBuild: (): number => 0,
  set: (count: number): void => {
    if (count === elsewhere) return;
    elsewhere = count;
    for (const listener of listeners) listener();
  },
};

const hintAt = (person: string): string => `larder:waiting:${person}`;

/** Whether a person's outbox may hold something, without opening it; true if that is unknown. */
export function mayWait(person: string): boolean {
  try {
    return localStorage.getItem(hintAt(person)) !== null;
  } catch {
    return true;
  }
}

/** Remembers for the next visit whether the outbox has to be opened. */
export function noteWaiting(person: string, count: number): void {
  try {
    if (count > 0) localStorage.setItem(hintAt(person), String(count));
    else localStorage.removeItem(hintAt(person));
  } catch {
    // Without storage the outbox is opened at every visit.
  }
}
