import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../testing.js';

describe('grocery lists', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start({ LIST_LIMIT: '4' }, { search: false });
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const create = (person: Person, body: unknown) =>
    api.call('POST', '/api/grocery-lists', { token: person.token, body });
  const saved = async (): Promise<string> => {
    const { status, body } = await create(cook, {
      listName: ' Saturday ',
      ingredients: ['2 onions', ' 1 l milk '],
    });
    expect(status).toBe(201);
    return body.id as string;
  };

  it('[CALL-14][CALL-15][CALL-16][ENT-7] saves a list and returns it', async () => {
    const id = await saved();
    const { body } = await api.call('GET', '/api/grocery-lists', { token: cook.token });
    expect(body).toEqual({
      lists: [
        {
          id,
          list_name: 'Saturday',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          list_data: ['2 onions', '1 l milk'],
          version: 1,
          ticked_count: 0,
        },
      ],
      listCount: 1,
      listLimit: 4,
    });
    const one = await api.call('GET', `/api/grocery-lists/${id}`, { token: cook.token });
    const { ticked_count: _, ...list } = body.lists[0];
    expect(one.body).toEqual({
      ...list,
      items: [
        {
          id: expect.any(String),
          text: '2 onions',
          ticks: [],
          version: 1,
          aisle: 'produce',
          sources: [],
          purchase: null,
          much: false,
        },
        expect.objectContaining({ text: '1 l milk', aisle: 'dairy' }),
      ],
      checks: [],
    });
  });

  it('[D-7] keeps what is to check apart from the list, until somebody has to buy it', async () => {
    const sources = [{ recipeId: 7, recipe: 'Bread', line: '1 kg flour' }];
    const purchase = { packs: '1 × 1 kg', over: null };
    const { body: made } = await create(cook, {
      listName: 'Bread',
      ingredients: ['2 onions'],
      checks: [
        { text: '1 kg flour', sources, purchase, much: true },
        { text: 'salt', sources },
      ],
    });
    const path = `/api/grocery-lists/${made.id}`;
    const listed = async () => (await api.call('GET', path, { token: cook.token })).body;
    const before = await listed();
    expect(before).toMatchObject({
      list_data: ['2 onions'],
      items: [{ text: '2 onions' }],
      checks: [
        { text: '1 kg flour', aisle: 'baking', sources, purchase, much: true },
        { text: 'salt' },
      ],
    });
    await api.call('PUT', path, { token: cook.token, body: { list_data: ['3 onions'] } });
    expect((await listed()).checks).toEqual(before.checks);
    const operations = [{ id: randomUUID(), kind: 'buy', item: before.checks[0].id }];
    await api.call('PATCH', `${path}/items`, { token: cook.token, body: { operations } });
    expect(await listed()).toMatchObject({
      list_data: ['3 onions', '1 kg flour'],
      checks: [{ text: 'salt' }],
    });
    const { body } = await api.call('GET', '/api/grocery-lists', { token: cook.token });
    expect(body.lists[0].list_data).toHaveLength(2);
  });

  it('[VALID-14] refuses a list without a name, an empty item and too many of them', async () => {
    const without = await create(cook, { listName: '  ', ingredients: [] });
    expect(without).toMatchObject({
      status: 400,
      body: { message: 'Please enter a name for your list.' },
    });
    for (const ingredients of [[' '], Array(301).fill('salt'), ['x'.repeat(201)], 'salt']) {
      const { status, body } = await create(cook, { listName: 'List', ingredients });
      expect({ status, sentence: body.message }).toEqual({
        status: 400,
        sentence: expect.stringMatching(/\.$/),
      });
    }
  });

  it('[CALL-17] replaces the items and, where asked, the name', async () => {
    const id = await saved();
    const { status, body } = await api.call('PUT', `/api/grocery-lists/${id}`, {
      token: cook.token,
      body: { list_data: ['3 onions'], list_name: 'Sunday', version: 1 },
    });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      list_name: 'Sunday',
      list_data: ['3 onions'],
      version: 2,
    });
  });

  it('[CALL-17] responds to a change of an outdated version with the current list', async () => {
    const id = await saved();
    const change = (list_data: string[]) =>
      api.call('PUT', `/api/grocery-lists/${id}`, {
        token: cook.token,
        body: { list_data, version: 1 },
      });
    const answers = await Promise.all([change(['mine']), change(['yours'])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost?.body.list).toEqual(won?.body);
  });

  describe('item by item', () => {
    type Item = { id: string; text: string; ticks: string[]; version: number };
    const read = async (id: string) =>
      (await api.call('GET', `/api/grocery-lists/${id}`, { token: cook.token })).body;
    const operate = (id: string, operations: object[], token = cook.token) =>
      api.call('PATCH', `/api/grocery-lists/${id}/items`, {
        token,
        body: { operations: operations.map((one) => ({ id: randomUUID(), ...one })) },
      });
    const itemsOf = async (id: string): Promise<Item[]> => (await read(id)).items;

    it('[SAVEDG-1] ticks, edits, adds, moves, deletes and restores', async () => {
      const id = await saved();
      const [onions, milk] = (await itemsOf(id)) as [Item, Item];
      const tea = randomUUID();
      const tick = randomUUID();
      const { status, body } = await operate(id, [
        { id: tick, kind: 'tick', item: milk.id },
        { kind: 'edit', item: onions.id, text: ' 3 onions ' },
        {
          kind: 'add',
          item: tea,
          text: 'tea',
          sources: [{ recipeId: 7, recipe: 'Chai', line: 'tea' }],
        },
        { kind: 'move', item: tea, after: null },
        { kind: 'delete', item: onions.id, version: 2 },
      ]);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        list_data: ['tea', '1 l milk'],
        version: 2,
        items: [
          { id: tea, aisle: 'beverages', sources: [{ recipe: 'Chai' }] },
          { id: milk.id, ticks: [tick] },
        ],
      });
      const restored = await operate(id, [{ kind: 'restore', item: onions.id }]);
      expect(restored.body.list_data).toEqual(['tea', '3 onions', '1 l milk']);
      const { lists } = (await api.call('GET', '/api/grocery-lists', { token: cook.token })).body;
      expect(lists[0]).toMatchObject({ ticked_count: 1, version: 3 });
    });

    it('[SAVEDG-1] applies a repeated operation once', async () => {
      const id = await saved();
      const [onions] = (await itemsOf(id)) as [Item];
      const tick = { id: randomUUID(), kind: 'tick', item: onions.id };
      await operate(id, [tick, tick]);
      await operate(id, [{ kind: 'untick', item: onions.id, ticks: [tick.id] }]);
      const again = await operate(id, [tick]);
      expect(again).toMatchObject({ status: 200, body: { version: 3 } });
      expect((await itemsOf(id))[0]?.ticks).toEqual([]);
    });

    it('[SAVEDG-1] applies an operation with upper-case ids', async () => {
      const id = await saved();
      const [onions] = (await itemsOf(id)) as [Item];
      const tick = { id: randomUUID().toUpperCase(), kind: 'tick', item: onions.id.toUpperCase() };
      const { body } = await operate(id, [tick]);
      expect(body.items[0].ticks).toEqual([tick.id.toLowerCase()]);
      const untick = { kind: 'untick', item: onions.id, ticks: [tick.id] };
      expect((await operate(id, [untick])).body.items[0].ticks).toEqual([]);
    });

    it('[SAVEDG-1] loses none of the ticks of twenty simultaneous phones', async () => {
      const ingredients = Array.from({ length: 20 }, (_, index) => `item ${index}`);
      const { id } = (await create(cook, { listName: 'Together', ingredients })).body;
      const items = await itemsOf(id);
      const answers = await Promise.all(
        items.map((item) => operate(id, [{ kind: 'tick', item: item.id }])),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect((await itemsOf(id)).every(({ ticks }) => ticks.length === 1)).toBe(true);
    });

    describe('beside another instance', () => {
      const written = (statement: string, values: unknown[]) =>
        api.app.get(DataSource).query(statement, values);

      it('[SAVEDG-1] keeps what it has written since', async () => {
        const id = await saved();
        const [onions, milk] = (await itemsOf(id)) as [Item, Item];
        await operate(id, [{ kind: 'tick', item: onions.id }]);
        await written(
          `UPDATE grocery_lists SET version = version + 1, items = jsonb_set(items, '{1,text}', '"2 l milk"') WHERE id = $1`,
          [id],
        );
        const { body } = await operate(id, [{ kind: 'tick', item: milk.id }]);
        expect(body).toMatchObject({ list_data: ['2 onions', '2 l milk'], version: 4 });
        expect(body.items.map(({ ticks }: Item) => ticks.length)).toEqual([1, 1]);
      });

      it('[SAVEDG-1] leaves out an operation that it has applied', async () => {
        const id = await saved();
        const [onions, milk] = (await itemsOf(id)) as [Item, Item];
        const tick = randomUUID();
        await operate(id, [{ kind: 'tick', item: milk.id }]);
        await written('INSERT INTO grocery_list_operations (list_id, id) VALUES ($1, $2)', [
          id,
          tick,
        ]);
        const { body } = await operate(id, [{ id: tick, kind: 'tick', item: onions.id }]);
        expect(body.items.map(({ ticks }: Item) => ticks.length)).toEqual([0, 1]);
      });
    });

    it('[CALL-17] keeps id and tick of a line that a plain list leaves unchanged', async () => {
      const id = await saved();
      const [, milk] = (await itemsOf(id)) as [Item, Item];
      await operate(id, [{ kind: 'tick', item: milk.id }]);
      const { body } = await api.call('PUT', `/api/grocery-lists/${id}`, {
        token: cook.token,
        body: { list_data: ['1 l milk', '4 onions'] },
      });
      expect(body.items[0]).toMatchObject({ id: milk.id, ticks: [expect.any(String)] });
      expect(body.items[1]).toMatchObject({ text: '4 onions', ticks: [] });
    });

    it('[D-11] keeps the ticks of the unsaved list', async () => {
      const { body } = await create(cook, {
        listName: 'Half done',
        ingredients: ['2 onions', 'tea'],
        items: [
          { text: '2 onions', sources: [], ticked: true },
          { text: 'tea', sources: [], ticked: false },
        ],
      });
      const ticks = (await itemsOf(body.id)).map((item) => item.ticks.length);
      expect(ticks).toEqual([1, 0]);
    });

    it('[CALL-14] remembers where an item comes from', async () => {
      const sources = [{ recipeId: 7, recipe: 'Soup', line: '2 onions, chopped', servings: 4 }];
      const { body } = await create(cook, {
        listName: 'Soup',
        ingredients: ['2 onions', 'candles'],
        items: [{ text: '2 onions', sources }],
      });
      expect(await itemsOf(body.id)).toMatchObject([{ sources }, { sources: [] }]);
    });

    it('[VALID-14] refuses invalid operations, each with one sentence', async () => {
      const id = await saved();
      const item = randomUUID();
      const [onions] = (await itemsOf(id)) as [Item];
      for (const operation of [
        { kind: 'tick' },
        { kind: 'burn', item },
        { kind: 'edit', item: onions.id, text: '  ' },
        { kind: 'edit', item: onions.id, text: 'x'.repeat(201) },
        { kind: 'delete', item },
        { kind: 'tick', item: 'milk' },
      ]) {
        const { status, body } = await operate(id, [operation]);
        expect({ status, sentence: body.message }).toEqual({
          status: 400,
          sentence: expect.stringMatching(/\.$/),
        });
      }
      expect((await operate(id, [])).status).toBe(400);
      expect((await read(id)).version).toBe(1);
    });

    it('[ROLE-4][ROLE-3a] is available only to the owner, while subscribed', async () => {
      const id = await saved();
      const other = await api.person({ subscribed: true });
      const free = await api.person();
      const tick = [{ kind: 'tick', item: randomUUID() }];
      expect((await operate(id, tick, other.token)).status).toBe(404);
      expect((await operate(id, tick, free.token)).status).toBe(403);
      expect((await operate(randomUUID(), tick)).status).toBe(404);
    });
  });

  it('[CALL-18] deletes a list permanently', async () => {
    const id = await saved();
    const remove = () => api.call('DELETE', `/api/grocery-lists/${id}`, { token: cook.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
  });

  it('[CONST-5] lets exactly one of twenty saves take the last slot', async () => {
    await saved();
    await saved();
    await saved();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(cook, { listName: 'last', ingredients: [] })),
    );
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
    expect(codes).toEqual(['201 ', ...Array(19).fill('403 limit_reached')]);
  });

  it("[ROLE-4] hides everybody else's lists", async () => {
    const id = await saved();
    const { token } = await api.person({ subscribed: true });
    const body = { list_data: [] };
    for (const answer of [
      await api.call('GET', `/api/grocery-lists/${id}`, { token }),
      await api.call('PUT', `/api/grocery-lists/${id}`, { token, body }),
      await api.call('DELETE', `/api/grocery-lists/${id}`, { token }),
      await api.call('GET', `/api/grocery-lists/${randomUUID()}`, { token }),
      await api.call('GET', '/api/grocery-lists/not-an-id', { token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('[ROLE-3a] lets people without a subscription read, not write', async () => {
    const { token } = await api.person();
    const body = { listName: 'List', ingredients: [] };
    expect(await api.call('GET', '/api/grocery-lists', { token })).toMatchObject({ status: 200 });
    expect(await api.call('POST', '/api/grocery-lists', { token, body })).toMatchObject({
      status: 403,
      body: {
        code: 'subscription_required',
        message: 'This is a premium feature. Please subscribe to use it.',
      },
    });
  });
});
