import { createHash } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, Headers, Param, Put, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import { namesEntityTag } from '../../common/entity-tag.js';
import { Answers } from '../../common/openapi.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import {
  calendarFeedView,
  type CalendarFeedView,
  newCalendarFeedView,
  type NewCalendarFeedView,
  type RenewCalendarFeedBody,
  renewCalendarFeedBody,
} from './dto/calendar-feed.dto.js';

@ApiTags('meal-planner')
@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Get('meal-planner/calendar-feed')
  @SignedIn()
  @Answers(200, calendarFeedView)
  getCalendarFeed(@CurrentUser() user: RequestUser): Promise<CalendarFeedView> {
    return this.feeds.describe(user.id);
  }

  @Put('meal-planner/calendar-feed')
  @SignedIn()
  @Answers(200, newCalendarFeedView)
  @Header('Cache-Control', 'no-store')
  renewCalendarFeed(
    @CurrentUser() user: RequestUser,
    @Body({ schema: renewCalendarFeedBody }) { password }: RenewCalendarFeedBody,
  ): Promise<NewCalendarFeedView> {
    return this.feeds.renew(user, password);
  }

  @Delete('meal-planner/calendar-feed')
  @SignedIn()
  @Answers(204)
  revokeCalendarFeed(@CurrentUser() user: RequestUser): Promise<void> {
    return this.feeds.revoke(user);
  }

  /** For calendar clients, which have no session: anyone who knows the address may read. */
  @Get('calendar-feeds/:file')
  @Public()
  @ApiExcludeEndpoint()
  async readCalendarFeed(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const calendar = await this.feeds.read(file);
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('ETag', etag)
      .header('Cache-Control', 'private, no-cache')
      .header('X-Robots-Tag', 'noindex');
    if (namesEntityTag(known, etag)) {
      void reply.code(304);
      return undefined;
    }
    void reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="larder.ics"');
    return calendar;
  }
}
