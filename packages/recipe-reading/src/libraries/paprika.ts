import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import {
  embeddedPicture,
  ingredientsOfBlock,
  libraryRecipe,
  picturesAt,
  stepsOfBlock,
  wordsOf,
} from './library-recipe.js';
import type { RecipesInFile } from './library-file.js';
import type { LibraryRecipe } from './library.js';

const isRecipe = (value: unknown): value is SchemaNode =>
  isNode(value) && 'directions' in value && 'ingredients' in value && 'name' in value;

/** Texts refer to photos, which are not in them, and to other recipes, of which the name is kept. */
const withoutReferences = (text: unknown): string =>
  wordsOf(text)
    .replace(/\[photo:[^[\]]*\]/gi, '')
    .replace(/\[recipe:([^[\]]*)\]/gi, '$1');

function read(recipe: SchemaNode): LibraryRecipe {
  const [first] = listOf(recipe.photos).filter(isNode);
  const pictures = embeddedPicture(recipe.photo_data ?? first?.data);
  const difficulty = wordsOf(recipe.difficulty);
  return libraryRecipe({
    key: recipe.uid,
    title: recipe.name,
    description: recipe.description,
    ingredients: ingredientsOfBlock(withoutReferences(recipe.ingredients)),
    steps: stepsOfBlock(withoutReferences(recipe.directions)),
    yield: recipe.servings,
    prepTime: recipe.prep_time,
    cookTime: recipe.cook_time,
    totalTime: recipe.total_time,
    notes: [withoutReferences(recipe.notes), difficulty, recipe.nutritional_info],
    tags: listOf(recipe.categories),
    sourceName: recipe.source,
    sourceUrl: recipe.source_url,
    rating: recipe.rating,
    isFavourite: recipe.on_favorites === true,
    pictures: pictures.length > 0 ? pictures : picturesAt(recipe.image_url),
  });
}

/** Paprika: a file of JSON for each recipe, with its photo inside. */
export function paprikaRecipes(value: unknown): RecipesInFile | null {
  if (!isRecipe(value)) return null;
  if (value.in_trash === true) {
    return { format: 'paprika', recipes: [], leftOut: [{ what: 'deleted_recipes', count: 1 }] };
  }
  return {
    format: 'paprika',
    recipes: [{ name: wordsOf(value.name), read: () => read(value) }],
  };
}
