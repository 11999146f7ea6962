// `npm run dev`: the backend in watch mode and every front end rebuilt and reloaded as its sources change.
// `npm run dev -- mf-grocery` watches that remote (and the backend) only and serves the others as last built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deployAll, deployRemote, deployShell } from './deploy.mjs';
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
if (neverBuilt.length > 0) deployAll();

const children = [
  spawn(
    join(repository, 'node_modules/.bin/swc'),
    ['src', '-d', 'dist', '--strip-leading-paths', '--watch', '--ignore', '**/*.spec.ts'],
    { cwd: join(repository, 'backend'), stdio: 'inherit' },
  ),
  spawn(process.execPath, ['--enable-source-maps', '--watch-path=dist', 'dist/main.js'], {
    cwd: join(repository, 'backend'),
    stdio: 'inherit',
  }),
];

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
    // The page reloads itself when it sees another build; see shell/src/live-reload.ts.
    const sentence = name === 'shell' ? deployShell() : deployRemote(name);
    console.log(sentence ?? `${name} is unchanged`);
  });
}
compiler.watch({ aggregateTimeout: 50 }, (failure) => {
  if (failure) console.error(failure);
});

function stop() {
  for (const child of children) child.kill('SIGTERM');
  compiler.close(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
