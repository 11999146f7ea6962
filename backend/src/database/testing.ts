import { createHash, randomBytes } from 'node:crypto';
import {
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
import pg from 'pg';
import { repositoryRoot } from '../config/repository-root.js';
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
 * A private, temporary database: in memory, or on the server of TEST_DATABASE_URL. The same specs must pass on both.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? databaseOnServer(server) : embeddedFrom(await migratedImage());
}

/** A fresh database and a connection to it, for specs of repositories and queries. */
export async function connectFresh(
  entities: ConstructorParameters<typeof ManagedDataSource>[1]['entities'] = [],
): Promise<ManagedDataSource> {
  const database = await freshDatabase();
  return new ManagedDataSource(database, { ...database.options, entities }).initialize();
}

function embeddedFrom(image: ArrayBuffer): DatabaseSource {
  return embeddedDatabase(() => EmbeddedDatabase.start({ dataDir: inMemory, image }));
}

/** Creating a database takes seconds; starting from the bytes of a migrated one takes a third of one. */
async function migratedImage(): Promise<ArrayBuffer> {
  const file = join(imageFolder, `${fingerprint()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(imageFolder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await makeImage()));
    renameSync(draft, file);
    removeOldImages();
  }
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** Each is 40 MB; those of other migrations are useless, except to a run that has just started. */
function removeOldImages(): void {
  for (const name of readdirSync(imageFolder)) {
    const path = join(imageFolder, name);
    if (statSync(path).mtimeMs < Date.now() - 3_600_000) rmSync(path, { force: true });
  }
}

async function makeImage(): Promise<ArrayBuffer> {
  const embedded = await EmbeddedDatabase.start({ dataDir: inMemory });
  const source = embeddedDatabase(() => Promise.resolve(embedded));
  const dataSource = await new ManagedDataSource(source, source.options).initialize();
  const image = await embedded.image();
  await dataSource.destroy();
  return image;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(String(migration));
  hash.update(readFileSync(join(repositoryRoot, 'backend/package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function databaseOnServer(server: string): Promise<TestDatabase> {
  const name = `larder_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const administer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await administer(`CREATE DATABASE ${name}`);
  return {
    url: url.href,
    options: serverOptions({ url: url.href, replicaUrls: [] }),
    open: () => Promise.resolve(),
    close: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
