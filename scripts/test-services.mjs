import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

function findInPath(name) {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(existsSync);
}

let aptListsAreNew = false;

function aptInstall(packages) {
  if (!isRoot || !findInPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} from the system's packages`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!aptListsAreNew) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    aptListsAreNew = true;
  }
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
}

/** Chromium without windows and extensions: the same engine at four fifths of the processor time. */
const headlessShell = 'chromium-headless-shell';

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(findInPath)
    .find(Boolean);
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or one installed from the system's packages; undefined for
 * Playwright's own, which Playwright finds itself.
 */
export function provideChromium() {
  let found = findChromium();
  if (!found) {
    aptInstall([headlessShell, 'fonts-liberation']);
    found = findChromium();
  }
  if (found) return found;
  execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  return undefined;
}

/**
 * Path of a Redis server program: REDIS_SERVER_PATH, the system's, or one installed from the system's packages. Specs
 * run servers of their own with it, which they stop and start again.
 */
export function provideRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  if (named) return named;
  let found = findInPath('redis-server');
  if (!found) {
    aptInstall(['redis-server']);
    found = findInPath('redis-server');
  }
  if (!found) {
    throw new Error('No Redis found: install redis-server, or set REDIS_SERVER_PATH to it.');
  }
  return found;
}

function findPostgresBinaries() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...versions.map((version) => join(packaged, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(':'),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** The paths of the browser and the servers that this machine already has. */
export function installedPrograms() {
  const postgres = findPostgresBinaries();
  return [
    findChromium(),
    process.env.REDIS_SERVER_PATH || findInPath('redis-server'),
    postgres && join(postgres, 'postgres'),
  ].filter(Boolean);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The user that runs the server: PostgreSQL refuses to run as root. */
function serverUser() {
  if (!isRoot) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A PostgreSQL server for the tests: TEST_DATABASE_URL if it is set, otherwise a throw-away server from the binaries on
 * this machine, which are installed from the system's packages if there are none.
 */
export async function providePostgres({ durable = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  let binaries = findPostgresBinaries();
  if (!binaries) {
    aptInstall(['postgresql']);
    binaries = findPostgresBinaries();
  }
  if (!binaries) {
    throw new Error('No PostgreSQL found: install it, or set TEST_DATABASE_URL to a server.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder } };
  const command = (name, args) =>
    execFileSync(join(binaries, name), args, { ...options, stdio: 'pipe' });
  command('initdb', ['-D', data, '-U', 'larder', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  // Fast rather than durable: the tests about durability use their own data folder.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'} -c max_connections=200`;
  spawnSync(
    join(binaries, 'pg_ctl'),
    ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  return {
    url: `postgres://larder@127.0.0.1:${port}/postgres`,
    stop: () => {
      command('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
