import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows belong to the household from now on; the person in `user_id` stays as the author. */
const owned = ['menus', 'meal_plans', 'calendar_events', 'grocery_lists'];

/** Every account gets a household of its own, which takes over what the account owned. */
export class CreateHouseholds1763914600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE households (
        id uuid NOT NULL CONSTRAINT pk_households PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('ALTER TABLE users ADD household_id uuid');
    await runner.query('UPDATE users SET household_id = gen_random_uuid()');
    await runner.query(
      'INSERT INTO households (id, created_at) SELECT household_id, created_at FROM users',
    );
    await runner.query(`
      ALTER TABLE users ALTER household_id SET NOT NULL,
        ADD CONSTRAINT fk_users_household_id FOREIGN KEY (household_id) REFERENCES households (id)`);
    await runner.query('CREATE INDEX ix_users_household_id ON users (household_id)');

    for (const table of owned) {
      await giveToHouseholds(runner, table);
      await runner.query(`ALTER TABLE ${table} ALTER household_id SET NOT NULL`);
      await keepAsAuthor(runner, table, 'user_id');
      await runner.query(`CREATE INDEX ix_${table}_household_id ON ${table} (household_id)`);
    }
    await runner.query('DROP INDEX ix_calendar_events_user_id_start_date');
    await runner.query('CREATE INDEX ix_calendar_events_user_id ON calendar_events (user_id)');
    await runner.query(`CREATE INDEX ix_calendar_events_household_id_start_date
      ON calendar_events (household_id, start_date)`);

    await giveToHouseholds(runner, 'recipes', 'owner_id');
    await keepAsAuthor(runner, 'recipes', 'owner_id');
    // The key of a composed dish starts with whose it is.
    await runner.query(`
      UPDATE recipes SET source_key = replace(source_key, owner_id::text, household_id::text)
      WHERE source = 'composed'`);
    await runner.query('CREATE INDEX ix_recipes_household_id ON recipes (household_id)');

    await giveToHouseholds(runner, 'calendar_feeds');
    await runner.query('ALTER TABLE calendar_feeds ALTER household_id SET NOT NULL');
    await runner.query(
      'CREATE INDEX ix_calendar_feeds_household_id ON calendar_feeds (household_id)',
    );

    await giveToHouseholds(runner, 'user_pantries');
    await runner.query(`
      ALTER TABLE user_pantries DROP CONSTRAINT pk_user_pantries,
        ADD CONSTRAINT pk_user_pantries PRIMARY KEY (household_id)`);
    await keepAsAuthor(runner, 'user_pantries', 'user_id');
    await runner.query('CREATE INDEX ix_user_pantries_user_id ON user_pantries (user_id)');

    // A trigger, because accounts are deleted in several ways. Two members who leave at once must not both count on the other.
    await runner.query(`
      CREATE FUNCTION remove_empty_household() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM households WHERE id = OLD.household_id FOR UPDATE;
        DELETE FROM households WHERE id = OLD.household_id
          AND NOT EXISTS (SELECT FROM users WHERE household_id = OLD.household_id);
        RETURN NULL;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER remove_empty_household AFTER DELETE ON users
      FOR EACH ROW EXECUTE FUNCTION remove_empty_household()`);
  }

  /** Rows that an author left to a household no longer have an owner. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER remove_empty_household ON users');
    await runner.query('DROP FUNCTION remove_empty_household');
    await runner.query('DELETE FROM recipes WHERE household_id IS NOT NULL AND owner_id IS NULL');
    await runner.query(`
      UPDATE recipes SET source_key = replace(source_key, household_id::text, owner_id::text)
      WHERE source = 'composed'`);
    for (const table of [...owned, 'user_pantries']) {
      await runner.query(`DELETE FROM ${table} WHERE user_id IS NULL`);
    }
    await runner.query('DROP INDEX ix_user_pantries_user_id');
    await runner.query(`
      ALTER TABLE user_pantries DROP CONSTRAINT pk_user_pantries,
        ADD CONSTRAINT pk_user_pantries PRIMARY KEY (user_id)`);
    await runner.query('DROP INDEX ix_calendar_events_user_id');
    await runner.query(`CREATE INDEX ix_calendar_events_user_id_start_date
      ON calendar_events (user_id, start_date)`);
    for (const table of [...owned, 'user_pantries', 'recipes']) {
      const column = table === 'recipes' ? 'owner_id' : 'user_id';
      await referTo(runner, table, column, 'CASCADE');
      if (column === 'user_id') {
        await runner.query(`ALTER TABLE ${table} ALTER user_id SET NOT NULL`);
      }
    }
    for (const table of [...owned, 'user_pantries', 'recipes', 'calendar_feeds', 'users']) {
      await runner.query(`ALTER TABLE ${table} DROP household_id`);
    }
    await runner.query('DROP TABLE households');
  }
}

async function giveToHouseholds(
  runner: QueryRunner,
  table: string,
  author = 'user_id',
): Promise<void> {
  await runner.query(`ALTER TABLE ${table} ADD household_id uuid`);
  await runner.query(`
    UPDATE ${table} SET household_id = users.household_id FROM users WHERE users.id = ${table}.${author}`);
  await runner.query(`
    ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_household_id
      FOREIGN KEY (household_id) REFERENCES households (id) ON DELETE CASCADE`);
}

async function keepAsAuthor(runner: QueryRunner, table: string, column: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table} ALTER ${column} DROP NOT NULL`);
  await referTo(runner, table, column, 'SET NULL');
}

async function referTo(
  runner: QueryRunner,
  table: string,
  column: string,
  onDelete: 'CASCADE' | 'SET NULL',
): Promise<void> {
  await runner.query(`
    ALTER TABLE ${table} DROP CONSTRAINT fk_${table}_${column},
      ADD CONSTRAINT fk_${table}_${column} FOREIGN KEY (${column}) REFERENCES users (id) ON DELETE ${onDelete}`);
}
