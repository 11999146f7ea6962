// `npm test`: sets up everything it needs, then runs lint, types, unit, database and browser tests.
//
//   npm test                                     all but slow tests that others make up for (docs/decisions/047-…), and
//                                                but what has passed today and not changed since
//   npm test -- all                              everything
//   npm test -- core unit                        of a step or a file, what `npm test` runs of it
//   npm test -- record                           everything, and writes down what each test takes
//   npm test -- changed                          what the changes since origin/main can affect, the nearest tests first
//   npm test -- changed HEAD~1                   the same since another commit
//   npm test -- unit e2e                         only these steps: lint, typecheck, unit, database, e2e, dev
//   npm test -- federation                       only the browser tests of teams that deploy on their own
//   npm test -- unit home.test                   only the files of a step that have this in their path
//   npm test -- packages/ui/src/dialog.test.tsx  only these files, browser tests included
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { ArgumentError, readArguments, testSteps } from './testing/arguments.mjs';
import { kindOf, repositoryFiles } from './testing/test-files.mjs';
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

const { all, core, record, since, steps: chosen } = asked();
await installIfNeeded();
/**
 * Which steps run, each with its files, or null for all of them; `workspaces` narrows lint and types, and without
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
const { installedPrograms, provideChromium, providePostgres, provideRedis } =
  await import('./test-services.mjs');
const { KeptResults, passedInJest, passedInPlaywright } =
  await import('./testing/kept-results.mjs');
const { coreJourneys, hasCoreJourneys, journeysIn, leftOutTests, recordTimes, unprovenClauses } =
  await import('./testing/core-tests.mjs');
const kept = new KeptResults(repository, installedPrograms);
/** Tests that run completely although others make up for them, because something near them has changed. */
const near = core
  ? await (await import('./testing/changes.mjs')).testsNearChanges(repository, files)
  : [];
const slow = core ? leftOutTests(near) : {};
const isJourney = (file) => ['e2e', 'dev'].includes(kindOf(file));
const isPart = (file) => core && !near.includes(file) && (isJourney(file) || file in slow);
const notAgain = { files: 0, passed: 0 };
/** The titles of the tests that ran. */
const titles = [];
let skippedAsSlow = 0;
const reported = {};
/** The files of each step. */
const tests = new Map();
for (const step of testSteps.filter((name) => plan.steps.has(name))) {
  const named = plan.steps.get(step);
  const whole = files.filter(
    (file) =>
      kindOf(file) === step &&
      (isJourney(file) && core
        ? near.includes(file) || hasCoreJourneys(repository, file)
        : slow[file] !== 'all'),
  );
  // Named files run in any case, and a build machine runs everything.
  const runAll = named !== null || all || process.env.CI;
  const chosen = runAll ? (named ?? whole) : whole.filter((file) => !kept.has(file, isPart(file)));
  for (const file of runAll ? [] : whole.filter((name) => kept.has(name, isPart(name)))) {
    notAgain.files += 1;
    notAgain.passed += kept.passed(file, isPart(file));
  }
  if (chosen.length > 0) tests.set(step, chosen);
}
const wants = (...steps) =>
  steps.some((step) => (testSteps.includes(step) ? tests.has(step) : plan.steps.has(step)));
