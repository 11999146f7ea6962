// Search as clients see it: with recipes imported into a PostgreSQL server and 16 clients asking over HTTP, which share
// of their waiting is due to the index; and the same while more recipes are imported. BENCH_DATA names the folder with
// the real recipes (see synthetic-recipes.mjs). Run after `npm run build`.
//
//   --recipes 100000    how many are imported
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ingredientById } from '@larder/culinary';
import { providePostgres } from '../scripts/test-services.mjs';
import { drawQuery, generate, MODES, quantile } from './synthetic-recipes.mjs';

const CLIENTS = 16;
const REQUESTS = 1_600;
const LENGTHS = [3, 8, 30];
/** How many more are imported while searches are answered, as a share of the first batch. */
const MORE = 0.5;
const at = process.argv.indexOf('--recipes');
const count = at === -1 ? 100_000 : Number(process.argv[at + 1]);
const repository = fileURLToPath(new URL('..', import.meta.url));
const port = 4390;
const address = `http://localhost:${port}`;

const nameOf = (id) => ingredientById(id).name;

async function writeFile(path, size, source) {
  const file = createWriteStream(path);
  for await (const batch of generate(size)) {
    for (const { id, ingredients, types } of batch) {
      const recipe = {
        key: `${source}-${id}`,
        title: `Dish ${id}`,
        servings: 4,
        readyInMinutes: 30,
        types,
        ingredients: ingredients.map(({ anyOf }) => nameOf(anyOf[0])),
        steps: ['Cook it.'],
      };
      if (!file.write(`${JSON.stringify(recipe)}\n`)) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'finish');
}

async function serve(environment) {
  const child = spawn(process.execPath, [join(repository, 'backend/dist/main.js')], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready on')) break;
  }
  child.stdout.resume();
  return child;
}

async function post(path, body) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Seconds spent so far in the index, and in responding to searches. */
async function spent() {
  const text = await (await fetch(`${address}/metrics`)).text();
  const sum = (pattern) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return {
    index: sum(/^recipe_index_search_duration_seconds_sum/),
    requests: sum(/^http_request_duration_seconds_sum.*recipes\/search/),
  };
}

/** Searches until this many were answered, or until something else has ended. */
async function ask(length, token, until) {
  let left = REQUESTS;
  let over = false;
  const ended = until?.then(() => (over = true));
  const goesOn = () => (until ? !over : left-- > 0);
  const times = [];
  const before = await spent();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (goesOn()) {
        const ingredients = drawQuery(length, MODES.normal).typed.map(nameOf).join(',');
        const query = `${address}/api/recipes/search?${new URLSearchParams({ ingredients })}`;
        const sent = performance.now();
        const response = await fetch(query, { headers: { Authorization: `Bearer ${token}` } });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        await response.arrayBuffer();
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  await ended;
  const after = await spent();
  times.sort((left, right) => left - right);
  return {
    ingredients: length,
    importing: until !== undefined,
    p50: Number(quantile(times, 0.5).toFixed(1)),
    p95: Number(quantile(times, 0.95).toFixed(1)),
    slowest: Number(times.at(-1).toFixed(1)),
    'requests/s': Math.round(times.length / seconds),
    'share of the index': `${((100 * (after.index - before.index)) / (after.requests - before.requests)).toFixed(0)} %`,
  };
}

async function importFile(path, size) {
  const start = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/admin.mjs', 'import', path],
    { cwd: repository, env: environment },
  );
  const seconds = (performance.now() - start) / 1_000;
  const [, alone] = /^100 %.*, (\d+) a second$/m.exec(stdout);
  console.log(
    `imported ${size} recipes: ${alone} a second; ${seconds.toFixed(0)} s with starting and ending the command: ${Math.round(size / seconds)} a second`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const database = await providePostgres();
const environment = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PORT: String(port),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
};
let server;
try {
  const file = join(folder, 'recipes.jsonl');
  const more = join(folder, 'more.jsonl');
  const moreCount = Math.round(count * MORE);
  await writeFile(file, count, 'synthetic');
  await writeFile(more, moreCount, 'more');
  await importFile(file, count);
  server = await serve(environment);
  const person = { email: 'bench@example.com', password: 'correct horse battery' };
  await post('/auth/register', { ...person, username: 'bench' });
  const { token } = await post('/auth/login', { ...person, rememberMe: false });
  await ask(3, token);
  const rows = [];
  for (const length of LENGTHS) rows.push(await ask(length, token));
  rows.push(await ask(8, token, importFile(more, moreCount)));
  console.log(`${CLIENTS} clients, ${REQUESTS} requests each row, milliseconds`);
  console.table(rows);
} finally {
  if (server?.kill()) await once(server, 'exit');
  database.stop();
  rmSync(folder, { recursive: true, force: true });
}
