const belongsTo = (person: string): RegExp =>
  new RegExp(`^larder\\.[^.]+\\.${person.replaceAll(/[^\w-]/g, '\\$&')}\\.`);

const ownerIn = /^larder\.[^.]+\.([^.]+)\./;

/** What waits in an entry, with the remote that sends it, if the entry names one; undefined if nothing waits. */
function waitingIn(value: string | null): { sentBy?: string; count: number } | undefined {
  try {
    const { waiting, sentBy } = JSON.parse(value ?? '') as { waiting?: unknown; sentBy?: unknown };
    if (!Array.isArray(waiting) || waiting.length === 0) return undefined;
    const count = waiting.length;
    return typeof sentBy === 'string' ? { sentBy, count } : { count };
  } catch {
    return undefined;
  }
}

function waitingOf(person: string) {
  try {
    const isTheirs = belongsTo(person);
    const own = Object.keys(localStorage).filter((key) => isTheirs.test(key));
    return own.flatMap((key) => waitingIn(localStorage.getItem(key)) ?? []);
  } catch {
    return [];
  }
}

/** The remotes that send what waits on this device for a person. */
export const remotesThatWait = (person: string): string[] =>
  waitingOf(person).flatMap(({ sentBy }) => sentBy ?? []);

/** How many changes of a person wait, whichever remote sends them. */
export const changesThatWait = (person: string): number =>
  waitingOf(person).reduce((sum, { count }) => sum + count, 0);

/**
 * Deletes what remotes keep about a person in local storage, under `larder.<what>.<person>.<which>`, except anything still
 * `waiting` to be sent to the backend.
 */
export function forgetOnDevice(person: string): void {
  try {
    const isTheirs = belongsTo(person);
    for (const key of Object.keys(localStorage)) {
      if (isTheirs.test(key) && !waitingIn(localStorage.getItem(key))) localStorage.removeItem(key);
    }
  } catch {
    // If storage is unavailable, nothing was kept.
  }
}

/** Deletes what remotes keep about anyone but this person, as `forgetOnDevice` does for one. */
export function forgetOthersOnDevice(person: string): void {
  try {
    const owners = Object.keys(localStorage).map((key) => ownerIn.exec(key)?.[1]);
    for (const owner of new Set(owners)) {
      if (owner !== undefined && owner !== person) forgetOnDevice(owner);
    }
  } catch {
    // If storage is unavailable, nothing was kept.
  }
}
