// `npm run lint`: all checks that do not run the product. Each reports what it finds, whatever the others have found.
//
//   npm run lint                     everything
//   npm run lint -- shell mf-planner the sources of these workspaces, and the checks of the repository as a whole

import { join } from 'node:path';
import { allWorkspaces, repository, run, runTool } from './workspace.mjs';

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

const checks = await Promise.allSettled([
  runTool('oxlint', asked),
  runTool('oxfmt', ['--check']),
  script('check-shape.mjs'),
  script('check-versions.mjs'),
  script('check-exports.mjs'),
  script('check-commits.mjs'),
  script('check-deployment.mjs'),
  script('compile-assembly.mjs', '--check'),
  run(process.execPath, [join(repository, 'packages/api-client/generate.mjs'), '--check']),
]);
process.exitCode = checks.some(({ status }) => status === 'rejected') ? 1 : 0;
