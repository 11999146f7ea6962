import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, Repository } from 'typeorm';
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

  findCurrentOf(userId: string): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Only while the given password is current. A concurrent change holds the user's row: we wait for its outcome, and a
   * later change ends this session with the others. The person's expired sessions go at the same time.
   */
  async addWhilePasswordIs(
    passwordHash: string,
    session: Pick<
      Session,
      'userId' | 'remember' | 'expiresAt' | 'userAgent' | 'lastSeenAt' | 'issuedAt'
    >,
    manager = this.sessions.manager,
  ): Promise<string | undefined> {
    const { userId, remember, expiresAt, userAgent, lastSeenAt, issuedAt } = session;
    const rows = (await manager.query(
      `WITH owner AS (
         SELECT id FROM users WHERE id = $2 AND password_hash = $3 FOR SHARE
       ), removed AS (
         DELETE FROM sessions USING owner WHERE sessions.user_id = owner.id AND sessions.expires_at < $8::timestamptz
       )
       INSERT INTO sessions
         (id, user_id, remember, expires_at, user_agent, last_seen_at, issued_at)
       SELECT $1::uuid, id, $4::boolean, $5::timestamptz, $6::text, $7::timestamptz, $8::timestamptz
       FROM owner
       RETURNING id`,
      [newId(), userId, passwordHash, remember, expiresAt, userAgent, lastSeenAt, issuedAt],
    )) as { id: string }[];
    return rows[0]?.id;
  }

  async markSeen(id: string, now: Date): Promise<void> {
    await this.sessions.update({ id }, { lastSeenAt: now });
  }

  /** Exactly one of several simultaneous renewals of a token issues the next. */
  async advance(id: string, generation: number, issuedAt: Date): Promise<boolean> {
    const { affected } = await this.sessions.update(
      { id, generation },
      { generation: generation + 1, issuedAt },
    );
    return affected === 1;
  }

  async removeOf(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ id, userId });
    return affected === 1;
  }

  async removeOthersOf(userId: string, id: string): Promise<void> {
    await this.sessions.delete({ userId, id: Not(id) });
  }

  async removeAllOf(userId: string, manager = this.sessions.manager): Promise<void> {
    await manager.delete(Session, { userId });
  }
}
