#!/usr/bin/env node
// Checks the types of one workspace with the native compiler. It is installed under an alias, since some scripts still need the API
// of the previous compiler.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const compiler = fileURLToPath(
  new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')),
);
const { status } = spawnSync(process.execPath, [compiler, '-p', '.', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
