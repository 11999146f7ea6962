import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GiveGroceryItemsIds1763780400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE grocery_lists ADD items jsonb`);
    await runner.query(`
      UPDATE grocery_lists SET items = (
        SELECT coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', gen_random_uuid(), 'text', text, 'ticks', '[]'::jsonb, 'version', 1, 'sources', '[]'::jsonb
            ) ORDER BY position
          ),
          '[]'
        )
        FROM jsonb_array_elements_text(list_data) WITH ORDINALITY AS line (text, position)
      )`);
    await runner.query(`ALTER TABLE grocery_lists ALTER items SET NOT NULL, DROP list_data`);
    await runner.query(`
      CREATE TABLE grocery_list_operations (
        list_id uuid NOT NULL CONSTRAINT fk_grocery_list_operations_list_id
          REFERENCES grocery_lists (id) ON DELETE CASCADE,
        id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_grocery_list_operations PRIMARY KEY (list_id, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE grocery_list_operations');
    await runner.query(`ALTER TABLE grocery_lists ADD list_data jsonb`);
    await runner.query(`
      UPDATE grocery_lists SET list_data = (
        SELECT coalesce(jsonb_agg(item -> 'text' ORDER BY position), '[]')
        FROM jsonb_array_elements(items) WITH ORDINALITY AS line (item, position)
        WHERE item -> 'deleted' IS DISTINCT FROM 'true'
      )`);
    await runner.query(`ALTER TABLE grocery_lists ALTER list_data SET NOT NULL, DROP items`);
  }
}
