// How long a Paprika library takes to be imported, and how much slower other people's requests become meanwhile. Run after
// `npm run build`, best with DATABASE_URL naming an empty database on a PostgreSQL server; otherwise on the embedded one.
//   --size 5000       sets the number of recipes
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { crc32, gzipSync } from 'node:zlib';
import { allIngredients } from '@larder/culinary';

const given = process.argv.indexOf('--size');
const size = given === -1 ? 5_000 : Number(process.argv[given + 1]);
/** In seconds, and in percent. */
const [longest, mostSlower] = [300, 20];
/** How long to look at other people's requests alone, and how often to make one, in milliseconds. */
const [aloneFor, every] = [20_000, 40];

const foods = allIngredients().map(({ name }) => name);
const food = (n) => foods[(n * 7_919) % foods.length];

const paprikaRecipe = (n) => {
  const used = Array.from({ length: 8 + (n % 6) }, (_, line) => food(n * 13 + line * line));
  return {
    uid: `bench-${n}`,
    name: `${food(n)} stew ${n}`,
    ingredients: used.map((name, line) => `${line + 1} cups ${name}`).join('\n'),
    directions: used
      .map((name) => `Stir in the ${name} and simmer for ${n % 50} minutes.`)
      .join('\n\n'),
    servings: '4 servings',
    prep_time: '20 min',
    categories: [`Category ${n % 20}`],
    source_url: `https://example.org/recipes/${n}`,
  };
};

/** A zip whose entries are not compressed again. */
function zipOf(entries) {
  const [parts, directory] = [[], []];
  let offset = 0;
  for (const [name, content] of entries) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, end, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content);
    offset += 4 + fields.length + Buffer.byteLength(name) + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const port = 4_293;
const program = fileURLToPath(new URL('../backend/dist/main.js', import.meta.url));
const server = spawn(process.execPath, [program], {
  env: { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of createInterface({ input: server.stdout })) {
  if (line.startsWith('Ready on ')) break;
}
const call = async (path, { body, token, form } = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body || form ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: form ?? (body && JSON.stringify(body)),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${await response.text()}`);
  return response.json();
};
async function person(name) {
  const login = { email: `${name}-${Date.now()}@example.com`, password: 'correct horse battery' };
  await call('/auth/register', { body: { ...login, username: `${name} ${Date.now()}` } });
  return (await call('/auth/login', { body: login })).token;
}

const other = await person('other');
/** How long somebody else waits for searches and lists, until `ends` says so; 95 of 100 are faster. */
async function othersUntil(ends) {
  const costs = [];
  for (let n = 0; !ends(); n += 1) {
    const start = performance.now();
    const search = `/recipes/search?ingredients=${encodeURIComponent(`${food(n)},${food(n + 1)}`)}`;
    await call(n % 2 ? search : '/recipes/mine', { token: other });
    costs.push(performance.now() - start);
    await wait(every);
  }
  costs.sort((left, right) => left - right);
  return {
    calls: costs.length,
    p50: costs[costs.length >> 1],
    p95: costs[Math.floor(0.95 * costs.length)],
  };
}
const within = (milliseconds) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

await othersUntil(within(5_000));
const alone = await othersUntil(within(aloneFor));
const cook = await person('cook');
const file = zipOf(
  Array.from({ length: size }, (_, n) => [
    `${n}.paprikarecipe`,
    gzipSync(JSON.stringify(paprikaRecipe(n))),
  ]),
);
const form = new FormData();
form.append('file', new Blob([file]), 'Recipes.paprikarecipes');
const start = performance.now();
const { id } = await call('/imports', { token: cook, form });
let job;
const watch = (async () => {
  do {
    await wait(500);
    job = await call(`/imports/${id}`, { token: cook });
  } while (job.state === 'waiting' || job.state === 'running');
})();
let ended = false;
void watch.then(() => (ended = true));
const beside = await othersUntil(() => ended);
await watch;
const seconds = (performance.now() - start) / 1_000;
const after = await othersUntil(within(aloneFor));
server.kill();
await once(server, 'exit');
rmSync(dataDir, { recursive: true, force: true });

const shown = ({ calls, p50, p95 }) =>
  `${p50.toFixed(1).padStart(8)} ms ${p95.toFixed(1).padStart(8)} ms ${String(calls).padStart(7)}`;
const quiet = (alone.p95 + after.p95) / 2;
console.log(`${job.added} of ${size} recipes imported, ${job.failed} not read, state ${job.state}`);
console.log(
  `time ${seconds.toFixed(0)} s, ${((seconds / longest) * 100).toFixed(0)} % of ${longest} s`,
);
console.log('other people       median       95 %   calls');
for (const [name, costs] of Object.entries({ before: alone, meanwhile: beside, after })) {
  console.log(`${name.padEnd(14)}${shown(costs)}`);
}
const slower = (beside.p95 / quiet - 1) * 100;
console.log(
  `95 % is ${slower.toFixed(0)} % slower, ${((slower / mostSlower) * 100).toFixed(0)} % of ${mostSlower} %`,
);
