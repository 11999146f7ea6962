import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { RecipeWriter } from './modules/recipes/recipe-writer.service.js';
import { ownerOf, type Person, TestApp } from './testing.js';

const variables = { JWT_SECRET: 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5' };
const foods = ['rutabaga', 'walnut', 'lemon'] as const;
const lineOf = (food: string) => `2 ${food}s`;

/** What was written last, as every call has to show it. */
interface Written {
  username: string;
  pantry: string[];
  title: string;
  food: string;
  starred: boolean;
  menu: string;
  list: string;
}

const change = fc.record(
  {
    username: fc.stringMatching(/^[a-z]{12}$/),
    pantry: fc.subarray([...foods]),
    title: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
    food: fc.constantFrom(...foods),
    starred: fc.boolean(),
    menu: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
    list: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
  },
  { requiredKeys: [] },
);

/** Milliseconds, within which a notice has arrived on any machine; by itself no answer is forgotten so soon. */
const noticed = 10_000;

describe('what has been written', () => {
  let instances: TestApp[];
  let person: Person;
  let token: string;
  let id: number;
  let menuId: string;
  let listId: string;
  let written: Written;

  const call = async (
    at: TestApp,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => {
    const answer = await at.call(method, `/api${path}`, { token, body });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body;
  };

  const writeRecipe = async (at: TestApp, { title, food }: Pick<Written, 'title' | 'food'>) => {
    const [written = 0] = await at.app.get(RecipeWriter, { strict: false }).write([
      {
        ...{ source: 'import', sourceKey: 'read after write', description: '', image: null },
        ...{ types: ['main course'], cuisine: null, servings: 2, readyInMinutes: 20 },
        ...{ popularity: 0, sourceName: null, sourceUrl: null, steps: ['Cook it.'] },
        title,
        ingredients: ['1 dragon fruit', lineOf(food)],
        owner: ownerOf(person),
      },
    ]);
    return written;
  };

  const write = async (at: TestApp, given: Partial<Written>): Promise<void> => {
    Object.assign(written, given);
    const { username, pantry, title, food, starred, menu, list } = given;
    if (username !== undefined) {
      const body = { newUsername: username };
      token = (await call(at, 'PUT', '/auth/change-username', body)).token;
    }
    if (pantry) {
      await call(at, 'PUT', '/pantry/user', { useCustomPantry: true, customPantry: pantry });
    }
    if (title !== undefined || food !== undefined) await writeRecipe(at, written);
    if (starred !== undefined) {
      await call(at, starred ? 'POST' : 'DELETE', `/recipes/${id}/favourite`);
    }
    if (menu !== undefined) {
      await call(at, 'PUT', `/menus/${menuId}`, { title: menu, menuItems: [{ id }] });
    }
    if (list !== undefined) {
      await call(at, 'PUT', `/grocery-lists/${listId}`, { list_name: list, list_data: [list] });
    }
  };

  const read = async (at: TestApp) => {
    const get = (path: string) => call(at, 'GET', path);
    const searched = await get('/recipes/search?ingredients=dragon+fruit&limit=100');
    const found = searched.recipes.find((recipe: { id: number }) => recipe.id === id);
    const detail = await get(`/recipes/${id}`);
    const { items } = await call(at, 'POST', '/menus/grocery-list', { menuIds: [menuId] });
    const titlesOf = (recipes: { title: string }[]) => recipes.map(({ title }) => title);
    return {
      username: (await get('/auth/user')).username,
      pantry: (await get('/pantry/user')).customPantry,
      found: [found?.title, found?.pantryIngredients],
      detail: [detail.title, detail.isFavourited, detail.extendedIngredients[1].original],
      favourites: titlesOf(await get('/recipes/user/favourites')),
      menus: titlesOf((await get('/menus')).menus),
      menu: titlesOf((await get(`/menus/${menuId}`)).recipes),
      shopping: items.flatMap(({ sources }: { sources: { line: string }[] }) =>
        sources.map(({ line }) => line),
      ),
      lists: (await get('/grocery-lists')).lists.map(
        (list: { list_name: string }) => list.list_name,
      ),
      list: (await get(`/grocery-lists/${listId}`)).list_data,
    };
  };

  const expected = (): Awaited<ReturnType<typeof read>> => {
    const { username, pantry, title, food, starred, menu, list } = written;
    const isHeld = pantry.includes(food);
    return {
      username,
      pantry,
      found: [title, isHeld ? [food] : []],
      detail: [title, starred, lineOf(food)],
      favourites: starred ? [title] : [],
      menus: [menu],
      menu: [title],
      shopping: ['1 dragon fruit', ...(isHeld ? [] : [lineOf(food)])],
      lists: [list],
      list: [list],
    };
  };

  beforeAll(async () => {
    const first = await TestApp.start(variables);
    instances = [first];
    // Two instances share a database only on a server.
    if (process.env.TEST_DATABASE_URL) instances.push(await first.beside(variables));
    person = await first.person({ subscribed: true });
    token = person.token;
    const { username } = person;
    written = {
      ...{ username, pantry: [], title: 'First', food: 'lemon', starred: false },
      ...{ menu: 'Sunday', list: 'Market' },
    };
    id = await writeRecipe(first, written);
    const menu = { title: written.menu, menuItems: [{ id }] };
    menuId = (await call(first, 'POST', '/menus', menu)).id;
    const list = { listName: written.list, ingredients: [written.list] };
    listId = (await call(first, 'POST', '/grocery-lists', list)).id;
    await write(first, { pantry: [] });
  });
  afterAll(() => Promise.all(instances.map((one) => one.close())));

  it('[CALL-3][CALL-11][CALL-13][CALL-34] is read at once here, and elsewhere as soon as the notice has arrived', async () => {
    await fc.assert(
      fc.asyncProperty(change, fc.nat(instances.length - 1), async (given, at) => {
        const here = instances[at] as TestApp;
        const elsewhere = instances.filter((one) => one !== here);
        // So that all of them remember what is about to change.
        await Promise.all(instances.map(read));
        await write(here, given);
        expect(await read(here)).toEqual(expected());
        for (const there of elsewhere) {
          const deadline = Date.now() + noticed;
          let found = await read(there);
          while (!isDeepStrictEqual(found, expected()) && Date.now() < deadline) {
            found = await read(there);
          }
          expect(found).toEqual(expected());
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
