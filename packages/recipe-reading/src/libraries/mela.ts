import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import type { RecipesInFile } from './library-file.js';
import {
  embeddedPicture,
  ingredientsOfBlock,
  libraryRecipe,
  stepsOfBlock,
  wordsOf,
} from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

function read(recipe: SchemaNode): LibraryRecipe {
  return libraryRecipe({
    key: recipe.id,
    title: recipe.title,
    description: recipe.text,
    ingredients: ingredientsOfBlock(recipe.ingredients),
    steps: stepsOfBlock(recipe.instructions),
    yield: recipe.yield,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: recipe.totalTime,
    notes: [recipe.notes, recipe.nutrition],
    tags: [listOf(recipe.categories)],
    sourceName: recipe.link,
    sourceUrl: recipe.link,
    isFavourite: recipe.favorite === true,
    pictures: listOf(recipe.images).flatMap(embeddedPicture),
  });
}

/** Mela: a file of JSON for each recipe, with texts of several lines. */
export function melaRecipes(value: unknown): RecipesInFile | null {
  const isRecipe =
    isNode(value) &&
    typeof value.title === 'string' &&
    typeof value.ingredients === 'string' &&
    typeof value.instructions === 'string';
  if (!isRecipe) return null;
  return { format: 'mela', recipes: [{ name: wordsOf(value.title), read: () => read(value) }] };
}
