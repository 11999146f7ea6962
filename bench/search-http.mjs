// Search as an app sees it: recipes imported into a PostgreSQL server, 16 clients asking over HTTP, and which share of their waiting is the
// index. BENCH_DATA names the folder with the real recipes (see synthetic-recipes.mjs). Run after `npm run build`.
//
//   --recipes 100000    how many are imported
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ingredientById } from '@larder/culinary';
import { providePostgres } from '../scripts/test-services.mjs';
import { drawQuery, generate, MODES, quantile } from './synthetic-recipes.mjs';

const CLIENTS = 16;
const REQUESTS = 1_600;
const LENGTHS = [3, 8, 30];
const at = process.argv.indexOf('--recipes');
const count = at === -1 ? 100_000 : Number(process.argv[at + 1]);
const repository = fileURLToPath(new URL('..', import.meta.url));
const port = 4390;
const address = `http://localhost:${port}`;

const nameOf = (id) => ingredientById(id).name;

async function writeFile(path) {
  const file = createWriteStream(path);
  for await (const batch of generate(count)) {
    for (const { id, ingredients, types } of batch) {
      const recipe = {
        key: `synthetic-${id}`,
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

/** Seconds spent in the index so far, and in answering requests for searches. */
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

async function ask(length, token) {
  const addresses = Array.from({ length: REQUESTS }, () => {
    const ingredients = drawQuery(length, MODES.normal).typed.map(nameOf).join(',');
    return `${address}/api/recipes/search?${new URLSearchParams({ ingredients })}`;
  });
  const times = [];
  const before = await spent();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let next = addresses.pop(); next; next = addresses.pop()) {
        const sent = performance.now();
        const response = await fetch(next, { headers: { Authorization: `Bearer ${token}` } });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        await response.arrayBuffer();
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  const after = await spent();
  times.sort((left, right) => left - right);
  return {
    ingredients: length,
    p50: Number(quantile(times, 0.5).toFixed(1)),
    p95: Number(quantile(times, 0.95).toFixed(1)),
    'requests/s': Math.round(REQUESTS / seconds),
    'share of the index': `${((100 * (after.index - before.index)) / (after.requests - before.requests)).toFixed(0)} %`,
  };
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
  await writeFile(file);
  const start = performance.now();
  const told = execFileSync(process.execPath, ['scripts/admin.mjs', 'import', file], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = (performance.now() - start) / 1_000;
  const [, alone] = /^100 %.*, (\d+) a second$/m.exec(told.toString());
  console.log(
    `imported ${count} recipes: ${alone} a second; ${seconds.toFixed(0)} s with making the database and starting and ending the command: ${Math.round(count / seconds)} a second`,
  );
  server = await serve(environment);
  const person = { email: 'bench@example.com', password: 'correct horse battery' };
  await post('/auth/register', { ...person, username: 'bench' });
  const { token } = await post('/auth/login', { ...person, rememberMe: false });
  await ask(3, token);
  const rows = [];
  for (const length of LENGTHS) rows.push(await ask(length, token));
  console.log(`${CLIENTS} clients, ${REQUESTS} requests each row, milliseconds`);
  console.table(rows);
} finally {
  server?.kill();
  database.stop();
  rmSync(folder, { recursive: true, force: true });
}
