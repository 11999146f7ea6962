// How long the built app takes from its start to Ready, and what it then holds in memory: the first start, which stores
// the catalogue, and the second, which finds everything there. With `--recipes`, the catalogue is copied within the
// database, and the second start is the one after the index has been built and saved. Run after `npm run build`.
//
//   --engine server     server, embedded or both (the default)
//   --recipes 1000000   only on the server
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { providePostgres } from '../scripts/test-services.mjs';
import { cpuMilliseconds, residentMegabytes, settled, startApp, stop } from './served-api.mjs';

const { values: options } = parseArgs({
  options: { engine: { type: 'string', default: 'both' }, recipes: { type: 'string' } },
});

/** As many recipes as asked for, each a copy of an existing one under a key of its own. */
async function copyRecipes(url, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Copies are as complete as their originals, so nothing has to be worked out or noted.
  await client.query(`SET session_replication_role = 'replica'`);
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = 'recipes' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'source', 'source_key')`,
  );
  const columns = rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(
    `INSERT INTO recipes (source, source_key, ${columns})
     SELECT 'import', 'copy ' || number || ' of ' || id, ${columns}
       FROM recipes, generate_series(1, $1::integer / (SELECT count(*)::integer FROM recipes)) AS number
      WHERE source = 'catalogue' LIMIT $1::integer - (SELECT count(*)::integer FROM recipes)`,
    [count],
  );
  await client.query('ANALYZE; CHECKPOINT');
  await client.end();
}

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const postgres = await providePostgres({ durable: true });
  const environment = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  delete environment.DATABASE_URL;
  if (engine === 'server') environment.DATABASE_URL = postgres.url;
  const figures = [];
  const start = async (name) => {
    const begun = performance.now();
    const { child } = await startApp(environment);
    const seconds = (performance.now() - begun) / 1000;
    const cpu = cpuMilliseconds(child) / 1000;
    await settled(child);
    const megabytes = residentMegabytes(child);
    await stop(child);
    figures.push({ engine, start: name, 'seconds to Ready': seconds.toFixed(1), cpu, megabytes });
  };
  try {
    await start('first');
    await start('second');
    if (options.recipes && engine === 'server') {
      await copyRecipes(postgres.url, Number(options.recipes));
      rmSync(join(folder, 'recipe-index.snapshot'), { force: true });
      await start(`${options.recipes} recipes, without a snapshot`);
      await start(`${options.recipes} recipes, second`);
    }
    return figures;
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const engines = options.engine === 'both' ? ['server', 'embedded'] : [options.engine];
const figures = [];
for (const engine of engines) figures.push(...(await measure(engine)));
console.table(figures);
