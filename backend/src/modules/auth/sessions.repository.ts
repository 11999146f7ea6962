import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { Session } from './entities/session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  findCurrentWithUser(id: string): Promise<Session | null> {
    return this.sessions.findOne({
      where: { id, expiresAt: MoreThan(new Date()) },
      relations: { user: true },
    });
  }

  async add(session: Pick<Session, 'userId' | 'remember' | 'expiresAt'>): Promise<string> {
    const id = newId();
    await this.sessions.insert({ id, ...session });
    return id;
  }

  async extend(id: string, expiresAt: Date): Promise<boolean> {
    const { affected } = await this.sessions.update({ id }, { expiresAt });
    return affected === 1;
  }

  async remove(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  async removeAllOf(userId: string, manager = this.sessions.manager): Promise<void> {
    await manager.delete(Session, { userId });
  }

  async removeExpiredOf(userId: string): Promise<void> {
    await this.sessions.delete({ userId, expiresAt: LessThan(new Date()) });
  }
}
