import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import { embeddedOptions, serverOptions } from './data-source.js';
import { EmbeddedDatabase } from './embedded-database.js';
import { migrate } from './migrate.js';

/** A database to connect to, and what has to run alongside the connection. */
export interface DatabaseSource {
  options: DataSourceOptions;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** The configured server, or the embedded PostgreSQL in the data folder. */
export function configuredDatabase(configuration: Configuration): DatabaseSource {
  if (configuration.database.url) {
    const nothing = (): Promise<void> => Promise.resolve();
    return { options: serverOptions(configuration.database), open: nothing, close: nothing };
  }
  return embeddedDatabase(() => EmbeddedDatabase.start({ dataDir: embeddedFolder(configuration) }));
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

  override async destroy(): Promise<void> {
    await super.destroy();
    await this.source.close();
  }
}
