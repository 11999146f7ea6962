import { DataSource, type EntityManager } from 'typeorm';
import { Notifications } from '../../database/notifications.js';
import { type WrittenIds, writingOnce } from '../../database/one-time-writes.js';
import { newId } from '../../database/row.entity.js';
import { TestApp } from '../../testing.js';
import { IdempotencyRepository } from './idempotency.repository.js';

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

  it('[OFF-2] creates once when the second overtakes the first on the way to the database', async () => {
    const { token } = await api.person({ subscribed: true });
    const keys = api.app.get(IdempotencyRepository);
    const claim = keys.claim.bind(keys);
    let second = Promise.resolve<Awaited<ReturnType<typeof save>> | null>(null);
    let letSecondGoOn = (): void => {};
    const firstHasTried = new Promise<void>((resolve) => (letSecondGoOn = resolve));
    jest
      .spyOn(keys, 'claim')
      .mockImplementationOnce(async (keyed, holder) => {
        second = save(token, 'overtaken');
        while (!(await keys.find(keyed.userId, keyed.key)));
        const claimed = await claim(keyed, holder);
        letSecondGoOn();
        return claimed;
      })
      .mockImplementationOnce(async (keyed, holder) => {
        const claimed = await claim(keyed, holder);
        await firstHasTried;
        return claimed;
      });
    const first = await save(token, 'overtaken');
    expect([first.status, (await second)?.status]).toEqual([201, 201]);
    expect((await second)?.body.id).toBe(first.body.id);
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

  describe('whose first attempt was cut off', () => {
    const cutOff = async (rows: object, key: string) => {
      const sql = `UPDATE idempotency_keys SET answer = NULL, ${Object.keys(rows)
        .map((column, at) => `${column} = $${at + 2}`)
        .join(', ')} WHERE key = $1`;
      await api.app.get(DataSource).query(sql, [key, ...Object.values(rows)]);
    };
    const nobody = 1;

    it('[OFF-2] goes on from what was committed, at once, when the server was killed before it answered', async () => {
      const { token } = await api.person({ subscribed: true });
      const first = await save(token, 'killed-after');
      await cutOff({ held_by: nobody }, 'killed-after');
      const again = await save(token, 'killed-after');
      expect([again.status, again.body.id]).toEqual([201, first.body.id]);
      expect(await countOf(token)).toBe(1);
      expect((await save(token, 'killed-after')).headers['idempotency-replayed']).toBe('true');
    });

    it('[OFF-2] is carried out at once when the server was killed before it wrote anything', async () => {
      const { token, id } = await api.person({ subscribed: true });
      await save(token, 'killed-before');
      await cutOff({ held_by: nobody, written: null }, 'killed-before');
      await api.app.get(DataSource).query('DELETE FROM grocery_lists WHERE user_id = $1', [id]);
      expect((await save(token, 'killed-before')).status).toBe(201);
      expect(await countOf(token)).toBe(1);
    });

    it('[OFF-2] goes on on the same server when only keeping the answer failed', async () => {
      const { token } = await api.person({ subscribed: true });
      const keys = api.app.get(IdempotencyRepository);
      const keepAnswer = jest.spyOn(keys, 'keepAnswer').mockRejectedValueOnce(new Error('gone'));
      expect((await save(token, 'unkept')).status).toBe(500);
      keepAnswer.mockRestore();
      expect((await save(token, 'unkept')).status).toBe(201);
      expect(await countOf(token)).toBe(1);
    });

    it('[OFF-2] is left to a server that is alive', async () => {
      const { token } = await api.person({ subscribed: true });
      await save(token, 'alive');
      await cutOff({ held_by: api.app.get(Notifications).instance }, 'alive');
      const keyed = { userId: '', key: 'alive', requestHash: '' };
      const [row] = (await api.app
        .get(DataSource)
        .query("SELECT user_id, request_hash FROM idempotency_keys WHERE key = 'alive'")) as {
        user_id: string;
        request_hash: string;
      }[];
      Object.assign(keyed, { userId: row?.user_id, requestHash: row?.request_hash });
      const holder = { id: newId(), instance: 5, abandoned: null };
      const keys = api.app.get(IdempotencyRepository);
      expect(await keys.claim(keyed, holder)).toBeUndefined();
      await cutOff({ held_by: nobody }, 'alive');
      expect(await keys.claim(keyed, holder)).toMatchObject({ written: expect.any(String) });
    });
  });

  it('[OFF-2] of two attempts that both run, only the one that holds the claim writes', async () => {
    const { token, id } = await api.person({ subscribed: true });
    const lists = api.app.get(DataSource);
    const keys = api.app.get(IdempotencyRepository);
    await save(token, 'fenced');
    const write = {
      written: null,
      record: async (ids: WrittenIds, manager: EntityManager) => {
        expect(await keys.recordWritten(id, ids, manager)).toBe(false);
        throw new Error('taken over');
      },
    };
    const attempt = writingOnce(write, () =>
      lists.transaction(async (manager) => {
        await manager.query("UPDATE users SET username = 'changed' WHERE id = $1", [id]);
        return id;
      }),
    );
    await expect(attempt).rejects.toThrow('taken over');
    const [user] = (await lists.query('SELECT username FROM users WHERE id = $1', [id])) as {
      username: string;
    }[];
    expect(user?.username).not.toBe('changed');
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
