// `npm run dev`: serves the app from its sources. A change to a front end appears in the open page, which keeps what
// was typed; a change to the backend restarts it, while requests wait and the database keeps running.
// `npm run dev -- mf-grocery` does so for the shell and that remote, and serves the other remotes as last built.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { remoteWorkspaces, repository, runTool, settingOf, sourcesStamp } from './workspace.mjs';

await installIfNeeded();
const { DevServer } = await import('../packages/build/src/dev-server.mjs');
const { deployRemoteUnasked } = await import('./deploy.mjs');
const { DevelopmentBackend } = await import('./dev/backend.mjs');
const { watchTypes } = await import('./dev/type-errors.mjs');

const remotes = remoteWorkspaces();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== 'shell' && !remotes.includes(name));
if (unknown.length > 0) {
  console.error(
    `No front end is called ${unknown.join(', ')}. There are: shell, ${remotes.join(', ')}.`,
  );
  process.exit(1);
}
const watched = asked.length > 0 ? remotes.filter((name) => asked.includes(name)) : remotes;

// Front ends that are not watched are served as last built; those never built are built once.
const others = remotes.filter((name) => !watched.includes(name));
const neverBuilt = others.filter((name) => !existsSync(join(repository, name, 'dist')));
if (neverBuilt.length > 0) {
  const scopes = neverBuilt.flatMap((name) => ['--scope', `@larder/${name}`]);
  await runTool('lerna', ['run', 'build', '--include-dependencies', ...scopes]);
}
for (const name of others) deployRemoteUnasked(name);
// The backend is compiled into the folder of its build, so the next `npm start` has to check whether that build is
// current.
rmSync(sourcesStamp, { force: true });

const port = Number(settingOf('PORT') ?? 3000);
const host = settingOf('HOST') ?? '127.0.0.1';
const address = settingOf('APP_URL') ?? `http://localhost:${port}`;

const backend = new DevelopmentBackend();
let server;
let stopTypes;
let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  console.log('Stopping. What was compiled is kept for the next start.');
  stopTypes?.();
  await server?.stop();
  await backend.stop();
  process.exit(code);
}

/** In milliseconds: Ctrl+C once in a terminal comes twice, from the terminal and from npm. */
const asksAgainAfter = 500;
let askedAt;
function askedToStop() {
  askedAt ??= performance.now();
  // Whoever asks again does not want to wait; the other processes end when they lose this one.
  if (performance.now() - askedAt > asksAgainAfter) process.exit(1);
  void stop(0);
}
process.on('SIGINT', askedToStop);
process.on('SIGTERM', askedToStop);
process.on('disconnect', askedToStop);

try {
  await backend.prepare(address);
  const roots = ['shell', ...watched].map((name) => join(repository, name));
  const serving = DevServer.start({ roots, host, port, backend });
  serving.catch(() => undefined);
  let changedAt = performance.now();
  backend.on('restarting', () => (changedAt = performance.now()));
  // For who starts this and measures it.
  for (const event of ['restarting', 'prepared']) backend.on(event, () => process.send?.(event));
  backend.on('ready', () => {
    const seconds = ((performance.now() - changedAt) / 1000).toFixed(1);
    console.log(`The backend is running after ${seconds} s.`);
    void serving.then((started) => started.readPageHeaders());
    server?.setProblems('backend', []);
  });
  backend.on('failed', (message) => {
    console.error('The backend is not running. It starts again when a source changes.');
    server?.setProblems('backend', [message]);
  });
  backend.on('lost', () => {
    console.error('The database ended.');
    void stop(1);
  });
  await backend.start();
  server = await serving;
  const packages = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`);
  const checked = ['backend', 'shell', ...watched, ...packages].filter((folder) =>
    existsSync(join(repository, folder, 'tsconfig.json')),
  );
  const running = () => backend.ready().catch(() => undefined);
  stopTypes = watchTypes(checked, running, (workspace, errors) => {
    for (const error of errors) console.error(`${workspace}/${error}`);
    server.setProblems(
      `types of ${workspace}`,
      errors.map((error) => `${workspace}/${error}`),
    );
  });
  console.log(`Ready on ${address}`);
} catch (error) {
  console.error(error.message);
  await stop(1);
}
