import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecipeOpenings1763943400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipe_openings (
        user_id uuid NOT NULL
          CONSTRAINT fk_recipe_openings_user_id REFERENCES users (id) ON DELETE CASCADE,
        recipe_id integer NOT NULL
          CONSTRAINT fk_recipe_openings_recipe_id REFERENCES recipes (id) ON DELETE CASCADE,
        opened_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_recipe_openings PRIMARY KEY (user_id, recipe_id)
      )`);
    await runner.query('CREATE INDEX ix_recipe_openings_recipe_id ON recipe_openings (recipe_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recipe_openings');
  }
}
