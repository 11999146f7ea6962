const storageKey = 'last-activity';

/** A session ends after this many milliseconds without activity. */
export const idleLimit = 600_000;

/** When the person last did something, in any tab; 0 if unknown. */
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
    // Without storage, each tab knows only about itself.
  }
}
