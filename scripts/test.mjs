// `npm test`: sets up all it needs, then lint, types, unit, database and browser tests, the last two on both engines.
//
//   npm test                everything
//   npm test -- unit e2e    only these steps: lint, typecheck, unit, database, e2e
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { repository, run, runTool } from './workspace.mjs';

const chosen = process.argv.slice(2);
const wants = (step) => chosen.length === 0 || chosen.includes(step);
const reports = mkdtempSync(join(tmpdir(), 'larder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const durations = [];
// Four times what the slowest takes on two cores. What blocks a whole process is not seen by the test runners themselves.
const minutes = 25;
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
  if (wants('unit')) {
    await step('unit', () => jest('unit', ['--testPathIgnorePatterns', '\\.db\\.spec\\.ts$']));
  }
  if (wants('database') || wants('e2e')) postgres = await providePostgres();
  if (wants('database')) {
    const specs = ['--testPathPatterns', '\\.db\\.spec\\.ts$'];
    const redis = { REDIS_SERVER_PATH: provideRedis() };
    await step('database, embedded', () =>
      jest('embedded', specs, { ...redis, TEST_DATABASE_URL: '' }),
    );
    await step('database, server', () =>
      jest('server', specs, { ...redis, TEST_DATABASE_URL: postgres.url }),
    );
  }
  if (wants('e2e')) {
    const browser = { CHROMIUM_PATH: provideChromium() ?? '' };
    await step('browser, embedded database', () =>
      playwright('e2e-embedded', { ...browser, TEST_DATABASE_URL: '' }),
    );
    // What is about the browser alone, in federation/ and looks/, need not be seen on both.
    await step('browser, database server', () =>
      playwright('e2e-server', { ...browser, TEST_DATABASE_URL: postgres.url }, 'e2e/journeys/'),
    );
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
