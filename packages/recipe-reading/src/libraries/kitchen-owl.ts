import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import { joined } from './amount-text.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { libraryRecipe, picturesAt, stepsOfBlock, wordsOf } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

function read(recipe: SchemaNode, { pictures }: LibraryFile): LibraryRecipe {
  const photo = wordsOf(recipe.photo);
  const found = pictures.named(photo);
  return libraryRecipe({
    title: recipe.name,
    ingredients: listOf(recipe.items)
      .filter(isNode)
      .map((item) => ({ text: joined(wordsOf(item.description), wordsOf(item.name)) }))
      .filter(({ text }) => text !== ''),
    // The steps are a text with marks of Markdown.
    steps: stepsOfBlock(recipe.description),
    yield: recipe.yields,
    prepTime: recipe.prep_time,
    cookTime: recipe.cook_time,
    totalTime: recipe.time,
    tags: [listOf(recipe.tags)],
    sourceName: /^https?:/i.test(wordsOf(recipe.source)) ? undefined : recipe.source,
    sourceUrl: recipe.source,
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
      read: () => read(recipe, file),
    })),
    leftOut: [
      { what: 'shopping_lists', count: listOf(value.shoppinglists).length },
      { what: 'meal_plans', count: listOf(value.planner).length },
    ],
  };
}
