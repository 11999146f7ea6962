import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { type RemoteReportBody, remoteReportBody } from './dto/remote-report.dto.js';
import { RemoteReportsService } from './remote-reports.service.js';

@ApiTags('remotes')
@Controller('remotes')
export class RemoteReportsController {
  constructor(private readonly reports: RemoteReportsService) {}

  @Post('reports')
  @SignedIn()
  @LimitPerClient(30, 1)
  @Answers(204)
  async reportRemote(
    @CurrentUser() user: RequestUser,
    @Body({ schema: remoteReportBody }) report: RemoteReportBody,
  ): Promise<void> {
    await this.reports.record(user.id, report);
  }
}
