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

  async findOwner(tokenHash: string): Promise<string | undefined> {
    return (await this.feeds.findOneBy({ tokenHash }))?.userId;
  }

  /** Replaces the previous one, if any. */
  async put(userId: string, tokenHash: string, createdAt: Date): Promise<void> {
    await this.feeds.upsert({ id: newId(), userId, tokenHash, createdAt }, ['userId']);
  }

  async removeOf(userId: string, manager = this.feeds.manager): Promise<void> {
    await manager.delete(CalendarFeed, { userId });
  }
}
