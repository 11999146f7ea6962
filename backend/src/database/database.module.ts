import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StartError } from '../config/start-error.js';
import { type DatabaseSource, ManagedDataSource } from './database-source.js';
import { Notifications } from './notifications.js';
import { PreparedQueries } from './prepared-queries.js';

@Module({})
export class DatabaseModule {
  /** `connect: false` builds everything but the connection, for reading what the application declares. */
  static of(source: DatabaseSource, connect: boolean): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...source.options,
            autoLoadEntities: true,
            manualInitialization: !connect,
            // A server that does not respond yet may do so in a moment.
            toRetry: (error: Error) => !(error instanceof StartError),
          }),
          dataSourceFactory: (options) =>
            Promise.resolve(new ManagedDataSource(source, options ?? source.options)),
        }),
      ],
      providers: [Notifications, PreparedQueries],
      exports: [Notifications, PreparedQueries],
    };
  }
}
