const belongsTo = (person: string): RegExp =>
  new RegExp(`^larder\\.[^.]+\\.${person.replaceAll(/[^\w-]/g, '\\$&')}\\.`);

const ownerIn = /^larder\.[^.]+\.([^.]+)\./;

function isWaiting(value: string | null): boolean {
  try {
    const { waiting } = JSON.parse(value ?? '') as { waiting?: unknown };
    return Array.isArray(waiting) && waiting.length > 0;
  } catch {
    return false;
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
      if (isTheirs.test(key) && !isWaiting(localStorage.getItem(key))) localStorage.removeItem(key);
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
