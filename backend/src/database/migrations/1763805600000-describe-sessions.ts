import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DescribeSessions1763805600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN user_agent text,
        ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN user_agent, DROP COLUMN last_seen_at');
  }
}
