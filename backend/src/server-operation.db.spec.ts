import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedDatabase, ManagedDataSource } from './database/database-source.js';
import { EmbeddedDatabase } from './database/embedded-database.js';
import { account, ServerProcess } from './server-process-testing.js';

const strongPart = 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5';

describe('an operator of the application on its embedded database', () => {
  jest.setTimeout(180_000);
  let server: ServerProcess;
  beforeAll(async () => {
    const environment = { DATABSE_URL: 'postgres://x' };
    server = await ServerProcess.create({ embedded: true, environment });
    await server.start();
  });
  afterAll(() => server.remove());

  it('warns about a variable that is probably a misspelled setting', () => {
    expect(server.log).toContain(
      'DATABSE_URL is not a setting and has no effect. Did you mean DATABASE_URL?',
    );
    expect(server.log).not.toContain('postgres://x');
  });

  it('refuses a second process on its data folder in one sentence', async () => {
    const { code, output } = await server.startAnother();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^The data folder is in use by process \d+ .*\.$/,
    );
    expect((await server.post('/auth/register', account(2))).status).toBe(201);
  });

  it('runs operator commands, whether it is running or not', async () => {
    await server.post('/auth/register', account(1));
    const { email, password } = account(1);
    const login = await server.post('/auth/login', { email, password });
    const { token } = (await login.json()) as { token: string };
    const status = async () => {
      const answer = await server.get('/auth/user', token);
      return ((await answer.json()) as { subscription_status: string }).subscription_status;
    };
    const socket = join(server.dataDir, 'admin.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);

    expect(await server.administer('grant', email.toUpperCase(), '--months', '2')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^cook-1@example\.org is subscribed until \d{4}-\d\d-\d\d\.\n$/,
      ),
    });
    expect(await status()).toBe('active');
    expect((await server.administer('users')).output).toContain('subscribed until');
    expect((await server.administer('revoke', email)).code).toBe(0);
    expect(await status()).toBe('inactive');
    for (const wrong of [
      ['grant', email],
      ['grant', email, '--months', '0'],
      ['grant', 'nobody@example.org', '--months', '1'],
      ['grant', '--years', '1'],
      ['unknown'],
      ['end-sessions'],
      ['end-sessions', 'nobody@example.org'],
      ['end-sessions', email, 'more'],
    ]) {
      expect([wrong, (await server.administer(...wrong)).code]).toEqual([wrong, 1]);
    }
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(existsSync(socket)).toBe(false);

    expect((await server.administer('grant', email, '--months', '1')).code).toBe(0);
    await server.start();
    expect(await status()).toBe('active');
  });
});

