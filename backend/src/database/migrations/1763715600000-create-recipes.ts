import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecipes1763715600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipes (
        id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_recipes PRIMARY KEY,
        source text NOT NULL,
        source_key text NOT NULL,
        title text NOT NULL,
        description text NOT NULL,
        image text,
        ready_in_minutes integer NOT NULL,
        servings integer NOT NULL,
        dish_types text[] NOT NULL,
        cuisine text,
        steps jsonb NOT NULL,
        ingredient_ids integer[] NOT NULL,
        optional_ingredient_ids integer[] NOT NULL,
        alternatives jsonb NOT NULL,
        unknown_ingredients text[] NOT NULL,
        diets text[] NOT NULL,
        allergens text[] NOT NULL,
        popularity integer NOT NULL,
        source_name text,
        source_url text,
        owner_id uuid CONSTRAINT fk_recipes_owner_id REFERENCES users (id) ON DELETE CASCADE,
        content_hash text NOT NULL,
        retired_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT uq_recipes_source_source_key UNIQUE (source, source_key)
      )`);
    await runner.query('CREATE INDEX ix_recipes_owner_id ON recipes (owner_id)');
    await runner.query(`
      CREATE TABLE recipe_ingredients (
        recipe_id integer NOT NULL
          CONSTRAINT fk_recipe_ingredients_recipe_id REFERENCES recipes (id) ON DELETE CASCADE,
        position integer NOT NULL,
        original text NOT NULL,
        name text NOT NULL,
        ingredient_id integer,
        quantity jsonb,
        unit text,
        preparation text,
        optional boolean NOT NULL,
        CONSTRAINT pk_recipe_ingredients PRIMARY KEY (recipe_id, position)
      )`);
    // No action on the recipe: a saved recipe cannot be deleted.
    await runner.query(`
      CREATE TABLE favourites (
        user_id uuid NOT NULL CONSTRAINT fk_favourites_user_id REFERENCES users (id) ON DELETE CASCADE,
        recipe_id integer NOT NULL CONSTRAINT fk_favourites_recipe_id REFERENCES recipes (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_favourites PRIMARY KEY (user_id, recipe_id)
      )`);
    await runner.query('CREATE INDEX ix_favourites_recipe_id ON favourites (recipe_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favourites');
    await runner.query('DROP TABLE recipe_ingredients');
    await runner.query('DROP TABLE recipes');
  }
}
