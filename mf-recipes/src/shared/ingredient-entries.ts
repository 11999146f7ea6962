import { longestIngredient } from '@larder/api-client/limits';

/** [VALID-1] An entry as stored: NFC, trimmed, lower case, inner white space collapsed. */
export function normalizeEntry(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * The entries in a text that may hold several, separated by commas, semicolons or line breaks; none empty, no
 * duplicates.
 */
export function splitEntries(text: string): string[] {
  return [...new Set(text.split(/[,;\n\r]+/).map(normalizeEntry))].filter((entry) => entry !== '');
}

/** Whether a text holds more than one entry. */
export function holdsSeveral(text: string): boolean {
  return /[,;\n\r]/.test(text.trim());
}

export interface AddedEntries {
  /** The list with the additions; the same array when nothing was added. */
  entries: string[];
  /** Why some were refused. */
  refused: 'too-long' | 'too-many' | null;
}

/**
 * Adds the entries in `text` to a list of at most `most`: duplicates are ignored, entries that do not fit are refused.
 */
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
