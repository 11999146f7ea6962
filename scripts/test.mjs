// `npm test`: sets up all it needs, then lint, types, unit, database and browser tests.
//
//   npm test                                     everything
//   npm test -- changed                          what the changes since origin/main can affect, the nearest tests first
//   npm test -- changed HEAD~1                   the same since another commit
//   npm test -- unit e2e                         only these steps: lint, typecheck, unit, database, e2e, dev
//   npm test -- unit home.test                   only the files of a step that have this in their path
//   npm test -- packages/ui/src/dialog.test.tsx  only these files, browser tests included
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { ArgumentError, readArguments } from './testing/arguments.mjs';
import { repositoryFiles } from './testing/test-files.mjs';
import { repository, run, runTool } from './workspace.mjs';

const files = repositoryFiles(repository);

function refuse(error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function asked() {
  try {
    return readArguments(process.argv.slice(2), files);
  } catch (error) {
    return refuse(error);
  }
}

const { since, steps: chosen } = asked();
await installIfNeeded();
/**
 * Which steps run, each with its files, or null where all of them are meant; `workspaces` narrows lint and types, and without
 * `onBothEngines` no spec runs a second time on the embedded database.
 */
const plan = chosen
  ? { steps: chosen, onBothEngines: true }
  : await (
      await import('./testing/changes.mjs')
    )
      .planOfChanges(repository, { since, files })
      .catch(refuse);
if (plan.steps.size === 0) {
  console.log('No change, so nothing to test.');
  process.exit(0);
}
const wants = (step) => plan.steps.has(step);
const filesOf = (step) => plan.steps.get(step) ?? [];
const nameOf = (folder) =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).name;
const reports = mkdtempSync(join(tmpdir(), 'larder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const durations = new Map();
// Four times the slowest step's duration on two cores. The test runners themselves do not notice a blocked process.
const minutes = 40;
const onEmbeddedDatabase = ['routes', 'make-a-grocery-list', 'without-a-network'].map(
  (name) => `e2e/journeys/${name}.e2e.ts`,
);
const productTests = ['e2e/federation/', 'e2e/journeys/', 'e2e/looks/'];
let postgres;

// Rendered tests and rules read sources only.
const needsBuild = wants('database') || wants('e2e');
let buildFailed = false;

async function step(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    total.failed += error.testsFailed ?? 1;
    buildFailed ||= name === 'build';
    console.error(`${name}: ${error.message}`);
  }
  durations.set(name, (performance.now() - start) / 1000);
}

/** Everything, or the touched workspaces and those that use them. */
function checkTypes() {
  const scopes = (plan.workspaces ?? []).flatMap((folder) => ['--scope', nameOf(folder)]);
  if (plan.workspaces?.length === 0) return undefined;
  return runTool(
    'lerna',
    [
      ...['run', 'typecheck', '--concurrency', '2', '--loglevel', 'error'],
      ...scopes,
      ...(scopes.length > 0 ? ['--include-dependents'] : []),
    ],
    { env: { ...process.env, NX_TUI: 'false' } },
  );
}

async function jest(name, args, environment = {}) {
  const report = join(reports, `${name}.json`);
  let failure;
  await run(
    process.execPath,
    [
      '--no-warnings',
      '--experimental-vm-modules',
      join(repository, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      // It takes every argument up to the next option, so that no file may follow it.
      ...(plan.onBothEngines ? [] : ['--ignoreProjects', 'embedded database']),
      '--maxWorkers=2',
      ...args,
    ],
    { minutes, env: { ...process.env, ...environment } },
  ).catch((error) => {
    failure = error;
  });
  if (failure && !existsSync(report)) throw failure;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  total.skipped += result.numPendingTests;
  // A suite that fails to load has no failed test of its own.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (failure) throw Object.assign(failure, { testsFailed: Math.max(failed, 1) });
}

async function playwright(name, environment, ...folders) {
  const report = join(reports, `${name}.json`);
  let failure;
  await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...folders], {
    minutes,
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }).catch((error) => {
    failure = error;
  });
  if (failure && !existsSync(report)) throw failure;
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats.expected + stats.flaky;
  total.skipped += stats.skipped;
  if (stats.flaky > 0) console.warn(`${name}: ${stats.flaky} passed only on the second try`);
  if (failure) throw Object.assign(failure, { testsFailed: Math.max(stats.unexpected, 1) });
}

const { provideChromium, providePostgres, provideRedis } = await import('./test-services.mjs');
try {
  // Neither rules nor types need what is built, so they have the processor that the build leaves idle.
  await Promise.all([
    needsBuild &&
      step('build', () => run(process.execPath, [join(repository, 'scripts/build.mjs')])),
    wants('lint') &&
      step('lint', () =>
        run(process.execPath, [join(repository, 'scripts/lint.mjs'), ...(plan.workspaces ?? [])]),
      ),
    wants('typecheck') && step('typecheck', checkTypes),
  ]);
  // Every other step would run on the previous build.
  if (buildFailed) throw new Error('The build failed, so nothing was tested.');
  if (wants('database') || wants('e2e')) postgres = await providePostgres();
  const services = wants('database')
    ? { REDIS_SERVER_PATH: provideRedis(), TEST_DATABASE_URL: postgres.url }
    : { TEST_DATABASE_URL: '' };
  // A single run, so that no processor is idle at the end of each kind.
  if (wants('unit') && wants('database')) {
    await step('unit and database', () =>
      jest('jest', [...filesOf('unit'), ...filesOf('database')], services),
    );
  } else if (wants('unit')) {
    const others = ['--testPathIgnorePatterns', '\\.db\\.spec\\.ts$'];
    await step('unit', () => jest('jest', [...filesOf('unit'), ...others], services));
  } else if (wants('database')) {
    const specs = filesOf('database');
    const only = specs.length > 0 ? specs : ['--testPathPatterns', '\\.db\\.spec\\.ts$'];
    await step('database', () => jest('jest', only, services));
  }
  const browser = wants('e2e') || wants('dev') ? { CHROMIUM_PATH: provideChromium() ?? '' } : {};
  // On its own: it compiles every front end while it runs.
  if (wants('dev')) {
    await step('development server', () => playwright('dev', browser, 'e2e/development/'));
  }
  if (wants('e2e')) {
    const server = { ...browser, TEST_DATABASE_URL: postgres.url };
    await step('browser', () =>
      playwright(
        'e2e-server',
        server,
        ...(filesOf('e2e').length > 0 ? filesOf('e2e') : productTests),
      ),
    );
    // The engines differ below the data source, where the database specs compare them: what is left to see is that the app
    // works on the one it has by default.
    if (filesOf('e2e').length === 0) {
      const embedded = { ...browser, TEST_DATABASE_URL: '' };
      await step('browser, embedded database', () =>
        playwright('e2e-embedded', embedded, ...onEmbeddedDatabase),
      );
    }
  }
} catch (error) {
  total.failed += 1;
  console.error(error.message);
} finally {
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

console.log('');
for (const [name, seconds] of durations) {
  console.log(`${name.padEnd(28)}${seconds.toFixed(0).padStart(5)} s`);
}
console.log(`${'all'.padEnd(28)}${(performance.now() / 1000).toFixed(0).padStart(5)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
