import { Injectable } from '@nestjs/common';
import { ApiError, commonErrors } from '../../common/errors.js';
import { newSecretToken, secretTokenHash } from '../../common/secret-token.js';
import { Configuration } from '../../config/configuration.js';
import { writeCalendarFeed } from './calendar-feed.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import type { CalendarFeedView, NewCalendarFeedView } from './dto/calendar-feed.dto.js';
import { MealPlannerRepository } from './meal-planner.repository.js';

const fileName = /^([\w-]{43})\.ics$/;

/** What is on somebody's calendar for the program of their choice, by a secret address and without a login. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly planner: MealPlannerRepository,
    private readonly configuration: Configuration,
  ) {}

  async describe(userId: string): Promise<CalendarFeedView> {
    const feed = await this.feeds.findOf(userId);
    return { created_at: feed?.createdAt.toISOString() ?? null };
  }

  /** A new address; the one before leads nowhere from now on. */
  async renew(userId: string): Promise<NewCalendarFeedView> {
    const token = newSecretToken();
    const now = new Date();
    await this.feeds.put(userId, secretTokenHash(token), now);
    const url = `${this.configuration.server.appUrl}/api/calendar-feeds/${token}.ics`;
    return { created_at: now.toISOString(), url };
  }

  async revoke(userId: string): Promise<void> {
    await this.feeds.removeOf(userId);
  }

  async read(file: string): Promise<string> {
    const [, token] = fileName.exec(file) ?? [];
    const owner = token && (await this.feeds.findOwner(secretTokenHash(token)));
    if (!owner) throw new ApiError(commonErrors.not_found);
    const events = await this.planner.findAllEventsOf(owner);
    return writeCalendarFeed(events, this.configuration.server.appUrl);
  }
}
