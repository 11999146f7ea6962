import type { MigrationInterface, QueryRunner } from 'typeorm';

const added = {
  yield_text: 'text',
  prep_minutes: 'integer',
  cook_minutes: 'integer',
  notes: "text NOT NULL DEFAULT ''",
  tags: "text[] NOT NULL DEFAULT '{}'",
  language: 'text',
  picture_id: 'uuid CONSTRAINT fk_recipes_picture_id REFERENCES pictures (id)',
  origin_recipe_id: 'integer',
  version: 'integer NOT NULL DEFAULT 1',
};

export class AddOwnRecipes1763921800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(added)) {
      await runner.query(`ALTER TABLE recipes ADD ${column} ${type}`);
    }
    await runner.query(
      'CREATE INDEX ix_recipes_picture_id ON recipes (picture_id) WHERE picture_id IS NOT NULL',
    );
    await runner.query(
      'ALTER TABLE recipes ALTER ready_in_minutes DROP NOT NULL, ALTER servings DROP NOT NULL',
    );
    await runner.query(`
      CREATE TABLE recipe_versions (
        recipe_id integer NOT NULL
          CONSTRAINT fk_recipe_versions_recipe_id REFERENCES recipes (id) ON DELETE CASCADE,
        version integer NOT NULL,
        content jsonb NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_recipe_versions PRIMARY KEY (recipe_id, version)
      )`);
    await runner.query(`
      CREATE TABLE recipe_words (
        recipe_id integer NOT NULL CONSTRAINT pk_recipe_words PRIMARY KEY
          CONSTRAINT fk_recipe_words_recipe_id REFERENCES recipes (id) ON DELETE CASCADE,
        household_id uuid NOT NULL,
        title_key text NOT NULL,
        words tsvector NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_recipe_words_household_id ON recipe_words (household_id)');
    // Own recipes are read again at the next start, which writes their words.
    await runner.query("UPDATE recipes SET reading = '' WHERE household_id IS NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recipe_words');
    await runner.query('DROP TABLE recipe_versions');
    await runner.query(
      'UPDATE recipes SET ready_in_minutes = coalesce(ready_in_minutes, 0), servings = coalesce(servings, 1)',
    );
    await runner.query(
      'ALTER TABLE recipes ALTER ready_in_minutes SET NOT NULL, ALTER servings SET NOT NULL',
    );
    for (const column of Object.keys(added)) {
      await runner.query(`ALTER TABLE recipes DROP ${column}`);
    }
  }
}
