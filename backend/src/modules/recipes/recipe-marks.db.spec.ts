import { type Answer, ownerOf, type Person, TestApp } from '../../testing.js';
import { RecipeWriter } from './recipe-writer.service.js';

describe('ratings, log and collections', () => {
  let api: TestApp;
  let cook: Person;
  let stranger: Person;
  /** One of everybody, one of the cook's own. */
  let shared: number;
  let own: number;

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    { token }: Person = cook,
  ): Promise<Answer> => api.call(method, `/api${path}`, { token, body });
  const recipe = async (id: number) => (await call('GET', `/recipes/${id}`)).body;

  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
    stranger = await api.person();
  });
  beforeEach(async () => {
    cook = await api.person();
    const draft = {
      ...{ title: 'Soup', description: '', image: null, types: [], cuisine: null, servings: 2 },
      ...{ readyInMinutes: 20, ingredients: ['1 onion'], steps: ['Cook it.'], popularity: 0 },
      ...{ sourceName: null, sourceUrl: null },
    };
    [shared = 0, own = 0] = await api.app.get(RecipeWriter, { strict: false }).write([
      { ...draft, source: 'import', sourceKey: `shared ${cook.id}`, owner: null },
      { ...draft, source: 'own', sourceKey: `own ${cook.id}`, title: 'Mine', owner: ownerOf(cook) },
    ]);
  });
  afterAll(() => api.close());

  it('[OWN-19] gives any visible recipe one to five stars, and takes them back', async () => {
    for (const id of [shared, own]) {
      expect((await recipe(id)).rating).toBeNull();
      expect(await call('PUT', `/recipes/${id}/rating`, { rating: 4 })).toMatchObject({
        ...{ status: 200, body: { rating: 4 } },
      });
      await call('PUT', `/recipes/${id}/rating`, { rating: 5 });
      expect((await recipe(id)).rating).toBe(5);
    }
    const others = await call('GET', `/recipes/${shared}`, undefined, stranger);
    expect(others.body.rating).toBeNull();
    await call('PUT', `/recipes/${shared}/rating`, { rating: null });
    expect((await recipe(shared)).rating).toBeNull();
    for (const rating of [0, 6, 2.5, '3', undefined]) {
      expect((await call('PUT', `/recipes/${own}/rating`, { rating })).status).toBe(400);
    }
  });

  it('[OWN-20] records when a recipe was made, with a note, for the person alone', async () => {
    const add = (madeOn: string, note = '') =>
      call('POST', `/recipes/${shared}/log`, { madeOn, note });
    const first = await add('2026-01-05', ' A bit salty.\nTwice the leeks! ');
    expect(first).toMatchObject({ status: 201, body: { note: 'A bit salty.\nTwice the leeks!' } });
    await add('2025-12-24');
    expect(await recipe(shared)).toMatchObject({ timesMade: 2, lastMadeOn: '2026-01-05' });
    const log = async (person = cook) =>
      (await call('GET', `/recipes/${shared}/log`, undefined, person)).body;
    expect(await log()).toMatchObject([{ madeOn: '2026-01-05' }, { madeOn: '2025-12-24' }]);
    expect(await log(stranger)).toEqual([]);

    const entry = `/recipes/${shared}/log/${first.body.id}`;
    const correct = { madeOn: '2025-12-01', note: 'Fine.' };
    expect((await call('PUT', entry, correct, stranger)).status).toBe(404);
    expect((await call('DELETE', entry, undefined, stranger)).status).toBe(404);
    expect((await call('PUT', `/recipes/${own}/log/${first.body.id}`, correct)).status).toBe(404);
    expect((await call('PUT', entry, correct)).body).toEqual({ id: first.body.id, ...correct });
    expect((await log())[1]).toEqual({ id: first.body.id, ...correct });
    expect((await call('DELETE', entry)).status).toBe(204);
    expect(await recipe(shared)).toMatchObject({ timesMade: 1, lastMadeOn: '2025-12-24' });
    for (const madeOn of ['2026-02-30', 'yesterday', '']) {
      expect((await add(madeOn)).status).toBe(400);
    }
  });

  it('[OWN-21] collects recipes of any source under a name', async () => {
    const { status, body } = await call('POST', '/collections', { name: 'Winter' });
    expect([status, body]).toEqual([201, { id: body.id, name: 'Winter', recipes: [] }]);
    const collection = `/collections/${body.id}`;
    for (const id of [shared, own, own]) {
      expect((await call('PUT', `${collection}/recipes/${id}`)).status).toBe(204);
    }
    const { recipes } = (await call('GET', collection)).body;
    expect(recipes.map(({ id }: { id: number }) => id).sort()).toEqual([shared, own].sort());
    expect((await recipe(own)).collections).toEqual([body.id]);
    expect((await call('GET', '/collections')).body).toEqual([
      { id: body.id, name: 'Winter', count: 2, images: [expect.any(String), expect.any(String)] },
    ]);
    expect((await call('PUT', collection, { name: 'Summer' })).body.name).toBe('Summer');
    expect((await call('GET', `/recipes/mine?collection=${body.id}`)).body).toMatchObject({
      ...{ total: 1, recipes: [{ id: own }] },
    });
    expect((await call('DELETE', `${collection}/recipes/${own}`)).status).toBe(204);
    expect((await call('GET', `/recipes/mine?collection=${body.id}`)).body.total).toBe(0);
    expect((await call('DELETE', collection)).status).toBe(204);
    expect((await recipe(shared)).collections).toEqual([]);
    expect((await call('POST', '/collections', { name: ' ' })).body).toMatchObject({
      ...{ code: 'collection_name_empty', message: 'Give the collection a name.' },
    });
  });

  it('[HOUSE-1] lets nobody else see or change a collection, or mark a recipe they cannot see', async () => {
    const { body } = await call('POST', '/collections', { name: 'Secret' });
    const collection = `/collections/${body.id}`;
    await call('PUT', `${collection}/recipes/${own}`);
    const entry = await call('POST', `/recipes/${own}/log`, { madeOn: '2026-01-05' });
    const refused = [
      ['GET', collection],
      ['PUT', collection, { name: 'Mine' }],
      ['DELETE', collection],
      ['PUT', `${collection}/recipes/${shared}`],
      ['DELETE', `${collection}/recipes/${own}`],
      ['PUT', `/recipes/${own}/rating`, { rating: 1 }],
      ['GET', `/recipes/${own}/log`],
      ['POST', `/recipes/${own}/log`, { madeOn: '2026-01-05' }],
      ['DELETE', `/recipes/${own}/log/${entry.body.id}`],
    ] as const;
    for (const [method, path, content] of refused) {
      const { status, text } = await call(method, path, content, stranger);
      expect([method, path, status]).toEqual([method, path, 404]);
      expect(text).not.toContain('Secret');
    }
    const foreign = (await call('POST', '/collections', { name: 'Other' }, stranger)).body.id;
    const collect = await call(
      'PUT',
      `/collections/${foreign}/recipes/${own}`,
      undefined,
      stranger,
    );
    expect(collect.status).toBe(404);
    expect((await call('GET', `/recipes/mine?collection=${foreign}`)).body.total).toBe(0);
    expect((await call('GET', '/collections')).body).toMatchObject([{ name: 'Secret', count: 1 }]);
  });

  it('[OWN-1] sorts the own recipes by rating and by when they were made', async () => {
    const write = async (title: string) =>
      (await call('POST', '/recipes', { title, ingredients: ['1 egg'], steps: [] })).body.id;
    const [best, recent] = [await write('Best'), await write('Recent')];
    await call('PUT', `/recipes/${best}/rating`, { rating: 5 });
    await call('PUT', `/recipes/${own}/rating`, { rating: 2 });
    await call('POST', `/recipes/${recent}/log`, { madeOn: '2026-02-01' });
    await call('POST', `/recipes/${best}/log`, { madeOn: '2026-01-01' });
    const listed = async (sort: string) =>
      (await call('GET', `/recipes/mine?sort=${sort}`)).body.recipes;
    const titles = async (sort: string) =>
      (await listed(sort)).map(({ title }: { title: string }) => title);
    expect(await titles('rating')).toEqual(['Best', 'Mine', 'Recent']);
    expect(await titles('made')).toEqual(['Recent', 'Best', 'Mine']);
    expect((await listed('made'))[1]).toMatchObject({
      ...{ rating: 5, timesMade: 1, lastMadeOn: '2026-01-01' },
    });
  });

  it('[HOUSE-3] is in the data download, and goes with the account', async () => {
    await call('PUT', `/recipes/${shared}/rating`, { rating: 3 });
    await call('POST', `/recipes/${shared}/log`, { madeOn: '2026-01-05', note: 'Good.' });
    const { id } = (await call('POST', '/collections', { name: 'Winter' })).body;
    await call('PUT', `/collections/${id}/recipes/${own}`);
    const { owned } = (await call('GET', '/auth/export')).body;
    expect(owned).toMatchObject({
      recipe_ratings: [{ recipeId: shared, rating: 3 }],
      recipe_log_entries: [{ recipeId: shared, madeOn: '2026-01-05', note: 'Good.' }],
      collections: [{ name: 'Winter', recipes: [{ recipeId: own }] }],
    });
    const { password } = cook;
    expect((await call('DELETE', '/auth/account', { password })).status).toBe(204);
    expect((await call('GET', `/recipes/${own}`, undefined, stranger)).status).toBe(404);
  });

  it('[OWN-12] is gone when an own recipe is deleted', async () => {
    const { id } = (await call('POST', '/collections', { name: 'Winter' })).body;
    await call('PUT', `/collections/${id}/recipes/${own}`);
    await call('PUT', `/recipes/${own}/rating`, { rating: 3 });
    await call('POST', `/recipes/${own}/log`, { madeOn: '2026-01-05' });
    expect((await call('DELETE', `/recipes/${own}`)).status).toBe(204);
    expect((await call('GET', `/collections/${id}`)).body.recipes).toEqual([]);
    expect((await call('GET', `/recipes/${own}`)).status).toBe(404);
  });

  it('[OWN-13] keeps an older composed dish that somebody marked as a recipe of its own', async () => {
    const writer = api.app.get(RecipeWriter, { strict: false });
    const compose = (key: string) => ({
      ...{ source: 'composed' as const, sourceKey: `${cook.id}/${key}`, title: key },
      ...{ description: '', image: null, types: [], cuisine: null, servings: 2, readyInMinutes: 9 },
      ...{ ingredients: ['1 egg'], steps: ['Fry it.'], popularity: 0, sourceName: null },
      ...{ sourceUrl: null, owner: ownerOf(cook) },
    });
    const [rated = 0] = await writer.write([compose('rated'), compose('forgotten')]);
    await call('PUT', `/recipes/${rated}/rating`, { rating: 5 });
    await writer.keepNewestComposed(cook.householdId, 0);
    expect((await call('GET', '/recipes/mine?sort=title')).body.recipes).toMatchObject([
      { title: 'Mine' },
      { title: 'rated', source: 'own' },
    ]);
    expect((await call('DELETE', `/recipes/${rated}`)).status).toBe(204);
  });
});
