import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: for as many as the recipe is written for, as everything was cooked before. */
export class AddDishServings1763932600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menu_items ADD servings integer');
    await runner.query('ALTER TABLE meal_plan_recipes ADD servings integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE meal_plan_recipes DROP servings');
    await runner.query('ALTER TABLE menu_items DROP servings');
  }
}
