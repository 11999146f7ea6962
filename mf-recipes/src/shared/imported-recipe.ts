import type { ImportPreviewView } from '@larder/api-client/imports';

/** A recipe read from a page, a text or a photo, as it is handed to the editor. */
export interface ImportedRecipe extends ImportPreviewView {
  kind: 'page' | 'text' | 'photo';
  /** The text that it was read from. */
  text: string;
  /** Words of a photo that could hardly be read. */
  unread: string[];
  picture: { id: string; url: string } | null;
}

/** How a page of the app hands it over: with the navigation. */
export interface ImportedState {
  imported: ImportedRecipe;
}

export function importedIn(state: unknown): ImportedRecipe | null {
  const { imported } = (state ?? {}) as Partial<ImportedState>;
  return imported ?? null;
}
