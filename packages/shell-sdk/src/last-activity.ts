const storageKey = 'last-activity';

/** Milliseconds without a sign of the person after which their session ends. */
export const idleLimit = 600_000;

/** When the person last did something, in whatever tab; 0 when that is not known. */
export function readLastActivity(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

export function storeLastActivity(time: number): void {
  try {
    localStorage.setItem(storageKey, String(time));
  } catch {
    // Without storage each tab knows of itself alone.
  }
}
