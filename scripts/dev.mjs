// `npm run dev`: the backend in watch mode and every front end rebuilt and reloaded as its sources change.
// `npm run dev -- mf-grocery` watches that remote (and the backend) only and serves the others as last built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deployRemote, deployShell } from './deploy.mjs';
import { installIfNeeded } from './install.mjs';
import { remoteWorkspaces, repository, runTool } from './workspace.mjs';

await installIfNeeded();
const { default: webpack } = await import('webpack');

const everything = ['shell', ...remoteWorkspaces()];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !everything.includes(name));
if (unknown.length > 0) {
  console.error(
    `No front end is called ${unknown.join(', ')}. There are: ${everything.join(', ')}.`,
  );
  process.exit(1);
}
const watched = asked.length > 0 ? asked : everything;

// What is not watched is served as last built; what was never built is built once.
const neverBuilt = everything.filter(
  (name) => !watched.includes(name) && !existsSync(join(repository, name, 'dist')),
);
const scopes = ['@larder/backend', ...neverBuilt.map((name) => `@larder/${name}`)];
await runTool('lerna', [
  'run',
  'build',
  '--include-dependencies',
  ...scopes.flatMap((scope) => ['--scope', scope]),
]);
for (const name of neverBuilt) if (name !== 'shell') deployRemote(name);
if (!watched.includes('shell')) deployShell({ liveReload: true });

let backend;
let restart = Promise.resolve();

/** Starts the backend, or starts it again: the one before it gives its data folder back first. */
function startBackend() {
  restart = restart.then(async () => {
    if (backend && backend.exitCode === null) {
      const ended = once(backend, 'exit');
      backend.kill('SIGTERM');
      await ended;
    }
    backend = spawn(process.execPath, ['--enable-source-maps', 'backend/dist/main.js'], {
      cwd: repository,
      stdio: 'inherit',
    });
  });
}

const backendFolder = join(repository, 'backend');
let pending;

async function compileBackend() {
  try {
    await runTool(
      'swc',
      ['src', '-d', 'dist', '--strip-leading-paths', '--ignore', '**/*.spec.ts'],
      {
        cwd: backendFolder,
      },
    );
    startBackend();
  } catch (error) {
    // The compiler has reported the error; the next change retries.
    console.error(error.message);
  }
}

// Editors save a file in several steps: only the last one counts.
const sources = watch(join(backendFolder, 'src'), { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => void compileBackend(), 100);
});
startBackend();

const configurations = await Promise.all(
  watched.map(async (name) => {
    const file = pathToFileURL(join(repository, name, 'webpack.config.js')).href;
    const { default: configure } = await import(file);
    return configure({}, { mode: 'development' });
  }),
);
const compiler = webpack(configurations);
for (const [index, child] of compiler.compilers.entries()) {
  const name = watched[index];
  child.hooks.done.tap('deploy', (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString({ preset: 'errors-only', colors: true }));
      return;
    }
    // A watched build keeps the id of its first sources; each deploy of it needs one of its own.
    const sentence =
      name === 'shell'
        ? deployShell({ liveReload: true })
        : deployRemote(name, `dev-${Date.now().toString(36)}`);
    console.log(sentence ?? `${name} is unchanged`);
  });
}
compiler.watch({ aggregateTimeout: 50 }, (failure) => {
  if (failure) console.error(failure);
});

function stop() {
  sources.close();
  backend?.kill('SIGTERM');
  compiler.close(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
