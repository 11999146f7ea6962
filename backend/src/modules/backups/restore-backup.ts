import { copy } from '@larder/copy';
import { DataSource } from 'typeorm';
import { AdminError } from '../../common/admin-commands.js';
import { keptFiles } from '../../common/kept-files/configured-files.js';
import type { KeptFiles } from '../../common/kept-files/kept-files.js';
import { ZipError, ZipReader } from '../../common/zip/zip-reader.js';
import type { Configuration } from '../../config/configuration.js';
import { configuredDatabase, type DatabaseSource } from '../../database/database-source.js';
import { applicationName, type PostgresOptions } from '../../database/data-source.js';
import { migrate } from '../../database/migrate.js';
import { migrations } from '../../database/migrations.js';
import { newId } from '../../database/row.entity.js';
import { pictureFilesPlace, pictureType } from '../pictures/picture-files.port.js';
import { sha256Of } from './backup-hash.js';
import {
  type BackupManifest,
  backupManifest,
  backupVersion,
  manifestFile,
  pictureFile,
  pictureListFile,
  tableFile,
} from './backup-manifest.js';
import { onConnection, StoredTables } from './stored-tables.js';
import { TableCopy } from './table-copy.js';

export interface RestoredBackup {
  createdAt: string;
  tables: number;
  rows: number;
  pictures: number;
  /** How many migrations the backup did not have yet. */
  migrated: number;
}

/** Only against files that are made to fill the disk or the memory. */
const limits = { entries: 5_000_000, bytes: 2 ** 44 };
const largestManifest = 16 * 1024 * 1024;
const largestPictureList = 512 * 1024 * 1024;
const largestPicture = 64 * 1024 * 1024;
/** Becomes a path, so it must be one that we write. */
const pictureKey = /^[0-9a-f]{2}\/[0-9a-f-]{36}-\d+\.webp$/;

/** What a start fills by itself, without anybody having saved anything. */
const filledByStart = [
  'audit_entries',
  'catalogue_state',
  'migrations',
  'recipe_changes',
  'recipe_feeds',
  'recipe_ingredients',
];

/**
 * Followers of the recipes know how far they have read by numbers of transactions, which are those of the server that wrote the
 * backup: they start anew.
 */
const startFeedAnew = [
  'TRUNCATE recipe_changes',
  'UPDATE recipe_feeds SET id = gen_random_uuid(), trimmed_through = 0',
];

const nameOf = (migration: new () => object): string => migration.name;

/**
 * Puts a backup into an empty database and its photographs into their place. Counts and hashes of the database are compared with the
 * backup's after it has been filled. Whatever fails, the database is empty afterwards.
 */
export async function restoreBackup(
  path: string,
  configuration: Configuration,
  { source = configuredDatabase(configuration), actor }: { source?: DatabaseSource; actor: string },
): Promise<RestoredBackup> {
  const zip = await openBackup(path);
  try {
    const manifest = await manifestOf(zip, path);
    await source.open();
    try {
      return await restoreInto(source, zip, manifest, configuration, actor);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof ZipError)
      throw new AdminError(copy.admin.backupDamaged(path, error.message));
    throw error;
  } finally {
    zip.close();
  }
}

async function openBackup(path: string): Promise<ZipReader> {
  try {
    return await ZipReader.open(path, limits);
  } catch (error) {
    if (error instanceof ZipError) throw new AdminError(copy.admin.backupForeign(path));
    throw new AdminError(copy.admin.backupNotRead(path));
  }
}

