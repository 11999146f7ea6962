import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMealPlanner1763733600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE meal_plans (
        id uuid NOT NULL CONSTRAINT pk_meal_plans PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT fk_meal_plans_user_id REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_meal_plans_user_id ON meal_plans (user_id)');
    // No action on the recipe: a planned recipe cannot be deleted.
    await runner.query(`
      CREATE TABLE meal_plan_recipes (
        meal_plan_id uuid NOT NULL
          CONSTRAINT fk_meal_plan_recipes_meal_plan_id REFERENCES meal_plans (id) ON DELETE CASCADE,
        slot text NOT NULL,
        position integer NOT NULL,
        recipe_id integer NOT NULL CONSTRAINT fk_meal_plan_recipes_recipe_id REFERENCES recipes (id),
        CONSTRAINT pk_meal_plan_recipes PRIMARY KEY (meal_plan_id, slot, position)
      )`);
    await runner.query(
      'CREATE INDEX ix_meal_plan_recipes_recipe_id ON meal_plan_recipes (recipe_id)',
    );
    await runner.query(`
      CREATE TABLE calendar_events (
        id uuid NOT NULL CONSTRAINT pk_calendar_events PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT fk_calendar_events_user_id REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL,
        start_date date NOT NULL,
        end_date date NOT NULL,
        color text NOT NULL,
        linked_menu_id uuid,
        linked_meal_plan_id uuid
          CONSTRAINT fk_calendar_events_linked_meal_plan_id REFERENCES meal_plans (id) ON DELETE SET NULL,
        CONSTRAINT ck_calendar_events_dates CHECK (end_date >= start_date),
        CONSTRAINT ck_calendar_events_links CHECK (linked_menu_id IS NULL OR linked_meal_plan_id IS NULL)
      )`);
    await runner.query(
      'CREATE INDEX ix_calendar_events_user_id_start_date ON calendar_events (user_id, start_date)',
    );
    await runner.query(
      'CREATE INDEX ix_calendar_events_linked_meal_plan_id ON calendar_events (linked_meal_plan_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_events');
    await runner.query('DROP TABLE meal_plan_recipes');
    await runner.query('DROP TABLE meal_plans');
  }
}
