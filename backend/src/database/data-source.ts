import type { Duplex } from 'node:stream';
import pg from 'pg';
import { AbstractLogger, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import { migrations } from './migrations.js';
import { SnakeNaming } from './snake-naming.js';

/** How long a request waits for a free connection before it is told that the service is not available. */
const connectionWait = 10_000;
const longestStatement = 30_000;

// A calendar date stays the text it is: as an instant it could shift by a day with the time zone of the process.
pg.types.setTypeParser(pg.types.builtins.DATE, (date) => date);

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Whatever goes wrong is thrown, and told by whoever catches it; on the console it would be told a second time. */
class SilentLogger extends AbstractLogger {
  protected override writeLog(): void {}
}

const shared = {
  type: 'postgres',
  driver: pg,
  namingStrategy: new SnakeNaming(),
  migrations,
  migrationsTableName: 'migrations',
  synchronize: false,
  logger: new SilentLogger(),
  // Nothing but the core of PostgreSQL is needed, so no right to create extensions is either.
  installExtensions: false,
  connectTimeoutMS: connectionWait,
  applicationName: 'larder',
} satisfies Partial<PostgresOptions>;

/** One session, so one connection: the pool's queue is the fair lock around it, with a limit on the wait. */
export function embeddedOptions(connection: () => Duplex): PostgresOptions {
  return {
    ...shared,
    username: 'postgres',
    database: 'postgres',
    poolSize: 1,
    extra: { stream: connection, idleTimeoutMillis: 0 },
  };
}

export function serverOptions({ url, replicaUrls }: Configuration['database']): PostgresOptions {
  const extra = { max: 10, statement_timeout: longestStatement };
  if (replicaUrls.length === 0) return { ...shared, url, extra };
  return {
    ...shared,
    extra,
    // Reads go to the primary unless a query asks for a replica: whoever just saved must find it.
    replication: {
      defaultMode: 'master',
      master: { url },
      slaves: replicaUrls.map((replica) => ({ url: replica })),
    },
  };
}
