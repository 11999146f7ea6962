const belongsTo = (person: string): RegExp =>
  new RegExp(`^larder\\.[^.]+\\.${person.replaceAll(/[^\w-]/g, '\\$&')}\\.`);

const ownerIn = /^larder\.[^.]+\.([^.]+)\./;

/** What waits in an entry: which remote sends it, if it says so; undefined when nothing waits. */
function waitingIn(value: string | null): { sentBy?: string } | undefined {
  try {
    const { waiting, sentBy } = JSON.parse(value ?? '') as { waiting?: unknown; sentBy?: unknown };
    if (!Array.isArray(waiting) || waiting.length === 0) return undefined;
    return typeof sentBy === 'string' ? { sentBy } : {};
  } catch {
    return undefined;
  }
}

/** The remotes that send what waits on this device for a person. */
export function remotesThatWait(person: string): string[] {
  try {
    const isTheirs = belongsTo(person);
    const own = Object.keys(localStorage).filter((key) => isTheirs.test(key));
    return own.flatMap((key) => waitingIn(localStorage.getItem(key))?.sentBy ?? []);
  } catch {
    return [];
  }
}

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
