import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { comparable } from '../../common/text.js';
import type { Account } from '../users/domain/account.js';
import { PasswordReset } from './entities/password-reset.entity.js';

@Injectable()
export class PasswordResetsRepository {
  constructor(
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
  ) {}

  /** The owner of a valid one. */
  async findOwner(tokenHash: string, now: Date): Promise<Account | undefined> {
    const reset = await this.resets.findOne({
      where: { tokenHash, endedAt: IsNull(), expiresAt: MoreThan(now) },
      relations: { user: true },
    });
    return reset?.user ?? undefined;
  }

  /** Blocks other requests for the same address until the transaction ends, whether or not it has an account. */
  async waitForTurn(email: string, manager: EntityManager): Promise<void> {
    const key = comparable(email);
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  countSince(userId: string, since: Date, manager: EntityManager): Promise<number> {
    return manager.countBy(PasswordReset, { userId, createdAt: MoreThan(since) });
  }

  async add(
    reset: Pick<PasswordReset, 'id' | 'createdAt' | 'userId' | 'tokenHash' | 'expiresAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(PasswordReset, reset);
  }

  async endAllOf(userId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.update(PasswordReset, { userId, endedAt: IsNull() }, { endedAt: now });
  }

  /** Uses up a valid one and returns its owner: only one of several simultaneous attempts succeeds. */
  async take(tokenHash: string, now: Date, manager: EntityManager): Promise<string | undefined> {
    const [rows] = (await manager.query(
      `UPDATE password_resets SET ended_at = $2
       WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2 AND user_id IS NOT NULL
       RETURNING user_id AS "userId"`,
      [tokenHash, now],
    )) as [{ userId: string }[], number];
    return rows[0]?.userId;
  }

  /** Skips those that someone else is removing. */
  async removeExpired(now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM password_resets WHERE id IN (
         SELECT id FROM password_resets WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED
       )`,
      [now],
    );
  }
}
