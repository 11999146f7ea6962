// What bench/api and bench/growth measure: the built app as a process of its own, somebody who has used it for a while,
// and the calls that people make often.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ingredientById } from '@larder/culinary';
import autocannon from 'autocannon';
import { repository } from '../scripts/workspace.mjs';

export const connections = 16;
const accepted = { 'accept-encoding': 'br, gzip' };
const json = { 'content-type': 'application/json' };

/** Starts a process and resolves with the line it prints when it is ready. */
export async function started(command, args, environment, isReady) {
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

export async function stop(child) {
  if (child?.kill()) await once(child, 'exit');
}

/** As the image sets them. */
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** `profile` names a folder for CPU profiles of the app's threads. */
export async function startApp(environment, { profile } = {}) {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const { child, line } = await started(
    process.execPath,
    [...profiling, 'backend/dist/main.js'],
    { ...memorySettings, ...environment },
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

export function administer(environment, ...args) {
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
export function sequence(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Kitchens of foods that the catalogue uses, each different from the others. */
export function kitchensOf(size, foods, count = 200, seed = size) {
  const draw = sequence(seed);
  return Array.from({ length: count }, () => {
    const kitchen = new Set();
    while (kitchen.size < size) kitchen.add(foods[draw(foods.length)]);
    return [...kitchen].join(',');
  });
}

export function catalogueFoods() {
  const foods = new Map();
  for (let id = 1; id < 4_000; id += 1) {
    const food = ingredientById(id);
    if (food) foods.set(food.name, food);
  }
  return [...foods.keys()];
}

const account = { username: 'bench', email: 'bench@example.com', password: 'bench password' };

/** A login of that person. */
export const login = {
  method: 'POST',
  path: '/api/auth/login',
  headers: json,
  body: JSON.stringify({ email: account.email, password: account.password }),
};

/** Somebody with a subscription who has used the app for a while. */
export async function furnish({ call }, environment) {
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
  // There are enough for every connection to save one of its own, as different people do.
  for (const size of [8, 60, ...Array.from({ length: connections }, () => 5)]) {
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
  for (let number = 1; number <= connections; number += 1) {
    const listName = `List ${number}`;
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

export async function callsOf(app, person) {
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

/** Of all threads so far. */
export function cpuMilliseconds({ pid }) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}

/** Resolves when the app has nothing left to do, such as taking recipes into the index. */
export async function settled(child) {
  const interval = 500;
  for (let before = cpuMilliseconds(child); ;) {
    await wait(interval);
    const now = cpuMilliseconds(child);
    if (now - before < interval / 20) return;
    before = now;
  }
}

export async function load(
  address,
  child,
  { requests, connections: asked = connections },
  seconds,
) {
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

/** The times of reading calls at an even, moderate rate, while another load may disturb them. */
export async function timesAt(rate, address, requests, seconds) {
  const instance = autocannon({
    url: address,
    connections,
    duration: seconds,
    overallRate: rate,
    requests,
  });
  const times = [];
  instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  await instance;
  return times.sort((a, b) => a - b);
}

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
export const residentMegabytes = ({ pid }) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
