// Fuzzes the API with schemathesis on a server of its own, each round as a new subscriber; see
// docs/how-to/fuzz-the-api.md.
//
//   node scripts/fuzz-api.mjs            until 20,000 authenticated requests have been answered
//   node scripts/fuzz-api.mjs 2000       until 2,000 have
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from './workspace.mjs';

const wanted = Number(process.argv[2] ?? 20_000);
const schemathesis = process.env.SCHEMATHESIS ?? 'st';
/** These end the session that all others need, so they are called in a separate round. */
const endsSession = ['logout', 'refreshSession', 'deleteAccount'];
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
];

const dataFolder = mkdtempSync(join(tmpdir(), 'larder-fuzz-'));
const environment = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  DATA_DIR: dataFolder,
  PORT: '0',
  // A single client sends more requests a minute here than a hundred people do.
  RATE_LIMITS: 'off',
  MENU_LIMIT: '0',
  LIST_LIMIT: '0',
};
const counts = { authenticated: 0, unauthenticated: 0, faults: 0 };
const faults = [];

const server = spawn(process.execPath, [join(repository, 'backend/dist/main.js')], {
  env: environment,
  stdio: ['ignore', 'pipe', 'pipe'],
});
createInterface({ input: server.stderr }).on('line', (line) => {
  if (!line.startsWith('{')) return void faults.push(line);
  const { msg, status, level } = JSON.parse(line);
  if (msg !== 'request') return void (level >= 50 && faults.push(line));
  if (status === 401) counts.unauthenticated += 1;
  else counts.authenticated += 1;
  if (status >= 500) counts.faults += 1;
});
const url = await new Promise((resolve, reject) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const [, address] = /^Ready on (\S+)/.exec(line) ?? [];
    if (address) resolve(address);
  });
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
});

async function post(path, body) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The token of a newly registered subscriber. */
async function newSubscriber() {
  const username = `fuzz-${randomBytes(8).toString('hex')}`;
  const account = {
    email: `${username}@example.org`,
    password: randomBytes(18).toString('base64'),
  };
  await post('/auth/register', { username, ...account });
  const grant = spawn(
    process.execPath,
    [join(repository, 'scripts/admin.mjs'), 'grant', account.email, '--months', '1'],
    { env: environment, stdio: 'ignore' },
  );
  if ((await once(grant, 'exit'))[0] !== 0) throw new Error('The subscription was not granted.');
  return (await post('/auth/login', account)).token;
}

/** Whether the round found no failure. */
async function round(token, options) {
  const child = spawn(
    schemathesis,
    [
      ...['run', `${url}/api/openapi.json`, '-H', `Authorization: Bearer ${token}`],
      ...['--mode', 'all', '--checks', checks.join(','), '--continue-on-failure'],
      ...['--suppress-health-check', 'all', '--warnings', 'off', '--request-timeout', '60'],
      ...['--no-shrink', ...options],
    ],
    // Schemathesis writes its cache to the working directory.
    { stdio: 'inherit', cwd: dataFolder },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}

const named = (option, names) => names.flatMap((name) => [option, name]);
let clean = true;
try {
  for (let seed = 1; counts.authenticated < wanted; seed += 1) {
    const before = counts.authenticated;
    const examples = ['--seed', String(seed), '--max-examples', wanted < 10_000 ? '10' : '60'];
    const most = [...examples, ...named('--exclude-operation-id', endsSession)];
    clean = (await round(await newSubscriber(), most)) && clean;
    const rest = ['--max-examples', '5', ...named('--include-operation-id', endsSession)];
    clean = (await round(await newSubscriber(), rest)) && clean;
    const { authenticated, unauthenticated } = counts;
    console.log(`After round ${seed}: ${authenticated} authenticated, ${unauthenticated} refused`);
    if (counts.authenticated === before) throw new Error('No request was authenticated.');
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataFolder, { recursive: true, force: true });
}
for (const line of faults.slice(0, 20)) console.error(line);
console.log(
  `${counts.authenticated} authenticated requests, ${counts.faults} answered 5xx, ${faults.length} faults in the log`,
);
process.exitCode = clean && counts.faults === 0 ? 0 : 1;
