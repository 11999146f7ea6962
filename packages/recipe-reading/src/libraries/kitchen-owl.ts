import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import { joined } from './amount-text.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { libraryRecipe, picturesAt, stepsOfBlock, wordsOf } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

/** How steps refer to an item. */
const referenceTo = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, '_')
    .replace(/[^\p{L}\p{N}_'’-]/gu, '');

/** The steps with the names of the items that they refer to: "@olive_oil". */
function withNames(steps: string, items: readonly SchemaNode[]): string {
  const names = new Map(
    items.map(({ name }) => [referenceTo(wordsOf(name)), wordsOf(name)] as const),
  );
  return steps.replace(
    /(?<![\p{L}\p{N}])@([\p{L}\p{N}_'’-]+)/gu,
    (_, reference: string) => names.get(reference.toLowerCase()) ?? reference.replaceAll('_', ' '),
  );
}

const itemText = ({ name, description, optional }: SchemaNode): string =>
  joined(wordsOf(description), wordsOf(name), optional === true ? '(optional)' : '');

function read(recipe: SchemaNode, { pictures }: LibraryFile, language: unknown): LibraryRecipe {
  const items = listOf(recipe.items).filter(isNode);
  const [photo = ''] = [recipe.photo, ...listOf(recipe.photos)].map(wordsOf).filter(Boolean);
  const found = pictures.named(photo);
  return libraryRecipe({
    title: recipe.name,
    ingredients: items
      .filter(({ name }) => wordsOf(name) !== '')
      .map((item) => ({ text: itemText(item) })),
    steps: stepsOfBlock(withNames(wordsOf(recipe.description), items)),
    yield: recipe.yields,
    prepTime: recipe.prep_time,
    cookTime: recipe.cook_time,
    totalTime: recipe.time,
    tags: [listOf(recipe.tags)],
    sourceName: recipe.source,
    sourceUrl: recipe.source,
    language,
    pictures: found.length > 0 ? found : picturesAt(photo),
  });
}

/** KitchenOwl: a household as one file of JSON. */
export function kitchenOwlRecipes(value: unknown, file: LibraryFile): RecipesInFile | null {
  if (!isNode(value) || !Array.isArray(value.recipes)) return null;
  const recipes = value.recipes.filter(isNode);
  const isOwn =
    recipes.length > 0 && recipes.every(({ items, name }) => Array.isArray(items) && name);
  if (!isOwn) return null;
  return {
    format: 'kitchen-owl',
    recipes: recipes.map((recipe) => ({
      name: wordsOf(recipe.name),
      read: () => read(recipe, file, value.language),
    })),
    leftOut: [
      { what: 'shopping_lists', count: listOf(value.shoppinglists).length },
      { what: 'meal_plans', count: listOf(value.planner).length },
    ],
  };
}
