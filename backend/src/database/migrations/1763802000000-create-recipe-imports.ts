import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecipeImports1763802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipe_imports (
        fingerprint text NOT NULL CONSTRAINT pk_recipe_imports PRIMARY KEY,
        bytes bigint NOT NULL,
        lines integer NOT NULL,
        imported integer NOT NULL,
        rejected integer NOT NULL,
        reject_bytes bigint NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recipe_imports');
  }
}
