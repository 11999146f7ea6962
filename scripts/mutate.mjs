// Tests the tests: makes 60 changes, one at a time, and for each runs those tests of `npm test` that it can affect until
// one fails.
//
//   node scripts/mutate.mjs                     all of them, two at a time; the table goes to docs/how-to/test-the-tests.md
//   node scripts/mutate.mjs --continue          those that an interrupted run has not reached, and those that survived
//   node scripts/mutate.mjs --seed 7 --only 12  another choice of changes; only the twelfth of them
//
// A change that no test notices either shows a gap in the tests or does not change behaviour at all; the latter are
// named in `equivalent`. A change is caught if a test fails with it each time and passes without it.
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providePostgres, provideRedis } from './test-services.mjs';
import { affectedTests, literal } from './testing/affected-tests.mjs';
import { besideCore, withinBudget } from './testing/changes.mjs';
import { leftOutTests } from './testing/core-tests.mjs';
import { importGraph } from './testing/import-graph.mjs';
import { mutated, mutationsOf, seededRandom } from './testing/mutations.mjs';
import { kindOf, repositoryFiles } from './testing/test-files.mjs';
import { repository, runTool } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    continue: { type: 'boolean', default: false },
    parallel: { type: 'string', default: '2' },
    report: { type: 'string', default: 'docs/how-to/test-the-tests.md' },
  },
});

/** So many files with quick tests, the nearest, are run for a change; `npm test` runs all of them. */
const mostOthers = 40;
/** No batch takes this long, even beside other work; one that does has hung. */
const hangsAfter = 10 * 60_000;

const kept = join(repository, '.cache/mutations');

/** How many changes to make in which folder, and of which kinds, in turn. */
const areas = [
  { folder: 'packages/culinary/src/', count: 12, kinds: ['condition', 'bound'] },
  { folder: 'backend/src/modules/', count: 9, kinds: ['condition', 'bound'] },
  { folder: 'backend/src/modules/', count: 7, kinds: ['access'] },
  { folder: 'backend/src/common/', count: 3, kinds: ['condition', 'bound'] },
  { folder: 'packages/copy/src/locales/', count: 8, kinds: ['sentence'] },
  { folder: 'shell/src/', count: 5, kinds: ['condition', 'bound'] },
  { folder: 'mf-', count: 8, kinds: ['condition', 'bound'] },
  { folder: 'packages/ui/src/', count: 3, kinds: ['condition', 'bound'] },
  { folder: 'packages/api-client/src/', count: 2, kinds: ['condition', 'bound'] },
  { folder: 'packages/shell-sdk/src/', count: 3, kinds: ['condition', 'bound'] },
];

/** Changes after which the product behaves as before, with the reason. The next candidate takes the place of each. */
const equivalent = JSON.parse(
  readFileSync(join(repository, 'scripts/testing/equivalent-mutations.json'), 'utf8'),
);

const noProduct =
  /\.(spec|test|d)\.tsx?$|testing\.tsx?$|\/generated\/|\.generated\.|gallery|\/dev\.tsx$|\/migrations\//;
const keyOf = ({ file, before, after, context }) => `${file}: ${before} → ${after} in ${context}`;

/** One of `candidates`; every file is equally likely, however long it is. */
function pick(candidates, random) {
  const names = [...new Set(candidates.map(({ file }) => file))];
  const name = names[Math.floor(random() * names.length)];
  const here = candidates.filter(({ file }) => file === name);
  return here[Math.floor(random() * here.length)];
}

function chooseMutations(files, seed) {
  const random = seededRandom(seed);
  const chosen = [];
  const taken = new Set();
  for (const { folder, count, kinds } of areas) {
    const sources = files.filter(
      (file) => file.startsWith(folder) && /\.tsx?$/.test(file) && !noProduct.test(file),
    );
    const all = sources.flatMap((file) => {
      const lines = readFileSync(join(repository, file), 'utf8').split('\n');
      return mutationsOf(repository, file).map((one) => ({
        ...one,
        context: lines[one.line - 1].trim(),
      }));
    });
    for (let index = 0; index < count; index += 1) {
      const candidates = () => {
        const ofKind = all.filter(
          (one) => one.kind === kinds[index % kinds.length] && !chosen.includes(one),
        );
        // Only one change per file, unless there are no other files.
        const free = ofKind.filter(({ file }) => !taken.has(file));
        return free.length > 0 ? free : ofKind;
      };
      let one = pick(candidates(), random);
      taken.add(one.file);
      // Drawn separately, so that the choice of all others stays the same.
      const again = seededRandom(seed * 1000 + chosen.length);
      while (keyOf(one) in equivalent) {
        one = pick(
          candidates().filter((other) => !(keyOf(other) in equivalent)),
          again,
        );
      }
      chosen.push(one);
    }
  }
  return chosen;
}

