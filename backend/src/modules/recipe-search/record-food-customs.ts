// Run by `npm run customs:record`: counts again in how many dishes of each cuisine and kind the catalogue uses each food. Worth it after some
// hundred new dishes: a few change nothing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ancestorsOf, ingredientById } from '@larder/culinary';
import { needsOf } from '@larder/culinary/at-hand';
import { kindInTitle } from '@larder/dish-pictures';
import { repositoryRoot } from '../../config/repository-root.js';
import { type CatalogueRecipe, catalogueRecipes } from './catalogue-index-testing.js';

const file = join(
  repositoryRoot,
  'backend/src/modules/recipe-search/domain/food-customs.generated.ts',
);

/** What it is made of, and what that is a kind of. Of alternatives, the first is the dish's own. */
function foodsOf({ derived }: CatalogueRecipe): Set<number> {
  const foods = needsOf(derived).map(({ anyOf: [food] }) => food);
  return new Set(foods.flatMap((food) => [food, ...ancestorsOf(food)]));
}

function countsBy(
  recipes: readonly CatalogueRecipe[],
  sortOf: (recipe: CatalogueRecipe) => string,
): string {
  const all = new Map<string, number>();
  const byFood = new Map<number, Map<string, number>>();
  const count = (counts: Map<string, number>, sort: string) =>
    counts.set(sort, (counts.get(sort) ?? 0) + 1);
  for (const recipe of recipes) {
    const sort = sortOf(recipe);
    count(all, sort);
    for (const food of foodsOf(recipe)) {
      const counts = byFood.get(food) ?? new Map<string, number>();
      byFood.set(food, counts);
      count(counts, sort);
    }
  }
  const lineOf = (name: string, counts: ReadonlyMap<string, number>): string =>
    `${name}: ${[...counts]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([sort, dishes]) => `${sort} ${dishes}`)
      .join(', ')}`;
  const foods = [...byFood]
    .map(([food, counts]) => lineOf(ingredientById(food)?.name ?? '', counts))
    .sort();
  return [lineOf('all', all), ...foods].join('\n');
}

const recipes = await catalogueRecipes();
const cuisines = countsBy(recipes, ({ draft }) => draft.cuisine?.toLowerCase() ?? '');
const kinds = countsBy(recipes, ({ draft }) => kindInTitle(draft.title) ?? 'other');
writeFileSync(
  file,
  `// Made by \`npm run customs:record\`: in how many dishes of the catalogue, by cuisine and by kind, each food is.
export const COUNTED = {
  cuisines: \`
${cuisines}
\`,
  kinds: \`
${kinds}
\`,
};
`,
);
