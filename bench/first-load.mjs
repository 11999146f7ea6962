// What a first visit to /login and to / transfers: one table by file, brotli, as the browser counts it.
//
//   node bench/first-load.mjs        builds nothing: run `npm run build` first
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/test-services.mjs';
import { repository } from '../scripts/workspace.mjs';

const port = 4999;
const address = `http://localhost:${port}`;
/** Aims in kB of JavaScript. */
const aims = { '/login': 130, '/': 200 };

async function startServer(dataFolder) {
  const server = spawn(process.execPath, [join(repository, 'backend/dist/main.js')], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Ready')) break;
  }
  return server;
}

async function call(path, body) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function signIn() {
  const account = { username: 'bench', email: 'bench@example.com', password: 'bench password' };
  await call('/auth/register', account);
  const { email, password } = account;
  return (await call('/auth/login', { email, password })).token;
}

/** Files of one first visit with the bytes that went over the wire, the worker's own traffic left out. */
async function visit(browser, path, token) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    files.set(requestId, { url: new URL(response.url).pathname, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await context.close();
  return [...files.values()].sort((a, b) => b.bytes - a.bytes);
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

const dataFolder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const server = await startServer(dataFolder);
try {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const token = await signIn();
  for (const [path, aim] of Object.entries(aims)) {
    const files = await visit(browser, path, path === '/' ? token : null);
    console.log(`\nFirst visit to ${path}`);
    console.log('     kB  type        file');
    for (const { url, type, bytes } of files) {
      console.log(`${kilobytes(bytes)}  ${type.padEnd(10)}  ${url}`);
    }
    const sum = (wanted) => files.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
    const script = sum(({ type }) => type === 'Script');
    console.log(
      `${kilobytes(script)}  JavaScript in all: ${((script / 1000 / aim) * 100).toFixed(0)} % of the aim of ${aim} kB`,
    );
    console.log(`${kilobytes(sum(() => true))}  everything`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataFolder, { recursive: true, force: true });
}
