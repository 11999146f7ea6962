import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionMenusAndPlans1763816400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menus ADD version integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE meal_plans ADD version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE meal_plans DROP version');
    await runner.query('ALTER TABLE menus DROP version');
  }
}
