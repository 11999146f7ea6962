// The same queries on PostgreSQL and MiniSearch.
import MiniSearch from 'minisearch';
import pg from 'pg';
import { providePostgres } from '../scripts/test-services.mjs';
import { timed } from './synthetic-recipes.mjs';

const FEWER_QUERIES = 20;

/** Adds up used ingredients and those to buy from one row for each recipe and ingredient. */
const JOINED = `
  SELECT named.recipe_id, sum(typed.gain) AS score
  FROM named JOIN unnest($1::int[], $2::int[]) AS typed(ingredient_id, gain) USING (ingredient_id)
  JOIN recipe ON recipe.id = named.recipe_id
  GROUP BY named.recipe_id, recipe.size
  ORDER BY sum(typed.gain) - recipe.size DESC, named.recipe_id LIMIT 30`;
/** Finds recipes that share an ingredient by GIN, and orders them by how many they share. */
const OVERLAPPING = `
  SELECT id, icount(ingredients & $1::int[]) AS shared FROM recipe WHERE ingredients && $1::int[]
  ORDER BY 2 DESC, size, id LIMIT 30`;

async function load(client, batches) {
  await client.query('CREATE EXTENSION IF NOT EXISTS intarray');
  await client.query('DROP TABLE IF EXISTS named, recipe');
  await client.query('CREATE UNLOGGED TABLE recipe (id int, ingredients int[], size int)');
  for await (const batch of batches) {
    const lists = batch.map(({ ingredients }) => `{${ingredients.map(({ anyOf }) => anyOf[0])}}`);
    await client.query(
      `INSERT INTO recipe SELECT id, list::int[], cardinality(list::int[])
       FROM unnest($1::int[], $2::text[]) AS drawn(id, list)`,
      [batch.map(({ id }) => id), lists],
    );
  }
  await client.query(`
    CREATE UNLOGGED TABLE named AS SELECT unnest(ingredients) AS ingredient_id, id AS recipe_id FROM recipe;
    ALTER TABLE recipe ADD PRIMARY KEY (id);
    CREATE INDEX ON named (ingredient_id, recipe_id);
    CREATE INDEX ON recipe USING gin (ingredients)`);
  await client.query('VACUUM ANALYZE recipe');
  await client.query('VACUUM ANALYZE named');
}

/** `normal` has, for each number of ingredients, the queries that the index was asked. */
export async function measurePostgres(batches, normal) {
  const server = await providePostgres();
  const client = new pg.Client({ connectionString: server.url });
  const rows = [];
  try {
    await client.connect();
    await load(client, batches);
    for (const [length, { queries }] of normal) {
      const sample = queries.slice(0, FEWER_QUERIES);
      const gains = Array.from({ length }, () => 16);
      const joined = await timed(sample, ({ typed }) => client.query(JOINED, [typed, gains]));
      rows.push({ engine: 'PostgreSQL, join and GROUP BY', length, times: joined });
      const overlapping = await timed(sample, ({ typed }) => client.query(OVERLAPPING, [typed]));
      rows.push({ engine: 'PostgreSQL, && with GIN', length, times: overlapping });
    }
  } finally {
    await client.end();
    server.stop();
  }
  return rows;
}

export async function measureMiniSearch(recipes, normal) {
  const index = new MiniSearch({ fields: ['ingredients'] });
  index.addAll(
    recipes.map(({ id, ingredients }) => ({
      id,
      ingredients: ingredients.map(({ anyOf }) => `i${anyOf[0]}`).join(' '),
    })),
  );
  const rows = [];
  for (const [length, { queries }] of normal) {
    const times = await timed(queries.slice(0, FEWER_QUERIES), ({ typed }) =>
      index.search(typed.map((id) => `i${id}`).join(' ')).slice(0, 30),
    );
    rows.push({ engine: 'MiniSearch', length, times });
  }
  return rows;
}
