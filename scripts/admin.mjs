// `npm run admin -- <command>`: does something for an operator; without a command it lists what there is.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository, runTool } from './workspace.mjs';

const program = join(repository, 'backend/dist/admin.js');
if (!existsSync(program)) {
  await runTool('lerna', ['run', 'build', '--scope', '@larder/backend', '--include-dependencies']);
}
// What the application logs is for its own log; here only what matters for the answer.
process.env.LOG_LEVEL ??= 'warn';
// npm runs this in the root of the repository; files are named from where the operator is.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.argv.splice(1, 1, program);
await import(pathToFileURL(program).href);
