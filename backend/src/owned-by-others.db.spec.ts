import { RecipeWriter } from './modules/recipes/recipe-writer.service.js';
import { DescribedApi, type Operation } from './openapi-testing.js';
import { type Answer, ownerOf, type Person, TestApp } from './testing.js';

const secret = 'only-for-the-owner';
const exampleId = '01900000-0000-7000-8000-000000000000';

describe('what belongs to somebody else', () => {
  const described = new DescribedApi();
  let api: TestApp;
  let owner: Person;
  let stranger: Person;
  let recipe: number;
  /** The ids of everything that the owner has. */
  let ids: string[];

  const create = async (path: string, body: unknown): Promise<Answer> => {
    const answer = await api.call('POST', path, { token: owner.token, body });
    expect([path, answer.status]).toEqual([path, 201]);
    return answer;
  };

  beforeAll(async () => {
    api = await TestApp.start();
    await described.read(api);
    owner = await api.person({ subscribed: true });
    stranger = await api.person({ subscribed: true });
    [recipe = 0] = await api.app.get(RecipeWriter, { strict: false }).write([
      {
        source: 'import',
        sourceKey: secret,
        title: `${secret} soup`,
        description: secret,
        image: 'https://example.org/soup.jpg',
        types: ['main course'],
        cuisine: null,
        servings: 2,
        readyInMinutes: 20,
        ingredients: ['1 onion'],
        steps: [`${secret}.`],
        popularity: 0,
        sourceName: null,
        sourceUrl: null,
        owner: ownerOf(owner),
      },
    ]);
    const menu = await create('/api/menus', { title: secret, menuItems: [{ id: recipe }] });
    const plan = await create('/api/meal-planner', {
      name: secret,
      plan_data: { 'Monday-Dinner': [{ id: recipe }] },
    });
    const list = await create('/api/grocery-lists', { listName: secret, ingredients: [secret] });
    const collection = await create('/api/collections', { name: secret });
    const event = await create('/api/meal-planner/calendar', {
      title: secret,
      start_date: '2026-05-01',
      end_date: '2026-05-02',
      color: 'blue',
      linked_menu_id: menu.body.id,
      linked_meal_plan_id: null,
    });
    const sessions = await api.call('GET', '/api/auth/sessions', { token: owner.token });
    ids = [menu, plan, list, event, collection].map(({ body }) => body.id as string);
    ids.push(sessions.body.sessions[0].id as string, owner.id);
  }, 120_000);
  afterAll(() => api.close());

  const ownedRows = async (): Promise<unknown> => {
    const { status, body } = await api.call('GET', '/api/auth/export', { token: owner.token });
    expect(status).toBe(200);
    const { sessions: _whenLastSeen, ...owned } = body.owned;
    return { account: body.account, owned };
  };

  /** The call as an intruder makes it: somebody else's id wherever an id belongs. */
  const intrude = async (operation: Operation, id: string): Promise<Answer> => {
    const path = operation.path
      .replace('/recipes/{id}', `/recipes/${recipe}`)
      .replace('{recipeId}', `${recipe}`)
      .replace('{version}', '1')
      .replace(/\{(id|entryId)\}/, id);
    const query = operation.parameters
      .filter(({ in: place, required }) => place === 'query' && required)
      .map(
        ({ name, schema }) => `${name}=${encodeURIComponent(String(described.example(schema)))}`,
      );
    const body =
      operation.body && JSON.stringify(described.example(operation.body)).replaceAll(exampleId, id);
    const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
    const answer = await api.call(operation.method, url, { body, token: stranger.token });
    if ((await api.call('GET', '/api/auth/me', { token: stranger.token })).status === 401) {
      // The stranger has logged out or deleted the account; another takes over.
      stranger = await api.person({ subscribed: true });
    }
    return answer;
  };

  it('[ROLE-2][ROLE-5] is neither read, changed nor ended by anybody else, on any route', async () => {
    const before = await ownedRows();
    expect(JSON.stringify(before)).toContain(secret);
    expect(described.operations.length).toBeGreaterThan(40);
    for (const operation of described.operations) {
      const { method, path } = operation;
      const named = path.includes('{id}');
      for (const id of named && !path.includes('/recipes/{id}') ? ids : ids.slice(0, 1)) {
        const { status, text } = await intrude(operation, id);
        const leaks = [secret, owner.email, owner.username].filter((word) => text.includes(word));
        expect([method, path, leaks]).toEqual([method, path, []]);
        // A body that does not fit is refused before the row is looked up.
        if (named)
          expect([method, path, [400, 404].includes(status)]).toEqual([method, path, true]);
        if (named && !operation.body) expect([method, path, status]).toEqual([method, path, 404]);
      }
    }
    expect(await ownedRows()).toEqual(before);
    expect((await api.call('GET', '/api/auth/me', { token: owner.token })).status).toBe(200);
  }, 240_000);

  it('[ROLE-2] is not found where the call is right in all but the id', async () => {
    const [menu, plan, list, event, collection] = ids;
    const dish = { id: recipe };
    const calls: ['GET' | 'PUT' | 'POST', string, unknown][] = [
      ['PUT', `/api/menus/${menu}`, { title: 'Mine', menuItems: [dish] }],
      [
        'PUT',
        `/api/meal-planner/${plan}`,
        { name: 'Mine', plan_data: { 'Monday-Dinner': [dish] } },
      ],
      ['PUT', `/api/grocery-lists/${list}`, { list_data: ['mine'] }],
      [
        'PUT',
        `/api/meal-planner/calendar/${event}`,
        { title: 'Mine', start_date: '2026-05-01', end_date: '2026-05-01', color: 'red' },
      ],
      ['PUT', `/api/collections/${collection}`, { name: 'Mine' }],
      [
        'PUT',
        `/api/recipes/${recipe}`,
        { title: 'Mine', ingredients: ['1 egg'], steps: [], version: 1 },
      ],
      ['PUT', `/api/recipes/${recipe}/rating`, { rating: 1 }],
      ['POST', `/api/recipes/${recipe}/log`, { madeOn: '2026-05-01' }],
      ['GET', `/api/recipes/${recipe}`, undefined],
    ];
    const before = await ownedRows();
    for (const [method, path, body] of calls) {
      const { status, text } = await api.call(method, path, { token: stranger.token, body });
      expect([method, path, [400, 404].includes(status)]).toEqual([method, path, true]);
      expect(text).not.toContain(secret);
    }
    expect(await ownedRows()).toEqual(before);
  });
});
