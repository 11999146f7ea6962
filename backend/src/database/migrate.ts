import {
  type DataSource,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { mayPass, MigrationError } from './migration-error.js';

/** The key of the migration lock: an arbitrary number, the same on every instance. */
const migrationLock = 72_743_301;

/** Records which migration failed. */
class NamingMigrationExecutor extends MigrationExecutor {
  protected override getMigrations(): ReturnType<MigrationExecutor['getMigrations']> {
    return super.getMigrations().map((migration) => {
      const { name, instance } = migration;
      if (!instance) return migration;
      const up = (runner: QueryRunner): Promise<void> =>
        instance.up(runner).catch((error: Error) => {
          throw mayPass(error) ? error : new MigrationError(name, error);
        });
      migration.instance = Object.assign(Object.create(instance) as MigrationInterface, { up });
      return migration;
    });
  }
}

/** Applies pending migrations. Instances that start together wait for one another. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await new NamingMigrationExecutor(dataSource, runner).executePendingMigrations();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    await runner.release();
  }
}
