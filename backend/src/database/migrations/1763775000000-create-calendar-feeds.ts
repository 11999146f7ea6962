import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendarFeeds1763775000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_feeds (
        id uuid NOT NULL CONSTRAINT pk_calendar_feeds PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT uq_calendar_feeds_user_id UNIQUE
          CONSTRAINT fk_calendar_feeds_user_id REFERENCES users (id) ON DELETE CASCADE,
        token_hash text NOT NULL CONSTRAINT uq_calendar_feeds_token_hash UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_feeds');
  }
}
