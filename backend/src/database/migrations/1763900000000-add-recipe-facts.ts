import type { MigrationInterface, QueryRunner } from 'typeorm';

const lists = ['broken_diets', 'may_contain', 'unknown_allergens', 'traits'];

/** As listed on the day of this migration. */
const allergens =
  'gluten,wheat,crustaceans,molluscs,eggs,fish,peanuts,soy,milk,tree-nuts,celery,mustard,sesame,sulphites,lupin';

/** Until its lines have been parsed again, nothing is known to be absent from a stored recipe. */
export class AddRecipeFacts1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const list of lists) {
      await runner.query(`ALTER TABLE recipes ADD ${list} text[] NOT NULL DEFAULT '{}'`);
      await runner.query(`ALTER TABLE recipes ALTER ${list} DROP DEFAULT`);
    }
    await runner.query("ALTER TABLE recipes ADD reading text NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE recipes ALTER reading DROP DEFAULT');
    await runner.query(
      `UPDATE recipes SET diets = '{}', unknown_allergens = ARRAY(
         SELECT id FROM unnest(string_to_array('${allergens}', ',')) AS id WHERE id <> ALL (recipes.allergens))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...lists, 'reading']) {
      await runner.query(`ALTER TABLE recipes DROP ${column}`);
    }
  }
}
