import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../../common/access.js';
import { AttemptCounts } from '../../common/attempt-counts.js';
import { Answers } from '../../common/openapi.js';
import { HealthService } from './health.service.js';

const healthView = z.object({ status: z.literal('ok') }).meta({ id: 'HealthView' });

const readinessView = z
  .object({
    status: z.literal('ok'),
    redis: z.enum(['unused', 'connected', 'unreachable']).meta({
      description:
        'Whether rate limits are shared by all instances. Requests are answered without Redis as well.',
    }),
  })
  .meta({ id: 'ReadinessView' });

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly counts: AttemptCounts,
  ) {}

  @Get('live')
  @Public()
  @Answers(200, healthView)
  getLiveness(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers(200, readinessView)
  async getReadiness(): Promise<z.infer<typeof readinessView>> {
    await this.health.assertReady();
    return { status: 'ok', redis: this.counts.redis };
  }
}
