// `npm run lint`: all checks that run nothing of the product. Each reports what it finds, whatever the others found.
//
//   npm run lint                     everything
//   npm run lint -- shell mf-planner the sources of these workspaces and what is checked of the repository as a whole
//
// What was found to be right is remembered in `.cache/lint`, which outlives an installation: a workspace is read again when
// a file of it, of a package of ours that it uses, of the rules or of the lock file is another one.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../packages/build/src/fingerprint.mjs';
import { allWorkspaces, madeOf, repository, run, runTool } from './workspace.mjs';

const remembered = join(repository, '.cache/lint');
const everything = allWorkspaces();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !everything.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no workspace ${unknown.join(', ')}. There are: ${everything.join(', ')}.`,
  );
  process.exit(1);
}

const script = (name, ...args) =>
  run(process.execPath, [join(repository, 'scripts', name), ...args]);

/** The same as long as the rules find the same in a workspace. They know types, so what it imports counts as well. */
const stateOf = (workspace) =>
  fingerprint(repository, {
    // Which folders there are decides which imports are allowed.
    folders: [...new Set(['packages/build', ...madeOf(workspace, everything)])].map((folder) =>
      join(repository, folder),
    ),
    files: ['package-lock.json', 'eslint.config.js'].map((file) => join(repository, file)),
  });

async function lintWorkspaces(workspaces) {
  await runTool('eslint', workspaces);
  mkdirSync(remembered, { recursive: true });
  for (const workspace of workspaces) {
    const name = workspace.replaceAll('/', '-');
    for (const old of readdirSync(remembered).filter((file) => file.startsWith(`${name}@`))) {
      rmSync(join(remembered, old));
    }
    writeFileSync(join(remembered, `${name}@${states.get(workspace)}`), '');
  }
}

const states = new Map();
const stale = (asked.length > 0 ? asked : everything).filter((workspace) => {
  states.set(workspace, stateOf(workspace));
  const name = `${workspace.replaceAll('/', '-')}@${states.get(workspace)}`;
  return !existsSync(join(remembered, name));
});
// The linter has one thread, and most of its time goes into the types of a program: those of the backend are none of the browser's.
const isOfNode = (workspace) =>
  /^(backend|bench|e2e|packages\/(culinary|copy|build))$/.test(workspace);
const halves = [stale.filter(isOfNode), stale.filter((workspace) => !isOfNode(workspace))];

const cached = (tool) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', join('.cache', tool)],
];
const checks = await Promise.allSettled([
  ...halves.filter((half) => half.length > 0).map(lintWorkspaces),
  // What lies in no workspace. No rule about types is applied to it.
  runTool('eslint', [
    '.',
    ...cached('eslint/'),
    ...everything.flatMap((workspace) => ['--ignore-pattern', `${workspace}/**`]),
  ]),
  runTool('prettier', ['--check', '.', '--log-level', 'warn', ...cached('prettier')]),
  script('check-shape.mjs'),
  script('check-versions.mjs'),
  script('check-commits.mjs'),
  script('check-deployment.mjs'),
  script('compile-assembly.mjs', '--check'),
  run(process.execPath, [join(repository, 'packages/api-client/generate.mjs'), '--check']),
]);
process.exitCode = checks.some(({ status }) => status === 'rejected') ? 1 : 0;
