import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What refers to recipes and belongs to people or households. */
const referring = [
  'favourites',
  'recipe_ratings',
  'recipe_log_entries',
  'collection_recipes',
  'menu_items',
  'meal_plan_recipes',
];

/** Whatever has existed so far belongs to the whole household. */
export class AddRecipeVisibility1763936200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recipes ADD visibility text NOT NULL DEFAULT 'household',
        ADD CONSTRAINT ck_recipes_visibility CHECK (
          visibility = 'household' OR (visibility = 'private' AND household_id IS NOT NULL AND owner_id IS NOT NULL))`);
    // A trigger, because accounts are deleted in several ways. Without its author, nobody could see a private recipe.
    await runner.query(`
      CREATE FUNCTION remove_private_recipes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        hidden integer[] := ARRAY(SELECT id FROM recipes WHERE owner_id = OLD.id AND visibility = 'private');
      BEGIN
        ${referring.map((table) => `DELETE FROM ${table} WHERE recipe_id = ANY (hidden);`).join('\n        ')}
        DELETE FROM recipes WHERE id = ANY (hidden);
        RETURN OLD;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER remove_private_recipes BEFORE DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION remove_private_recipes()`);
  }

  /** What was private is seen by the household from then on: a schema without visibility knows no other way to keep it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER remove_private_recipes ON users');
    await runner.query('DROP FUNCTION remove_private_recipes');
    await runner.query('ALTER TABLE recipes DROP visibility');
  }
}
