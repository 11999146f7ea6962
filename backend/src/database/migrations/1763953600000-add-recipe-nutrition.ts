import type { MigrationInterface, QueryRunner } from 'typeorm';

/** It is worked out when the lines of a recipe are read, which happens again after this release has started. */
export class AddRecipeNutrition1763953600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes ADD nutrition jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes DROP nutrition');
  }
}
