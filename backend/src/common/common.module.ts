import { Global, Module } from '@nestjs/common';
import { AdminCommands } from './admin-commands.js';
import { ReadinessChecks } from './readiness.js';
import { RouteTable } from './route-table.js';

@Global()
@Module({
  providers: [AdminCommands, ReadinessChecks, RouteTable],
  exports: [AdminCommands, ReadinessChecks, RouteTable],
})
export class CommonModule {}
