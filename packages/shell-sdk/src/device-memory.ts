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
 * Forgets what remotes keep of a person in local storage, under `larder.<what>.<person>.<which>`; but for what is `waiting`
 * there, since the backend has not been told of it.
 */
export function forgetOnDevice(person: string): void {
  try {
    const isTheirs = belongsTo(person);
    for (const key of Object.keys(localStorage)) {
      if (isTheirs.test(key) && !isWaiting(localStorage.getItem(key))) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is closed to us, nothing was kept.
  }
}

/** Forgets what remotes keep of anybody but this person, as `forgetOnDevice` does of one. */
export function forgetOthersOnDevice(person: string): void {
  try {
    const owners = Object.keys(localStorage).map((key) => ownerIn.exec(key)?.[1]);
    for (const owner of new Set(owners)) {
      if (owner !== undefined && owner !== person) forgetOnDevice(owner);
    }
  } catch {
    // Where storage is closed to us, nothing was kept.
  }
}
