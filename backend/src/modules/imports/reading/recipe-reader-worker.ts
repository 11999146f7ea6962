// Pages and files that people give may be made to keep a program busy for ever or to take all its memory: a thread can be ended.
import { parentPort } from 'node:worker_threads';
import { openArchive } from '@larder/recipe-reading/archive';
import {
  isUnderstood,
  type LibraryFormat,
  type LibraryItem,
  type LibraryPicture,
  type LibraryRecipe,
  type LibraryTable,
  readRecipeLibrary,
  type RecipeLibrary,
  UnreadEntryError,
} from '@larder/recipe-reading/libraries';
import { splitRecipe, type SplitRecipe } from '@larder/recipe-reading/text';
import {
  type ColumnMapping,
  type PageRecipe,
  readRecipePage,
  textForModel,
} from '@larder/recipe-reading';
import { deriveRecipe } from '../../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../../recipes/domain/recipe-draft.js';
import { encodeRecipes, type RecipeRows } from '../../recipes/domain/recipe-rows.js';
import { rememberingLines } from '../../recipes/domain/remembered-lines.js';

const readLine = rememberingLines(20_000);

/** A recipe of the library, or what is told of it instead. */
export type ReadItem =
  | {
      readonly kind: 'recipe';
      readonly recipe: Omit<LibraryRecipe, 'pictures' | 'larder'>;
      /** Where its picture is to be fetched; `inFile` when it can be asked for here; null without one. */
      readonly picture: { readonly address: string } | 'inFile' | null;
    }
  | Exclude<LibraryItem, { kind: 'recipe' }>;

export interface ReadPart {
  /** None at the end. */
  readonly items: readonly ReadItem[];
  readonly expected: number;
}

let library: RecipeLibrary | undefined;
let items: AsyncIterator<LibraryItem> | undefined;
/** Those of the last part, by their places in it. */
let pictures: (LibraryPicture | undefined)[] = [];

export interface OpenedLibrary {
  readonly format: LibraryFormat;
  /** A table of which some column is not known by its name. */
  readonly unknownTable: LibraryTable | null;
}

const longestCell = 120;
const mostColumns = 200;

/** As much of a table as a person needs to know it again. */
const excerptOf = ({ columns, mapping, sample }: LibraryTable): LibraryTable => {
  const cut = (cells: readonly string[]) =>
    cells.slice(0, mostColumns).map((cell) => cell.slice(0, longestCell));
  return { columns: cut(columns), mapping, sample: sample.map(cut) };
};

async function openLibrary(
  path: string,
  name: string,
  mapping?: ColumnMapping,
): Promise<OpenedLibrary> {
  const { entries } = await openArchive(path, name);
  const found = await readRecipeLibrary(entries, mapping);
  if (!found) throw new UnreadEntryError('unknown_format');
  library = found;
  items = library.items[Symbol.asyncIterator]();
  const { format, table } = library;
  const isUnknown = format === 'csv' && table && mapping === undefined && !isUnderstood(table);
  return { format, unknownTable: isUnknown ? excerptOf(table) : null };
}

async function readItems(count: number): Promise<ReadPart> {
  const part: ReadItem[] = [];
  pictures = [];
  while (part.length < count) {
    const next = await items?.next();
    if (!next || next.done) break;
    const [item, picture] = withoutPictures(next.value);
    part.push(item);
    pictures.push(picture);
  }
  return { items: part, expected: library?.expected ?? 0 };
}

function withoutPictures(item: LibraryItem): [ReadItem, LibraryPicture | undefined] {
  if (item.kind !== 'recipe') return [item, undefined];
  const { pictures: all, larder: _, ...recipe } = item.recipe;
  const [first] = all;
  if (!first) return [{ kind: 'recipe', recipe, picture: null }, undefined];
  const picture = 'address' in first ? { address: first.address } : ('inFile' as const);
  return [{ kind: 'recipe', recipe, picture }, first];
}

async function readPicture(place: number): Promise<Uint8Array | null> {
  const picture = pictures[place];
  return picture && 'read' in picture ? picture.read() : null;
}

const calls = {
  openLibrary,
  readItems,
  readPicture,
  /** With the text of the page, for a person to compare. */
  readPage: (
    html: string,
    url: string,
    answer?: string,
  ): { recipe: PageRecipe; text: string } | null => {
    const recipe = readRecipePage(html, url, answer);
    return recipe && { recipe, text: textForModel(html) };
  },
  readText: (text: string): SplitRecipe => splitRecipe(text),
  encode: (drafts: readonly RecipeDraft[]): RecipeRows =>
    encodeRecipes(drafts.map((draft) => ({ draft, derived: deriveRecipe(draft, readLine) }))),
};

export type ReaderCalls = typeof calls;

export interface ReaderRequest {
  readonly id: number;
  readonly name: keyof ReaderCalls;
  readonly args: readonly unknown[];
}

export type ReaderResponse =
  | { readonly id: number; readonly value: unknown }
  /** `code` is that of an error about the file. */
  | { readonly id: number; readonly fault: { readonly code?: string; readonly message: string } };

async function respond({ id, name, args }: ReaderRequest): Promise<ReaderResponse> {
  try {
    const call = calls[name] as (...given: readonly unknown[]) => unknown;
    return { id, value: await call(...args) };
  } catch (error) {
    const { reason, message } = error as { reason?: string; message: string };
    return { id, fault: { code: reason, message } };
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  void respond(request).then((response) => parentPort?.postMessage(response));
});