/** Empties a work tree, but leaves the transformed files in its cache for the next one in its place. */
function empty(folder) {
  for (const name of readdirSync(folder)) {
    if (name !== '.cache') rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * A work tree with the current state of this folder, and the installed packages linked in. It replaces that of the
 * previous run.
 */
function makeWorkTree(_one, index) {
  const folder = join(kept, `tree-${index + 1}`);
  mkdirSync(folder, { recursive: true });
  empty(folder);
  const archive = execFileSync('tar', ['-cf', '-', '-T', '-'], {
    cwd: repository,
    input: files.join('\n'),
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-xf', '-'], { cwd: folder, input: archive });
  // Tests ask git which files are ignored.
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const installed = execFileSync(
    'find',
    ['.', '-name', 'node_modules', '-prune', '-not', '-path', './.*'],
    { cwd: repository, encoding: 'utf8' },
  );
  for (const name of installed.split('\n').filter(Boolean)) {
    execFileSync('cp', ['-al', join(repository, name), join(folder, name)]);
  }
  return folder;
}

const running = new Set();

function execute(tree, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: tree,
      env: { ...process.env, NODE_OPTIONS: '', LEFT_OUT_TESTS: leftOutIn(tree), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => (output += text));
    }
    let hung = false;
    const late = setTimeout(() => {
      hung = true;
      process.kill(-child.pid, 'SIGKILL');
    }, hangsAfter);
    child.on('close', (code) => {
      running.delete(child.pid);
      clearTimeout(late);
      resolve({ code, output, hung });
    });
  });
}

/** The tests that `npm test` would leave out if the change in this tree were the last one. */
const leftOutIn = (tree) => join(tree, 'mutation-left-out.json');

const workspaceOf = (file) => /^(packages\/)?[^/]+/.exec(file)[0];

/** The first failing test in these files, of this name if one is given, as `file`, `title` and full `name`. */
async function failingUnder(tree, tests, name) {
  const report = join(tree, 'mutation-report.json');
  rmSync(report, { force: true });
  const { code, output, hung } = await execute(tree, process.execPath, [
    '--no-warnings',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    // A test that fails may leave something open that would keep the process alive.
    ...['--bail=1', '--maxWorkers=1', '--testTimeout=60000', '--forceExit'],
    // Reading the files of all other projects takes longer than most tests.
    ...['--projects', ...new Set(tests.map(workspaceOf))],
    ...['--json', `--outputFile=${report}`],
    ...(name ? ['--testNamePattern', `^${literal(name)}$`] : []),
    ...['--runTestsByPath', ...tests],
  ]);
  if (code === 0) return undefined;
  if (hung && tests.length > 1) {
    for (const test of tests) {
      const failed = await failingUnder(tree, [test]);
      if (failed) return failed;
    }
    return undefined;
  }
  if (!existsSync(report)) {
    return { file: tests[0], title: hung ? 'does not end' : output.slice(-300) };
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  const first = failed?.assertionResults.find(({ status }) => status === 'failed');
  return {
    file: failed?.name.slice(tree.length + 1) ?? tests[0],
    title: first?.title ?? failed?.message?.slice(0, 600) ?? 'does not load',
    name: first?.fullName,
  };
}

function* batches(list) {
  // The nearest tests usually notice, so few run at first, and then more at a time, because each run takes time to
  // start.
  for (let from = 0, size = 1; from < list.length; from += size, size = Math.min(size * 4, 30)) {
    yield list.slice(from, from + size);
  }
}

/** Runs `work` with the change in place. */
async function changing(tree, mutation, work) {
  const path = join(tree, mutation.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(whole, mutation));
  try {
    return await work();
  } finally {
    writeFileSync(path, whole);
  }
}

/**
 * A failure counts only if it recurs with the change and does not occur without it, because tests can also fail when
 * the machine is busy.
 */
async function confirmed(tree, mutation, failing, { file, name }) {
  const again = await changing(tree, mutation, () => failing(tree, [file], name));
  const passes = again && !(await failing(tree, [file], name));
  if (passes) return again;
  // A test may depend on those before it.
  if (name) return confirmed(tree, mutation, failing, { file });
  console.log(`   ${file} ${again ? 'fails without the change as well' : 'failed only once'}`);
  return undefined;
}

async function tryMutation(tree, mutation) {
  const tests = affectedTests(repository, {
    files,
    graph,
    changed: [mutation.file],
    quoted: mutation.kind === 'sentence' ? [mutation.before.slice(1, -1)] : [],
  });
  // As in `npm test`, the nearest tests run completely, and of the others those that are quick.
  const near = withinBudget(tests, besideCore);
  const leftOut = leftOutTests(near);
  writeFileSync(leftOutIn(tree), JSON.stringify(leftOut));
  const others = tests
    .filter((file) => !near.includes(file) && leftOut[file] !== 'all')
    .slice(0, mostOthers);
  const specs = [...near, ...others].filter((file) => !['dev', 'e2e'].includes(kindOf(file)));
  for (const batch of batches(specs)) {
    const failed = await changing(tree, mutation, () => failingUnder(tree, batch));
    const certain = failed && (await confirmed(tree, mutation, failingUnder, failed));
    if (certain) return certain;
  }
  const types = await changing(tree, mutation, () =>
    // The change may have left an import unused, which is not a defect of the product.
    execute(join(tree, workspaceOf(mutation.file)), 'npx', [
      'larder-typecheck',
      ...['--noUnusedLocals', 'false'],
    ]),
  );
  return types.code === 0 ? undefined : { file: 'types', title: types.output.slice(0, 300) };
}

const files = repositoryFiles(repository);
const graph = importGraph(repository, files);
const all = chooseMutations(files, Number(values.seed));
const wanted = values.only
  ? values.only.split(',').map(Number)
  : all.map((_one, index) => index + 1);

/** The verdicts, one line of JSON for each change, so that an interrupted run can be continued. */
const verdicts = join(kept, `seed-${values.seed}.jsonl`);
mkdirSync(kept, { recursive: true });
if (!values.continue && !values.only) rmSync(verdicts, { force: true });
const results = new Map();
if (existsSync(verdicts)) {
  for (const line of readFileSync(verdicts, 'utf8').split('\n').filter(Boolean)) {
    const { key, caught } = JSON.parse(line);
    results.set(key, caught);
  }
}
const queue = wanted.filter((number) => values.only || !results.get(keyOf(all[number - 1])));

const postgres = await providePostgres();
const environment = {
  TEST_DATABASE_URL: postgres.url,
  REDIS_SERVER_PATH: provideRedis(),
};
process.on('exit', () => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
  postgres.stop();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const trees = Array.from({ length: Number(values.parallel) }, makeWorkTree);
// Somebody may have edited this folder since the changes were chosen, and then they no longer fit the trees.
for (const { file, edits, before } of all) {
  const [{ start, end }] = edits;
  const text = readFileSync(join(trees.at(-1), file), 'utf8');
  if (text.slice(start, end) !== before) throw new Error(`${file} changed while it was copied.`);
}
await Promise.all(
  trees.map(async (tree) => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const mutation = all[number - 1];
      const start = performance.now();
      const caught = (await tryMutation(tree, mutation)) ?? null;
      const seconds = Math.round((performance.now() - start) / 1000);
      const key = keyOf(mutation);
      results.set(key, caught);
      appendFileSync(verdicts, `${JSON.stringify({ key, caught, seconds })}\n`);
      console.log(
        `${number}. ${mutation.file}:${mutation.line} ${mutation.before} → ${mutation.after}: ${
          caught ? `caught by ${caught.file}, ${caught.title}` : 'SURVIVED'
        } (${seconds} s)`,
      );
    }
  }),
);
trees.forEach(empty);

const caughtAt = (number) => results.get(keyOf(all[number - 1]));
const survivors = wanted.filter((number) => !caughtAt(number));
console.log(`${wanted.length - survivors.length} of ${wanted.length} caught`);
if (!values.only) await writeReport();
process.exitCode = survivors.length > 3 ? 1 : 0;

async function writeReport() {
  const shownWhole = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
  const shown = (text) => `\`${text.replace(/\s+/g, ' ').slice(0, 60).replaceAll('|', '\\|')}\``;
  const rows = wanted.map((number) => {
    const { file, line, kind, before, after } = all[number - 1];
    const by = caughtAt(number)?.file.split('/').at(-1) ?? '**survived**';
    return `| ${number} | ${file.split('/').slice(0, 2).join('/')} … ${file.split('/').at(-1)}:${line} | ${kind} | ${shown(before)} | ${shown(after)} | ${by} |`;
  });
  const reasons = `Left out, because the product behaves the same with them:

${Object.entries(equivalent)
  .map(([key, why]) => `- ${shownWhole(key)}: ${why}`)
  .join('\n')}
`;
  const path = join(repository, values.report);
  const [intro] = existsSync(path) ? readFileSync(path, 'utf8').split('## Last report') : [''];
  const text = `${intro}## Last report

Seed ${values.seed}: ${wanted.length - survivors.length} of ${wanted.length} changes were caught.

| # | Where | Kind | Was | Became | Caught by |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${Object.keys(equivalent).length > 0 ? reasons : ''}`;
  writeFileSync(path, text);
  await runTool('oxfmt', [path]);
}
