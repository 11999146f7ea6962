// Tests the tests: makes 60 single changes, each alone, and runs for each the tests that it can affect until one fails.
//
//   node scripts/mutate.mjs                     all of them, two at a time; the table goes to docs/how-to/test-the-tests.md
//   node scripts/mutate.mjs --seed 7 --only 12  another choice of changes; only the twelfth of them
//
// A change that no test notices shows a gap in the tests, or is no change of behaviour at all; those are named in `equivalent`.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { providePostgres, provideChromium, provideRedis } from './test-services.mjs';
import { affectedTests } from './testing/affected-tests.mjs';
import { importGraph } from './testing/import-graph.mjs';
import { mutated, mutationsOf, seededRandom } from './testing/mutations.mjs';
import { kindOf, repositoryFiles } from './testing/test-files.mjs';
import { repository } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    parallel: { type: 'string', default: '2' },
    report: { type: 'string', default: 'docs/how-to/test-the-tests.md' },
  },
});

/** How many changes where, and of which kinds in turn. */
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

/** Changes after which the product does the same as before, with the reason. The next candidate takes their place. */
const equivalent = JSON.parse(
  readFileSync(join(repository, 'scripts/testing/equivalent-mutations.json'), 'utf8'),
);

const noProduct =
  /\.(spec|test|d)\.tsx?$|testing\.tsx?$|\/generated\/|\.generated\.|gallery|\/dev\.tsx$|\/migrations\//;
const keyOf = ({ file, before, after, context }) => `${file}: ${before} → ${after} in ${context}`;

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
      const candidates = all.filter(
        (one) => one.kind === kinds[index % kinds.length] && !(keyOf(one) in equivalent),
      );
      // Every file is as likely as any other, however long it is; of one file only one change is taken, where there are others.
      const free = candidates.filter(({ file }) => !taken.has(file));
      const choice = free.length > 0 ? free : candidates;
      const names = [...new Set(choice.map(({ file }) => file))];
      const file = names[Math.floor(random() * names.length)];
      const here = choice.filter((one) => one.file === file && !chosen.includes(one));
      const one = here[Math.floor(random() * here.length)];
      if (!one) continue;
      taken.add(file);
      chosen.push(one);
    }
  }
  return chosen;
}

/** A work tree of what lies here now, with the installed packages linked in. */
function makeWorkTree() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-mutation-'));
  const files = repositoryFiles(repository);
  const archive = execFileSync('tar', ['-cf', '-', '-T', '-'], {
    cwd: repository,
    input: files.join('\n'),
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-xf', '-'], { cwd: folder, input: archive });
  // Tests ask it which files are ignored.
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const installed = execFileSync(
    'find',
    ['.', '-name', 'node_modules', '-prune', '-not', '-path', './.git/*'],
    { cwd: repository, encoding: 'utf8' },
  );
  for (const name of installed.split('\n').filter(Boolean)) {
    execFileSync('cp', ['-al', join(repository, name), join(folder, name)]);
  }
  return folder;
}

function execute(tree, command, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: tree,
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => (output += text));
    }
    // A change may make something run for ever: the test that hangs notices it.
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 10 * 60_000);
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });
  });
}

const jestArguments = [
  '--no-warnings',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '--bail=1',
  '--maxWorkers=1',
  '--json',
];

/** The first failing test of these files as `file: title`, or undefined where all pass. */
async function failingUnder(tree, files, environment) {
  const report = join(tree, 'mutation-report.json');
  rmSync(report, { force: true });
  const { code, output } = await execute(
    tree,
    process.execPath,
    [...jestArguments, `--outputFile=${report}`, '--runTestsByPath', ...files],
    environment,
  );
  if (code === 0) return undefined;
  if (!existsSync(report)) return { file: files[0], title: output.slice(-300) };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  const first = failed?.assertionResults.find(({ status }) => status === 'failed');
  return {
    file: failed?.name.slice(tree.length + 1) ?? files[0],
    title: first?.title ?? failed?.message?.slice(0, 600) ?? 'does not load',
  };
}

function* batches(list) {
  // The nearest ones mostly notice: few at first, then more at a time, because each run has to start.
  for (let from = 0, size = 1; from < list.length; from += size, size = Math.min(size * 4, 30)) {
    yield list.slice(from, from + size);
  }
}

