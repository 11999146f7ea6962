import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';

type Challenge = Pick<PasskeyChallenge, 'challenge' | 'purpose' | 'userId'>;

@Injectable()
export class PasskeyChallengesRepository {
  constructor(
    @InjectRepository(PasskeyChallenge)
    private readonly challenges: Repository<PasskeyChallenge>,
  ) {}

  async add(challenge: Challenge, expiresAt: Date): Promise<void> {
    await this.challenges.insert({ id: newId(), ...challenge, expiresAt });
  }

  /** True for exactly one of several simultaneous answers to the same challenge. */
  async take(
    { challenge, purpose, userId }: Challenge,
    now: Date,
    manager = this.challenges.manager,
  ): Promise<boolean> {
    const [rows] = (await manager.query(
      `DELETE FROM passkey_challenges
       WHERE challenge = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::uuid
         AND expires_at > $4
       RETURNING id`,
      [challenge, purpose, userId, now],
    )) as [{ id: string }[], number];
    return rows.length === 1;
  }

  async removeAllOf(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PasskeyChallenge, { userId });
  }

  /** Skips those that someone else is removing. */
  async removeExpired(now: Date): Promise<void> {
    await this.challenges.query(
      `DELETE FROM passkey_challenges WHERE id IN (
         SELECT id FROM passkey_challenges WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED
       )`,
      [now],
    );
  }
}
