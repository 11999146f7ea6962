// Imports each export of another program twice into the running application, and prints what each import added. Run
// after `npm run build`. BENCH_DATA names a folder with a folder `exports` of files as their programs wrote them, or
// that folder itself. With DATABASE_URL naming an empty database it runs on that PostgreSQL server, otherwise on the
// embedded engine.
import { existsSync, mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, stop } from './served-api.mjs';

const data = process.env.BENCH_DATA;
if (!data) {
  console.log('BENCH_DATA is unset: there are no exports to import, nothing was measured.');
  process.exit(0);
}
const folder = existsSync(join(data, 'exports')) ? join(data, 'exports') : data;
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const environment = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
const { address, call, child } = await startApp({ ...environment, PORT: '0' });

async function imported(name, token) {
  const form = new FormData();
  form.append('file', await openAsBlob(join(folder, name)), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/imports`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${name} was answered with ${await answer.text()}`);
  const { id } = await answer.json();
  for (;;) {
    const job = await call('GET', `/imports/${id}`, undefined, token);
    if (job.state !== 'waiting' && job.state !== 'running') return job;
    await wait(200);
  }
}

const rows = {};
for (const [n, name] of readdirSync(folder).entries()) {
  const person = { email: `cook${n}@example.com`, password: 'correct horse battery' };
  await call('POST', '/auth/register', { ...person, username: `cook ${n}` });
  const { token } = await call('POST', '/auth/login', person);
  const first = await imported(name, token);
  const second = await imported(name, token);
  const { total } = await call('GET', '/recipes/mine', undefined, token);
  const { state, added, pictures, failed } = first;
  rows[name] = { state, added, pictures, failed, 'added again': second.added, 'there now': total };
}
console.table(rows);
await stop(child);
rmSync(dataDir, { recursive: true, force: true });
if (Object.values(rows).some((row) => row['added again'] > 0)) process.exitCode = 1;
