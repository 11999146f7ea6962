// `npm run admin -- <command>`: runs an operator's command; without a command it lists them all.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository, runTool } from './workspace.mjs';

const program = join(repository, 'backend/dist/admin.js');
if (!existsSync(program)) {
  await runTool('lerna', ['run', 'build', '--scope', '@larder/backend', '--include-dependencies']);
}
// An application started for the command logs to this terminal; only its warnings matter beside the answer.
process.env.LOG_LEVEL ??= 'warn';
// npm runs this in the repository root, but files are relative to the operator's folder.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.argv.splice(1, 1, program);
await import(pathToFileURL(program).href);
