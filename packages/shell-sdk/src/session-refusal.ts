const storageKey = 'session-refused';

/** Notes for the other tabs whether the session ends because the backend refuses it; before its token is cleared. */
export function noteRefusal(refused: boolean): void {
  try {
    if (refused) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no session in another tab either.
  }
}

/** Whether the session that is gone was refused by the backend, in whatever tab. */
export function wasRefused(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
