// `npm run lint`: all checks that run nothing of the product. Each reports what it finds, whatever the others found.
import { join } from 'node:path';
import { repository, run, runTool } from './workspace.mjs';

const script = (name, ...args) =>
  run(process.execPath, [join(repository, 'scripts', name), ...args]);

const checks = await Promise.allSettled([
  runTool('eslint', ['.']),
  runTool('prettier', ['--check', '.', '--log-level', 'warn']),
  script('check-shape.mjs'),
  script('check-versions.mjs'),
  script('check-commits.mjs'),
  script('check-deployment.mjs'),
  script('compile-assembly.mjs', '--check'),
]);
process.exitCode = checks.some(({ status }) => status === 'rejected') ? 1 : 0;
