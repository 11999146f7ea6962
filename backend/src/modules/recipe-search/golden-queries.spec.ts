import {
  catalogueRecipes,
  type CatalogueRecipe,
  indexOf,
  readExpectations,
} from './catalogue-index-testing.js';
import { hierarchyFor, readDishName, readKitchen } from '@larder/culinary/at-hand';
import { resolveExcluded } from './domain/exclusion.js';
import { DISHES_OF_A_PAGE, inCooksOrder } from './domain/page-order.js';
import { kitchenOf } from './domain/searched-kitchen.js';
import type { InProcessRecipeIndex } from './index/in-process-recipe-index.js';
import { NO_CONDITIONS } from './index/recipe-index.js';
import type { DishDiet, DishType } from '../recipes/domain/dish-type.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';

/** What a cook would expect to see first. Patterns are case-insensitive regular expressions. */
interface GoldenQuery {
  typed: string;
  restricted?: boolean;
  type?: DishType;
  diet?: DishDiet;
  exclude?: string;
  /** Must match the title of the first. */
  first?: string;
  /** Each must match the title of at least one of the first three. */
  firstThree?: string[];
  /** None may match the title of any of the first six. */
  notFirstSix?: string[];
  /** Each must match the title of at least one of the first five. */
  top?: string[];
  /** None may match the title of any of the first five. */
  not?: string[];
  /** Each of the first five must have a matching ingredient line. */
  each?: string;
  /** None of the first five may have a matching ingredient line. */
  none?: string;
}

/** What someone who types the name of a dish would expect: the first title, or one of the first three, matches. */
interface GoldenName {
  typed: string;
  first?: string;
  among?: string;
}

const queries = readExpectations('golden-queries.json') as GoldenQuery[];
const names = readExpectations('golden-names.json') as GoldenName[];
const pantry = readKitchen(DEFAULT_PANTRY).ids;

const any = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');

describe('golden queries', () => {
  let recipes: CatalogueRecipe[];
  let index: InProcessRecipeIndex;

  beforeAll(async () => {
    recipes = await catalogueRecipes();
    index = await indexOf(recipes);
  });

  const recipesOf = (ids: readonly number[]) =>
    ids.map((id) => (recipes[id - 1] as CatalogueRecipe).draft);

  const find = async ({ typed, restricted, type, diet, exclude }: GoldenQuery) => {
    const { ids, avoided } = resolveExcluded(exclude ? [exclude] : []);
    const { ids: foods, soon } = readKitchen(typed.split(','));
    const demands = [diet, exclude].filter((demand) => demand !== undefined);
    const hierarchy = hierarchyFor(demands);
    const found = await index.search({
      ...NO_CONDITIONS,
      withoutDiets: demands.length === 0,
      ...{ typed: foods, pantry, restricted: restricted ?? false, limit: DISHES_OF_A_PAGE },
      ...{ type: type ?? null, diet: diet ?? null, excluded: ids, avoided },
    });
    const dishes = found.ids.map((id, place) => {
      const { draft, derived } = recipes[id - 1] as CatalogueRecipe;
      const { title, cuisine, types, readyInMinutes: minutes } = draft;
      const score = found.scores[place] as number;
      return { draft, score, title, cuisine, types, minutes, needs: derived };
    });
    const kitchen = kitchenOf({ typed: foods, pantry }, found.worths, hierarchy, soon);
    const ordered = inCooksOrder(dishes, kitchen, hierarchy);
    return ordered.slice(0, 6).map(({ draft }) => draft);
  };

  it.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    '[CALL-3] %s',
    async (_name, query) => {
      const found = await find(query);
      const titles = found.map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(0);
      if (query.first) expect(titles[0]).toMatch(any([query.first]));
      for (const pattern of query.firstThree ?? []) {
        expect(titles.slice(0, 3)).toContainEqual(expect.stringMatching(any([pattern])));
      }
      for (const title of titles) {
        if (query.notFirstSix) expect(title).not.toMatch(any(query.notFirstSix));
      }
      for (const pattern of query.top ?? []) {
        expect(titles.slice(0, 5)).toContainEqual(expect.stringMatching(any([pattern])));
      }
      for (const { title, ingredients } of found.slice(0, 5)) {
        if (query.not) expect(title).not.toMatch(any(query.not));
        const recipe = { title, lines: ingredients };
        const lineWith = (pattern: string) => ({
          title,
          lines: expect.arrayContaining([expect.stringMatching(any([pattern]))]),
        });
        if (query.each) expect(recipe).toEqual(lineWith(query.each));
        if (query.none) expect(recipe).not.toEqual(lineWith(query.none));
      }
    },
  );

  it.each(names.map((name) => [name.typed, name] as const))(
    '[OWN-23] finds “%s” by name',
    async (typed, { first = '', among = '' }) => {
      const { ids } = await index.search({
        ...NO_CONDITIONS,
        ...{ name: readDishName(typed), pantry, limit: 3 },
      });
      const titles = recipesOf(ids).map(({ title }) => title);
      expect(titles[0]).toMatch(any([first]));
      expect(titles).toContainEqual(expect.stringMatching(any([among])));
    },
  );
});
