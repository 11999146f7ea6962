import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes with imported recipes, and tables whose columns a person is asked about. */
export class AddImportDetails1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_jobs
        ADD also_added jsonb NOT NULL DEFAULT '{}',
        ADD collection_ids uuid[] NOT NULL DEFAULT '{}',
        ADD sample jsonb,
        ADD columns jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_jobs DROP also_added, DROP collection_ids, DROP sample, DROP columns`);
  }
}
