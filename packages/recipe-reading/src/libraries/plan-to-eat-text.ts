import type { RecipesInFile } from './library-file.js';
import { ingredientsOfBlock, libraryRecipe, picturesAt, stepsOfBlock } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

/** In the exports of Plan to Eat a line that begins with a comma is a heading. */
export const planToEatHeadings = (ingredients: string): string =>
  ingredients.replace(/^, +(.+?)[:\s]*$/gm, '$1:');

const divider = /^-{8,}\s*$/m;
const named = /^([A-Z][\w ]{2,20}):[ \t]*(.*)$/;
/** Names that begin a part; other lines that look like one belong to the part they are in. */
const names = new Set(
  (
    'title|course|cuisine|main ingredient|description|source|url|prep time|cook time|total time|servings|yield|ingredients|directions|' +
    'tags|rating|photo url|private|nutritional score|calories|fat|cholesterol|sodium|sugar|carbohydrate|fiber|protein'
  ).split('|'),
);

function partsOf(block: string): Map<string, string> {
  const parts = new Map<string, string>();
  let name = '';
  for (const line of block.split(/\r?\n/)) {
    const [, begun = '', rest = ''] = named.exec(line) ?? [];
    if (names.has(begun.toLowerCase())) {
      name = begun.toLowerCase();
      parts.set(name, rest.trim());
    } else if (name !== '') parts.set(name, `${parts.get(name)}\n${line.trim()}`);
  }
  return parts;
}

function read(parts: ReadonlyMap<string, string>): LibraryRecipe {
  const part = (name: string) => parts.get(name)?.trim() ?? '';
  return libraryRecipe({
    title: part('title'),
    description: part('description'),
    ingredients: ingredientsOfBlock(planToEatHeadings(part('ingredients'))),
    steps: stepsOfBlock(part('directions')),
    yield: part('yield') || part('servings'),
    prepTime: part('prep time'),
    cookTime: part('cook time'),
    totalTime: part('total time'),
    tags: ['tags', 'course', 'cuisine', 'main ingredient'].map(part),
    sourceName: part('source'),
    sourceUrl: part('url'),
    rating: part('rating'),
    pictures: picturesAt(part('photo url')),
  });
}

/** Plan to Eat as text: named parts, and a line of dashes between two recipes. */
export function planToEatTextRecipes(text: string): RecipesInFile | null {
  if (!/^Title:/m.test(text) || !/^(?:Ingredients|Directions):/m.test(text)) return null;
  const blocks = text.split(divider).map(partsOf);
  return {
    format: 'plan-to-eat',
    recipes: blocks
      .filter((parts) => parts.has('title'))
      .map((parts) => ({ name: parts.get('title') ?? '', read: () => read(parts) })),
  };
}
