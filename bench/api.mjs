// Every call a person makes often, over HTTP against the built app, beside the least that Fastify needs for the same bytes, the same query or
// the same write. The calls take turns, round after round, so that a slow minute of the machine slows all of them; medians are printed. Run
// after `npm run build`.
//
//   --engine server     server, embedded or both (the default)
//   --seconds 2         how long each call is asked for in each round
//   --rounds 3
//   --only search       only calls whose name contains this
//   --json FILE         writes the figures as well
//   --profile FOLDER    writes CPU profiles of the app's threads to it
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ingredientById } from '@larder/culinary';
import autocannon from 'autocannon';
import { providePostgres } from '../scripts/test-services.mjs';
import { repository } from '../scripts/workspace.mjs';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    profile: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const connections = 16;
const accepted = { 'accept-encoding': 'br, gzip' };
const json = { 'content-type': 'application/json' };

/** Starts a process and resolves with the line it prints when it is ready. */
async function started(command, args, environment, isReady) {
  const child = spawn(command, args, {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (!isReady(line)) continue;
    child.stdout.resume();
    return { child, line };
  }
  throw new Error(`${args.join(' ')} ended before it was ready.`);
}

async function stop(child) {
  if (child?.kill()) await once(child, 'exit');
}

async function startApp(environment) {
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const { child, line } = await started(
    process.execPath,
    [...profiling, 'backend/dist/main.js'],
    environment,
    (text) => text.startsWith('Ready'),
  );
  const address = line.split(' ').at(-1);
  const call = async (method, path, body, token) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body && json),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  return { address, call, child };
}

