import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { newSecretToken, secretTokenHash } from '../../common/secret-token.js';
import { type SecurityEvent, SecurityLog } from '../../common/security-log.js';
import { Configuration } from '../../config/configuration.js';
import { PasswordConfirmationService } from '../auth/password-confirmation.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { writeCalendarFeed } from './calendar-feed.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import type { CalendarFeedView, NewCalendarFeedView } from './dto/calendar-feed.dto.js';
import { MealPlannerRepository } from './meal-planner.repository.js';

const fileName = /^([\w-]{43})\.ics$/;

/** Gives other calendar programs access to someone's events, by a secret address without a login. */
@Injectable()
export class CalendarFeedsService implements OnModuleInit {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly planner: MealPlannerRepository,
    private readonly configuration: Configuration,
    private readonly confirmation: PasswordConfirmationService,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
  ) {}

  /** The address gives access to the account like a session, and ends with the sessions. */
  onModuleInit(): void {
    this.sessions.onAllEnded((userId, manager) => this.feeds.removeOf(userId, manager));
  }

  async describe(userId: string): Promise<CalendarFeedView> {
    const feed = await this.feeds.findOf(userId);
    return { created_at: feed?.createdAt.toISOString() ?? null };
  }

  /**
   * Creates a new address, which invalidates the previous one. Requires the password, as the address outlives the session.
   */
  async renew(user: RequestUser, password: string): Promise<NewCalendarFeedView> {
    await this.confirmation.confirm(user, password, 'password');
    const token = newSecretToken();
    const now = new Date();
    const { id: userId, householdId } = user;
    await this.feeds.put({
      householdId,
      userId,
      tokenHash: secretTokenHash(token),
      createdAt: now,
    });
    this.record('calendar-feed-made', user);
    const url = `${this.configuration.server.appUrl}/api/calendar-feeds/${token}.ics`;
    return { created_at: now.toISOString(), url };
  }

  async revoke(user: RequestUser): Promise<void> {
    await this.feeds.removeOf(user.id);
    this.record('calendar-feed-revoked', user);
  }

  async read(file: string): Promise<string> {
    const [, token] = fileName.exec(file) ?? [];
    const household = token && (await this.feeds.findHousehold(secretTokenHash(token)));
    if (!household) throw new ApiError(commonErrors.not_found);
    const events = await this.planner.findAllEventsOf(household);
    return writeCalendarFeed(events, this.configuration.server.appUrl);
  }

  private record(event: SecurityEvent, { id, sessionId, address }: RequestUser): void {
    this.log.record(event, { user: id, session: sessionId, from: address, outcome: 'done' });
  }
}
