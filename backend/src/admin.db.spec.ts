import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from './server-process-testing.js';

describe.each<readonly [string, boolean]>([
  ['the embedded database', true],
  ...(process.env.TEST_DATABASE_URL ? [['a database server', false] as const] : []),
])('an operator with a shell, on %s', (_engine, embedded) => {
  jest.setTimeout(180_000);
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.create({ embedded });
    await server.start();
  });
  afterAll(() => server.remove());

  /** Each separate command takes as long to start as the application, so one shell runs all statements. */
  const shell = async (...statements: string[]): Promise<{ code: number; outputs: string[] }> => {
    const between = "SELECT 'next' AS between;";
    const input = statements.map((statement) => `${statement}\n${between}\n`).join('');
    const { code, output } = await server.administerWith(input, 'sql');
    return { code, outputs: output.split(/between\n-+\nnext *\n1 row\n/) };
  };

  it('reads and changes rows while the application runs', async () => {
    const { code, output } = await server.administer(
      'sql',
      `SELECT 1 AS one, NULL AS nothing, DATE '2026-03-01' AS day, 'a b' AS text`,
    );
    expect(code).toBe(0);
    expect(output).toBe(
      [
        'one | nothing | day        | text',
        '----+---------+------------+-----',
        '1   | NULL    | 2026-03-01 | a b',
        '1 row',
        '',
      ].join('\n'),
    );
    const { outputs } = await shell(
      'CREATE TABLE shelves (id int);',
      'INSERT INTO shelves VALUES (1), (2);',
      '\\d',
      '\\d shelves',
    );
    expect(outputs.slice(0, 2)).toEqual(['CREATE\n', 'INSERT 2\n']);
    expect(outputs[2]).toContain('shelves');
    expect(outputs[3]).toContain('id     | integer');
  });

  it('says in one line what is wrong with a statement', async () => {
    const { code, output } = await server.administer('sql', 'SELECT * FROM nowhere');
    expect(code).toBe(1);
    expect(output).toBe('relation "nowhere" does not exist (SQLSTATE 42P01), at character 15\n');
  });

  it('leaves no transaction and no setting behind for the application', async () => {
    const { code, outputs } = await shell(
      'BEGIN; DELETE FROM shelves;',
      'SELECT count(*) FROM shelves;',
      `SET timezone = 'Asia/Tokyo';`,
      'SHOW timezone;',
      'BEGIN; DELETE FROM shelves WHERE id = 1; COMMIT;',
      'SELECT id FROM shelves;',
    );
    const [, kept, , timezone, , left] = outputs;
    expect(code).toBe(1);
    // Errors are on another stream, so after all outputs. Only the transaction without a COMMIT is rolled back.
    expect(outputs.join('').match(/rolled back/g)).toHaveLength(1);
    expect(kept).toContain('2');
    expect(timezone).not.toContain('Tokyo');
    expect(left).toContain('1 row');
  });

  it('takes statement after statement in a shell', async () => {
    const { code, output } = await server.administerWith(
      'SELECT count(*)\n  AS users FROM users;\nSELECT nonsense;\n\\d shelves\n\\q\nSELECT 7 AS unread;\n',
      'sql',
    );
    expect(code).toBe(1);
    expect(output).toContain('users');
    expect(output).toContain('column "nonsense" does not exist');
    expect(output).toContain('integer');
    expect(output).not.toContain('unread');
  });

  it('makes a subscribed account with all there is to see, once', async () => {
    const { code, output } = await server.administer('seed');
    expect([code, output]).toEqual([0, expect.stringContaining('demo@larder.example')]);
    const password = /password (\S+)/.exec(output)?.[1];
    const login = await server.post('/auth/login', { email: 'demo@larder.example', password });
    expect(login.status).toBe(200);
    const { token } = (await login.json()) as { token: string };
    const read = async (path: string) => (await (await server.get(path, token)).json()) as never;
    expect(await read('/auth/user')).toMatchObject({ subscription_status: 'active' });
    const { menus } = (await read('/menus')) as { menus: { item_count: number }[] };
    expect(menus.map(({ item_count }) => item_count).sort()).toEqual([3, 5]);
    const { lists } = (await read('/grocery-lists')) as { lists: { ticked_count: number }[] };
    expect(lists.map(({ ticked_count }) => ticked_count)).toEqual([2, 2]);
    await server.administer('sql', "UPDATE menus SET title = 'Told to nobody'");
    expect(await read('/menus')).toMatchObject({ menus: [{ title: 'Told to nobody' }, {}] });
    expect(await server.administer('seed')).toMatchObject({
      code: 1,
      output: expect.stringContaining('already has an account'),
    });
  });

  it('deletes everything only when asked to, outside production and with nothing running', async () => {
    expect(await server.administer('reset')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was deleted'),
    });
    expect((await server.administer('reset', '--yes')).code).toBe(1);
    expect((await server.administer('sql', 'SELECT id FROM shelves')).output).toContain('1 row');

    await server.stop('SIGTERM');
    const outbox = join(server.dataDir, 'outbox');
    writeFileSync(outbox, '');
    server.set({ NODE_ENV: 'production', JWT_SECRET: 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5' });
    expect(await server.administer('reset', '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('production'),
    });
    expect(existsSync(outbox)).toBe(true);
    server.set({ NODE_ENV: 'development' });

    expect((await server.administer('reset', '--yes')).code).toBe(0);
    expect(existsSync(outbox)).toBe(false);
    const { output } = await server.administer('sql', '\\d');
    expect(output).toContain('users');
    expect(output).not.toContain('shelves');
  });
});
