/** Longest ingredient the backend takes, in characters. */
export const longestIngredient = 80;

/** [VALID-1] An entry as it is kept: NFC, trimmed, lower case, inner white space collapsed. */
export function normalizeEntry(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The entries of a text that may hold several, parted by commas, semicolons or lines; none empty, each once. */
export function splitEntries(text: string): string[] {
  return [...new Set(text.split(/[,;\n\r]+/).map(normalizeEntry))].filter((entry) => entry !== '');
}

/** Whether a text holds more than one entry, so that it is not for one field. */
export function holdsSeveral(text: string): boolean {
  return /[,;\n\r]/.test(text.trim());
}

export interface AddedEntries {
  /** The list with what was added; the same array when nothing was. */
  entries: string[];
  /** Why some were left out. */
  refused: 'too-long' | 'too-many' | null;
}

/** Adds what `text` names to a list of at most `most`: duplicates are ignored, what does not fit is refused. */
export function addEntries(entries: string[], text: string, most: number): AddedEntries {
  const fresh = splitEntries(text).filter((entry) => !entries.includes(entry));
  const fitting = fresh.filter((entry) => entry.length <= longestIngredient);
  const room = Math.max(0, most - entries.length);
  const taken = fitting.slice(0, room);
  return {
    entries: taken.length === 0 ? entries : [...entries, ...taken],
    refused: fitting.length > room ? 'too-many' : fitting.length < fresh.length ? 'too-long' : null,
  };
}
