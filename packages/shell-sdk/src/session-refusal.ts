const storageKey = 'session-refused';

/** Tells the other tabs whether the session ends because the backend refused it; call before clearing the token. */
export function noteRefusal(refused: boolean): void {
  try {
    if (refused) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no session in another tab either.
  }
}

/** Whether the backend refused the session that has just ended, in any tab. */
export function wasRefused(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
