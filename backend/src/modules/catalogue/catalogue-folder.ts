import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Changes with the files of a catalogue and with the code that reads them. */
export async function fingerprintOf(folder: string): Promise<string> {
  const files = (await Promise.all([...readers, folder].map(filesIn))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  contents.forEach((content, index) => {
    hash.update(`\0${files[index]?.split(/[\\/]/).at(-1)}\0`).update(content);
  });
  return hash.digest('base64url');
}

/** The recipes of a folder by file name, and the errors of unreadable files. */
export async function readCatalogue(
  folder: string,
): Promise<{ recipes: CatalogueRecipe[]; errors: CatalogueFileError[] }> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const recipes: CatalogueRecipe[] = [];
  const errors: CatalogueFileError[] = [];
  files.forEach((file, index) => {
    try {
      recipes.push(parseCatalogueFile(texts[index] ?? '', file));
    } catch (error) {
      if (!(error instanceof CatalogueFileError)) throw error;
      errors.push(error);
    }
  });
  return { recipes, errors };
}
