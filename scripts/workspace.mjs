import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

/** Where deployed remotes lie, one folder each. */
export const remotesFolder = process.env.REMOTES_DIR ?? join(repository, 'dist/remotes');

/** Where the deployed shell lies. */
export const shellFolder = join(repository, 'dist/shell');

/** The workspace folders of all remotes: 'mf-recipes' and its like. */
export function remoteWorkspaces() {
  return readdirSync(repository).filter(
    (name) => name.startsWith('mf-') && existsSync(join(repository, name, 'package.json')),
  );
}

/** Runs a command in the repository with its output shown; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Runs a tool of node_modules/.bin. */
export function runTool(tool, args, options = {}) {
  return run(join(repository, 'node_modules/.bin', tool), args, options);
}
