import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecipeChanges1763764200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipe_feeds (
        id uuid NOT NULL CONSTRAINT pk_recipe_feeds PRIMARY KEY,
        trimmed_through bigint NOT NULL
      )`);
    await runner.query('INSERT INTO recipe_feeds VALUES (gen_random_uuid(), 0)');
    await runner.query(`
      CREATE TABLE recipe_changes (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_recipe_changes PRIMARY KEY,
        transaction_id bigint NOT NULL,
        recipe_ids integer[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX ix_recipe_changes_transaction_id ON recipe_changes (transaction_id)',
    );
    // A trigger, because rows are also deleted together with their owner's account.
    await runner.query(`
      CREATE FUNCTION note_recipe_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO recipe_changes (transaction_id, recipe_ids)
          SELECT pg_current_xact_id()::text::bigint, array_agg(id) FROM changed HAVING count(*) > 0;
        IF FOUND THEN
          PERFORM pg_notify('recipes_changed', '');
        END IF;
        RETURN NULL;
      END
      $$`);
    for (const [event, table] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const) {
      await runner.query(`
        CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON recipes
        REFERENCING ${table} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_recipe_changes()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER note_${event} ON recipes`);
    }
    await runner.query('DROP FUNCTION note_recipe_changes');
    await runner.query('DROP TABLE recipe_changes');
    await runner.query('DROP TABLE recipe_feeds');
  }
}
