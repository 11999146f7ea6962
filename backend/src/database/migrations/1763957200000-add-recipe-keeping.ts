import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the author of a recipe of the catalogue wrote about how it keeps. */
export class AddRecipeKeeping1763957200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes ADD keeping text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes DROP keeping');
  }
}
