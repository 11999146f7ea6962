import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { repositoryRoot } from '../config/repository-root.js';
import { DataFolderInUseError, DataFolderLock } from './data-folder-lock.js';
import { serverOptions } from './data-source.js';
import { type DatabaseSource, embeddedDatabase, ManagedDataSource } from './database-source.js';
import { EmbeddedDatabase } from './embedded-database.js';
import { migrations } from './migrations.js';

const inMemory = 'memory://';
const imageFolder = join(repositoryRoot, '.cache/database');

export interface TestDatabase extends DatabaseSource {
  /** Set when the database is a separate one on a server. */
  url?: string;
}

/**
 * Where contents are written: a new database on a server, and what it is called when it is full, or a data folder with an
 * embedded one.
 */
export type EmptyDatabase = { url: string; template: string } | { folder: string };

/** The initial contents of databases beyond their tables, and a name that changes with the contents. */
export interface Contents {
  key: string;
  fill: (empty: EmptyDatabase) => Promise<void>;
}

/** The tables and nothing in them. */
const noContents: Contents = {
  key: '',
  fill: async (empty) => {
    const database = 'url' in empty ? databaseAt(empty.url) : databaseIn(empty.folder);
    await (await new ManagedDataSource(database, database.options).initialize()).destroy();
  },
};

/**
 * A private, temporary database: in memory, or on the server of TEST_DATABASE_URL. The same specs must pass on both.
 * Its contents are written once and copied from then on.
 */
export async function freshDatabase(contents = noContents): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? databaseOnServer(server, contents) : embeddedFrom(await filledImage(contents));
}

/** A fresh database and a connection to it, for specs of repositories and queries. */
export async function connectFresh(
  entities: ConstructorParameters<typeof ManagedDataSource>[1]['entities'] = [],
): Promise<ManagedDataSource> {
  const database = await freshDatabase();
  return new ManagedDataSource(database, { ...database.options, entities }).initialize();
}

function databaseIn(folder: string): DatabaseSource {
  return embeddedDatabase(() => EmbeddedDatabase.start({ dataDir: join(folder, 'postgres') }));
}

function embeddedFrom(image: ArrayBuffer): DatabaseSource {
  return embeddedDatabase(() => EmbeddedDatabase.start({ dataDir: inMemory, image }));
}

/** A data folder with these contents, written once and kept for all to copy under a key that changes with the contents. */
export async function filledFolder({ key, fill }: Contents): Promise<string> {
  const name = `${fingerprint(key)}-folder`;
  return madeOnce(name, async (draft) => {
    mkdirSync(draft);
    await fill({ folder: draft });
  });
}

/** Creating a database takes seconds; starting from the bytes of a filled one takes a third of one. */
async function filledImage(contents: Contents): Promise<ArrayBuffer> {
  const name = `${fingerprint(contents.key)}.tar`;
  const file = await madeOnce(name, async (draft) => {
    const copy = `${draft}-folder`;
    cpSync(await filledFolder(contents), copy, { recursive: true });
    const embedded = await EmbeddedDatabase.start({ dataDir: join(copy, 'postgres') });
    writeFileSync(draft, new Uint8Array(await embedded.image()));
    await embedded.close();
    rmSync(copy, { recursive: true });
  });
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** One process makes it, and those that want it meanwhile wait. */
async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = join(imageFolder, name);
  mkdirSync(imageFolder, { recursive: true });
  while (!existsSync(path)) {
    const lock = lockedUnlessInUse(`${path}.lock`);
    if (!lock) {
      await wait(100);
      continue;
    }
    try {
      if (existsSync(path)) break;
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      await make(draft);
      renameSync(draft, path);
      removeOldImages();
    } finally {
      lock.release();
    }
  }
  return path;
}

function lockedUnlessInUse(path: string): DataFolderLock | undefined {
  try {
    return DataFolderLock.acquire(path);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return undefined;
    throw error;
  }
}

/** Each is 40 MB; those of other migrations are useless, except to a run that has just started. */
function removeOldImages(): void {
  for (const name of readdirSync(imageFolder)) {
    const path = join(imageFolder, name);
    // Another process may have removed it by now.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changed < Date.now() - 3_600_000) rmSync(path, { recursive: true, force: true });
  }
}

function fingerprint(key: string): string {
  const hash = createHash('sha256').update(key);
  for (const migration of migrations) hash.update(String(migration));
  hash.update(readFileSync(join(repositoryRoot, 'backend/package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** The key of the lock on making a template: an arbitrary number. */
const templateLock = 72_743_399;

async function databaseOnServer(server: string, contents: Contents): Promise<TestDatabase> {
  const template = `larder_template_${fingerprint(contents.key)}`;
  await onServer(server, async (client) => {
    const exists = async (): Promise<boolean> =>
      (await client.query('SELECT FROM pg_database WHERE datname = $1', [template])).rowCount === 1;
    if (await exists()) return;
    // Ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    if (await exists()) return;
    const draft = `${template}_${randomBytes(4).toString('hex')}`;
    await client.query(`CREATE DATABASE ${draft}`);
    await contents.fill({ url: urlOf(server, draft), template });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  const name = `larder_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    ...databaseAt(urlOf(server, name)),
    close: () => onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await work(client).finally(() => client.end());
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function databaseAt(url: string): TestDatabase {
  return {
    url,
    options: serverOptions({ url, replicaUrls: [] }),
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
