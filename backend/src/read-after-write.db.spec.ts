import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { TransferWorker } from './modules/account-archive/transfer-worker.js';
import { ImportRunner } from './modules/imports/import-runner.js';
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
  plan: string;
  event: string;
  rating: number;
  collection: string;
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
    plan: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
    event: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
    rating: fc.integer({ min: 1, max: 5 }),
    collection: fc.stringMatching(/^[A-Z][a-z]{3,12}$/),
  },
  { requiredKeys: [] },
);

/** Milliseconds within which a notice arrives on any machine; without one, no answer is forgotten so soon. */
const noticed = 10_000;

describe('what has been written', () => {
  let instances: TestApp[];
  let person: Person;
  let token: string;
  let id: number;
  let menuId: string;
  let listId: string;
  let planId: string;
  let eventId: string;
  let collectionId: string;
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
    const { plan, event, rating, collection } = given;
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
    if (plan !== undefined) await call(at, 'PUT', `/meal-planner/${planId}`, planOf(plan));
    if (event !== undefined) {
      await call(at, 'PUT', `/meal-planner/calendar/${eventId}`, eventOf(event));
    }
    if (rating !== undefined) await call(at, 'PUT', `/recipes/${id}/rating`, { rating });
    if (collection !== undefined) {
      await call(at, 'PUT', `/collections/${collectionId}`, { name: collection });
    }
  };

  const planOf = (name: string) => ({ name, plan_data: { 'Monday-Dinner': [{ id }] } });
  const eventOf = (title: string) => ({ title, start_date: '2026-11-23', color: 'blue' });

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
      detail: [
        ...[detail.title, detail.isFavourited, detail.rating],
        detail.extendedIngredients[1].original,
      ],
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
      plans: (await get('/meal-planner')).map((plan: { name: string }) => plan.name),
      calendar: titlesOf(await get('/meal-planner/calendar?start=2026-11-01&end=2026-11-30')),
      collections: (await get('/collections')).map(({ name }: { name: string }) => name),
      collection: (await get(`/collections/${collectionId}`)).name,
    };
  };

  const expected = (): Awaited<ReturnType<typeof read>> => {
    const { username, pantry, title, food, starred, menu, list } = written;
    const { plan, event, rating, collection } = written;
    const isHeld = pantry.includes(food);
    return {
      username,
      pantry,
      found: [title, isHeld ? [food] : []],
      detail: [title, starred, rating, lineOf(food)],
      favourites: starred ? [title] : [],
      menus: [menu],
      menu: [title],
      shopping: ['1 dragon fruit', ...(isHeld ? [] : [lineOf(food)])],
      lists: [list],
      list: [list],
      plans: [plan],
      calendar: [event],
      collections: [collection],
      collection,
    };
  };

  /** Looks again until the notice has arrived. */
  async function until<Found>(look: () => Promise<Found>, wanted: Found): Promise<void> {
    const deadline = Date.now() + noticed;
    let found = await look();
    while (!isDeepStrictEqual(found, wanted) && Date.now() < deadline) found = await look();
    expect(found).toEqual(wanted);
  }
  const untilRead = (there: TestApp) => until(() => read(there), expected());

  /** The outcome of background work, once it is done. What is read meanwhile may be remembered. */
  async function done(at: TestApp, path: string, readMeanwhile?: (from: TestApp) => unknown) {
    for (;;) {
      if (readMeanwhile) await Promise.all(instances.map(readMeanwhile));
      const { body } = await at.call('GET', `/api${path}`, {
        ...{ token, headers: { accept: 'application/json' } },
      });
      expect(body.state).not.toBe('failed');
      if (body.state === 'done') return body;
    }
  }

  beforeAll(async () => {
    const first = await TestApp.start(variables);
    instances = [first];
    // Two instances share a database only on a server.
    if (process.env.TEST_DATABASE_URL) instances.push(await first.beside(variables));
    // So that background work runs in the first instance, whose folder holds the uploaded files.
    for (const { app } of instances.slice(1)) {
      for (const worker of [TransferWorker, ImportRunner]) {
        await app.get(worker, { strict: false }).beforeApplicationShutdown();
      }
    }
    person = await first.person({ subscribed: true });
    token = person.token;
    const { username } = person;
    written = {
      ...{ username, pantry: [], title: 'First', food: 'lemon', starred: false },
      ...{ menu: 'Sunday', list: 'Market', plan: 'Week', event: 'Feast', rating: 3 },
      collection: 'Best',
    };
    id = await writeRecipe(first, written);
    const menu = { title: written.menu, menuItems: [{ id }] };
    menuId = (await call(first, 'POST', '/menus', menu)).id;
    const list = { listName: written.list, ingredients: [written.list] };
    listId = (await call(first, 'POST', '/grocery-lists', list)).id;
    planId = (await call(first, 'POST', '/meal-planner', planOf(written.plan))).id;
    eventId = (await call(first, 'POST', '/meal-planner/calendar', eventOf(written.event))).id;
    collectionId = (await call(first, 'POST', '/collections', { name: written.collection })).id;
    await write(first, { pantry: [], rating: written.rating });
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
        for (const there of elsewhere) await untilRead(there);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('[CALL-11][EXP-3] a restore is read as soon as it is done', async () => {
    const [here] = instances as [TestApp];
    const { id: exported } = await call(here, 'POST', '/account/export');
    const { url } = await done(here, `/account/export/${exported}`);
    const { rawPayload: archive } = await here.app.inject({ url });
    const before = expected();
    for (const path of [`/menus/${menuId}`, `/collections/${collectionId}`]) {
      await call(here, 'DELETE', path);
    }
    await call(here, 'DELETE', `/recipes/${id}/favourite`);
    const gone = { menus: [], collections: [] };
    const listed = async (at: TestApp) => ({
      menus: (await call(at, 'GET', '/menus')).menus.map(({ title }: { title: string }) => title),
      collections: (await call(at, 'GET', '/collections')).map(
        ({ name }: { name: string }) => name,
      ),
    });
    for (const one of instances) await until(() => listed(one), gone);
    const name = 'larder-export.zip';
    const answer = await here.upload('/api/account/restore', archive, { token, name });
    await done(here, `/account/restore/${answer.body.id}`, listed);
    const { menus, collections } = before;
    expect(await listed(here)).toEqual({ menus, collections });
    for (const one of instances) await until(() => listed(one), { menus, collections });
  });

  it('[CALL-3][IMP-33] an import is read as soon as it is done, and gone when it is undone', async () => {
    const [here] = instances as [TestApp];
    const search = async (at: TestApp) =>
      (await call(at, 'GET', '/recipes/search?ingredients=dragon+fruit&limit=100')).recipes
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith('Imported'));
    const favourites = async (at: TestApp) =>
      (await call(at, 'GET', '/recipes/user/favourites'))
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith('Imported'));
    for (const one of instances) expect(await search(one)).toEqual([]);
    const recipe = {
      ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Imported salad' },
      ...{ recipeIngredient: ['2 dragon fruits'], recipeInstructions: 'Cut them.' },
    };
    const file = Buffer.from(JSON.stringify([recipe]));
    const started = await here.upload('/api/imports', file, { token, name: 'recipes.json' });
    const { items } = await done(here, `/imports/${started.body.id}`, search);
    expect(await search(here)).toEqual(['Imported salad']);
    for (const one of instances) await until(() => search(one), ['Imported salad']);
    await call(here, 'POST', `/recipes/${items[0].recipeId}/favourite`);
    for (const one of instances) await until(() => favourites(one), ['Imported salad']);
    await call(here, 'DELETE', `/imports/${started.body.id}`);
    expect([await search(here), await favourites(here)]).toEqual([[], []]);
    for (const one of instances) await until(() => favourites(one), []);
  });
});
