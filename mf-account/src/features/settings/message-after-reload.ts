const storageKey = 'settings-message';

/** Stores a sentence to show after the page has been reloaded. */
export function leaveMessage(message: string): void {
  try {
    sessionStorage.setItem(storageKey, message);
  } catch {
    // Without storage, the new name itself shows that it worked.
  }
}

/** The sentence stored before the reload; returned once. */
export function takeMessage(): string | null {
  try {
    const message = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return message;
  } catch {
    return null;
  }
}