describe('an operator of the application', () => {
  jest.setTimeout(180_000);
  let server: ServerProcess;
  afterEach(() => server.remove());

  it('exits after a failing migration, with one plain-text explanation', async () => {
    server = await ServerProcess.create({ embedded: true, empty: true });
    const database = embeddedDatabase(() =>
      EmbeddedDatabase.start({ dataDir: join(server.dataDir, 'postgres') }),
    );
    const options = { ...database.options, migrations: [] };
    const dataSource = await new ManagedDataSource(database, options).initialize();
    await dataSource.query('CREATE TABLE users (id integer)');
    await dataSource.destroy();
    const { code, output } = await server.startAnother();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The migration backend\/src\/database\/migrations\/1763712000000-create-users\.ts failed; .*\n {2}relation "users" already exists \(SQLSTATE 42P07\)\n {2}in: CREATE TABLE .*\nFix it and start again\.\n$/,
    );
  });

  it('refuses a port that another process listens on, in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    server = await ServerProcess.create({ environment: { PORT: String(port) } });
    const { code, output } = await server.startAnother();
    other.close();
    expect(code).toBe(1);
    // Nest logs the error of the socket first.
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use by another process. Stop it, or set PORT to a free port.`,
    );
  });

  // The embedded database belongs to one process.
  if (process.env.TEST_DATABASE_URL) {
    it('[CALL-3] finds through one instance what was added through another', async () => {
      // Instances accept each other's tokens because they share the secret.
      server = await ServerProcess.create({ environment: { JWT_SECRET: 's'.repeat(32) } });
      const other = server.beside();
      try {
        await Promise.all([server.start(), other.start()]);
        await server.post('/auth/register', account(1));
        const { email, password } = account(1);
        await server.administer('grant', email, '--months', '1');
        const login = await other.post('/auth/login', { email, password });
        const { token } = (await login.json()) as { token: string };
        const times: string[] = [];
        for (const [index, food] of ['salmon', 'leek', 'kohlrabi', 'parsnip'].entries()) {
          const [here, there] = index % 2 === 0 ? [server, other] : [other, server];
          const ingredients = [food, 'butter'];
          // Seed 0 may give a known dish, of which search finds only the original.
          const added = await here.post('/recipes/generate', { ingredients, seed: 1 }, token);
          expect(added.status).toBe(201);
          const { id } = (await added.json()) as { id: number };
          const start = performance.now();
          const search = `/recipes/search?ingredients=${ingredients.join(',')}&limit=100`;
          const found = async (): Promise<boolean> => {
            const { recipes } = (await (await there.get(search, token)).json()) as {
              recipes: { id: number }[];
            };
            return recipes.some((recipe) => recipe.id === id);
          };
          while (!(await found())) await wait(2);
          times.push((performance.now() - start).toFixed(0));
        }
        process.stdout.write(`Found through the other instance after ${times.join(', ')} ms\n`);
      } finally {
        await other.remove();
      }
    });
  }
});

describe('an operator of an application that people use', () => {
  jest.setTimeout(180_000);
  const [first, second, third] = ['a', 'b', 'c'].map((name) => `${name}-${strongPart}`);
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.create({ environment: { JWT_SECRET: first! } });
    await server.start();
  });
  afterAll(() => server.remove());

  it("[S-19] ends a person's sessions immediately at an operator's command", async () => {
    const tokens: string[] = [];
    for (const n of [1, 2]) {
      await server.post('/auth/register', account(n));
      const { email, password } = account(n);
      for (let login = 0; login < n; login += 1) {
        const answer = await server.post('/auth/login', { email, password });
        tokens.push(((await answer.json()) as { token: string }).token);
      }
    }
    const statuses = () =>
      Promise.all(tokens.map(async (token) => (await server.get('/auth/user', token)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await server.administer('end-sessions', account(2).email.toUpperCase())).toEqual({
      code: 0,
      output: 'cook-2@example.org has been logged out of 2 sessions.\n',
    });
    for (const end = Date.now() + 5_000; (await statuses())[1] === 200;) {
      if (Date.now() > end) throw new Error('A session goes on.');
    }
    expect(await statuses()).toEqual([200, 401, 401]);
    const { email, password } = account(2);
    expect((await server.post('/auth/login', { email, password })).status).toBe(200);
  });

  it('[S-19] changes its token key while people stay logged in', async () => {
    await server.post('/auth/register', account(3));
    const { email, password } = account(3);
    const login = async () =>
      ((await (await server.post('/auth/login', { email, password })).json()) as { token: string })
        .token;
    const old = await login();
    const startWith = async (secret: string, previous: string) => {
      await server.stop('SIGTERM');
      server.set({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous });
      await server.start();
    };
    const status = async (token: string) => (await server.get('/auth/user', token)).status;

    await startWith(second!, first!);
    expect(await status(old)).toBe(200);
    const fresh = await login();
    await startWith(third!, `${second}, ${first}`);
    expect([await status(old), await status(fresh)]).toEqual([200, 200]);
    await startWith(third!, second!);
    expect([await status(old), await status(fresh)]).toEqual([401, 200]);
    await startWith(third!, '');
    expect([await status(fresh), await status(await login())]).toEqual([401, 200]);
  });
});
