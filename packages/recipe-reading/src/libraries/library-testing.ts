import { writtenLines } from '../recipe.js';
import {
  readRecipeLibrary,
  type LibraryEntry,
  type LibraryItem,
  type LibraryRecipe,
} from './libraries.js';

/** A file of a library; what is no text is written as JSON. */
export const entry = (path: string, content: unknown): LibraryEntry => ({
  path,
  read: () =>
    Promise.resolve(
      content instanceof Uint8Array
        ? content
        : new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
    ),
});
export const picture = (path: string) => entry(path, Uint8Array.of(0xff, 0xd8, 0xff));

/** All that is read of a library. */
export async function itemsOf(...entries: LibraryEntry[]) {
  const library = await readRecipeLibrary(entries);
  if (!library) throw new Error('No program was recognised.');
  const items: LibraryItem[] = [];
  for await (const item of library.items) items.push(item);
  const recipes = items.flatMap((item) => (item.kind === 'recipe' ? [item.recipe] : []));
  return { library, items, recipes, first: recipes[0] as LibraryRecipe };
}

/** A recipe with its lines as they are written. */
export const told = ({ ingredients, steps, ...recipe }: LibraryRecipe) => ({
  ...recipe,
  ingredients: writtenLines(ingredients),
  steps: writtenLines(steps),
});
