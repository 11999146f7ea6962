import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SlicedWork } from '../../common/sliced-work.js';
import { repositoryRoot } from '../../config/repository-root.js';
import {
  CatalogueFileError,
  parseCatalogueFile,
  type CatalogueRecipe,
} from './domain/catalogue-file.js';

export const catalogueFolder = join(repositoryRoot, 'backend/catalogue/recipes');

/** The code that decides what a catalogue file becomes, compiled. Tests, which run the sources, have the same. */
const readers = [
  'packages/culinary/dist',
  'backend/dist/modules/catalogue/domain',
  'backend/dist/modules/recipes/domain',
].map((folder) => join(repositoryRoot, folder));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Changes with the files of a catalogue and with the code that reads them. Reading thousands of small files one after the other takes a
 * third of the time that it takes to ask for them all at once.
 */
export function* fingerprintOf(folder: string): SlicedWork<string> {
  const hash = createHash('sha256');
  for (const file of [...readers, folder].flatMap(filesIn)) {
    hash.update(`\0${basename(file)}\0`).update(readFileSync(file));
    yield;
  }
  return hash.digest('base64url');
}

/** The names of a folder's recipe files, in their order. */
export async function catalogueFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
}

/** The recipes of a folder, all of them or those of some files, and the errors of unreadable files. */
export async function readCatalogue(
  folder: string,
  files?: readonly string[],
): Promise<{ recipes: CatalogueRecipe[]; errors: CatalogueFileError[] }> {
  const names = files ?? (await catalogueFiles(folder));
  const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
  const recipes: CatalogueRecipe[] = [];
  const errors: CatalogueFileError[] = [];
  names.forEach((file, index) => {
    try {
      recipes.push(parseCatalogueFile(texts[index] ?? '', file));
    } catch (error) {
      if (!(error instanceof CatalogueFileError)) throw error;
      errors.push(error);
    }
  });
  return { recipes, errors };
}
