import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { AdminCommands } from './admin-commands.js';
import { ArchiveParts } from './archive-parts.js';
import { AttemptCounts, ProcessAttemptCounts } from './attempt-counts.js';
import { FileUploads } from './file-uploads.js';
import { LanguageModel } from './language-model.js';
import { ReadinessChecks } from './readiness.js';
import { RouteTable } from './route-table.js';
import { SecurityLog } from './security-log.js';

const attemptCounts = {
  provide: AttemptCounts,
  inject: [Configuration],
  useFactory: async ({ redisUrl }: Configuration): Promise<AttemptCounts> => {
    if (redisUrl === undefined) return new ProcessAttemptCounts();
    // Loaded only on demand: the client would be a quarter of all modules to load at the start.
    const { RedisAttemptCounts } = await import('./redis-attempt-counts.js');
    return new RedisAttemptCounts(redisUrl);
  },
};

@Global()
@Module({
  providers: [
    AdminCommands,
    ArchiveParts,
    attemptCounts,
    FileUploads,
    LanguageModel,
    ReadinessChecks,
    RouteTable,
    SecurityLog,
  ],
  exports: [
    AdminCommands,
    ArchiveParts,
    AttemptCounts,
    FileUploads,
    LanguageModel,
    ReadinessChecks,
    RouteTable,
    SecurityLog,
  ],
})
export class CommonModule {}
