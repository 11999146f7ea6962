import { once } from 'node:events';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { account, ServerProcess } from './server-process-testing.js';

// Each costs two password hashes. The process is killed once a third of them have been answered.
const registrations = 24;

describe('the running application', () => {
  jest.setTimeout(180_000);
  let server: ServerProcess;
  afterEach(() => server.remove());

  it('[CALL-19] loses no acknowledged registration when it is killed, and keeps no partial one', async () => {
    server = await ServerProcess.create();
    await server.start();
    const answered = new Set<number>();
    let killed: Promise<unknown> | undefined;
    await Promise.all(
      Array.from({ length: registrations }, async (_, n) => {
        const response = await server.post('/auth/register', account(n)).catch(() => undefined);
        if (response?.status === 201) answered.add(n);
        if (answered.size >= registrations / 3) killed ??= server.stop('SIGKILL');
      }),
    );
    await killed;
    expect(answered.size).toBeGreaterThanOrEqual(registrations / 3);
    expect(answered.size).toBeLessThan(registrations);

    await server.start();
    const outcomes = await Promise.all(
      Array.from({ length: registrations }, async (_, n) => {
        const { email, password } = account(n);
        const login = await server.post('/auth/login', { email, password });
        return { n, login: login.status };
      }),
    );
    for (const { n, login } of outcomes) {
      if (answered.has(n)) expect([n, login]).toEqual([n, 200]);
    }
    // Anyone who cannot log in does not exist at all: the name and the address are free.
    const absent = outcomes.filter(({ login }) => login !== 200);
    expect(absent.every(({ login }) => login === 401)).toBe(true);
    for (const { n } of absent.slice(0, 20)) {
      expect((await server.post('/auth/register', account(n))).status).toBe(201);
    }
  });

  it('finishes its work when told to stop, with exit code 0', async () => {
    server = await ServerProcess.create();
    await server.start();
    const inFlight = Array.from({ length: 16 }, (_, n) =>
      server.post('/auth/register', account(n)),
    );
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(idle, 'connect');
    await Promise.race(inFlight);
    const code = await server.stop('SIGTERM');
    const answers = await Promise.all(inFlight.map((request) => request.catch(() => undefined)));
    const statuses = answers.map((answer) => answer?.status);
    expect(code).toBe(0);
    // Neither the idle connection nor those kept open for a next request were waited for.
    expect(server.log).not.toContain('cut off');
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== undefined && status >= 500)).toEqual([]);
    await server.start();
    for (const [n, status] of statuses.entries()) {
      if (status !== 201) continue;
      const { email, password } = account(n);
      expect((await server.post('/auth/login', { email, password })).status).toBe(200);
    }
    expect(await server.stop('SIGINT')).toBe(0);
  });

  it('[CALL-3] knows every recipe again after it is killed, from its snapshot or despite a damaged one', async () => {
    server = await ServerProcess.create();
    await server.start();
    await server.post('/auth/register', account(1));
    const { email, password } = account(1);
    const login = await server.post('/auth/login', { email, password });
    const { token } = (await login.json()) as { token: string };
    const found = async (ingredient: string): Promise<number> => {
      const query = new URLSearchParams({ ingredients: ingredient, limit: '1' });
      const answer = await server.get(`/recipes/search?${query}`, token);
      return ((await answer.json()) as { total: number }).total;
    };
    const file = join(server.dataDir, 'more.jsonl');
    const lines = Array.from({ length: 300 }, (_, n) => ({
      ...{ key: `more-${n}`, title: `Kohlrabi ${n}`, servings: 2, readyInMinutes: 20 },
      ...{ ingredients: ['1 kohlrabi', '1 tbsp butter'], steps: ['Cook it.'] },
    }));
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const before = await found('kohlrabi');
    const { code, output } = await server.administer('import', file);
    expect([code, output]).toEqual([0, expect.stringContaining('300 recipes have been imported.')]);
    while ((await found('kohlrabi')) < before + lines.length) await wait(20);

    const snapshot = join(server.dataDir, 'recipe-index.snapshot');
    expect(existsSync(snapshot)).toBe(true);
    for (const damage of [() => undefined, () => truncateSync(snapshot, 1_000)]) {
      await server.stop('SIGKILL');
      damage();
      await server.start();
      expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
      expect(await found('kohlrabi')).toBe(before + lines.length);
      expect((await server.administer('reindex')).code).toBe(0);
    }
  });
});
