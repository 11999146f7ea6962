import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ownerOf, type Person, TestApp } from '../../testing.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { StoredRecipes } from '../recipes/stored-recipes.port.js';
import { MenusService } from './menus.service.js';

const draft = (sourceKey: string, change: Partial<RecipeDraft> = {}): RecipeDraft => ({
  source: 'import',
  sourceKey,
  title: sourceKey,
  description: 'For a test.',
  image: `https://example.org/${sourceKey}.jpg`,
  types: ['main course'],
  cuisine: null,
  servings: 2,
  readyInMinutes: 20,
  ingredients: ['1 onion'],
  steps: ['Cook it.'],
  popularity: 0,
  sourceName: null,
  sourceUrl: null,
  owner: null,
  ...change,
});

describe('menus', () => {
  let api: TestApp;
  let writer: RecipeWriter;
  let cook: Person;
  let dishes: number[];
  beforeAll(async () => {
    api = await TestApp.start({ MENU_LIMIT: '4' });
    writer = api.app.get(RecipeWriter, { strict: false });
    dishes = await writer.write(
      Array.from({ length: 61 }, (_, index) => draft(`dish-${index + 1}`)),
    );
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const items = (...ids: number[]) => ids.map((id) => ({ id }));
  const create = (person: Person, body: unknown) =>
    api.call('POST', '/api/menus', { token: person.token, body });
  const read = (id: string, { token } = cook) => api.call('GET', `/api/menus/${id}`, { token });
  const saved = async (...ids: number[]): Promise<string> => {
    const { status, body } = await create(cook, {
      title: ' Sunday lunch ',
      menuItems: items(...ids),
    });
    expect([status, body.message]).toEqual([201, 'Menu saved successfully!']);
    return body.id as string;
  };
  const summaryOf = (index: number) => ({
    id: dishes[index],
    title: `dish-${index + 1}`,
    image: `https://example.org/dish-${index + 1}.jpg`,
    readyInMinutes: 20,
    servings: 2,
    recipeServings: 2,
    available: true,
  });
  const dish = (index: number): number => dishes[index] as number;
  const sql = (query: string, parameters: unknown[]) =>
    api.app.get(DataSource).query(query, parameters);

  it('[CALL-9][CALL-10][CALL-11][ENT-4] saves a menu and returns it with its recipes in order', async () => {
    const id = await saved(dish(2), dish(0), dish(2), dish(1), dish(4), dish(3));
    const { body } = await api.call('GET', '/api/menus', { token: cook.token });
    expect(body).toEqual({
      menus: [
        {
          id,
          title: 'Sunday lunch',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          version: 1,
          item_count: 5,
          images: [2, 0, 1, 4].map((index) => summaryOf(index).image),
        },
      ],
      menuCount: 1,
      menuLimit: 4,
    });
    expect((await read(id)).body).toEqual({
      id,
      title: 'Sunday lunch',
      created_at: body.menus[0].created_at,
      updated_at: body.menus[0].updated_at,
      version: 1,
      recipes: [2, 0, 1, 4, 3].map(summaryOf),
    });
  });

  it("[CALL-9] ignores a recipe's title and image", async () => {
    const { body } = await create(cook, {
      title: 'Lunch',
      menuItems: [{ id: dish(0), title: 'Not its name', image: null }],
    });
    expect((await read(body.id)).body.recipes).toEqual([summaryOf(0)]);
  });

  it('keeps the servings of each dish, and follows the recipe where none are set', async () => {
    const id = (
      await create(cook, {
        title: 'Party',
        menuItems: [
          { id: dish(0), servings: 80 },
          { id: dish(1) },
          { id: dish(2), servings: null },
          { id: dish(0), servings: 7 },
        ],
      })
    ).body.id as string;
    const servings = async () =>
      (await read(id)).body.recipes.map((recipe: { servings: number }) => recipe.servings);
    expect(await servings()).toEqual([80, 2, 2]);
    await writer.write([draft('dish-2', { servings: 6 })]);
    expect((await read(id)).body.recipes).toMatchObject([
      { servings: 80, recipeServings: 2 },
      { servings: 6, recipeServings: 6 },
      { servings: 2, recipeServings: 2 },
    ]);
    await writer.write([draft('dish-2')]);
    const { body } = await api.call('PUT', `/api/menus/${id}`, {
      token: cook.token,
      body: { title: 'Party', menuItems: [{ id: dish(1), servings: 12 }, { id: dish(0) }] },
    });
    expect(body.recipes).toMatchObject([{ servings: 12 }, { servings: 2 }]);
    expect(await servings()).toEqual([12, 2]);
  });

  it('refuses servings that are no whole number from 1 to 1000', async () => {
    const menuItems = (servings: unknown) => [{ id: dish(0), servings }];
    for (const servings of [0, -4, 2.5, 1001, 1e9, '80', true, {}]) {
      const answer = await create(cook, { title: 'Party', menuItems: menuItems(servings) });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'servings_out_of_range',
          message: 'Servings must be a whole number from 1 to 1000.',
        },
      });
    }
    for (const servings of [1, 1000]) {
      const answer = await create(cook, { title: 'Party', menuItems: menuItems(servings) });
      expect(answer.status).toBe(201);
    }
  });

  it('[VALID-10b][VALID-10c] requires a title first, then a recipe', async () => {
    const title = 'Please enter a title for your menu before saving.';
    const recipe = 'Please add at least one recipe to your menu before saving.';
    for (const [body, message] of [
      [{ title: ' ', menuItems: [] }, title],
      [{}, title],
      [{ menuItems: items(dish(0)) }, title],
      [{ title: 'Lunch', menuItems: [] }, recipe],
      [{ title: 'Lunch' }, recipe],
    ] as const) {
      expect(await create(cook, body)).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('[CALL-9] refuses more than 60 recipes, a long title, and invalid recipes', async () => {
    const menuItems = items(dish(0));
    for (const body of [
      { title: 'Lunch', menuItems: items(...dishes) },
      { title: 'x'.repeat(121), menuItems },
      { title: 'Lunch', menuItems: [{ id: '1' }] },
      { title: 'Lunch', menuItems: [dish(0)] },
      { title: 'Lunch', menuItems, user_id: randomUUID() },
    ]) {
      const { status, body: error } = await create(cook, body);
      expect({ status, sentence: error.message }).toEqual({
        status: 400,
        sentence: expect.stringMatching(/\.$/),
      });
    }
    expect(
      (await create(cook, { title: 'Full', menuItems: items(...dishes.slice(1)) })).status,
    ).toBe(201);
  });

  it('[CALL-9] refuses recipes that do not exist or belong to someone else', async () => {
    const other = await api.person();
    const [own] = await writer.write([draft(`own-${cook.id}`, { owner: ownerOf(cook) })]);
    const [foreign] = await writer.write([draft(`foreign-${other.id}`, { owner: ownerOf(other) })]);
    for (const id of [foreign as number, 2_147_483_647, Number.MAX_SAFE_INTEGER]) {
      expect(await create(cook, { title: 'Lunch', menuItems: items(dish(0), id) })).toMatchObject({
        status: 404,
        body: { code: 'menu_recipe_missing' },
      });
    }
    expect((await read(await saved(own as number))).body.recipes).toHaveLength(1);
  });

  it('replaces title and recipes of a menu', async () => {
    const id = await saved(dish(0), dish(1));
    const before = (await read(id)).body.updated_at;
    const { status, body } = await api.call('PUT', `/api/menus/${id}`, {
      token: cook.token,
      body: { title: 'Monday', menuItems: items(dish(1), dish(5)) },
    });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      id,
      title: 'Monday',
      recipes: [summaryOf(1), summaryOf(5)],
    });
    expect((await read(id)).body).toEqual(body);
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(before));
  });

  it('leaves a menu unchanged when an update is refused', async () => {
    const id = await saved(dish(0));
    const before = (await read(id)).body;
    const { status } = await api.call('PUT', `/api/menus/${id}`, {
      token: cook.token,
      body: { title: 'Monday', menuItems: items(dish(1), 2_147_483_647) },
    });
    expect(status).toBe(404);
    expect((await read(id)).body).toEqual(before);
  });

  it('ends in one of two simultaneous changes, never a mixture', async () => {
    const id = await saved(dish(0));
    const change = (title: string, ...ids: number[]) =>
      api.call('PUT', `/api/menus/${id}`, {
        token: cook.token,
        body: { title, menuItems: items(...ids) },
      });
    const answers = await Promise.all([
      change('one', dish(1), dish(2)),
      change('two', dish(3), dish(4), dish(5)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { title, recipes } = (await read(id)).body;
    expect([title, recipes.length]).toEqual(title === 'one' ? ['one', 2] : ['two', 3]);
  });

  it('[D-13] responds to a change of an outdated version with the current menu', async () => {
    const id = await saved(dish(0));
    const change = (title: string, version?: number) =>
      api.call('PUT', `/api/menus/${id}`, {
        token: cook.token,
        body: { title, menuItems: items(dish(1)), version },
      });
    const answers = await Promise.all([change('mine', 1), change('yours', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(won?.body.version).toBe(2);
    expect(lost?.body).toMatchObject({ code: 'menu_changed', menu: won?.body });
    expect((await read(id)).body).toEqual(won?.body);
    expect((await change('chosen', 2)).body).toMatchObject({ title: 'chosen', version: 3 });
    // A client without versions replaces whatever is there.
    expect((await change('as before')).body).toMatchObject({ title: 'as before', version: 4 });
    for (const wrong of [0, 1.5, -1, '2', null]) {
      expect((await change('wrong', wrong as number)).status).toBe(400);
    }
  });

  it('[CALL-11] keeps a deleted recipe by its name, even when the menu is changed', async () => {
    const [lost] = await writer.write([draft(`lost-${cook.id}`)]);
    const id = await saved(dish(0), lost as number);
    const { householdId } = await api.person();
    await sql('UPDATE recipes SET household_id = $1 WHERE id = $2', [householdId, lost]);
    await api.app.get(StoredRecipes, { strict: false }).announce();
    const gone = {
      id: lost,
      title: `lost-${cook.id}`,
      image: null,
      readyInMinutes: null,
      servings: null,
      recipeServings: null,
      available: false,
    };
    expect((await read(id)).body.recipes).toEqual([summaryOf(0), gone]);
    const { menus } = (await api.call('GET', '/api/menus', { token: cook.token })).body;
    expect(menus[0]).toMatchObject({ item_count: 2, images: [summaryOf(0).image] });
    const changed = await api.call('PUT', `/api/menus/${id}`, {
      token: cook.token,
      body: { title: 'Changed', menuItems: items(lost as number, dish(1)) },
    });
    expect(changed.body.recipes).toEqual([gone, summaryOf(1)]);
    expect((await create(cook, { title: 'New', menuItems: items(lost as number) })).status).toBe(
      404,
    );
  });

  it('keeps a recipe that its source withdrew', async () => {
    const [retired] = await writer.write([draft(`retired-${cook.id}`)]);
    const id = await saved(retired as number);
    await expect(sql('DELETE FROM recipes WHERE id = $1', [retired])).rejects.toThrow('violates');
    await sql('UPDATE recipes SET retired_at = now() WHERE id = $1', [retired]);
    expect((await read(id)).body.recipes).toMatchObject([{ id: retired, available: true }]);
  });

  it('[CALL-12] deletes a menu permanently', async () => {
    const id = await saved(dish(0));
    const remove = () => api.call('DELETE', `/api/menus/${id}`, { token: cook.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await read(id)).status).toBe(404);
  });

  it('[CONST-5] lets exactly one of a hundred saves take the last slot', async () => {
    for (let used = 1; used < 4; used += 1) await saved(dish(0));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        create(cook, { title: 'last', menuItems: items(dish(0), dish(1)) }),
      ),
    );
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
    expect(codes).toEqual(['201 ', ...Array(99).fill('403 limit_reached')]);
  });

  it("[ROLE-4] hides everybody else's menus", async () => {
    const id = await saved(dish(0));
    const { token } = await api.person({ subscribed: true });
    const body = { title: 'Mine', menuItems: items(dish(0)) };
    for (const answer of [
      await api.call('GET', `/api/menus/${id}`, { token }),
      await api.call('PUT', `/api/menus/${id}`, { token, body }),
      await api.call('DELETE', `/api/menus/${id}`, { token }),
      await api.call('POST', '/api/menus/grocery-list', { token, body: { menuIds: [id] } }),
      await api.call('GET', `/api/menus/${randomUUID()}`, { token }),
      await api.call('GET', '/api/menus/not-an-id', { token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await read(id)).body.title).toBe('Sunday lunch');
  });

  it('[ROLE-3a][VALID-10a] lets people without a subscription read, not write', async () => {
    const { token } = await api.person();
    const body = { title: 'Lunch', menuItems: items(dish(0)) };
    expect(await api.call('GET', '/api/menus', { token })).toMatchObject({ status: 200 });
    for (const answer of [
      await api.call('POST', '/api/menus', { token, body }),
      await api.call('PUT', `/api/menus/${randomUUID()}`, { token, body }),
      await api.call('DELETE', `/api/menus/${randomUUID()}`, { token }),
      await api.call('POST', '/api/menus/grocery-list', { token, body: { menuIds: [] } }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
    }
  });

  it('tells other modules who owns a menu, and keeps it for the rest of their transaction', async () => {
    const menus = api.app.get(MenusService, { strict: false });
    const id = await saved(dish(0));
    const other = await api.person();
    expect(await menus.isOwned(cook.householdId, id)).toBe(true);
    expect(await menus.isOwned(other.householdId, id)).toBe(false);
    let removal: Promise<boolean> | undefined;
    const stillThere = await api.app.get(DataSource).transaction(async (manager) => {
      expect(await menus.isOwned(cook.householdId, id, manager)).toBe(true);
      removal = menus.remove(cook.householdId, id).then(() => true);
      const [{ count }] = await manager.query(
        'SELECT count(*)::int AS count FROM menus WHERE id = $1',
        [id],
      );
      return count;
    });
    expect(stillThere).toBe(1);
    expect(await removal).toBe(true);
  });

  it('is included in the data download and deleted with the account', async () => {
    const id = await saved(dish(0));
    const { token, password } = cook;
    const pantry = { useCustomPantry: true, customPantry: ['saffron'] };
    await api.call('PUT', '/api/pantry/user', { token, body: pantry });
    const { owned } = (await api.call('GET', '/api/auth/export', { token })).body;
    expect(owned.menus).toMatchObject([
      { id, title: 'Sunday lunch', items: [{ recipeId: dish(0), title: 'dish-1' }] },
    ]);
    expect(owned.user_pantries).toMatchObject([pantry]);
    await api.call('DELETE', '/api/auth/account', { token, body: { password } });
    const [{ left }] = await sql(
      `SELECT (SELECT count(*) FROM menus WHERE household_id = $1)::int
            + (SELECT count(*) FROM menu_items WHERE menu_id = $2)::int
            + (SELECT count(*) FROM user_pantries WHERE household_id = $1)::int AS left`,
      [cook.householdId, id],
    );
    expect(left).toBe(0);
  });

  describe('grocery list', () => {
    const menuOf = async (key: string, ...ingredients: string[]): Promise<string> => {
      const ids = await writer.write([draft(`${key}-${cook.id}`, { ingredients })]);
      return saved(...ids);
    };
    const generate = (menuIds: string[]) =>
      api.call('POST', '/api/menus/grocery-list', { token: cook.token, body: { menuIds } });

    it('[CALL-13] adds up all recipes, without water and pantry items', async () => {
      const soup = await menuOf(
        'soup',
        '2 onions, chopped',
        '1 l water',
        '200 g lentils',
        'salt and pepper to taste',
        '1 tbsp oil',
      );
      const curry = await menuOf(
        'curry',
        '1 large onion',
        '300 g lentils',
        '2 cloves garlic',
        '1/2 cup butter or margarine',
        '1 cup boiling water',
      );
      const { status, body } = await generate([soup, curry]);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        groceryList: expect.arrayContaining(['3 onions', '500 g lentils']),
        pantryItems: expect.arrayContaining(['salt', 'black pepper', 'garlic', 'butter', 'oil']),
      });
      expect([body.groceryList.length, body.pantryItems.length]).toEqual([2, 5]);
      expect(body.items.map(({ text }: { text: string }) => text)).toEqual(body.groceryList);
      expect(body.items[0]).toMatchObject({
        text: '3 onions',
        aisle: 'produce',
        sources: [
          { recipe: `soup-${cook.id}`, line: '2 onions, chopped', servings: 2 },
          { recipe: `curry-${cook.id}`, line: '1 large onion', servings: 2 },
        ],
      });
    });

    it('[CALL-13] counts a menu once however often it is selected, and a recipe once per menu', async () => {
      const ids = await writer.write([draft(`twice-${cook.id}`, { ingredients: ['3 carrots'] })]);
      const [first, second] = [await saved(...ids), await saved(...ids)];
      expect((await generate([first, first])).body.groceryList).toEqual(['3 carrots']);
      const inCapitals = first.toUpperCase();
      expect((await generate([first, inCapitals])).body.groceryList).toEqual(['3 carrots']);
      expect((await generate([first, second])).body.groceryList).toEqual(['6 carrots']);
    });

    it('[D-12] says which dish several menus share, and shops for the largest of them on request', async () => {
      const [id] = await writer.write([
        draft(`shared-${cook.id}`, { servings: 2, ingredients: ['3 carrots'] }),
      ]);
      const menuFor = async (servings: number) =>
        (await create(cook, { title: 'Shared', menuItems: [{ id, servings }] })).body.id as string;
      const menuIds = [await menuFor(2), await menuFor(4)];
      const listFor = async (once?: number[]) =>
        (
          await api.call('POST', '/api/menus/grocery-list', {
            token: cook.token,
            body: { menuIds, once },
          })
        ).body;
      const dish = { recipeId: id, recipe: `shared-${cook.id}`, times: 2 };
      expect(await listFor()).toMatchObject({
        groceryList: ['9 carrots'],
        repeatedDishes: [{ ...dish, once: false }],
      });
      expect(await listFor([id as number])).toMatchObject({
        groceryList: ['6 carrots'],
        repeatedDishes: [{ ...dish, once: true }],
      });
      expect((await generate(menuIds.slice(0, 1))).body.repeatedDishes).toEqual([]);
    });

    it('[GROC-1a] names the packages that the country sells', async () => {
      const menu = await menuOf('cake-abroad', '120 g cream cheese');
      const packs = async (country?: string) =>
        (
          await api.call('POST', '/api/menus/grocery-list', {
            token: cook.token,
            body: { menuIds: [menu], country },
          })
        ).body.items[0].purchase;
      expect(await packs()).toEqual({ packs: '1 × 227 g', over: '105 g' });
      expect(await packs('FR')).toEqual({ packs: '1 × 150 g', over: '30 g' });
    });

    it('lists what the servings of each dish need, for 80 as for one', async () => {
      const [beans, bread] = await writer.write([
        draft(`beans-${cook.id}`, { servings: 4, ingredients: ['500 g white beans', '3 carrots'] }),
        draft(`cornbread-${cook.id}`, { servings: 6, ingredients: ['2 carrots', '1 can corn'] }),
      ]);
      const listFor = async (servings: (number | undefined)[]) => {
        const menuItems = [beans, bread].map((id, index) => ({ id, servings: servings[index] }));
        const { body } = await create(cook, { title: 'Party', menuItems });
        const list = await generate([body.id as string]);
        await api.call('DELETE', `/api/menus/${body.id}`, { token: cook.token });
        return list.body.groceryList as string[];
      };
      expect(await listFor([undefined, undefined])).toEqual([
        '5 carrots',
        '1 can corn',
        '500 g white beans',
      ]);
      expect(await listFor([80, 80])).toEqual(['87 carrots', '14 cans corn', '10 kg white beans']);
      expect(await listFor([1, 6])).toEqual(['3 carrots', '1 can corn', '125 g white beans']);
    });

    it('[ENT-3] uses the custom pantry if there is one', async () => {
      const menu = await menuOf('toast', '2 slices bread', '1 tbsp butter', '1 jar zyzzyx spread');
      const pantry = (useCustomPantry: boolean) =>
        api.call('PUT', '/api/pantry/user', {
          token: cook.token,
          body: { useCustomPantry, customPantry: ['bread', 'zyzzyx spread'] },
        });
      await pantry(true);
      expect((await generate([menu])).body).toMatchObject({
        groceryList: ['1 tbsp butter'],
        pantryItems: ['bread', 'zyzzyx spread'],
      });
      await pantry(false);
      expect((await generate([menu])).body.pantryItems).toEqual(['butter']);
    });

    it('[D-16] says whether the pantry was assumed, until one is saved', async () => {
      const menu = await menuOf('bread', '500 g flour');
      const assumed = await generate([menu]);
      expect(assumed.body).toMatchObject({ groceryList: [], pantryAssumed: true });
      await api.call('PUT', '/api/pantry/user', {
        token: cook.token,
        body: { useCustomPantry: false, customPantry: [] },
      });
      const reviewed = await generate([menu]);
      expect(reviewed.body).toMatchObject({ groceryList: [], pantryAssumed: false });
    });

    it('[D-7] gives the amounts of pantry items', async () => {
      const [cake, fries] = [
        await menuOf('cake', '3 1/2 cups flour'),
        await menuOf('fries', 'salt', '1 l vegetable oil'),
      ];
      const { body } = await generate([cake, fries]);
      expect(body.pantryItems).toEqual(['flour', 'salt', 'vegetable oil']);
      expect(body.heldItems).toMatchObject([
        { text: '3 1/2 cups flour', aisle: 'baking', sources: [{ servings: 2 }], much: false },
        { text: 'salt', quantity: null, much: false },
        { text: '1 l vegetable oil', much: true, purchase: { packs: '2 × 946 ml' } },
      ]);
    });

    it('[VALID-13] requires a menu', async () => {
      const message = 'Please select at least one menu to generate a list.';
      for (const body of [{ menuIds: [] }, {}]) {
        const answer = await api.call('POST', '/api/menus/grocery-list', {
          token: cook.token,
          body,
        });
        expect(answer).toMatchObject({ status: 400, body: { message } });
      }
      const many = await generate(Array.from({ length: 101 }, () => randomUUID()));
      expect(many).toMatchObject({ status: 400, body: { code: 'menus_too_many' } });
    });

    it('[CALL-13] reads the largest menus without blocking other requests', async () => {
      const all = await saved(...dishes.slice(0, 60));
      const more = await saved(...dishes.slice(1));
      const { body } = await generate([all, more]);
      expect(body.groceryList).toEqual(['120 onions']);
    });
  });
});
