import type { FoundRecipe } from '../recipe.js';
import type { ColumnMapping } from './table-columns.js';

/** A file of an opened library. Its path is only compared, never used to store anything. */
export interface LibraryEntry {
  readonly path: string;
  /** As often as it is asked for. Rejects with an `UnreadEntryError` where the file is too large or damaged. */
  read(): Promise<Uint8Array>;
}

/** Why a file cannot be read. */
export type UnreadReason =
  | 'damaged'
  | 'too_large'
  /** It is neither of a program we know nor a table of recipes. */
  | 'unknown_format'
  | 'no_title'
  /** It has neither ingredients nor steps. */
  | 'empty';

export class UnreadEntryError extends Error {
  override readonly name = 'UnreadEntryError';
  constructor(readonly reason: UnreadReason) {
    super(reason);
  }
}

export const LIBRARY_FORMATS = [
  'larder',
  'paprika',
  'mealie',
  'tandoor',
  'recipesage',
  'nextcloud',
  'plan-to-eat',
  'recipe-keeper',
  'copy-me-that',
  'cookmate',
  'my-recipe-box',
  'kitchen-owl',
  'crouton',
  'mela',
  'schema-org',
  'csv',
] as const;

export type LibraryFormat = (typeof LIBRARY_FORMATS)[number];

/** A picture of a recipe: in the library, or at an address. */
export type LibraryPicture =
  | { readonly read: () => Promise<Uint8Array> }
  | { readonly address: string };

/** One time that somebody made a recipe. */
export interface TimeMade {
  /** A calendar date: YYYY-MM-DD. */
  readonly on: string;
  readonly note?: string;
}

export interface LibraryRecipe extends FoundRecipe {
  /** What the program knows the recipe by; of those that tell nothing, a digest is to serve. */
  readonly key?: string;
  readonly pictures: readonly LibraryPicture[];
  /** From 1 to 5. */
  readonly rating?: number;
  readonly isFavourite?: boolean;
  /** When it was made. */
  readonly made?: readonly TimeMade[];
  /** Names of the books or collections that it is in. */
  readonly collections?: readonly string[];
  /** The block of a library that Larder wrote, as it is. */
  readonly larder?: Readonly<Record<string, unknown>>;
}

export type LibraryItem =
  | { readonly kind: 'recipe'; readonly format: LibraryFormat; readonly recipe: LibraryRecipe }
  /** One recipe or file that could not be read; the others go on. */
  | { readonly kind: 'unread'; readonly name: string; readonly reason: UnreadReason }
  /** What the library holds beside recipes and is left out. */
  | { readonly kind: 'left-out'; readonly what: LeftOut; readonly count: number };

export type LeftOut =
  | 'meal_plans'
  | 'shopping_lists'
  | 'deleted_recipes'
  | 'other_files'
  /** Collections that are kept as a search rather than a list of recipes. */
  | 'search_collections'
  /** Marks that a recipe was made, without the day. */
  | 'undated_marks';

/** A table of recipes, for a person to say what its columns hold. */
export interface LibraryTable {
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
}

export interface RecipeLibrary {
  /** Of the first file that a program was recognised by. */
  readonly format: LibraryFormat;
  /** Where the library is a single table. */
  readonly table?: LibraryTable;
  /** Recipes that it has as far as is known by now; it changes while the items are read. */
  readonly expected: number;
  readonly items: AsyncIterable<LibraryItem>;
}