function administer(environment, ...args) {
  const child = fork(join(repository, 'scripts/admin.mjs'), args, {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}`);
  });
}

/** A fixed sequence, so that two runs ask the same. */
function sequence(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Kitchens of foods that the catalogue really uses, each different from the others. */
function kitchensOf(size, foods, count = 200, seed = size) {
  const draw = sequence(seed);
  return Array.from({ length: count }, () => {
    const kitchen = new Set();
    while (kitchen.size < size) kitchen.add(foods[draw(foods.length)]);
    return [...kitchen].join(',');
  });
}

function catalogueFoods() {
  const foods = new Map();
  for (let id = 1; id < 4_000; id += 1) {
    const food = ingredientById(id);
    if (food) foods.set(food.name, food);
  }
  return [...foods.keys()];
}

/** Somebody with a subscription who has used the app for a while. */
async function furnish({ call }, environment) {
  const account = { username: 'bench', email: 'bench@example.com', password: 'bench password' };
  await call('POST', '/auth/register', account);
  await administer(environment, 'grant', account.email, '--months', '12');
  const { email, password } = account;
  const { token } = await call('POST', '/auth/login', { email, password });
  const ids = [];
  for (const word of ['chicken', 'onion,garlic', 'egg,milk', 'rice', 'potato', 'beans']) {
    const found = await call(
      'GET',
      `/recipes/search?ingredients=${word}&limit=24`,
      undefined,
      token,
    );
    ids.push(...found.recipes.map(({ id }) => id));
  }
  const dishes = [...new Set(ids)].map((id) => ({ id }));
  for (const { id } of dishes.slice(0, 20))
    await call('POST', `/recipes/${id}/favourite`, undefined, token);
  const menus = [];
  for (const size of [8, 60, 5, 6, 4]) {
    const menuItems = dishes.slice(0, size);
    menus.push(await call('POST', '/menus', { title: `Menu of ${size}`, menuItems }, token));
  }
  const slots = ['Monday-Dinner', 'Tuesday-Dinner', 'Wednesday-Lunch', 'Friday-Dinner'];
  for (const name of ['This week', 'Next week', 'Feast']) {
    const plan_data = Object.fromEntries(
      slots.map((slot, n) => [slot, [dishes[n], dishes[n + 5]]]),
    );
    await call('POST', '/meal-planner', { name, plan_data }, token);
  }
  const lists = [];
  for (const listName of ['Groceries', 'Party', 'Market']) {
    const ingredients = Array.from({ length: 20 }, (_, n) => `${n + 1} carrots`);
    lists.push(await call('POST', '/grocery-lists', { listName, ingredients }, token));
  }
  for (let day = 1; day <= 12; day += 1) {
    const start_date = `2026-11-${String(day * 2).padStart(2, '0')}`;
    await call(
      'POST',
      '/meal-planner/calendar',
      { title: `Dinner ${day}`, start_date, color: 'blue' },
      token,
    );
  }
  return { token, dishes, menus, lists };
}

async function callsOf(app, person) {
  const { token, dishes, menus, lists } = person;
  const authorization = `Bearer ${token}`;
  const headers = { ...accepted, authorization };
  const get = (path) => ({ method: 'GET', path, headers });
  const send = (method, path, body) => ({
    method,
    path,
    headers: { ...headers, ...(body && json) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const foods = catalogueFoods();
  const searches = (size, more = '') =>
    kitchensOf(size, foods).map((kitchen) =>
      get(`/api/recipes/search?limit=24&ingredients=${encodeURIComponent(kitchen)}${more}`),
    );
  const unheardOf = kitchensOf(8, foods, 60_000, 60_000)
    .map((kitchen) => `/api/recipes/search?limit=24&ingredients=${encodeURIComponent(kitchen)}`)
    .values();
  const nextPath = () => unheardOf.next().value;
  const page = await (await fetch(`${app.address}/login`)).text();
  const chunk = /<script[^>]+src="([^"]+\.js)"/.exec(page)[1];
  const detail = await app.call('GET', `/recipes/${dishes[0].id}`, undefined, token);
  const menu = await app.call('GET', `/menus/${menus[0].id}`, undefined, token);
  const items = [];
  for (const { id } of lists) {
    const list = await app.call('GET', `/grocery-lists/${id}`, undefined, token);
    items.push(...list.items.map((item) => ({ list: id, item: item.id, tick: undefined })));
  }
  // Each item is ticked, and unticked when its turn comes again. An operation is carried out once, however often it is sent, so each
  // has an id of its own.
  let turn = 0;
  const nextOperation = () => {
    const place = items[(turn += 7) % items.length];
    const id = randomUUID();
    const { item, tick } = place;
    const operation = tick
      ? { kind: 'untick', id, item, ticks: [tick] }
      : { kind: 'tick', id, item };
    place.tick = tick ? undefined : id;
    return {
      path: `/api/grocery-lists/${place.list}/items`,
      body: JSON.stringify({ operations: [operation] }),
    };
  };
  const menuItems = dishes.slice(0, 5);
  return [
    { name: 'search, 3 ingredients', bare: 'bytes', requests: searches(3) },
    { name: 'search, 8 ingredients', bare: 'bytes', requests: searches(8) },
    {
      name: 'search, 8, never asked before',
      bare: 'bytes',
      requests: [{ ...get('/'), setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    },
    { name: 'search, 30 ingredients', bare: 'bytes', requests: searches(30) },
    { name: 'search, 8, 64 connections', bare: 'bytes', requests: searches(8), connections: 64 },
    { name: 'search, 8, restricted', bare: 'bytes', requests: searches(8, '&restricted=true') },
    {
      name: 'dish detail',
      bare: 'row',
      requests: dishes.map(({ id }) => get(`/api/recipes/${id}`)),
    },
    { name: 'favourites (20)', bare: 'row', requests: [get('/api/recipes/user/favourites')] },
    { name: 'menus', bare: 'row', requests: [get('/api/menus')] },
    { name: 'one menu (8)', bare: 'row', requests: [get(`/api/menus/${menus[0].id}`)] },
    { name: 'plans', bare: 'row', requests: [get('/api/meal-planner')] },
    {
      name: 'calendar',
      bare: 'row',
      requests: [get('/api/meal-planner/calendar?start=2026-11-01&end=2026-11-30')],
    },
    { name: 'grocery lists', bare: 'row', requests: [get('/api/grocery-lists')] },
    {
      name: 'list from a menu of 8',
      bare: 'row',
      requests: [send('POST', '/api/menus/grocery-list', { menuIds: [menus[0].id] })],
    },
    {
      name: 'list from a menu of 60',
      bare: 'row',
      requests: [send('POST', '/api/menus/grocery-list', { menuIds: [menus[1].id] })],
    },
    { name: 'auth/user', bare: 'trivial', requests: [get('/api/auth/user')] },
    { name: 'default pantry', bare: 'trivial', requests: [get('/api/pantry/default')] },
    { name: 'health/live', bare: 'trivial', requests: [get('/api/health/live')] },
    { name: 'login page', bare: 'file', requests: [get('/login')] },
    { name: 'one picture', bare: 'file', requests: [get(detail.image)] },
    { name: 'one chunk', bare: 'file', requests: [get(chunk)] },
    {
      name: 'star, unstar',
      bare: 'insert',
      requests: [
        send('POST', `/api/recipes/${dishes[30].id}/favourite`),
        send('DELETE', `/api/recipes/${dishes[30].id}/favourite`),
      ],
    },
    {
      name: 'save a menu',
      bare: 'insert',
      requests: menus
        .slice(2)
        .map(({ id }) => send('PUT', `/api/menus/${id}`, { title: menu.title, menuItems })),
    },
    {
      name: 'tick an item',
      bare: 'insert',
      requests: [
        {
          ...send('PATCH', '/', {}),
          setupRequest: (request) => ({ ...request, ...nextOperation() }),
        },
      ],
    },
  ];
}

const bareCalls = {
  bytes: { method: 'GET', path: '/bytes' },
  trivial: { method: 'GET', path: '/trivial' },
  row: { method: 'GET', path: '/row' },
  insert: { method: 'POST', path: '/insert' },
  file: { method: 'GET', path: '/files/index.html' },
};

/** Of all threads so far. */
function cpuMilliseconds({ pid }) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}

async function load(address, child, { requests, connections: asked = connections }) {
  const before = cpuMilliseconds(child);
  const result = await autocannon({
    url: address,
    connections: asked,
    duration: seconds,
    requests,
  });
  return {
    perSecond: result.requests.average,
    cpu: (cpuMilliseconds(child) - before) / Math.max(result.requests.total, 1),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const residentMegabytes = ({ pid }) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const postgres = await providePostgres({ durable: true });
  const environment = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: engine === 'server' ? postgres.url : '',
  };
  if (engine === 'embedded') delete environment.DATABASE_URL;
  let app;
  let bare;
  try {
    app = await startApp(environment);
    const person = await furnish(app, environment);
    const calls = (await callsOf(app, person)).filter(({ name }) => name.includes(options.only));
    const sample = await fetch(
      `${app.address}/api/recipes/search?limit=24&ingredients=chicken,rice,onion`,
      { headers: { authorization: `Bearer ${person.token}` } },
    );
    const bodyFile = join(folder, 'body.json');
    writeFileSync(bodyFile, await sample.text());
    const { child, line } = await started(
      process.execPath,
      ['bench/bare-server.mjs', bodyFile, join(repository, 'shell/dist'), postgres.url],
      process.env,
      () => true,
    );
    bare = child;
    const bareAddress = `http://127.0.0.1:${line}`;
    const figures = new Map();
    const note = (name, figure) => figures.set(name, [...(figures.get(name) ?? []), figure]);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, request] of Object.entries(bareCalls))
        note(`bare ${name}`, await load(bareAddress, bare, { requests: [request] }));
      for (const call of calls) note(call.name, await load(app.address, app.child, call));
    }
    const middle = (name) => {
      const runs = figures.get(name);
      const of = (key) => median(runs.map((run) => run[key]));
      const failed = runs.reduce((sum, run) => sum + run.failed, 0);
      return {
        'req/s': Math.round(of('perSecond')),
        p50: of('p50'),
        p99: of('p99'),
        'CPU ms': Number(of('cpu').toFixed(3)),
        failed,
      };
    };
    const rows = calls.map(({ name, bare: kind }) => {
      const figure = middle(name);
      const against = middle(`bare ${kind}`)['req/s'];
      return {
        call: name,
        ...figure,
        of: kind,
        '%': Math.round((100 * figure['req/s']) / against),
      };
    });
    const bareRows = Object.keys(bareCalls).map((name) => ({
      call: `bare ${name}`,
      ...middle(`bare ${name}`),
    }));
    console.log(
      `${engine === 'server' ? 'PostgreSQL server' : 'embedded engine'}: ${connections} connections, ${rounds} × ${seconds} s each, milliseconds; resident after it all: ${residentMegabytes(app.child)} MB`,
    );
    console.table([...rows, ...bareRows]);
    return { engine, resident: residentMegabytes(app.child), rows, bareRows };
  } finally {
    await stop(bare);
    await stop(app?.child);
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const engines = options.engine === 'both' ? ['server', 'embedded'] : [options.engine];
const results = [];
for (const engine of engines) results.push(await measure(engine));
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
