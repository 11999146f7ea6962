import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { HealthService } from './health.service.js';

const healthView = z.object({ status: z.literal('ok') }).meta({ id: 'HealthView' });

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Public()
  @Answers(200, healthView)
  getLiveness(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers(200, healthView)
  async getReadiness(): Promise<{ status: 'ok' }> {
    await this.health.assertReady();
    return { status: 'ok' };
  }
}
