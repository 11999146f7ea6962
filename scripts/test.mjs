// `npm test`: sets up all it needs, then lint, types, unit, database and browser tests.
//
//   npm test                                     everything
//   npm test -- unit e2e                         only these steps: lint, typecheck, unit, database, e2e
//   npm test -- packages/ui/src/dialog.test.tsx  only these files, browser tests included
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { repository, run, runTool } from './workspace.mjs';

const steps = ['lint', 'typecheck', 'unit', 'database', 'e2e'];
const kinds = { e2e: /\.e2e\.ts$/, database: /\.db\.spec\.ts$/, unit: /\.(spec|test)\.tsx?$/ };
const kindOf = (file) => Object.keys(kinds).find((kind) => kinds[kind].test(file));

const given = process.argv.slice(2);
const files = given.filter((argument) => kindOf(argument) && existsSync(argument));
const chosen = files.length > 0 ? [] : given;
const wrong = given.filter((argument) => !steps.includes(argument) && !files.includes(argument));
if (wrong.length > 0 || (files.length > 0 && files.length < given.length)) {
  console.error(
    `Name steps (${steps.join(', ')}) or test files that exist, not: ${given.join(' ')}`,
  );
  process.exit(1);
}
const wants = (step) =>
  files.length > 0
    ? files.some((file) => kindOf(file) === step)
    : chosen.length === 0 || chosen.includes(step);
const ofKind = (...wanted) => files.filter((file) => wanted.includes(kindOf(file)));
const reports = mkdtempSync(join(tmpdir(), 'larder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const durations = [];
// Four times what the slowest step takes on two cores. What blocks a whole process is not seen by the test runners themselves.
const minutes = 40;
const onEmbeddedDatabase = ['routes', 'make-a-grocery-list', 'without-a-network'].map(
  (name) => `e2e/journeys/${name}.e2e.ts`,
);
let postgres;

async function step(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    total.failed += error.testsFailed ?? 1;
    console.error(`${name}: ${error.message}`);
  }
  durations.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
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
  // A suite that does not even load has no failed test of its own.
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
  if (stats.flaky > 0) console.warn(`${name}: ${stats.flaky} passed at the second try only`);
  if (failure) throw Object.assign(failure, { testsFailed: Math.max(stats.unexpected, 1) });
}

await installIfNeeded();
const { provideChromium, providePostgres, provideRedis } = await import('./test-services.mjs');
try {
  await step('build', () => run(process.execPath, [join(repository, 'scripts/build.mjs')]));
  // Every other step would run on the build before.
  if (total.failed > 0) throw new Error('The build failed, so nothing was tested.');
  // The linter has one thread: side by side both take little longer than either.
  await Promise.all([
    wants('lint') && step('lint', () => run('npm', ['run', '--silent', 'lint'])),
    wants('typecheck') &&
      step('typecheck', () =>
        runTool('lerna', ['run', 'typecheck', '--concurrency', '2', '--loglevel', 'error'], {
          env: { ...process.env, NX_TUI: 'false' },
        }),
      ),
  ]);
  if (wants('database') || wants('e2e')) postgres = await providePostgres();
  const services = wants('database')
    ? { REDIS_SERVER_PATH: provideRedis(), TEST_DATABASE_URL: postgres.url }
    : { TEST_DATABASE_URL: '' };
  // One run, so that no processor is idle at the end of each kind.
  if (wants('unit') && wants('database')) {
    await step('unit and database', () => jest('jest', ofKind('unit', 'database'), services));
  } else if (wants('unit')) {
    const others = ['--testPathIgnorePatterns', '\\.db\\.spec\\.ts$'];
    await step('unit', () => jest('jest', [...ofKind('unit'), ...others], services));
  } else if (wants('database')) {
    const specs = ofKind('database');
    const only = specs.length > 0 ? specs : ['--testPathPatterns', '\\.db\\.spec\\.ts$'];
    await step('database', () => jest('jest', only, services));
  }
  if (wants('e2e')) {
    const browser = { CHROMIUM_PATH: provideChromium() ?? '' };
    const server = { ...browser, TEST_DATABASE_URL: postgres.url };
    await step('browser', () => playwright('e2e-server', server, ...ofKind('e2e')));
    // The engines differ below the data source, where the database specs compare them: what is left to see is that the app
    // works on the one it has by default.
    if (files.length === 0) {
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

console.log(`\n${durations.join(' · ')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
