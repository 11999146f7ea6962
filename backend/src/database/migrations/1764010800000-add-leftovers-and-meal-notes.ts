import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLeftoversAndMealNotes1764010800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE meal_plan_recipes ADD leftovers boolean NOT NULL DEFAULT false',
    );
    await runner.query("ALTER TABLE meal_plans ADD meal_notes jsonb NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE meal_plans DROP meal_notes');
    await runner.query('ALTER TABLE meal_plan_recipes DROP leftovers');
  }
}
