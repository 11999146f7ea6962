import { XMLParser } from 'fast-xml-parser';
import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import {
  ingredientsOfBlock,
  libraryRecipe,
  picturesAt,
  stepsOfBlock,
  wordsOf,
} from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

// Entities of a document's own could expand without end, so none are; those of XML itself are read with the texts.
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
});

/** The entries of a list; a text that is no list is one per line. */
function entriesOf(value: unknown): string[] {
  const entries = listOf(isNode(value) && 'li' in value ? value.li : value);
  return entries
    .map((entry) => wordsOf(isNode(entry) ? entry['#text'] : entry))
    .flatMap((entry) => entry.split('\n'))
    .map((entry) => entry.trim())
    .filter(Boolean);
}

const linesOf = (value: unknown): string => entriesOf(value).join('\n');

function read(recipe: SchemaNode, { pictures }: LibraryFile): LibraryRecipe {
  const paths = [recipe.imagepath, isNode(recipe.image) ? recipe.image.path : recipe.image]
    .flatMap((value) => listOf(value))
    .map(wordsOf)
    .filter(Boolean);
  const found = paths.flatMap((path) => pictures.named(path)).slice(0, 1);
  return libraryRecipe({
    title: linesOf(recipe.title),
    description: linesOf(recipe.description),
    ingredients: ingredientsOfBlock(linesOf(recipe.ingredient)),
    steps: stepsOfBlock(linesOf(recipe.recipetext)),
    yield: linesOf(recipe.quantity),
    prepTime: linesOf(recipe.preptime),
    cookTime: linesOf(recipe.cooktime),
    totalTime: linesOf(recipe.totaltime),
    notes: [linesOf(recipe.comments), linesOf(recipe.nutrition)],
    tags: [...listOf(recipe.category), ...listOf(recipe.tag)],
    sourceName: linesOf(recipe.source),
    sourceUrl: linesOf(recipe.url),
    rating: recipe.rating,
    isFavourite: linesOf(recipe.favorite) === 'true',
    language: linesOf(recipe.lang),
    pictures: found.length > 0 ? found : picturesAt(linesOf(recipe.imageurl)),
  });
}

/** Cookmate, once My CookBook: an XML document with all recipes, its pictures in a folder beside it. */
export function cookmateRecipes(text: string, file: LibraryFile): RecipesInFile | null {
  if (!/<cookbook[\s>]/.test(text.slice(0, 2000))) return null;
  const document: unknown = parser.parse(text);
  const cookbook = isNode(document) ? document.cookbook : undefined;
  if (!isNode(cookbook)) return null;
  return {
    format: 'cookmate',
    recipes: listOf(cookbook.recipe)
      .filter(isNode)
      .map((recipe) => ({ name: linesOf(recipe.title), read: () => read(recipe, file) })),
  };
}
