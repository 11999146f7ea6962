/** What the outcomes of calls say about the backend; that a browser is online says little about it. */
let isReached = true;
/** How often the backend has been heard from. */
let heard = 0;
/** Whether the last read that waited got no answer in time. */
let isSlow = false;
const listeners = new Set<() => void>();

/** For each query that shows a copy because no answer came, by its key: the time at which the copy was kept. */
let copies: ReadonlyMap<string, number> = new Map();

function announce(): void {
  for (const listener of listeners) listener();
}

export const reachability = {
  isReached: (): boolean => isReached,
  copies: (): ReadonlyMap<string, number> => copies,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A call has been answered, or not. */
export function noteReached(reached: boolean): void {
  isSlow = false;
  if (reached) heard += 1;
  if (reached === isReached) return;
  isReached = reached;
  announce();
}

/** How often the backend has been heard from so far. */
export const timesHeard = (): number => heard;

/** A read has waited in vain, and nothing else has been heard since `before` (`timesHeard`). */
export function noteSlow(before: number): void {
  isSlow ||= heard === before;
}

/** How long a read waits for an answer if a copy is kept, in milliseconds; less once somebody has waited in vain. */
export function patience(): number {
  if (!isReached) return 0;
  return isSlow ? 300 : 3_000;
}

/** A query shows a copy from this device; null when it shows an answer. */
export function noteCopy(query: string, keptAt: number | null): void {
  if ((copies.get(query) ?? null) === keptAt) return;
  const next = new Map(copies);
  if (keptAt === null) next.delete(query);
  else next.set(query, keptAt);
  copies = next;
  announce();
}
