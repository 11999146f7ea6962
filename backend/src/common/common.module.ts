import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { AdminCommands } from './admin-commands.js';
import { AttemptCounts, ProcessAttemptCounts } from './attempt-counts.js';
import { ReadinessChecks } from './readiness.js';
import { RedisAttemptCounts } from './redis-attempt-counts.js';
import { RouteTable } from './route-table.js';
import { SecurityLog } from './security-log.js';

const attemptCounts = {
  provide: AttemptCounts,
  inject: [Configuration],
  useFactory: ({ redisUrl }: Configuration): AttemptCounts =>
    redisUrl === undefined ? new ProcessAttemptCounts() : new RedisAttemptCounts(redisUrl),
};

@Global()
@Module({
  providers: [AdminCommands, attemptCounts, ReadinessChecks, RouteTable, SecurityLog],
  exports: [AdminCommands, AttemptCounts, ReadinessChecks, RouteTable, SecurityLog],
})
export class CommonModule {}
