import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditEntries1763722800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id uuid NOT NULL CONSTRAINT pk_audit_entries PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        actor text NOT NULL,
        command text NOT NULL,
        arguments jsonb NOT NULL,
        outcome text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
  }
}
