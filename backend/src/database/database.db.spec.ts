import { setTimeout as wait } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';
import { DataSource as DataSourceToken } from 'typeorm';
import { repositoryRoot } from '../config/repository-root.js';
import { TestApp } from '../testing.js';
import { ManagedDataSource } from './database-source.js';
import { migrationFile, MigrationError } from './migration-error.js';
import { migrations } from './migrations.js';
import { Notifications } from './notifications.js';
import { connectFresh, freshDatabase } from './testing.js';

describe('database', () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await connectFresh();
    await dataSource.query('CREATE TABLE probe_rows (id integer PRIMARY KEY, text text)');
  });
  afterAll(() => dataSource.destroy());

  it('keeps what was written outside a transaction that rolls back', async () => {
    const rollback = dataSource.transaction(async (manager) => {
      await manager.query(`INSERT INTO probe_rows VALUES (1, 'inside')`);
      throw new Error('no');
    });
    const outside = dataSource.query(`INSERT INTO probe_rows VALUES (2, 'outside')`);
    await expect(rollback).rejects.toThrow('no');
    await outside;
    expect(await dataSource.query('SELECT id FROM probe_rows ORDER BY id')).toEqual([{ id: 2 }]);
  });

  it('returns the types and errors of node-postgres', async () => {
    const [row] = await dataSource.query(
      `SELECT count(*), 1.50::numeric AS exact, now() AS at, $1::jsonb AS json, ARRAY[1, 2] AS list FROM probe_rows`,
      [{ a: [1] }],
    );
    expect(row).toEqual({
      count: '1',
      exact: '1.50',
      at: expect.any(Date),
      json: { a: [1] },
      list: [1, 2],
    });
    await expect(
      dataSource.query(`INSERT INTO probe_rows VALUES (2, 'again')`),
    ).rejects.toMatchObject({
      driverError: { code: '23505', constraint: 'probe_rows_pkey' },
    });
    await expect(dataSource.query('SELECT $1::int', ['x'])).rejects.toMatchObject({
      driverError: { code: '22P02' },
    });
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('handles large values', async () => {
    const text = 'é'.repeat(2 ** 20);
    const [row] = await dataSource.query('SELECT $1::text AS text', [text]);
    expect(row.text === text).toBe(true);
  });

  it('does not block the event loop while a query runs', async () => {
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const start = performance.now();
    await dataSource.query('SELECT count(*) FROM generate_series(1, 3000000) AS n WHERE n % 7 = 3');
    const elapsed = performance.now() - start;
    clearInterval(watch);
    expect(longest).toBeLessThan(Math.max(elapsed / 2, 150));
  });

  it('reports a query that waits too long for a connection, and keeps working', async () => {
    const database = await freshDatabase();
    // Long enough to connect on a busy machine: connecting has the same limit.
    const options = { ...database.options, connectTimeoutMS: 3_000 } as typeof database.options;
    Object.assign(options, {
      extra: { ...(database.options.extra as object), max: 1 },
    });
    const impatient = await new ManagedDataSource(database, options).initialize();
    await impatient.transaction(async (manager) => {
      await manager.query('SELECT 1');
      await expect(impatient.query('SELECT 2')).rejects.toThrow('timeout exceeded');
    });
    expect(await impatient.query('SELECT 3 AS three')).toEqual([{ three: 3 }]);
    await impatient.destroy();
  });
});

describe('schema', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  afterAll(() => api.close());

  it('has the same schema in entities and migrations', async () => {
    const { upQueries } = await api.app.get(DataSourceToken).driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is empty after reverting its migrations', async () => {
    const dataSource = await connectFresh();
    for (let left = dataSource.migrations.length; left > 0; left -= 1) {
      await dataSource.undoLastMigration();
    }
    const tables = await dataSource.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables).toEqual([{ tablename: 'migrations' }]);
    await dataSource.destroy();
  });

  it('delivers notifications between instances, those of a transaction on commit', async () => {
    const notifications = api.app.get(Notifications);
    const heard: string[] = [];
    await notifications.listen('kitchen', (payload) => heard.push(payload));
    await notifications.notify('kitchen', 'first');
    await api.app
      .get(DataSourceToken)
      .transaction(async (manager) => {
        await notifications.notify('kitchen', 'never', manager);
        throw new Error('no');
      })
      .catch(() => undefined);
    await api.app
      .get(DataSourceToken)
      .transaction((manager) => notifications.notify('kitchen', 'second', manager));
    for (let tries = 0; heard.length < 2 && tries < 100; tries += 1) await wait(20);
    expect(heard).toEqual(['first', 'second']);
  });
});

describe('a migration that fails', () => {
  class CreateShelves1999999999000 {
    up = (runner: QueryRunner): Promise<void> => runner.query('CREATE TABLE shelves (id integer)');
    down = (): Promise<void> => Promise.resolve();
  }
  const failing = (fault: (runner: QueryRunner) => Promise<void>) =>
    class SpoilEverything1999999999999 {
      up = fault;
      down = (): Promise<void> => Promise.resolve();
    };

  async function failureOf(fault: (runner: QueryRunner) => Promise<void>): Promise<Error> {
    const database = await freshDatabase();
    // A closed database is gone, so keep it open until it has been inspected.
    const kept = { ...database, close: () => Promise.resolve() };
    const options = {
      ...database.options,
      migrations: [...migrations, CreateShelves1999999999000, failing(fault)],
    };
    let opened: Promise<void> | undefined;
    const source = { ...kept, open: () => (opened ??= database.open()) };
    try {
      return await new ManagedDataSource(source, options).initialize().then(
        () => new Error('it did not fail'),
        (error: Error) => error,
      );
    } finally {
      const left = await new ManagedDataSource(source, database.options).initialize();
      expect(await left.query(`SELECT to_regclass('shelves') AS shelves`)).toEqual([
        { shelves: null },
      ]);
      await left.destroy();
      await database.close();
    }
  }

  it('names its file, its cause and its statement, and leaves nothing behind', async () => {
    const error = await failureOf((runner) =>
      runner.query('ALTER TABLE userss\n  ADD age integer'),
    );
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message.split('\n')).toEqual([
      'The migration backend/src/database/migrations/1999999999999-spoil-everything.ts failed; the database is as it was before.',
      '  relation "userss" does not exist (SQLSTATE 42P01)',
      '  in: ALTER TABLE userss ADD age integer',
      'Fix it and start again.',
    ]);
  });

  it('names its file when its own code fails', async () => {
    const error = await failureOf(() => Promise.reject(new TypeError('x is not a function')));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message).toContain('1999999999999-spoil-everything.ts');
    expect(error.message).toContain('x is not a function');
  });

  it('may be retried when the server gave up rather than the statement failing', async () => {
    const error = await failureOf((runner) =>
      runner.query(`DO $$ BEGIN RAISE EXCEPTION 'stopping' USING ERRCODE = '57P01'; END $$`),
    );
    expect(error).not.toBeInstanceOf(MigrationError);
    expect(error.message).toContain('stopping');
  });

  it('exists under the reported path', () => {
    for (const { name } of migrations) {
      expect([name, existsSync(join(repositoryRoot, migrationFile(name)))]).toEqual([name, true]);
    }
  });
});
