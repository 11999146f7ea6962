import { randomUUID } from 'node:crypto';
import { type Person, TestApp } from '../../testing.js';

describe('grocery lists', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start({ LIST_LIMIT: '4' });
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

  it('[CALL-14][CALL-15][CALL-16][ENT-7] saves a list and gives it back', async () => {
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
        },
      ],
      listCount: 1,
      listLimit: 4,
    });
    const one = await api.call('GET', `/api/grocery-lists/${id}`, { token: cook.token });
    expect(one.body).toEqual(body.lists[0]);
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

  it('[CALL-17] answers a change to an outdated version with the current list', async () => {
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

  it('[CALL-18] deletes a list for good', async () => {
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
