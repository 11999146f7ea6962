import { Global, Module } from '@nestjs/common';
import { ReadinessChecks } from './readiness.js';
import { RouteTable } from './route-table.js';

@Global()
@Module({ providers: [ReadinessChecks, RouteTable], exports: [ReadinessChecks, RouteTable] })
export class CommonModule {}
