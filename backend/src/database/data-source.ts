import type { Duplex } from 'node:stream';
import pg from 'pg';
import { AbstractLogger, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import { migrations } from './migrations.js';
import { SnakeNaming } from './snake-naming.js';

/** How long a request waits for a free connection before the service is reported as unavailable. */
const connectionWait = 10_000;
const longestStatement = 30_000;

/** The name of the application's connections on a server. */
export const applicationName = 'larder';

// A calendar date stays text: as an instant it could shift by a day with the process's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (date) => date);

export type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Every error is thrown and reported by its handler; the console would only repeat it. */
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
  // Only core PostgreSQL is used, so no right to create extensions is needed.
  installExtensions: false,
  connectTimeoutMS: connectionWait,
  applicationName,
} satisfies Partial<PostgresOptions>;

/** One session, so one connection: the pool's queue is a fair lock around it, with a limit on the wait. */
export function sessionOptions(
  address: Pick<PostgresOptions, 'host' | 'port'>,
  extra: object = {},
): PostgresOptions {
  return {
    ...shared,
    ...address,
    username: 'postgres',
    database: 'postgres',
    poolSize: 1,
    extra: { ...extra, idleTimeoutMillis: 0 },
  };
}

export const embeddedOptions = (connection: () => Duplex): PostgresOptions =>
  sessionOptions({}, { stream: connection });

export function serverOptions({ url, replicaUrls }: Configuration['database']): PostgresOptions {
  const extra = { max: 10, statement_timeout: longestStatement };
  if (replicaUrls.length === 0) return { ...shared, url, extra };
  return {
    ...shared,
    extra,
    // Reads go to the primary unless a query asks for a replica: people must find what they have just saved.
    replication: {
      defaultMode: 'master',
      master: { url },
      slaves: replicaUrls.map((replica) => ({ url: replica })),
    },
  };
}
