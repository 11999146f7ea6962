import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { instancesLock } from '../../database/notifications.js';
import type { WrittenIds } from '../../database/one-time-writes.js';
import { newId } from '../../database/row.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';

export interface KeyedRequest {
  userId: string;
  key: string;
  requestHash: string;
}

/** Who claims, under which id, and a claim of its own that it knows nobody to process any more. */
export interface ClaimHolder {
  id: string;
  instance: number;
  abandoned: string | null;
}

export interface Claim {
  id: string;
  written: WrittenIds | null;
}

@Injectable()
export class IdempotencyRepository {
  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
  ) {}

  /**
   * The claim when this request is the first with its key, or may replace it: a day later, or when nobody processes the first any
   * more, which may have written something.
   */
  async claim(
    { userId, key, requestHash }: KeyedRequest,
    { id, instance, abandoned }: ClaimHolder,
  ): Promise<Claim | undefined> {
    const [claimed] = (await this.keys.query(
      `INSERT INTO idempotency_keys AS held (id, user_id, key, request_hash, held_by)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, key) DO UPDATE
         SET id = excluded.id, request_hash = excluded.request_hash, held_by = excluded.held_by, answer = NULL,
             written = CASE WHEN held.created_at < now() - interval '24 hours' THEN NULL ELSE held.written END,
             created_at = now()
         WHERE held.created_at < now() - interval '24 hours'
            OR (held.answer IS NULL
                AND (held.written IS NULL OR held.request_hash = excluded.request_hash)
                AND (held.id = $6 OR held.held_by <> $5 AND NOT EXISTS (
                  SELECT FROM pg_locks
                  WHERE locktype = 'advisory' AND classid = ${instancesLock} AND objid = held.held_by::oid)))
       RETURNING id, written`,
      [id, userId, key, requestHash, instance, abandoned],
    )) as Claim[];
    return claimed;
  }

  /** Records what a claim has written, in the transaction that writes it; false when another attempt has taken it over. */
  async recordWritten(id: string, written: WrittenIds, manager: EntityManager): Promise<boolean> {
    const [rows] = (await manager.query(
      'UPDATE idempotency_keys SET written = $2 WHERE id = $1 RETURNING id',
      [id, JSON.stringify(written)],
    )) as [unknown[], number];
    return rows.length > 0;
  }

  find(userId: string, key: string): Promise<IdempotencyKey | null> {
    return this.keys.findOneBy({ userId, key });
  }

  /** Whether a row of any table has this id. Ids are never reused, so the table need not be known. */
  async isRow(id: unknown): Promise<boolean> {
    const type = typeof id === 'number' ? 'integer' : 'uuid';
    const tables = this.keys.manager.connection.entityMetadatas.filter(({ primaryColumns }) =>
      primaryColumns.every(({ databaseName, type: its }) => databaseName === 'id' && its === type),
    );
    const looks = tables.map(({ tableName }) => `SELECT 1 FROM "${tableName}" WHERE id = $1`);
    const rows = (await this.keys.query(`${looks.join(' UNION ALL ')} LIMIT 1`, [id])) as unknown[];
    return rows.length > 0;
  }

  async keepForCreation(request: KeyedRequest, manager: EntityManager): Promise<void> {
    await manager.insert(IdempotencyKey, { id: newId(), heldBy: 0, ...request });
  }

  async isRecent(userId: string, key: string): Promise<boolean> {
    const [recent] = (await this.keys.query(
      `SELECT id FROM idempotency_keys
       WHERE user_id = $1 AND key = $2 AND created_at >= now() - interval '24 hours'`,
      [userId, key],
    )) as { id: string }[];
    return recent !== undefined;
  }

  async keepAnswer(id: string, body: unknown): Promise<void> {
    const answer = JSON.stringify({ body });
    await this.keys.query('UPDATE idempotency_keys SET answer = $2 WHERE id = $1', [id, answer]);
  }

  /** Unless something was written, which the next attempt must find. */
  async release(id: string): Promise<void> {
    await this.keys.delete({ id, written: IsNull() });
  }

  async removeOld(userId: string): Promise<void> {
    await this.keys.query(
      `DELETE FROM idempotency_keys WHERE user_id = $1 AND created_at < now() - interval '24 hours'`,
      [userId],
    );
  }
}
