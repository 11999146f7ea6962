import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without an action on the recipe: one that somebody rated, made or collected cannot be deleted. */
const recipe = (table: string): string =>
  `recipe_id integer NOT NULL CONSTRAINT fk_${table}_recipe_id REFERENCES recipes (id)`;
const person = (table: string): string =>
  `user_id uuid NOT NULL CONSTRAINT fk_${table}_user_id REFERENCES users (id) ON DELETE CASCADE`;
const dates = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now()`;

export class CreateRecipeMarks1763929000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipe_ratings (
        ${person('recipe_ratings')},
        ${recipe('recipe_ratings')},
        rating integer NOT NULL CONSTRAINT ck_recipe_ratings_rating CHECK (rating BETWEEN 1 AND 5),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_recipe_ratings PRIMARY KEY (user_id, recipe_id)
      )`);
    await runner.query(`
      CREATE TABLE recipe_log_entries (
        id uuid NOT NULL CONSTRAINT pk_recipe_log_entries PRIMARY KEY,
        ${person('recipe_log_entries')},
        ${recipe('recipe_log_entries')},
        made_on date NOT NULL,
        note text NOT NULL,
        ${dates}
      )`);
    await runner.query(`CREATE INDEX ix_recipe_log_entries_user_id_recipe_id
      ON recipe_log_entries (user_id, recipe_id)`);
    await runner.query(`
      CREATE TABLE collections (
        id uuid NOT NULL CONSTRAINT pk_collections PRIMARY KEY,
        household_id uuid NOT NULL
          CONSTRAINT fk_collections_household_id REFERENCES households (id) ON DELETE CASCADE,
        user_id uuid CONSTRAINT fk_collections_user_id REFERENCES users (id) ON DELETE SET NULL,
        name text NOT NULL,
        ${dates}
      )`);
    for (const column of ['household_id', 'user_id']) {
      await runner.query(`CREATE INDEX ix_collections_${column} ON collections (${column})`);
    }
    // Deferred, because a household ends with its recipes and its collections, in any order.
    await runner.query(`
      CREATE TABLE collection_recipes (
        collection_id uuid NOT NULL
          CONSTRAINT fk_collection_recipes_collection_id REFERENCES collections (id) ON DELETE CASCADE,
        ${recipe('collection_recipes')} DEFERRABLE INITIALLY DEFERRED,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_collection_recipes PRIMARY KEY (collection_id, recipe_id)
      )`);
    for (const table of ['recipe_ratings', 'recipe_log_entries', 'collection_recipes']) {
      await runner.query(`CREATE INDEX ix_${table}_recipe_id ON ${table} (recipe_id)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'collection_recipes',
      'collections',
      'recipe_log_entries',
      'recipe_ratings',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
