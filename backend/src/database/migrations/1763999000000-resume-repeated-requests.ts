import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who carries out a request that may be repeated, and what it has written, committed together with the rows. */
export class ResumeRepeatedRequests1763999000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE idempotency_keys ADD held_by integer NOT NULL DEFAULT 0, ADD written jsonb',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP held_by, DROP written');
  }
}
