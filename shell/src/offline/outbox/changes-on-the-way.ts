import type { ApiRequest } from '@larder/api-client';

/** A change that is neither answered nor in the outbox yet, which its page may not live to see. */
export interface ChangeOnTheWay {
  /** Also its idempotency key. */
  id: string;
  method: string;
  url: string;
  body?: unknown;
}

const placeOf = (person: string): string => `larder:changes:${person}`;

function read(person: string): ChangeOnTheWay[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(stored) ? (stored as ChangeOnTheWay[]) : [];
  } catch {
    return [];
  }
}

function write(person: string, changes: readonly ChangeOnTheWay[]): void {
  try {
    if (changes.length > 0) localStorage.setItem(placeOf(person), JSON.stringify(changes));
    else localStorage.removeItem(placeOf(person));
  } catch {
    // Then only a page that stays open repeats it.
  }
}

/** Those that this page takes care of. */
const ours = new Set<string>();

const lockOf = (id: string): string => `larder:change:${id}`;

/**
 * Notes a change before anything else, because a page that is being closed has time for nothing else: the outbox itself is loaded and
 * opened first. Returns what forgets it, once it has been answered or waits in the outbox.
 */
export function noteChange(
  person: string,
  id: string,
  { method = 'GET', url, body }: ApiRequest,
): () => void {
  ours.add(id);
  write(person, [...read(person), { id, method, url, ...(body !== undefined && { body }) }]);
  let release = (): void => {};
  // Other tabs wait for it, until this page has finished or is gone.
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(lockOf(id), () => held);
  return () => {
    forget(person, id);
    release();
  };
}

function forget(person: string, id: string): void {
  write(
    person,
    read(person).filter((one) => one.id !== id),
  );
}

/**
 * Calls `repeat` with each change that a page was making when it was closed, and with those of other tabs if they are closed before
 * they have finished. What it is called with is forgotten when it resolves with true.
 */
export function repeatChanges(
  person: string,
  repeat: (change: ChangeOnTheWay) => Promise<boolean>,
): void {
  for (const { id } of read(person)) {
    if (ours.has(id)) continue;
    ours.add(id);
    void whenLeft(id, async () => {
      // The tab that made it, or another one, may have finished it meanwhile.
      const change = read(person).find((one) => one.id === id);
      if (change && (await repeat(change))) forget(person, id);
      else ours.delete(id);
    });
  }
}

async function whenLeft(id: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks?.request(lockOf(id), work) ?? work());
}

/** Forgets all of a person's, with the account. */
export const forgetChanges = (person: string): void => write(person, []);
