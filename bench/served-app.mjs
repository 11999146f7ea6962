import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/test-services.mjs';
import { repository } from '../scripts/workspace.mjs';

/** The built app as a process of its own, with data of its own. */
async function startServer(environment, root) {
  const server = spawn(process.execPath, [join(root, 'backend/dist/main.js')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Ready')) break;
  }
  return server;
}

/**
 * Runs a measurement against the built app in a browser, and leaves nothing behind. It gets the app's address, the
 * browser, `call(path, body, token)` for creating things through the API, and `administer(...arguments)`, which resolves
 * to what the command prints. `root` is the checkout whose build is served.
 */
export async function withServedApp(port, measure, { root = repository } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const environment = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataFolder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const server = await startServer(environment, root);
  const address = `http://localhost:${port}`;
  const call = async (path, body, token) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${await response.text()}`);
    return response.json();
  };
  const administer = async (...args) => {
    const child = spawn(process.execPath, [join(root, 'scripts/admin.mjs'), ...args], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed = text(child.stdout);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}`);
    return printed;
  };
  try {
    const browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    await measure({ address, browser, call, administer });
    await browser.close();
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** The token of a new account. */
export async function signUp(call) {
  const account = { username: 'bench', email: 'bench@example.com', password: 'bench password' };
  await call('/auth/register', account);
  const { email, password } = account;
  return (await call('/auth/login', { email, password })).token;
}

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Gives a page a quarter of the processor and a network of 1.6 Mbit/s with 150 ms a round trip, as on a cheap phone. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
