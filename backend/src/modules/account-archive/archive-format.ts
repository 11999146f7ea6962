import { z } from 'zod';
import { fold } from '@larder/culinary';

export const manifestFile = 'larder.json';

/** Raised when a program that reads archives has to be another one. */
export const archiveVersion = 1;

export const archiveManifest = z.object({
  format: z.literal('larder-archive'),
  version: z.int().positive(),
});

/** Also an object, because programs that look through a folder take every list for something else. */
export const archivedFile = z.object({ rows: z.array(z.unknown()) });

const longestSlug = 60;

/** A title as part of a path that every system accepts. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');

export const folderOf = ({ id, title }: { id: number; title: string }): string =>
  `recipes/${slugOf(title) || 'recipe'}-${id}`;

export const recipeFile = 'recipe.json';
/** What Nextcloud Cookbook, and all that read its folders, look for. */
export const pictureFile = 'full.jpg';
/** What archives had until they were for other programs, too. */
const formerPictureFile = 'full.webp';

/** The number of the recipe that a file is about; undefined for other files. */
export function recipeNumberOf(name: string): number | undefined {
  const [, id] = /^recipes\/[^/]*-(\d{1,10})\/recipe\.json$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Where the picture of a recipe may be. */
export const picturesBeside = (name: string): string[] =>
  [pictureFile, formerPictureFile].map((file) => `${name.slice(0, -recipeFile.length)}${file}`);
