const storageKey = 'token';

/** The stored login token; null when there is none or storage is unavailable (as in a private window). */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token);
}

export function clearToken(): void {
  localStorage.removeItem(storageKey);
}

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    // Clearing the storage fires an event with a null key.
    if (event.key === storageKey || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
