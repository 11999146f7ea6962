import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/repository-root.js';
import {
  CatalogueFileError,
  parseCatalogueFile,
  type CatalogueRecipe,
} from './domain/catalogue-file.js';

export const catalogueFolder = join(repositoryRoot, 'backend/catalogue/recipes');

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
