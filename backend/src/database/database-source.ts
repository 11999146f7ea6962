import { join } from 'node:path';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import { embeddedOptions, serverOptions, sessionOptions } from './data-source.js';
import { EmbeddedDatabase } from './embedded-database.js';
import { migrate } from './migrate.js';
import { onceOnly } from './one-time-writes.js';

/** A database to connect to, and what has to run alongside the connection. */
export interface DatabaseSource {
  options: DataSourceOptions;
  open(): Promise<void>;
  close(): Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** The configured server, or the embedded PostgreSQL in the data folder. */
export function configuredDatabase(configuration: Configuration): DatabaseSource {
  if (configuration.database.url) {
    return { options: serverOptions(configuration.database), open: nothing, close: nothing };
  }
  return embeddedDatabase(() => startEmbeddedDatabase(configuration));
}

export const startEmbeddedDatabase = (configuration: Configuration): Promise<EmbeddedDatabase> =>
  EmbeddedDatabase.start({ dataDir: embeddedFolder(configuration) });

/** The name of the socket under which PostgreSQL clients find a server in a folder. */
export const localSocketName = '.s.PGSQL.5432';

/** An embedded PostgreSQL that another process keeps open and serves in `folder`. */
export function attachedDatabase(folder: string): DatabaseSource {
  return { options: sessionOptions({ host: folder, port: 5432 }), open: nothing, close: nothing };
}

export const embeddedFolder = ({ dataDir }: Configuration): string => join(dataDir, 'postgres');

export function embeddedDatabase(start: () => Promise<EmbeddedDatabase>): DatabaseSource {
  let embedded: EmbeddedDatabase | undefined;
  return {
    options: embeddedOptions(() => {
      if (!embedded) throw new Error('The embedded database has not been started.');
      return embedded.connection();
    }),
    async open() {
      embedded = await start();
    },
    async close() {
      await embedded?.close();
      embedded = undefined;
    },
  };
}

type IsolationLevel = Parameters<DataSource['transaction']>[0];
type Work<Result> = (manager: EntityManager) => Promise<Result>;

/** Migrated when ready; closes its database after its connections. */
export class ManagedDataSource extends DataSource {
  constructor(
    private readonly source: DatabaseSource,
    options: DataSourceOptions,
  ) {
    super(options);
  }

  override async initialize(): Promise<this> {
    await this.source.open();
    try {
      await super.initialize();
      await migrate(this);
    } catch (error) {
      if (this.isInitialized) await super.destroy();
      await this.source.close();
      throw error;
    }
    return this;
  }

  override transaction<Result>(work: Work<Result>): Promise<Result>;
  override transaction<Result>(isolation: IsolationLevel, work: Work<Result>): Promise<Result>;
  /** The first transaction of a request that may be repeated is carried out once. */
  override transaction<Result>(
    ...args: [Work<Result>] | [IsolationLevel, Work<Result>]
  ): Promise<Result> {
    if (args.length === 1) return onceOnly(args[0], (work) => super.transaction(work));
    const [isolation, asked] = args;
    return onceOnly(asked, (work) => super.transaction(isolation, work));
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    await this.source.close();
  }
}
