// How long the list of own recipes takes over HTTP, alone and searched, in a household with many of them beside other households.
// Run after `npm run build`, best with DATABASE_URL naming an empty database on a PostgreSQL server; otherwise on the embedded one.
//   --size 10000      sets the number of recipes of the household
//   --others 20       sets how many more households have as many
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { allIngredients } from '@larder/culinary';
import { DataSource } from 'typeorm';

const argument = (name, usual) => {
  const given = process.argv.indexOf(`--${name}`);
  return given === -1 ? usual : Number(process.argv[given + 1]);
};
const size = argument('size', 10_000);
const others = argument('others', 20);
const calls = 200;
const batch = 500;
/** Target in milliseconds for 95 of 100 calls. */
const aim = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const environment = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '4291' };
Object.assign(process.env, environment);
const built = new URL('../backend/dist/', import.meta.url);
const { createApp } = await import(new URL('app.js', built));
const { Configuration } = await import(new URL('config/configuration.js', built));
const { parseEnvironment } = await import(new URL('config/environment.js', built));
const { RecipeWriter } = await import(new URL('modules/recipes/recipe-writer.service.js', built));
const { UsersService } = await import(new URL('modules/users/users.service.js', built));

// A deterministic sequence, so that two runs measure the same.
let state = 20_261_123;
function random() {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 4_294_967_296;
}
const pick = (list) => list[Math.floor(list.length * random() ** 2)];
const foods = allIngredients().map(({ name }) => name);
const verbs = ['Chop', 'Roast', 'Stir in', 'Simmer', 'Season', 'Serve', 'Knead', 'Fold in'];
const dishes = ['soup', 'pie', 'salad', 'stew', 'bread', 'gratin', 'curry', 'pancakes', 'noodles'];

function draft(owner, n) {
  const used = Array.from({ length: 8 + Math.floor(6 * random()) }, () => pick(foods));
  return {
    source: 'own',
    sourceKey: `${owner.householdId}/${n}`,
    title: `${pick(foods)} ${pick(dishes)} ${n}`,
    description: '',
    image: null,
    types: [],
    cuisine: null,
    servings: 4,
    readyInMinutes: 5 + Math.floor(90 * random()),
    ingredients: used.map((name) => `${1 + Math.floor(9 * random())} cups ${name}`),
    steps: used.map(
      (name) => `${pick(verbs)} the ${name} and the ${pick(foods)} for ${n % 50} minutes.`,
    ),
    notes: `Like ${pick(foods)}.`,
    tags: [`tag ${n % 40}`],
    popularity: 0,
    sourceName: null,
    sourceUrl: null,
    owner,
  };
}

const app = await createApp(new Configuration(parseEnvironment(process.env)), { search: false });
await app.listen(4291, '127.0.0.1');
const call = async (path, { body, token } = {}) => {
  const response = await fetch(`http://127.0.0.1:4291/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${await response.text()}`);
  return response.json();
};

const writer = app.get(RecipeWriter, { strict: false });
const users = app.get(UsersService, { strict: false });
for (let household = 0; household <= others; household += 1) {
  const account = {
    username: `bench ${household}`,
    email: `bench${household}@example.com`,
    password: 'correct horse battery',
  };
  await call('/auth/register', { body: account });
  const { id, householdId } = await users.findByEmail(account.email);
  const owner = { householdId, authorId: id };
  for (let n = 0; n < size; n += batch) {
    const count = Math.min(batch, size - n);
    await writer.write(Array.from({ length: count }, (_, index) => draft(owner, n + index)));
  }
}
// A server does this automatically within minutes.
await app.get(DataSource).query('VACUUM (ANALYZE) recipes, recipe_words');
const login = { email: 'bench0@example.com', password: 'correct horse battery' };
const { token } = await call('/auth/login', { body: login });

console.log(`${size} own recipes, ${others} more households with as many`);
console.log(`${''.padEnd(24)}   median     95 %     most   of ${aim} ms   found`);
const tag = encodeURIComponent('tag 7');
for (const [name, query] of [
  ['newest', () => ''],
  ['by title', () => 'sort=title'],
  ['by rating', () => 'sort=rating'],
  ['a tag', () => `tag=${tag}`],
  ['a page far down', () => `sort=time&offset=${size - 24}`],
  ['one letter', () => `q=${'abcdefghijklmnop'[Math.floor(16 * random())]}`],
  ['a word', () => `q=${encodeURIComponent(pick(foods))}`],
  ['two words', () => `q=${encodeURIComponent(`${pick(foods)} ${pick(dishes)}`)}`],
]) {
  const costs = [];
  let found = 0;
  for (let run = 0; run < calls; run += 1) {
    const path = `/recipes/mine?${query()}`;
    const start = performance.now();
    found += (await call(path, { token })).total;
    costs.push(performance.now() - start);
  }
  costs.sort((left, right) => left - right);
  const shown = [0.5, 0.95, 1].map((part) => costs[Math.min(calls - 1, Math.floor(part * calls))]);
  const cells = shown.map((cost) => `${cost.toFixed(1)} ms`.padStart(9));
  const share = `${((shown[1] / aim) * 100).toFixed(0)} %`.padStart(9);
  console.log(
    `${name.padEnd(24)}${cells.join('')}${share}${String(Math.round(found / calls)).padStart(8)}`,
  );
}
await app.close();
rmSync(dataDir, { recursive: true, force: true });
