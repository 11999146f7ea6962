import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdempotencyKeys1763737200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        id uuid NOT NULL CONSTRAINT pk_idempotency_keys PRIMARY KEY,
        user_id uuid NOT NULL
          CONSTRAINT fk_idempotency_keys_user_id REFERENCES users (id) ON DELETE CASCADE,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT uq_idempotency_keys_user_id_key UNIQUE (user_id, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
