import { DataSource } from 'typeorm';
import { TestApp } from '../../testing.js';

describe('a repeated request', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  afterAll(() => api.close());

  const save = (token: string, key: string, listName = 'Weekend') =>
    api.call('POST', '/api/grocery-lists', {
      token,
      body: { listName, ingredients: ['milk'] },
      headers: { 'idempotency-key': key },
    });
  const countOf = async (token: string) =>
    (await api.call('GET', '/api/grocery-lists', { token })).body.listCount as number;

  it('creates once and returns the first result', async () => {
    const { token } = await api.person({ subscribed: true });
    const first = await save(token, 'key-1');
    const again = await save(token, 'key-1');
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await countOf(token)).toBe(1);
    expect((await save(token, 'key-2')).body.id).not.toBe(first.body.id);
  });

  it('creates once when many arrive simultaneously', async () => {
    const { token } = await api.person({ subscribed: true });
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token, 'together')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf(token)).toBe(1);
  });

  it('lets a waiting request proceed when the first fails', async () => {
    const { token } = await api.person({ subscribed: true });
    const menu = (id: number) =>
      api.call('POST', '/api/menus', {
        token,
        body: { title: 'Lunch', menuItems: [{ id }] },
        headers: { 'idempotency-key': 'lunch' },
      });
    const answers = await Promise.all([menu(2_147_483_647), menu(2_147_483_647)]);
    expect(answers.map(({ body }) => body.code)).toEqual(Array(2).fill('menu_recipe_missing'));
  });

  it('is distinguished from another unfinished one', async () => {
    const { token } = await api.person({ subscribed: true });
    const answers = await Promise.all([save(token, 'both', 'One'), save(token, 'both', 'Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countOf(token)).toBe(1);
  });

  it('belongs to one person and one body', async () => {
    const { token } = await api.person({ subscribed: true });
    const other = await api.person({ subscribed: true });
    await save(token, 'shared');
    expect((await save(other.token, 'shared')).headers).not.toHaveProperty('idempotency-replayed');
    expect(await save(token, 'shared', 'Another name')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await save(token, 'x'.repeat(201))).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_invalid' },
    });
  });

  it('may be retried when it failed, and a day later', async () => {
    const { token, id } = await api.person({ subscribed: true });
    expect((await save(token, 'retry', ' ')).status).toBe(400);
    expect((await save(token, 'retry')).status).toBe(201);
    await api.app
      .get(DataSource)
      .query(
        `UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE user_id = $1`,
        [id],
      );
    expect((await save(token, 'retry')).headers).not.toHaveProperty('idempotency-replayed');
    expect(await countOf(token)).toBe(2);
  });

  it('[S-18] reports when what it created has been deleted since, and restores nothing', async () => {
    const { token } = await api.person({ subscribed: true });
    const creations = [
      ['/api/grocery-lists', { listName: 'Gone', ingredients: ['milk'] }],
      [
        '/api/meal-planner/calendar',
        { title: 'Gone', start_date: '2026-05-01', end_date: '2026-05-01', color: 'blue' },
      ],
    ] as const;
    for (const [path, body] of creations) {
      const send = () =>
        api.call('POST', path, { token, body, headers: { 'idempotency-key': `gone-${path}` } });
      const first = await send();
      expect([path, first.status]).toEqual([path, 201]);
      expect([path, (await send()).body]).toEqual([path, first.body]);
      const removed = await api.call('DELETE', `${path}/${first.body.id}`, { token });
      expect([path, removed.status < 300]).toEqual([path, true]);
      for (let n = 0; n < 2; n += 1) {
        const again = await send();
        expect([path, again.status, again.body.code]).toEqual([
          path,
          409,
          'idempotency_result_deleted',
        ]);
      }
    }
    expect(await countOf(token)).toBe(0);
  });
});
