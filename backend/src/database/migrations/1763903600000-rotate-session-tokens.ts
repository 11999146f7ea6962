import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier tokens have no generation, which means the first one. */
export class RotateSessionTokens1763903600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN generation integer NOT NULL DEFAULT 0,
        ADD COLUMN issued_at timestamptz NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN generation, DROP COLUMN issued_at');
  }
}
