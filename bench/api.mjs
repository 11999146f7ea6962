// Measures every call that a person makes often, over HTTP against the built app, beside the least that Fastify needs
// for the same bytes, the same query or the same write. The calls take turns, round after round, so that a slow minute
// of the machine slows all of them; medians are printed. Run after `npm run build`.
//
//   --engine server     server, embedded or both (the default)
//   --seconds 2         how long each call is asked for in each round
//   --rounds 3
//   --only search       only calls whose name contains this
//   --json FILE         writes the figures as well
//   --profile FOLDER    writes CPU profiles of the app's threads to it
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providePostgres } from '../scripts/test-services.mjs';
import { repository } from '../scripts/workspace.mjs';
import {
  callsOf,
  connections,
  furnish,
  load,
  login,
  median,
  residentMegabytes,
  startApp,
  started,
  stop,
  timesAt,
} from './served-api.mjs';

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

const bareCalls = {
  bytes: { method: 'GET', path: '/bytes' },
  trivial: { method: 'GET', path: '/trivial' },
  row: { method: 'GET', path: '/row' },
  insert: { method: 'POST', path: '/insert' },
  file: { method: 'GET', path: '/files/index.html' },
};

const loginsPerSecond = 30;
const readsPerSecond = 200;

/** How long other calls take at the 95th percentile, alternately without and beside logins. */
async function besideLogins({ address }, calls) {
  const reads = calls
    .filter(({ bare, requests }) => bare !== 'file' && requests[0].method === 'GET')
    .flatMap(({ requests }) => requests.slice(0, 20));
  if (reads.length === 0) return;
  const p95 = { alone: [], beside: [] };
  const note = async (kind) => {
    const times = await timesAt(readsPerSecond, address, reads, seconds);
    p95[kind].push(times[Math.floor(times.length * 0.95)]);
  };
  for (let round = 0; round < rounds; round += 1) {
    await note('alone');
    const logins = timesAt(loginsPerSecond, address, [login], seconds);
    await note('beside');
    await logins;
  }
  const [alone, beside] = [median(p95.alone), median(p95.beside)];
  console.log(
    `${readsPerSecond} reads a second, 95th percentile: ${alone.toFixed(1)} ms; beside ${loginsPerSecond} logins a second: ${beside.toFixed(1)} ms (${Math.round((100 * beside) / alone - 100)} % more)`,
  );
}

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
    app = await startApp(environment, options);
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
        note(`bare ${name}`, await load(bareAddress, bare, { requests: [request] }, seconds));
      for (const call of calls) note(call.name, await load(app.address, app.child, call, seconds));
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
    if (options.only === '') await besideLogins(app, calls);
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
