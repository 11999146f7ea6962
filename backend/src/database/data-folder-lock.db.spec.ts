import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { DataFolderInUseError, DataFolderLock } from './data-folder-lock.js';
import { embeddedDatabase, ManagedDataSource } from './database-source.js';
import { EmbeddedDatabase } from './embedded-database.js';

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lockFile = () => join(folder, 'postgres.lock');

  it('belongs to one process at a time', () => {
    const lock = DataFolderLock.acquire(lockFile());
    expect(() => DataFolderLock.acquire(lockFile())).toThrow(DataFolderInUseError);
    lock.release();
    DataFolderLock.acquire(lockFile()).release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('reports in one sentence which process has it', () => {
    const lock = DataFolderLock.acquire(lockFile());
    expect(() => DataFolderLock.acquire(lockFile())).toThrow(
      `in use by process ${process.pid} (${lockFile()})`,
    );
    lock.release();
  });

  it.each([
    ['a process that is gone', () => ({ pid: deadProcess() })],
    ['an earlier process of the same number', () => ({ pid: process.pid, startedAt: 'before/1' })],
    ['nobody that can be read', () => 'rubbish'],
  ])('is taken over from %s', (_whom, holder) => {
    writeFileSync(lockFile(), JSON.stringify(holder()));
    const lock = DataFolderLock.acquire(lockFile());
    expect(() => DataFolderLock.acquire(lockFile())).toThrow(DataFolderInUseError);
    lock.release();
  });

  it('refuses a second database and keeps every row of the first', async () => {
    const dataDir = join(folder, 'postgres');
    const open = async () => {
      const source = embeddedDatabase(() => EmbeddedDatabase.start({ dataDir }));
      return new ManagedDataSource(source, source.options).initialize();
    };
    const first = await open();
    await first.query('CREATE TABLE kept (id integer)');
    await expect(open()).rejects.toThrow(DataFolderInUseError);
    await first.query('INSERT INTO kept SELECT generate_series(1, 100)');
    await first.destroy();
    const again = await open();
    expect(await again.query('SELECT count(*) FROM kept')).toEqual([{ count: '100' }]);
    await again.destroy();
  }, 60_000);

  it('survives the death of the database thread with every acknowledged row', async () => {
    const embedded = await EmbeddedDatabase.start({ dataDir: join(folder, 'postgres') });
    const source = embeddedDatabase(() => Promise.resolve(embedded));
    // Recovering a killed database takes a busy machine longer than a request waits for a connection.
    const options = { ...source.options, connectTimeoutMS: 50_000 };
    const dataSource = await new ManagedDataSource(source, options).initialize();
    await dataSource.query('CREATE TABLE kept (id integer)');
    await dataSource.query('INSERT INTO kept VALUES (1)');
    const cutOff = dataSource.query('SELECT count(*) FROM generate_series(1, 50000000)');
    const thread = await (embedded as unknown as { worker: Promise<Worker> }).worker;
    await Promise.all([expect(cutOff).rejects.toThrow(), thread.terminate()]);
    expect(await dataSource.query('SELECT id FROM kept')).toEqual([{ id: 1 }]);
    await dataSource.destroy();
  }, 60_000);
});

function deadProcess(): number {
  return Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString());
}
