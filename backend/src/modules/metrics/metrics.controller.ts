import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { MetricsService } from './metrics.service.js';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly configuration: Configuration,
  ) {}

  @Get()
  @Public()
  async getMetrics(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    this.requireToken(authorization);
    void reply.type(this.metrics.contentType);
    return this.metrics.read();
  }

  private requireToken(authorization: string | undefined): void {
    const { metricsToken } = this.configuration.server;
    if (metricsToken === undefined) return;
    // Do not reveal that there is something to read.
    if (metricsToken === null) throw new ApiError(commonErrors.not_found);
    const given = authorization?.replace(/^Bearer /i, '') ?? '';
    if (!isSame(given, metricsToken)) throw new ApiError(commonErrors.unauthorized);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for a wrong token as for the right one. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));
