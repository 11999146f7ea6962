// What a keystroke and a tick cost on a list of 300 items: milliseconds of script, as the browser counts them.
//
//   node bench/grocery-list.mjs        builds nothing: run `npm run build` first
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/test-services.mjs';
import { repository } from '../scripts/workspace.mjs';

const port = 4289;
const address = `http://localhost:${port}`;
const itemCount = 300;
const strokes = 60;
/** Aim in milliseconds of script for one keystroke: a frame at 60 Hz. */
const aim = 16;

const dataFolder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: String(port),
  DATA_DIR: dataFolder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};

async function startServer() {
  const server = spawn(process.execPath, [join(repository, 'backend/dist/main.js')], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Ready')) break;
  }
  return server;
}

async function call(path, body, token) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function subscriber() {
  const account = { username: 'bench', email: 'bench@example.com', password: 'bench password' };
  await call('/auth/register', account);
  const grant = ['grant', account.email, '--months', '1'];
  execFileSync(process.execPath, [join(repository, 'scripts/admin.mjs'), ...grant], {
    cwd: repository,
    env: environment,
  });
  const { email, password } = account;
  return (await call('/auth/login', { email, password })).token;
}

/** Milliseconds of script for each of `count` runs of `act`, layout and paint left out. */
async function scriptOf(session, count, act) {
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const costs = [];
  for (let run = 0; run < count; run += 1) {
    const before = await total();
    await act(run);
    costs.push((await total()) - before);
  }
  return costs.sort((left, right) => left - right);
}

const server = await startServer();
try {
  const token = await subscriber();
  const ingredients = Array.from({ length: itemCount }, (_, index) => `${index + 1} onions`);
  const { id } = await call('/grocery-lists', { listName: 'Long', ingredients }, token);
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const results = [];

  await page.goto(`${address}/saved-grocery-lists`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const type = (run) => page.keyboard.press('abcdefghij'[run % 10]);
  for (const label of ['Item 150', 'New item']) {
    await page.getByLabel(label, { exact: true }).focus();
    results.push([`a key in '${label}'`, await scriptOf(session, strokes, type)]);
  }
  await page.goto(`${address}/saved-grocery-lists?list=${id}`);
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.nth(itemCount - 1).waitFor();
  await boxes.first().focus();
  results.push([
    'a tick in the shop',
    await scriptOf(session, 20, () => page.keyboard.press('Space')),
  ]);
  await browser.close();

  console.log(
    `${itemCount} items              median      95 %       most  of the aim of ${aim} ms`,
  );
  for (const [name, costs] of results) {
    const [median, high, most] = [0.5, 0.95, 1].map((part) =>
      costs.at(Math.min(costs.length - 1, Math.floor(part * costs.length))),
    );
    const cells = [median, high, most].map((cost) => `${cost.toFixed(2)} ms`.padStart(9));
    console.log(`${name.padEnd(21)} ${cells.join('  ')}  ${((high / aim) * 100).toFixed(0)} %`);
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataFolder, { recursive: true, force: true });
}
