// What a call costs as recipes and people become more: each call's CPU time and median at growing numbers of recipes
// that everyone can find, and of people who use the app as much as the one who asks. What a person owns is requested
// right after they have changed something, so that it is read and not remembered, and by a single connection, so that
// nobody else has asked in between. Needs a PostgreSQL server; run after `npm run build`.
//
//   --recipes 1000,10000,100000
//   --people 100,10000
//   --seconds 1         how long each call is asked for at each size
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { providePostgres } from '../scripts/test-services.mjs';
import {
  administer,
  callsOf,
  catalogueFoods,
  connections,
  furnish,
  load,
  sequence,
  settled,
  startApp,
  stop,
} from './served-api.mjs';

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'string', default: '1000,10000,100000' },
    people: { type: 'string', default: '100,10000' },
    seconds: { type: 'string', default: '1' },
  },
});
const sizes = (list) => list.split(',').filter(Boolean).map(Number);
const measured = new Set([
  'search, 8, never asked before',
  'search, 8, restricted',
  'dish detail',
  'favourites (20)',
  'menus',
  'one menu (8)',
  'plans',
  'calendar',
  'grocery lists',
  'list from a menu of 8',
  'auth/user',
  'star, unstar',
  'save a menu',
  'tick an item',
]);

/** Recipes made of foods that the catalogue uses, as a file to import. */
async function writeRecipes(path, from, to) {
  const foods = catalogueFoods();
  const draw = sequence(from + 1);
  const file = createWriteStream(path);
  for (let number = from; number < to; number += 1) {
    const ingredients = Array.from({ length: 5 + draw(7) }, () => {
      // A few foods are in most recipes.
      const at = Math.min(draw(foods.length), draw(foods.length), draw(foods.length));
      return `${1 + draw(4)} ${foods[at]}`;
    });
    const recipe = {
      key: `growth-${number}`,
      title: `${foods[draw(foods.length)]} with ${foods[draw(foods.length)]} ${number}`,
      servings: 4,
      readyInMinutes: 5 + draw(90),
      types: ['main course'],
      ingredients: [...new Set(ingredients)],
      steps: ['Cook it.'],
    };
    if (!file.write(`${JSON.stringify(recipe)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** More people, each with copies of everything that the first person has. */
async function addPeople(client, count) {
  await client.query(
    `WITH model AS (SELECT * FROM users WHERE username = 'bench'),
     new AS MATERIALIZED (SELECT gen_random_uuid() AS id, gen_random_uuid() AS household_id, n FROM generate_series(1, $1::int) AS n),
     homes AS (INSERT INTO households (id) SELECT household_id FROM new),
     owners AS (INSERT INTO users (id, household_id, username, username_key, email, email_key, password_hash)
       SELECT new.id, new.household_id, 'b' || new.id, 'b' || new.id, new.id || '@example.com', new.id || '@example.com', password_hash FROM new, model),
     stars AS (INSERT INTO favourites (user_id, recipe_id) SELECT new.id, recipe_id FROM new, favourites JOIN model ON user_id = model.id),
     menus_of AS MATERIALIZED (SELECT gen_random_uuid() AS copy, new.id AS user_id, new.household_id, menus.id, title FROM new, menus JOIN model USING (household_id)),
     saved AS (INSERT INTO menus (id, household_id, user_id, title) SELECT copy, household_id, user_id, title FROM menus_of),
     dishes AS (INSERT INTO menu_items (menu_id, position, recipe_id, title) SELECT copy, position, recipe_id, menu_items.title FROM menus_of JOIN menu_items ON menu_id = menus_of.id),
     lists AS (INSERT INTO grocery_lists (id, household_id, user_id, list_name, items)
       SELECT gen_random_uuid(), new.household_id, new.id, list_name, items FROM new, grocery_lists JOIN model USING (household_id))
     INSERT INTO calendar_events (id, household_id, user_id, title, start_date, end_date, color)
       SELECT gen_random_uuid(), new.household_id, new.id, title, start_date, end_date, color FROM new, calendar_events JOIN model USING (household_id)`,
    [count],
  );
  await client.query('ANALYZE');
  await client.query('CHECKPOINT');
}

const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const postgres = await providePostgres({ durable: true });
const environment = {
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DATABASE_URL: postgres.url,
};
const client = new pg.Client({ connectionString: postgres.url });
let app;
try {
  app = await startApp(environment);
  await client.connect();
  const person = await furnish(app, environment);
  const calls = (await callsOf(app, person)).filter(({ name }) => measured.has(name));
  const change = calls.find(({ name }) => name === 'star, unstar').requests;
  const rows = new Map(calls.map(({ name }) => [name, { call: name }]));
  const measure = async (column) => {
    const costOf = async (requests, connections) =>
      load(app.address, app.child, { requests, connections }, Number(options.seconds));
    const { cpu: ofChange } = await costOf(change, 1);
    for (const { name, requests, bare } of calls) {
      const isRead = bare === 'row' && requests[0].method === 'GET';
      const asked = isRead ? requests.flatMap((request, n) => [change[n % 2], request]) : requests;
      const { cpu, p50, failed } = await costOf(asked, isRead ? 1 : connections);
      if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
      const own = isRead ? 2 * cpu - ofChange : cpu;
      rows.get(name)[column] = `${own.toFixed(2)} · ${p50}`;
    }
  };
  const known = async () =>
    Number((await client.query('SELECT count(*) FROM recipes')).rows[0].count);
  await measure(`${await known()} recipes`);
  for (const size of sizes(options.recipes)) {
    const from = await known();
    if (size <= from) continue;
    const file = join(folder, 'recipes.jsonl');
    await writeRecipes(file, from, size);
    await administer(environment, 'import', file);
    await client.query('ANALYZE');
    await client.query('CHECKPOINT');
    await settled(app.child);
    await measure(`${size} recipes`);
  }
  let people = 1;
  for (const size of sizes(options.people)) {
    await addPeople(client, size - people);
    people = size;
    await measure(`${size} people`);
  }
  console.log(
    `milliseconds of CPU time of the app for one call · median until it is answered, with ${connections} connections`,
  );
  console.table([...rows.values()]);
} finally {
  await client.end();
  await stop(app?.child);
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
