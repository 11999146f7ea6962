import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing is known of a stored recipe until its lines have been read again, which happens after this release has started. */
export class AddRecipeRules1763960800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE recipes ADD rules jsonb NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes DROP rules');
  }
}
