import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';

export interface KeyedRequest {
  userId: string;
  key: string;
  requestHash: string;
}

@Injectable()
export class IdempotencyRepository {
  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
  ) {}

  /**
   * The claim's id when this request is the first with its key, or may replace it: a day later, or when the first was
   * cut off without a response.
   */
  async claim({ userId, key, requestHash }: KeyedRequest): Promise<string | undefined> {
    const [claimed] = (await this.keys.query(
      `INSERT INTO idempotency_keys AS held (id, user_id, key, request_hash)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, key) DO UPDATE
         SET id = excluded.id, request_hash = excluded.request_hash, answer = NULL, created_at = now()
         WHERE held.created_at < now() - interval '24 hours'
            OR (held.answer IS NULL AND held.created_at < now() - interval '1 minute')
       RETURNING id`,
      [newId(), userId, key, requestHash],
    )) as { id: string }[];
    return claimed?.id;
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
    await manager.insert(IdempotencyKey, { id: newId(), ...request });
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

  async release(id: string): Promise<void> {
    await this.keys.delete({ id });
  }

  async removeOld(userId: string): Promise<void> {
    await this.keys.query(
      `DELETE FROM idempotency_keys WHERE user_id = $1 AND created_at < now() - interval '24 hours'`,
      [userId],
    );
  }
}
