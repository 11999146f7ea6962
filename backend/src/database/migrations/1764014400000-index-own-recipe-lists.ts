import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list of own recipes compares all of a household's: from the indexes alone, without the wide rows beside them. */
export class IndexOwnRecipeLists1764014400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_recipes_listed ON recipes (household_id, id)
        INCLUDE (owner_id, visibility, ready_in_minutes)
        WHERE retired_at IS NULL AND household_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX ix_recipe_words_listed ON recipe_words (household_id, recipe_id) INCLUDE (title_key)`);
    await runner.query('DROP INDEX ix_recipe_words_household_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_recipe_words_household_id ON recipe_words (household_id)');
    await runner.query('DROP INDEX ix_recipe_words_listed');
    await runner.query('DROP INDEX ix_recipes_listed');
  }
}
