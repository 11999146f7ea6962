const storageKey = 'settings-message';

/** Keeps a sentence that the page shall say once it has been loaded anew. */
export function leaveMessage(message: string): void {
  try {
    sessionStorage.setItem(storageKey, message);
  } catch {
    // Without storage the new name itself says that it worked.
  }
}

/** The sentence that was left before the page was loaded anew; it is said once. */
export function takeMessage(): string | null {
  try {
    const message = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return message;
  } catch {
    return null;
  }
}