async function manifestOf(zip: ZipReader, path: string): Promise<BackupManifest> {
  if (!zip.has(manifestFile)) throw new AdminError(copy.admin.backupForeign(path));
  const text = (await zip.readAll(manifestFile, largestManifest)).toString();
  const { success, data } = backupManifest.safeParse(parsed(text));
  if (!success) throw new AdminError(copy.admin.backupForeign(path));
  const known = new Set(migrations.map(nameOf));
  const isNewer = data.version > backupVersion || data.migrations.some((name) => !known.has(name));
  if (isNewer) throw new AdminError(copy.admin.backupNewer(path));
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function restoreInto(
  source: DatabaseSource,
  zip: ZipReader,
  manifest: BackupManifest,
  configuration: Configuration,
  actor: string,
): Promise<RestoredBackup> {
  const given = source.options as PostgresOptions;
  // Indexes and foreign keys of large tables take longer than a request may.
  const extra = { ...(given.extra as object), statement_timeout: 0 };
  const options = { ...given, extra, applicationName: 'larder restore' };
  const applied = new Set(manifest.migrations);
  const earlier = migrations.filter((migration) => applied.has(nameOf(migration)));
  const pictures = new RestoredPictures(
    await keptFiles(configuration, pictureFilesPlace),
    zip,
    manifest.pictures,
  );
  const atBackup = await new DataSource({ ...options, migrations: earlier }).initialize();
  try {
    await ensureAlone(atBackup, configuration);
    await ensureEmpty(atBackup);
    try {
      await emptySchema(atBackup);
      await migrate(atBackup);
      await fill(atBackup, zip, manifest, configuration);
      await verify(atBackup, manifest, configuration);
      await pictures.restore();
      for (const statement of startFeedAnew) await atBackup.query(statement);
      await migrateFurther(options);
      await recordIn(atBackup, actor, manifest);
    } catch (error) {
      await emptySchema(atBackup);
      await pictures.takeBack();
      throw error;
    }
  } finally {
    await atBackup.destroy();
  }
  return {
    createdAt: manifest.createdAt,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures: manifest.pictures.count,
    migrated: migrations.length - earlier.length,
  };
}

/** Another program that writes would mix its rows with those of the backup. */
async function ensureAlone(dataSource: DataSource, { database }: Configuration): Promise<void> {
  if (database.url === undefined) return;
  const [running] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`,
    [applicationName],
  );
  if (running && running.count > 0) throw new AdminError(copy.admin.restoreRunning);
}

async function ensureEmpty(dataSource: DataSource): Promise<void> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  for (const { name } of tables) {
    if (filledByStart.includes(name)) continue;
    const condition = name === 'recipes' ? "WHERE source <> 'catalogue'" : '';
    const [{ filled } = { filled: false }] = await dataSource.query<{ filled: boolean }[]>(
      `SELECT EXISTS (SELECT FROM "${name}" ${condition}) AS filled`,
    );
    if (filled) throw new AdminError(copy.admin.restoreNotEmpty(name));
  }
}

const emptySchema = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');

const fill = (
  dataSource: DataSource,
  zip: ZipReader,
  { tables, identities }: BackupManifest,
  { database }: Configuration,
): Promise<void> =>
  onConnection(dataSource, async (client) => {
    const stored = new StoredTables(client, database.url === undefined);
    await stored.filling(async () => {
      const present = new Map((await stored.list()).map((table) => [table.name, table]));
      for (const table of tables) {
        const columns = new Map(
          present.get(table.name)?.columns.map(({ name, type }) => [name, type]),
        );
        if (!table.columns.every(({ name, type }) => columns.get(name) === type)) {
          throw new ZipError(`${tableFile(table.name)} does not fit its schema.`);
        }
        const copied = new TableCopy();
        await stored.fill(table, copied.pass(zip.read(tableFile(table.name))));
        if (!copied.is(table)) throw new ZipError(`${tableFile(table.name)} is damaged.`);
      }
      await stored.continueAfter(identities);
    });
  });

/** Reads again what has been stored. */
const verify = (
  dataSource: DataSource,
  { tables }: BackupManifest,
  { database }: Configuration,
): Promise<void> =>
  onConnection(dataSource, async (client) => {
    const stored = new StoredTables(client, database.url === undefined);
    await stored.reading(async () => {
      const expected = new Map(tables.map((table) => [table.name, table]));
      for (const table of await stored.list()) {
        const manifest = expected.get(table.name);
        const copied = new TableCopy();
        for await (const _ of copied.pass(stored.read(table)));
        if (!manifest || !copied.is(manifest)) {
          throw new AdminError(copy.admin.restoreDiffers(table.name));
        }
      }
    });
  });

async function migrateFurther(options: PostgresOptions): Promise<void> {
  const current = await new DataSource(options).initialize();
  try {
    await migrate(current);
  } finally {
    await current.destroy();
  }
}

const recordIn = (
  dataSource: DataSource,
  actor: string,
  { createdAt }: BackupManifest,
): Promise<unknown> =>
  dataSource.query(
    `INSERT INTO audit_entries (id, actor, command, arguments, outcome) VALUES ($1, $2, 'restore', $3, 'done')`,
    [newId(), actor, JSON.stringify([createdAt])],
  );

/** The photographs of a backup, each compared with its hash before it is kept. */
class RestoredPictures {
  private readonly kept: string[] = [];

  constructor(
    private readonly files: KeptFiles,
    private readonly zip: ZipReader,
    private readonly manifest: BackupManifest['pictures'],
  ) {}

  async restore(): Promise<void> {
    const list = (await this.zip.readAll(pictureListFile, largestPictureList)).toString();
    if (sha256Of(list) !== this.manifest.sha256)
      throw new ZipError(`${pictureListFile} is damaged.`);
    for (const line of list.split('\n').filter((text) => text !== '')) {
      const [sha256, name = ''] = line.split('  ');
      const key = name.slice(pictureFile('').length);
      if (!pictureKey.test(key)) throw new ZipError(`${pictureListFile} is damaged.`);
      const content = await this.zip.readAll(name, largestPicture);
      if (sha256Of(content) !== sha256) throw new ZipError(`${name} is damaged.`);
      this.kept.push(key);
      await this.files.put(key, content, pictureType);
    }
  }

  async takeBack(): Promise<void> {
    for (const key of this.kept) await this.files.remove(key);
  }
}
