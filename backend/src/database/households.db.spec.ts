import type { ManagedDataSource } from './database-source.js';
import { CreateHouseholds1763914600000 } from './migrations/1763914600000-create-households.js';
import { connectFresh } from './testing.js';

const accounts = 1_000;
const recipeColumns = `source, source_key, title, description, image, ready_in_minutes, servings, dish_types, equipment,
  steps, ingredient_ids, optional_ingredient_ids, alternatives, unknown_ingredients, diets, broken_diets, allergens, may_contain,
  unknown_allergens, traits, reading, popularity, content_hash, owner_id`;
const recipeValues = `'A soup', '', NULL, 20, 2, '{}', '{}', '["Cook it."]', '{1}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',
  '{}', 'earlier', 0, 'hash'`;

/** One of everything for each of many accounts, in the schema that had no households. */
const fill = [
  `INSERT INTO users (id, username, username_key, email, email_key, password_hash)
     SELECT gen_random_uuid(), 'cook ' || n, 'cook ' || n, n || '@example.org', n || '@example.org', '' FROM generate_series(1, ${accounts}) AS n`,
  `INSERT INTO recipes (${recipeColumns}) SELECT 'composed', id || '/said', ${recipeValues}, id FROM users`,
  `INSERT INTO recipes (${recipeColumns}) VALUES ('catalogue', 'shared', ${recipeValues}, NULL)`,
  `INSERT INTO recipe_ingredients (recipe_id, position, original, name, optional) SELECT id, 1, 'an egg', 'egg', false FROM recipes`,
  `INSERT INTO favourites (user_id, recipe_id) SELECT owner_id, id FROM recipes WHERE owner_id IS NOT NULL`,
  `INSERT INTO menus (id, user_id, title) SELECT gen_random_uuid(), id, 'Menu of ' || username FROM users, generate_series(1, 3)`,
  `INSERT INTO menu_items (menu_id, position, recipe_id, title)
     SELECT menus.id, 0, recipes.id, recipes.title FROM menus JOIN recipes ON owner_id = user_id`,
  `INSERT INTO meal_plans (id, user_id, name) SELECT gen_random_uuid(), id, 'Plan' FROM users`,
  `INSERT INTO meal_plan_recipes (meal_plan_id, slot, position, recipe_id)
     SELECT meal_plans.id, 'Monday-Dinner', 0, recipes.id FROM meal_plans JOIN recipes ON owner_id = user_id`,
  `INSERT INTO calendar_events (id, user_id, title, start_date, end_date, color, linked_menu_id)
     SELECT gen_random_uuid(), user_id, title, '2026-05-01', '2026-05-02', 'blue', id FROM menus`,
  `INSERT INTO calendar_feeds (id, user_id, token_hash) SELECT gen_random_uuid(), id, 'token of ' || id FROM users`,
  `INSERT INTO grocery_lists (id, user_id, list_name, items) SELECT gen_random_uuid(), id, 'List', '[]' FROM users, generate_series(1, 3)`,
  `INSERT INTO user_pantries (user_id, use_custom_pantry, custom_pantry) SELECT id, true, '{salt}' FROM users`,
];

const owned = {
  ...{ menus: 'user_id', meal_plans: 'user_id', calendar_events: 'user_id', recipes: 'owner_id' },
  ...{ calendar_feeds: 'user_id', grocery_lists: 'user_id', user_pantries: 'user_id' },
};
const others = ['users', 'recipe_ingredients', 'favourites', 'menu_items', 'meal_plan_recipes'];

describe('households', () => {
  let dataSource: ManagedDataSource;

  beforeAll(async () => {
    dataSource = await connectFresh();
  });
  afterAll(() => dataSource.destroy());

  const rowsOf = async (table: string): Promise<unknown> => {
    const kept = `to_jsonb(stored) - 'household_id' - 'source_key'`;
    const [{ rows }] = await dataSource.query(
      `SELECT jsonb_agg(${kept} ORDER BY ${kept}) AS rows FROM ${table} AS stored`,
    );
    return rows;
  };

  it('take over what accounts own, and lose nothing', async () => {
    const migration = new CreateHouseholds1763914600000();
    const { name } = migration.constructor;
    const isLast = async (): Promise<boolean> => {
      const [last] = await dataSource.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      return last.name === name;
    };
    while (!(await isLast())) await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    for (const statement of fill) await dataSource.query(statement);
    const tables = [...Object.keys(owned), ...others];
    const before = await Promise.all(tables.map(rowsOf));

    const runner = dataSource.createQueryRunner();
    await migration.up(runner);
    const after = await Promise.all(tables.map(rowsOf));
    // Not with `toEqual`, whose report on so many rows would be endless.
    const changed = tables.filter(
      (_, index) => JSON.stringify(before[index]) !== JSON.stringify(after[index]),
    );
    expect(changed).toEqual([]);

    const [{ households }] = await dataSource.query(
      `SELECT count(DISTINCT household_id)::int AS households FROM users JOIN households ON households.id = household_id`,
    );
    expect(households).toBe(accounts);
    for (const [table, author] of Object.entries(owned)) {
      const [{ astray }] = await dataSource.query(
        `SELECT count(*)::int AS astray FROM ${table} AS stored LEFT JOIN users ON users.id = stored.${author}
         WHERE stored.household_id IS DISTINCT FROM users.household_id`,
      );
      expect([table, astray]).toEqual([table, 0]);
    }
    const [{ keyed }] = await dataSource.query(
      `SELECT count(*)::int AS keyed FROM recipes WHERE source_key = household_id || '/said'`,
    );
    expect(keyed).toBe(accounts);

    await migration.down(runner);
    expect(JSON.stringify(await Promise.all(tables.map(rowsOf))) === JSON.stringify(before)).toBe(
      true,
    );
    await migration.up(runner);
    await runner.release();
  });

  it('[HOUSE-2] keep what an author leaves behind, until the last member has gone', async () => {
    const [{ household, first, second }] = await dataSource.query(
      'SELECT gen_random_uuid() AS household, gen_random_uuid() AS first, gen_random_uuid() AS second',
    );
    await dataSource.query('INSERT INTO households (id) VALUES ($1)', [household]);
    for (const id of [first, second]) {
      await dataSource.query(
        `INSERT INTO users (id, household_id, username, username_key, email, email_key, password_hash)
         VALUES ($1, $2, $3, $3, $3, $3, '')`,
        [id, household, `member ${id}`],
      );
    }
    await dataSource.query(
      `INSERT INTO menus (id, household_id, user_id, title) VALUES (gen_random_uuid(), $1, $2, 'Ours')`,
      [household, first],
    );
    const left = () =>
      dataSource.query(
        `SELECT (SELECT count(*)::int FROM households WHERE id = $1) AS households, menus.user_id AS author
         FROM (SELECT) AS one LEFT JOIN menus ON household_id = $1`,
        [household],
      );
    await dataSource.query('DELETE FROM users WHERE id = $1', [first]);
    expect(await left()).toEqual([{ households: 1, author: null }]);
    expect(
      await dataSource.query('SELECT title FROM menus WHERE household_id = $1', [household]),
    ).toEqual([{ title: 'Ours' }]);
    await dataSource.query('DELETE FROM users WHERE id = $1', [second]);
    for (const table of ['households WHERE id', 'menus WHERE household_id']) {
      expect(await dataSource.query(`SELECT FROM ${table} = $1`, [household])).toEqual([]);
    }
  });
});
