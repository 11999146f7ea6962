import { type DataSource, MigrationExecutor } from 'typeorm';

/** Any number, the same on every instance: the name of the lock around migrations. */
const migrationLock = 72_743_301;

/** Applies what is missing. Instances that start together wait for one another. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    await runner.release();
  }
}
