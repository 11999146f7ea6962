import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../testing.js';
import { KitchenService } from './kitchen.service.js';

describe('the kitchen of an account', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  beforeEach(async () => {
    cook = await api.person();
  });
  afterAll(() => api.close());

  const read = async ({ token } = cook) => (await api.call('GET', '/api/kitchen', { token })).body;
  const write = (foods: unknown, version?: unknown, { token } = cook) =>
    api.call('PUT', '/api/kitchen', { token, body: { foods, version } });
  const food = (text: string, useSoon = false) => ({ text, useSoon });
  const many = (count: number) => Array.from({ length: count }, (_, index) => food(`f ${index}`));

  it('[KITCHEN-1] is kept without a subscription, in its order, for its household alone', async () => {
    expect(await read()).toEqual({ foods: [], version: 0 });
    const kitchen = { foods: [food('eggs'), food('leeks', true), food('kangaroo')], version: 1 };
    expect(await write(kitchen.foods, 0)).toMatchObject({ status: 200, body: kitchen });
    expect(await read()).toEqual(kitchen);
    expect(await read(await api.person())).toEqual({ foods: [], version: 0 });
    const kitchens = api.app.get(KitchenService, { strict: false });
    expect(await kitchens.getOf(cook.householdId)).toEqual(kitchen);
  });

  it('[KITCHEN-1][VALID-1] stores foods trimmed, lowercased and once, marked if any of them is', async () => {
    const { body } = await write([
      { text: '  Olive   OIL ' },
      food('cre\u0300me frai\u0302che'),
      food(' '),
      food('CRÈME FRAÎCHE', true),
      food('Rice\u0000'),
    ]);
    expect(body.foods).toEqual([food('olive oil'), food('crème fraîche', true), food('rice')]);
  });

  it('[KITCHEN-1] refuses what it cannot hold in one sentence', async () => {
    expect(await write(many(51))).toMatchObject({
      status: 400,
      body: { code: 'kitchen_full', message: 'A kitchen can hold up to 50 foods.' },
    });
    expect(await write([food('x'.repeat(81))])).toMatchObject({
      status: 400,
      body: { code: 'kitchen_food_too_long', message: 'A food can have up to 80 characters.' },
    });
    expect((await write([...many(50), food('F 1'), food('')])).status).toBe(200);
    for (const wrong of ['eggs', ['eggs'], [{}], [{ text: 1 }], [{ text: 'a', useSoon: 1 }], null])
      expect((await write(wrong)).status).toBe(400);
    for (const wrong of [-1, 1.5, '1', null])
      expect((await write([food('eggs')], wrong)).status).toBe(400);
    expect((await read()).foods).toHaveLength(50);
  });

  it('[KITCHEN-2] responds to a change of an outdated version with the current kitchen', async () => {
    const answers = await Promise.all([write([food('eggs')], 0), write([food('rice')], 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost.body).toMatchObject({ code: 'kitchen_changed', kitchen: won.body });
    expect(await read()).toEqual({ ...won.body, version: 1 });
    expect((await write([food('leeks')], 1)).body.version).toBe(2);
    expect((await write([food('corn')], 1)).status).toBe(409);
    // A client without versions replaces whatever is there.
    expect((await write([food('peas')])).body).toEqual({ foods: [food('peas')], version: 3 });
  });

  it.each([
    [false, ['shop', 'shop', 'shop', 'pantry'], ['kitchen', 'shop', 'shop', 'pantry']],
    [true, ['shop', 'pantry', 'shop', 'pantry'], ['kitchen', 'pantry', 'shop', 'pantry']],
  ])(
    '[DISH-6] decides with the pantry of a subscriber (%s) what is to buy',
    async (subscribed, empty, filled) => {
      const person = await api.person({ subscribed });
      const { body: dish } = await api.call('POST', '/api/recipes', {
        token: person.token,
        body: {
          title: 'Leeks and eggs',
          ingredients: ['2 eggs', '1 tbsp butter', '200 g leeks', '1 pinch salt'],
          steps: ['Cook.'],
        },
      });
      const sources = async ({ token } = person) => {
        const { status, body } = await api.call('GET', `/api/recipes/${dish.id}/at-hand`, {
          token,
        });
        return status === 200 ? body.lines.map(({ source }: { source: string }) => source) : status;
      };
      expect(await sources()).toEqual(empty);
      await write([food('eggs'), food('kangaroo')], undefined, person);
      expect(await sources()).toEqual(filled);
      expect(await sources(cook)).toBe(404);
    },
  );

  it('[KITCHEN-1] is included in the data download and deleted with the account', async () => {
    await write([food('eggs', true)]);
    const { token, password, householdId } = cook;
    const { owned } = (await api.call('GET', '/api/auth/export', { token })).body;
    expect(owned.kitchens).toMatchObject([{ foods: [food('eggs', true)] }]);
    await api.call('DELETE', '/api/auth/account', { token, body: { password } });
    const [{ left }] = await api.app
      .get(DataSource)
      .query('SELECT count(*)::int AS left FROM kitchens WHERE household_id = $1', [householdId]);
    expect(left).toBe(0);
  });
});
