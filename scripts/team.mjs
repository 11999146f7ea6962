// `npm run team -- mf-grocery`: everything that one remote's team needs for a release, without the other remotes: lint,
// types, tests, build and deploy. With `--no-deploy` it stops before the deploy.
//
// The build is compared with the shell that is deployed here (dist/shell); without one, the shell in the browser decides.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { repository, run, runTool } from './workspace.mjs';

const [workspace, option] = process.argv.slice(2);
if (!/^mf-[a-z0-9]+$/.test(workspace ?? '') || !existsSync(join(repository, workspace))) {
  console.error('Name a remote: npm run team -- mf-grocery');
  process.exit(1);
}

const durations = [];
async function step(name, work) {
  const start = performance.now();
  await work();
  durations.push([name, (performance.now() - start) / 1000]);
}

const cwd = join(repository, workspace);
const inRemote = { cwd };
const build = join(repository, 'packages/build/src');
const jest = join(repository, 'node_modules/jest/bin/jest.js');

try {
  await installIfNeeded();
  const results = await Promise.allSettled([
    step('tests', () =>
      run(process.execPath, ['--no-warnings', jest, '--maxWorkers=2', '--silent'], inRemote),
    ),
    (async () => {
      await step('lint', () =>
        Promise.all([runTool('oxlint', [workspace]), runTool('oxfmt', ['--check', workspace])]),
      );
      await step('types', () =>
        run(
          process.execPath,
          [
            join(build, 'typecheck.mjs'),
            // Compares with the last run, which takes a tenth of the work if little has changed.
            ...['--incremental', '--tsBuildInfoFile'],
            join(repository, `.cache/types/${workspace}.tsbuildinfo`),
          ],
          inRemote,
        ),
      );
      await step('build', () => run(process.execPath, [join(build, 'run-webpack.mjs')], inRemote));
    })(),
  ]);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  if (option !== '--no-deploy') {
    await step('deploy', () =>
      run(process.execPath, [join(repository, 'scripts/deploy.mjs'), workspace]),
    );
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
for (const [name, seconds] of durations) {
  console.log(`${name.padEnd(8)}${seconds.toFixed(0).padStart(4)} s`);
}
console.log(`${'all'.padEnd(8)}${(performance.now() / 1000).toFixed(0).padStart(4)} s`);
