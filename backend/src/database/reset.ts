import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Configuration } from '../config/configuration.js';
import { StartError } from '../config/start-error.js';
import { DataFolderLock } from './data-folder-lock.js';
import { applicationName } from './data-source.js';
import { embeddedFolder } from './database-source.js';

/** Why nothing was deleted. */
export class ResetError extends StartError {
  override readonly name = 'ResetError';
}

/** The contents of the data folder that refer to rows of the database. Secrets stay. */
const derivedFiles = ['recipe-index.snapshot', 'outbox', 'imports'];

/** Deletes all tables, and what is kept beside them; the next start creates everything anew. */
export async function resetDatabase(configuration: Configuration): Promise<void> {
  if (configuration.production) throw new ResetError('A production database is not reset.');
  if (configuration.database.url) await emptyServer(configuration.database.url);
  else emptyFolder(embeddedFolder(configuration));
  for (const name of derivedFiles) {
    rmSync(join(configuration.dataDir, name), { recursive: true, force: true });
  }
}

function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const lock = DataFolderLock.acquire(`${folder}.lock`);
  rmSync(folder, { recursive: true, force: true });
  lock.release();
}

async function emptyServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1`,
      [applicationName],
    );
    if (rows[0] && rows[0].count > 0) {
      throw new ResetError('Larder is running on this database. Stop it first.');
    }
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}
