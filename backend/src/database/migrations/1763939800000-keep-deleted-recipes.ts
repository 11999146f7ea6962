import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without a reference to the recipe, which is usually gone by then. */
export class KeepDeletedRecipes1763939800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_recipes (
        recipe_id integer NOT NULL CONSTRAINT pk_deleted_recipes PRIMARY KEY,
        household_id uuid NOT NULL
          CONSTRAINT fk_deleted_recipes_household_id REFERENCES households (id) ON DELETE CASCADE,
        content jsonb NOT NULL,
        due_at timestamptz NOT NULL
      )`);
    for (const column of ['household_id', 'due_at']) {
      await runner.query(
        `CREATE INDEX ix_deleted_recipes_${column} ON deleted_recipes (${column})`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_recipes');
  }
}
