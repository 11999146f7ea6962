import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../testing.js';

const names = ['zorbelina', 'quantix', 'mimolu'];
const foods = ['dragon fruit', 'salsify', 'rutabaga'];
/** Two live together in each household, the last one alone. */
const people = 5;

const recipe = fc.record({
  author: fc.nat(people - 1),
  visibility: fc.constantFrom('household', 'private'),
  /** Whether its author changes who sees it after storing it. */
  isChanged: fc.boolean(),
  name: fc.constantFrom(...names),
  foods: fc.subarray(foods, { minLength: 1 }),
});
type Written = typeof recipe extends fc.Arbitrary<infer One> ? One : never;

describe('recipes that a household keeps, and those that their author keeps', () => {
  let api: TestApp;
  const cooks: Person[] = [];

  beforeAll(async () => {
    api = await TestApp.start();
    const sql = api.app.get(DataSource);
    for (let number = 0; number < people; number += 1) {
      const cook = await api.person({ subscribed: true });
      const housemate = cooks[number - 1];
      if (number % 2 === 0 || !housemate) {
        cooks.push(cook);
        continue;
      }
      const { householdId } = housemate;
      await sql.query('UPDATE users SET household_id = $1 WHERE id = $2', [householdId, cook.id]);
      // The session check remembers for a moment; a new session asks again.
      const { email, password } = cook;
      const { body } = await api.call('POST', '/api/auth/login', { body: { email, password } });
      cooks.push({ ...cook, householdId, token: body.token as string });
    }
  });
  afterAll(() => api.close());

  const call = (method: string, path: string, { token }: Person, body?: unknown) =>
    api.call(method as 'GET', `/api${path}`, { token, body });
  const of = (number: number): Person => cooks[number] as Person;
  const isPrivate = ({ visibility, isChanged }: Written) =>
    (visibility === 'private') !== isChanged;
  const maySee = (cook: Person, written: Written): boolean => {
    const author = of(written.author);
    return (
      author.householdId === cook.householdId && (!isPrivate(written) || author.id === cook.id)
    );
  };
  const bodyOf = ({ name, foods: used }: Written) => ({
    title: `${name} supper`,
    ingredients: used,
    steps: ['Cook it.'],
    tags: [name],
  });

  async function store(written: Written): Promise<number> {
    const author = of(written.author);
    const { visibility } = written;
    const stored = await call('POST', '/recipes', author, { ...bodyOf(written), visibility });
    expect(stored).toMatchObject({ status: 201, body: { visibility, isAuthor: true } });
    const { id, version } = stored.body as { id: number; version: number };
    if (!written.isChanged) return id;
    const other = visibility === 'private' ? 'household' : 'private';
    const body = { ...bodyOf(written), version, visibility: other };
    expect((await call('PUT', `/recipes/${id}`, author, body)).status).toBe(200);
    return id;
  }

  /** Ids among the given ones that an answer lists. */
  const listed = (body: { recipes: { id: number }[] }, ids: readonly number[]): number[] =>
    body.recipes
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
      .sort((a, b) => a - b);

  async function expectToSee(cook: Person, ids: readonly number[], world: readonly Written[]) {
    const seen = (fits: (written: Written) => boolean): number[] =>
      ids.filter((_, at) => {
        const written = world[at];
        return written !== undefined && maySee(cook, written) && fits(written);
      });
    for (const name of names) {
      const named = seen((written) => written.name === name);
      const found = await call('GET', `/recipes/search?name=${name}&limit=100`, cook);
      expect([name, listed(found.body, ids)]).toEqual([name, named]);
      const mine = await call('GET', `/recipes/mine?q=${name}&tag=${name}&limit=100`, cook);
      expect([name, listed(mine.body, ids)]).toEqual([name, named]);
    }
    for (const food of foods) {
      const query = new URLSearchParams({ ingredients: food, scope: 'mine', limit: '100' });
      const found = await call('GET', `/recipes/search?${query}`, cook);
      const using = seen((written) => written.foods.includes(food));
      expect([food, listed(found.body, ids)]).toEqual([food, using]);
    }
    const tags = (await call('GET', '/recipes/tags', cook)).body as {
      name: string;
      count: number;
    }[];
    for (const name of names) {
      const count = seen((written) => written.name === name).length;
      expect(tags.find((tag) => tag.name === name)?.count ?? 0).toBe(count);
    }
    const many = await call('GET', `/recipes/bulk?ids=${ids.join()}`, cook);
    expect(listed({ recipes: many.body }, ids)).toEqual(seen(() => true));
  }

  /** What a person who may not see a recipe gets, whatever they try. */
  async function expectHidden(cook: Person, id: number) {
    const version = { ...bodyOf({ name: 'x', foods } as Written), version: 1 };
    const attempts: [string, string, unknown?][] = [
      ['GET', `/recipes/${id}`],
      ['PUT', `/recipes/${id}`, version],
      ['DELETE', `/recipes/${id}`],
      ['POST', `/recipes/${id}/copy`],
      ['POST', `/recipes/${id}/restore`],
      ['PUT', `/recipes/${id}/opened`],
      ['GET', `/recipes/${id}/versions`],
      ['POST', `/recipes/${id}/favourite`],
      ['PUT', `/recipes/${id}/rating`, { rating: 1 }],
      ['GET', `/recipes/${id}/log`],
      ['POST', `/recipes/${id}/log`, { madeOn: '2026-01-01' }],
      ['POST', '/menus', { title: 'Menu', menuItems: [{ id }] }],
      ['POST', '/meal-planner', { name: 'Plan', plan_data: { 'Monday-Dinner': [{ id }] } }],
    ];
    for (const [method, path, body] of attempts) {
      expect([method, path, (await call(method, path, cook, body)).status]).toEqual([
        ...[method, path, 404],
      ]);
    }
  }

  it('[HOUSE-1][HOUSE-4][OWN-14] are found, listed and opened by those who may see them, and by nobody else', async () => {
    const worlds = fc.array(recipe, { minLength: 4, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(worlds, async (world: Written[]) => {
        const ids: number[] = [];
        for (const written of world) ids.push(await store(written));
        for (const cook of cooks) await expectToSee(cook, ids, world);
        for (const [at, id] of ids.entries()) {
          const written = world[at] as Written;
          const outsiders = cooks.filter((cook) => !maySee(cook, written));
          // Every way to try is tried by one of them for each recipe.
          const outsider = outsiders[id % outsiders.length];
          if (outsider) await expectHidden(outsider, id);
          expect((await call('GET', `/recipes/${id}`, of(written.author))).status).toBe(200);
        }
        for (const [at, id] of ids.entries()) {
          await call('DELETE', `/recipes/${id}`, of((world[at] as Written).author));
        }
        for (const cook of cooks) await expectToSee(cook, ids, []);
      }),
      { numRuns: 4 },
    );
  });

  it('[HOUSE-4] show the household the name of a private recipe that its author put on a menu, and nothing else', async () => {
    const [author, housemate] = [of(0), of(1)];
    const secret = { ...bodyOf({ name: 'mimolu', foods } as Written), visibility: 'private' };
    const { id } = (await call('POST', '/recipes', author, secret)).body;
    const menu = await call('POST', '/menus', author, { title: 'Both', menuItems: [{ id }] });
    const path = `/menus/${menu.body.id}`;
    expect((await call('GET', path, author)).body.recipes).toMatchObject([{ available: true }]);
    expect((await call('GET', path, housemate)).body.recipes).toMatchObject([
      { title: 'mimolu supper', available: false, image: null },
    ]);
    const list = (cook: Person) =>
      call('POST', '/menus/grocery-list', cook, { menuIds: [menu.body.id] });
    expect((await list(author)).body.groceryList).toHaveLength(foods.length);
    expect((await list(housemate)).body.groceryList).toEqual([]);
    const collection = await call('POST', '/collections', author, { name: 'Shared' });
    await call('PUT', `/collections/${collection.body.id}/recipes/${id}`, author);
    const count = async (cook: Person) =>
      (await call('GET', '/collections', cook)).body.find(
        (one: { id: string }) => one.id === collection.body.id,
      ).count;
    expect([await count(author), await count(housemate)]).toEqual([1, 0]);
  });

  it('[HOUSE-4] stay on a plan by their name when another member saves it', async () => {
    const [author, housemate] = [of(0), of(1)];
    const write = async (name: string, visibility: string): Promise<number> =>
      (
        await call('POST', '/recipes', author, {
          ...{ ...bodyOf({ name, foods } as Written), visibility },
        })
      ).body.id;
    const secret = await write('mimolu', 'private');
    const shared = await write('quantix', 'household');
    const dinner = 'Monday-Dinner';
    const plan = await call('POST', '/meal-planner', author, {
      ...{ name: 'Week', plan_data: { [dinner]: [{ id: secret, servings: 12 }, { id: shared }] } },
    });
    const path = `/meal-planner/${plan.body.id}`;
    const dishes = async (cook: Person) =>
      (await call('GET', '/meal-planner', cook)).body.find(
        (one: { id: string }) => one.id === plan.body.id,
      ).plan_data;
    expect((await dishes(housemate))[dinner]).toMatchObject([
      { id: secret, title: 'mimolu supper', available: false, image: null, readyInMinutes: null },
      { id: shared, available: true },
    ]);

    // Another dish in its place, the same again, and it named along with what they see.
    for (const given of [
      { 'Friday-Lunch': [{ id: shared }] },
      { 'Friday-Lunch': [{ id: shared }] },
      { 'Friday-Lunch': [{ id: shared }, { id: secret }] },
    ]) {
      const saved = await call('PUT', path, housemate, { name: 'Ours', plan_data: given });
      expect(saved).toMatchObject({ status: 200, body: { name: 'Ours' } });
      expect(await dishes(author)).toMatchObject({
        [dinner]: [{ id: secret, servings: 12, available: true }],
        'Friday-Lunch': [{ id: shared }],
      });
      expect((await dishes(author))['Friday-Lunch']).toHaveLength(1);
    }
    // On a plan of their own they cannot put it.
    const stolen = { name: 'Mine', plan_data: { [dinner]: [{ id: secret }] } };
    expect((await call('POST', '/meal-planner', housemate, stolen)).status).toBe(404);
    // Its author takes it off.
    await call('PUT', path, author, { name: 'Ours', plan_data: { [dinner]: [{ id: shared }] } });
    expect(await dishes(housemate)).toMatchObject({ [dinner]: [{ id: shared }] });
  });

  it('[HOUSE-4] stay on a plan that their author and another member save at once, without a version', async () => {
    const [author, housemate] = [of(0), of(1)];
    const write = async (name: string, visibility: string): Promise<number> => {
      const body = { ...bodyOf({ name, foods } as Written), visibility };
      return (await call('POST', '/recipes', author, body)).body.id;
    };
    const [secret, shared] = [
      await write('mimolu', 'private'),
      await write('quantix', 'household'),
    ];
    const dinner = 'Monday-Dinner';
    const common = { 'Friday-Lunch': [{ id: shared }] };
    for (let round = 0; round < 10; round += 1) {
      const name = `Week ${round}`;
      const plan = await call('POST', '/meal-planner', author, { name, plan_data: common });
      const save = (cook: Person, more: object) =>
        call('PUT', `/meal-planner/${plan.body.id}`, cook, {
          ...{ name, plan_data: { ...common, ...more } },
        });
      const saved = await Promise.all([
        save(housemate, {}),
        save(author, { [dinner]: [{ id: secret }] }),
        save(housemate, {}),
        save(housemate, {}),
      ]);
      expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const plans = (await call('GET', '/meal-planner', author)).body;
      const kept = plans.find(({ id }: { id: string }) => id === plan.body.id);
      expect(kept.plan_data[dinner]).toMatchObject([{ id: secret }]);
    }
  });

  it('[HOUSE-4] are made private by their author alone', async () => {
    const [author, housemate] = [of(0), of(1)];
    const body = bodyOf({ name: 'quantix', foods } as Written);
    const { id } = (await call('POST', '/recipes', author, body)).body;
    expect((await call('GET', `/recipes/${id}`, housemate)).body).toMatchObject({
      ...{ isOwn: true, isAuthor: false, visibility: 'household' },
    });
    const change = (cook: Person, more: object) =>
      call('PUT', `/recipes/${id}`, cook, { ...body, ...more });
    expect(await change(housemate, { version: 1, visibility: 'private' })).toMatchObject({
      ...{ status: 403, body: { code: 'recipe_visibility_not_yours' } },
    });
    expect((await change(housemate, { version: 1, visibility: 'household' })).status).toBe(200);
    expect((await change(author, { version: 2, visibility: 'private' })).status).toBe(200);
    // Without a word about it, it stays.
    const kept = await change(author, { version: 3, title: 'Secret' });
    expect(kept.body).toMatchObject({ title: 'Secret', visibility: 'private' });
    const copied = await call('POST', `/recipes/${id}/copy`, author);
    expect(copied.body).toMatchObject({ visibility: 'private' });
  });

  it('[HOUSE-2] go with their author’s account, while the household’s stay', async () => {
    const author = of(3);
    const stored = async (visibility: string) =>
      (
        await call('POST', '/recipes', author, {
          ...{ ...bodyOf({ name: 'zorbelina', foods } as Written), visibility },
        })
      ).body.id as number;
    const [shared, secret] = [await stored('household'), await stored('private')];
    await call('POST', '/menus', author, {
      ...{ title: 'Mine', menuItems: [{ id: shared }, { id: secret }] },
    });
    const { password } = author;
    const gone = await call('DELETE', '/auth/account', author, { password });
    expect(gone.status).toBe(204);
    const rows = await api.app
      .get(DataSource)
      .query('SELECT id, owner_id FROM recipes WHERE id = ANY ($1)', [[shared, secret]]);
    expect(rows).toEqual([{ id: shared, owner_id: null }]);
    const menus = (await call('GET', '/menus', of(2))).body.menus as { item_count: number }[];
    expect(menus.map((menu) => menu.item_count)).toEqual([1]);
  });
});
