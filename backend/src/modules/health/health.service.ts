import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError, commonErrors } from '../../common/errors.js';
import { ReadinessChecks } from '../../common/readiness.js';

@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: ReadinessChecks,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Migrations ran before the application listened, so a database that responds is migrated. */
  async assertReady(): Promise<void> {
    if (this.stopping || !this.checks.allPass()) {
      throw new ApiError(commonErrors.service_unavailable);
    }
    try {
      await this.dataSource.query('SELECT 1');
    } catch (error) {
      throw new ApiError(commonErrors.service_unavailable, { cause: error });
    }
  }
}