const testsOf = (...steps) => steps.flatMap((step) => tests.get(step) ?? []);
const nameOf = (folder) =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).name;
const reports = mkdtempSync(join(tmpdir(), 'larder-tests-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const durations = new Map();
// Four times the slowest step's duration on two cores. The test runners themselves do not notice a blocked process.
const minutes = 40;
// Many specs wait for servers and processes, so two workers would leave a fifth of two processors idle.
const workers = 3;
let postgres;

// Rendered tests and pure specs read only sources.
const needsBuild = wants('database', 'e2e');
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
  if (!plan.workspaces) {
    return run(process.execPath, [join(repository, 'scripts/typecheck.mjs')]);
  }
  if (plan.workspaces.length === 0) return undefined;
  const scopes = plan.workspaces.flatMap((folder) => ['--scope', nameOf(folder)]);
  return runTool(
    'lerna',
    [
      ...['run', 'typecheck', '--concurrency', '2', '--loglevel', 'error'],
      ...[...scopes, '--include-dependents'],
    ],
    { env: { ...process.env, NX_TUI: 'false' } },
  );
}

/** What a run adds to the totals. If its report is missing, `failure` is all that is known. */
function count({ passed, failed, skipped }, failure) {
  total.passed += passed;
  total.skipped += skipped;
  if (failure) throw Object.assign(failure, { testsFailed: Math.max(failed, 1) });
}

const failureOf = (running) =>
  running.then(
    () => undefined,
    (error) => error,
  );

async function jest(environment) {
  const path = join(reports, 'jest.json');
  const args = [
    // Most objects that a test creates become garbage at once. With more room for them, collecting takes a sixth less
    // time.
    '--max-semi-space-size=64',
    '--no-warnings',
    '--experimental-vm-modules',
    join(repository, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${path}`,
    `--maxWorkers=${workers}`,
    ...(plan.onBothEngines ? [] : ['--ignoreProjects', 'embedded database']),
    '--runTestsByPath',
    ...testsOf('unit', 'database'),
  ];
  const env = { ...process.env, ...environment };
  if (core) {
    env.LEFT_OUT_TESTS = join(reports, 'left-out.json');
    writeFileSync(env.LEFT_OUT_TESTS, JSON.stringify(slow));
  }
  const failure = await failureOf(run(process.execPath, args, { minutes, env }));
  if (failure && !existsSync(path)) throw failure;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  reported.jest = report;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  titles.push(...results.filter((one) => one.status === 'passed').map((one) => one.fullName));
  for (const { name, assertionResults } of report.testResults) {
    const names = new Set(slow[name.slice(repository.length)]);
    const isSlow = ({ status, fullName }) => status === 'pending' && names.has(fullName);
    skippedAsSlow += assertionResults.filter(isSlow).length;
  }
  if (plan.onBothEngines) kept.keep(passedInJest(report, repository, isPart), isPart);
  // A suite that fails to load has no failed test of its own.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  count(
    { passed: report.numPassedTests, failed, skipped: report.numPendingTests - skippedAsSlow },
    failure,
  );
}

async function playwright(environment) {
  const path = join(reports, 'playwright.json');
  // The engines differ below the data source, where the database specs compare them. It remains to show, once in a run
  // of all journeys, that the app works on its default engine.
  const onBothEngines = plan.steps.get('e2e') === null;
  const args = [
    ...['test', '--config', 'e2e/playwright.config.ts'],
    ...(onBothEngines ? [] : ['--project=browser*', '--project=development']),
    ...(core ? ['--grep', coreJourneys(near.filter(isJourney))] : []),
    ...testsOf('dev', 'e2e'),
  ];
  const env = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
  const failure = await failureOf(runTool('playwright', args, { minutes, env }));
  if (failure && !existsSync(path)) throw failure;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const { expected, flaky, skipped, unexpected } = report.stats;
  if (flaky > 0) console.warn(`${flaky} browser tests passed only on the second try`);
  reported.playwright = report;
  titles.push(...journeysIn(report, repository).map(({ name }) => name));
  if (onBothEngines) kept.keep(passedInPlaywright(report, repository), isPart);
  count({ passed: expected + flaky, failed: unexpected, skipped }, failure);
}

try {
  // Neither lint nor types need the build, so they use the processor that it leaves idle.
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
  if (wants('database', 'e2e')) postgres = await providePostgres();
  const filled = join(reports, 'filled');
  mkdirSync(filled);
  const database = { TEST_DATABASE_URL: postgres?.url ?? '', FILLED_FOLDER: filled };
  // Before any test runs: what passed with other programs installed counts as unknown.
  const chromium = wants('e2e', 'dev') ? { CHROMIUM_PATH: provideChromium() ?? '' } : {};
  // All kinds run together, so that no processor is idle at the end of each.
  if (wants('unit', 'database')) {
    const redis = wants('database') ? { REDIS_SERVER_PATH: provideRedis() } : {};
    const name = ['unit', 'database'].filter((kind) => wants(kind)).join(' and ');
    await step(name, () => jest({ ...redis, ...database }));
  }
  if (wants('e2e', 'dev')) {
    const name = [wants('dev') && 'development server', wants('e2e') && 'browser'];
    await step(name.filter(Boolean).join(' and '), () => playwright({ ...chromium, ...database }));
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
if (notAgain.files > 0) {
  console.log(
    `Not again: ${notAgain.passed} tests in ${notAgain.files} files, which have passed today and see nothing that has changed since. \`npm test -- all\` runs them, too.`,
  );
}
if (core) console.log('Slow tests and most browser tests are left to `npm test -- all`.');
// Of tests that did not run again, the titles are not known.
if (core && notAgain.files === 0) {
  const partly = files.filter((file) => isJourney(file) || file in slow);
  const texts = partly.map((file) => readFileSync(join(repository, file), 'utf8'));
  const unproven = unprovenClauses(titles, texts);
  if (unproven.length > 0) console.log(`Among these are all about ${unproven.join(', ')}.`);
}
if (record && total.failed === 0) recordTimes(repository, { ...reported, share: 2 / workers });
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
