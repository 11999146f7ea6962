import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { CalendarFeed } from './entities/calendar-feed.entity.js';

@Injectable()
export class CalendarFeedsRepository {
  constructor(@InjectRepository(CalendarFeed) private readonly feeds: Repository<CalendarFeed>) {}

  findOf(userId: string): Promise<CalendarFeed | null> {
    return this.feeds.findOneBy({ userId });
  }

  /** The household whose events a token gives access to. */
  async findHousehold(tokenHash: string): Promise<string | undefined> {
    return (await this.feeds.findOneBy({ tokenHash }))?.householdId;
  }

  /** Replaces the previous one, if any. */
  async put(
    feed: Pick<CalendarFeed, 'householdId' | 'userId' | 'tokenHash' | 'createdAt'>,
  ): Promise<void> {
    await this.feeds.upsert({ id: newId(), ...feed }, ['userId']);
  }

  async removeOf(userId: string, manager = this.feeds.manager): Promise<void> {
    await manager.delete(CalendarFeed, { userId });
  }
}
