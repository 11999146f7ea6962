import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/repository-root.js';
import { type Person, TestApp } from '../../testing.js';
import type { RecipeView } from '../recipes/domain/recipe-view.js';
import type { SearchView } from './dto/recipe-search.dto.js';

/** What a cook would expect to see first. Patterns are case-insensitive regular expressions. */
interface GoldenQuery {
  typed: string;
  restricted?: boolean;
  type?: string;
  diet?: string;
  exclude?: string;
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

// Loads the whole catalogue into a new database first.
const startMilliseconds = 120_000;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(repositoryRoot, 'backend/catalogue', name), 'utf8'));
const queries = read('golden-queries.json') as GoldenQuery[];
const names = read('golden-names.json') as GoldenName[];

describe('golden queries', () => {
  let api: TestApp;
  let cook: Person;
  let subscriber: Person;

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person();
    subscriber = await api.person({ subscribed: true });
  }, startMilliseconds);
  afterAll(() => api.close());

  const find = async ({ typed, restricted, type, diet, exclude }: GoldenQuery) => {
    const premium = restricted || type || diet || exclude;
    const { token } = premium ? subscriber : cook;
    const parameters = new URLSearchParams({
      ingredients: typed,
      limit: '5',
      ...(restricted && { restricted: 'true' }),
      ...(type && { type }),
      ...(diet && { diet }),
      ...(exclude && { exclude }),
    });
    const answer = await api.call('GET', `/api/recipes/search?${parameters}`, { token });
    expect(answer.status).toBe(200);
    const { recipes } = answer.body as SearchView;
    const ids = recipes.map(({ id }) => id).join(',');
    const details = await api.call('GET', `/api/recipes/bulk?ids=${ids}`, { token });
    return details.body as RecipeView[];
  };

  it.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    '[CALL-3] %s',
    async (_name, query) => {
      const found = await find(query);
      const titles = found.map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(0);
      for (const pattern of query.top ?? []) {
        expect(titles).toContainEqual(expect.stringMatching(new RegExp(pattern, 'i')));
      }
      for (const pattern of query.not ?? []) {
        expect(titles).not.toContainEqual(expect.stringMatching(new RegExp(pattern, 'i')));
      }
      for (const { title, extendedIngredients } of found) {
        const recipe = { title, lines: extendedIngredients.map(({ original }) => original) };
        const lineWith = (pattern: string) => ({
          title,
          lines: expect.arrayContaining([expect.stringMatching(new RegExp(pattern, 'i'))]),
        });
        if (query.each) expect(recipe).toEqual(lineWith(query.each));
        if (query.none) expect(recipe).not.toEqual(lineWith(query.none));
      }
    },
  );

  it.each(names.map((name) => [name.typed, name] as const))(
    '[OWN-23] finds “%s” by name',
    async (typed, { first = '', among = '' }) => {
      const parameters = new URLSearchParams({ name: typed, limit: '3' });
      const { status, body } = await api.call('GET', `/api/recipes/search?${parameters}`, {
        token: cook.token,
      });
      expect(status).toBe(200);
      const titles = (body as SearchView).recipes.map(({ title }) => title);
      expect(titles[0]).toMatch(new RegExp(first, 'i'));
      expect(titles).toContainEqual(expect.stringMatching(new RegExp(among, 'i')));
    },
  );
});
