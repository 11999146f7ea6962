type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEntry = (target: EventTarget | null): target is Entry =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const valueOf = (entry: Entry): string =>
  entry instanceof HTMLInputElement && /^(checkbox|radio)$/.test(entry.type)
    ? String(entry.checked)
    : entry.value;

/** The content of a field before the person changed it. */
const before = new Map<Entry, string>();

function note({ target }: Event): void {
  for (const entry of before.keys()) if (!entry.isConnected) before.delete(entry);
  if (isEntry(target) && !before.has(target)) before.set(target, valueOf(target));
}

/** Follows what is typed. Returns a function that ends this. */
export function followEntries(): () => void {
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    before.clear();
  };
}

/**
 * Whether a field on the page has something that a reload would lose. Saved input no longer counts, because it leaves
 * its field or its form.
 */
export const hasUnsavedWork = (): boolean =>
  [...before].some(([entry, value]) => entry.isConnected && valueOf(entry) !== value);