async function tryMutation(tree, mutation, { files, graph, environment }) {
  const path = join(tree, mutation.file);
  const whole = readFileSync(path, 'utf8');
  const tests = affectedTests(repository, {
    files,
    graph,
    changed: [mutation.file],
    quoted: mutation.kind === 'sentence' ? [mutation.before.slice(1, -1)] : [],
  });
  const quick = tests.filter((file) => kindOf(file) !== 'e2e');
  const journeys = tests.filter((file) => kindOf(file) === 'e2e').slice(0, 6);
  writeFileSync(path, mutated(whole, mutation));
  try {
    for (const batch of batches(quick)) {
      const failed = await failingUnder(tree, batch, environment);
      if (failed) return { ...failed, by: 'test' };
    }
    const [workspace] = /^(packages\/)?[^/]+/.exec(mutation.file);
    const types = await execute(join(tree, workspace), 'npx', ['larder-typecheck'], environment);
    if (types.code !== 0) return { file: workspace, title: 'types', by: 'types' };
    if (journeys.length > 0) {
      const run = await execute(
        tree,
        process.execPath,
        ['scripts/test.mjs', ...journeys],
        environment,
      );
      if (run.code !== 0) {
        const [, title] = /\n\s+1\) (.+)/.exec(run.output) ?? [];
        return { file: journeys.join(', '), title: title ?? run.output.slice(-200), by: 'browser' };
      }
    }
    return undefined;
  } finally {
    writeFileSync(path, whole);
  }
}

const files = repositoryFiles(repository);
const graph = importGraph(repository, files);
const all = chooseMutations(files, Number(values.seed));
const wanted = values.only
  ? values.only.split(',').map(Number)
  : all.map((_one, index) => index + 1);
const postgres = await providePostgres();
const environment = {
  TEST_DATABASE_URL: postgres.url,
  REDIS_SERVER_PATH: provideRedis(),
  CHROMIUM_PATH: provideChromium() ?? '',
};
const trees = Array.from({ length: Number(values.parallel) }, makeWorkTree);
// What lies here may be edited meanwhile: the trees are what the changes were chosen for.
for (const { file, edits, before } of all) {
  const [{ start, end }] = edits;
  const text = readFileSync(join(trees.at(-1), file), 'utf8');
  if (text.slice(start, end) !== before) throw new Error(`${file} changed while it was copied.`);
}
const results = new Map();
try {
  const queue = [...wanted];
  const work = async (tree) => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const mutation = all[number - 1];
      const caught = await tryMutation(tree, mutation, { files, graph, environment });
      results.set(number, caught);
      console.log(
        `${number}. ${mutation.file}:${mutation.line} ${mutation.before} → ${mutation.after}: ${
          caught ? `caught by ${caught.file}, ${caught.title}` : 'SURVIVED'
        }`,
      );
    }
  };
  await Promise.all(trees.map(work));

  // A test that fails without any change has caught nothing.
  const killers = [...new Set([...results.values()].filter(Boolean))].filter(
    ({ by }) => by === 'test',
  );
  const names = [...new Set(killers.map(({ file }) => file))];
  for (const file of names) {
    if (await failingUnder(trees[0], [file], environment)) {
      console.log(`${file} fails without a change as well`);
      for (const [number, caught] of results) {
        if (caught?.file === file) results.set(number, undefined);
      }
    }
  }
} finally {
  postgres.stop();
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
}

const survivors = wanted.filter((number) => !results.get(number));
console.log(`${wanted.length - survivors.length} of ${wanted.length} caught`);
if (!values.only) await writeReport();
process.exitCode = survivors.length > 3 ? 1 : 0;

async function writeReport() {
  const shown = (text) => `\`${text.replace(/\s+/g, ' ').slice(0, 60).replaceAll('|', '\\|')}\``;
  const rows = wanted.map((number) => {
    const { file, line, kind, before, after } = all[number - 1];
    const caught = results.get(number);
    const by = caught ? caught.file.split('/').at(-1) : '**survived**';
    return `| ${number} | ${file.split('/').slice(0, 2).join('/')} … ${file.split('/').at(-1)}:${line} | ${kind} | ${shown(before)} | ${shown(after)} | ${by} |`;
  });
  const path = join(repository, values.report);
  const [intro] = existsSync(path) ? readFileSync(path, 'utf8').split('## Last report') : [''];
  const text = `${intro}## Last report

Seed ${values.seed}: ${wanted.length - survivors.length} of ${wanted.length} changes were caught.

| # | Where | Kind | Was | Became | Caught by |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
}
