import { textOfBytes } from '../decoded-text.js';
import { parseLeniently } from '../page/lenient-json.js';
import { cookmateRecipes } from './cookmate.js';
import { croutonRecipes } from './crouton.js';
import { htmlRecipes } from './html-libraries.js';
import { kitchenOwlRecipes } from './kitchen-owl.js';
import { isPicture, libraryFile, PictureFiles, type RecipesInFile } from './library-file.js';
import {
  UnreadEntryError,
  type LeftOut,
  type LibraryEntry,
  type LibraryItem,
  type LibraryTable,
  type RecipeLibrary,
  type UnreadReason,
} from './library.js';
import { mealieBackupRecipes, mealieFileRecipes } from './mealie.js';
import { melaRecipes } from './mela.js';
import { paprikaRecipes } from './paprika.js';
import { planToEatTextRecipes } from './plan-to-eat-text.js';
import { schemaRecipes } from './schema-files.js';
import { isTableOfRecipes, tableInJson, tableRecipes } from './table.js';
import type { ColumnMapping } from './table-columns.js';
import { tandoorRecipes } from './tandoor.js';

export {
  LIBRARY_FORMATS,
  UnreadEntryError,
  type LeftOut,
  type LibraryEntry,
  type LibraryFormat,
  type LibraryItem,
  type LibraryPicture,
  type LibraryRecipe,
  type LibraryTable,
  type RecipeLibrary,
  type TimeMade,
  type UnreadReason,
} from './library.js';

export { isUnderstood } from './table.js';

/** Which program wrote a file is told by what is in it. The more particular come first. */
const jsonReaders = [
  mealieBackupRecipes,
  mealieFileRecipes,
  paprikaRecipes,
  tandoorRecipes,
  melaRecipes,
  schemaRecipes,
  kitchenOwlRecipes,
  croutonRecipes,
  tableInJson,
];

interface ReadFile extends RecipesInFile {
  readonly table?: LibraryTable;
}

/** Files that belong to a library without being recipes. */
const isBeside = (path: string): boolean => isPicture(path) || /(?:^|\/)\.[^/]*$/.test(path);

const canBeTable = (path: string): boolean => /\.(?:csv|tsv|txt)$/i.test(path);

/** What a file of JSON says; of one with a value in each line, all of them. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const values = lines.every((line) => /^\s*\{.*\}\s*$/.test(line)) && lines.map(parseLeniently);
    return values && values.length > 1 ? values : parseLeniently(text);
  }
}

/** What a program we know wrote into a file; null where none did. */
function readFile(
  text: string,
  path: string,
  pictures: PictureFiles,
  isOnly: boolean,
  mapping?: ColumnMapping,
): ReadFile | null {
  const file = libraryFile(path, pictures);
  const start = /^\s*(\S)/.exec(text)?.[1];
  if (start === '{' || start === '[') {
    const value = valueOf(text);
    if (value === undefined) throw new UnreadEntryError('damaged');
    for (const reader of jsonReaders) {
      const found = reader(value, file);
      if (found) return found;
    }
    return null;
  }
  if (start === '<') return cookmateRecipes(text, file) ?? htmlRecipes(text, file);
  const inText = planToEatTextRecipes(text);
  if (inText) return inText;
  if (!isOnly && !canBeTable(path)) return null;
  const table = tableRecipes(text, file, mapping);
  return table && (isOnly || isTableOfRecipes(table)) ? table : null;
}

const reasonOf = (error: unknown): UnreadReason =>
  error instanceof UnreadEntryError ? error.reason : 'damaged';

/** An export of Larder says everything several times, for other programs and for people; only the first kind is for us. */
function readable(entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  const files = entries.filter(({ path }) => !isBeside(path));
  const manifest = files.find(({ path }) => /(?:^|\/)larder\.json$/.test(path));
  if (!manifest) return files;
  return files.filter(({ path }) => /(?:^|\/)recipes\/[^/]+\/recipe\.json$/.test(path));
}

/** How many files are looked into for one that a program is recognised by. */
const mostTried = 200;

class OpenedLibrary implements RecipeLibrary {
  private found = 0;
  private pending: number;

  constructor(
    private readonly files: readonly LibraryEntry[],
    private readonly pictures: PictureFiles,
    readonly format: RecipeLibrary['format'],
    readonly table: LibraryTable | undefined,
    private readonly mapping: ColumnMapping | undefined,
  ) {
    this.pending = files.length;
  }

  get expected(): number {
    return this.found + this.pending;
  }

  get items(): AsyncIterable<LibraryItem> {
    return this.read();
  }

  private async *read(): AsyncGenerator<LibraryItem> {
    const leftOut = new Map<LeftOut, number>();
    const leave = (what: LeftOut, count: number) =>
      leftOut.set(what, (leftOut.get(what) ?? 0) + count);
    this.found = 0;
    this.pending = this.files.length;
    for (const file of this.files) {
      let read: ReadFile | null;
      try {
        const text = textOfBytes(await file.read());
        read = readFile(text, file.path, this.pictures, this.files.length === 1, this.mapping);
      } catch (error) {
        this.pending -= 1;
        yield { kind: 'unread', name: file.path, reason: reasonOf(error) };
        continue;
      }
      this.pending -= 1;
      if (!read) {
        leave('other_files', 1);
        continue;
      }
      for (const { what, count } of read.leftOut ?? []) leave(what, count);
      this.found += read.recipes.length;
      for (const recipe of read.recipes) yield itemOf(recipe, read.format, file.path);
    }
    for (const [what, count] of leftOut) if (count > 0) yield { kind: 'left-out', what, count };
  }
}

function itemOf(
  { name, read }: RecipesInFile['recipes'][number],
  format: RecipeLibrary['format'],
  path: string,
): LibraryItem {
  const unread = (reason: UnreadReason): LibraryItem => ({
    kind: 'unread',
    name: name || path,
    reason,
  });
  try {
    const recipe = read();
    if (recipe.title === '') return unread('no_title');
    if (recipe.ingredients.length + recipe.steps.length === 0) return unread('empty');
    return { kind: 'recipe', format, recipe };
  } catch (error) {
    return unread(reasonOf(error));
  }
}

/**
 * Reads the recipes of another program's export. Which program it is, is told by what is in the files; of a table, `mapping` says what
 * the columns hold where their names do not. Null where no file is of a program we know.
 */
export async function readRecipeLibrary(
  entries: readonly LibraryEntry[],
  mapping?: ColumnMapping,
): Promise<RecipeLibrary | null> {
  const pictures = new PictureFiles(entries);
  const files = readable(entries);
  for (const file of files.slice(0, mostTried)) {
    try {
      const text = textOfBytes(await file.read());
      const read = readFile(text, file.path, pictures, files.length === 1, mapping);
      if (!read) continue;
      const table = files.length === 1 ? read.table : undefined;
      return new OpenedLibrary(files, pictures, read.format, table, mapping);
    } catch {
      // It is reported when the items are read.
    }
  }
  return null;
}
