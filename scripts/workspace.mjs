import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

/** A setting as the backend reads it: from the environment, otherwise from `.env`; an empty one counts as unset. */
export function settingOf(name) {
  const file = join(repository, '.env');
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return (process.env[name] ?? kept[name])?.trim() || undefined;
}

/** Folder of the deployed remotes, one subfolder each; the backend serves them from there. */
export const remotesFolder = resolve(repository, settingOf('REMOTES_DIR') ?? 'dist/remotes');

/** Folder of the deployed shell. */
export const shellFolder = resolve(repository, settingOf('SHELL_DIR') ?? 'dist/shell');

/** Identifies the sources that `npm start` built last. */
export const sourcesStamp = join(repository, 'dist/sources');

/** The workspace folders of all remotes, such as 'mf-recipes'. */
export function remoteWorkspaces() {
  return readdirSync(repository).filter(
    (name) => name.startsWith('mf-') && existsSync(join(repository, name, 'package.json')),
  );
}

/** All workspace folders, such as 'packages/ui' and 'shell'. */
export function allWorkspaces() {
  return ['packages', '.']
    .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(repository, folder, 'package.json')));
}

/** The workspaces that files lie in. */
export function workspacesOf(files) {
  return allWorkspaces().filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
}

/** The folders of our own packages that a workspace is made of, itself first. */
export function madeOf(workspace, folders = allWorkspaces()) {
  const names = new Map(
    folders.map((folder) => [
      JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).name,
      folder,
    ]),
  );
  const found = new Set([workspace]);
  for (const folder of found) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(repository, folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (names.has(name)) found.add(names.get(name));
    }
  }
  return [...found];
}

/** A command in one line, although it may name hundreds of files. */
const shortened = (text) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/**
 * Runs a command in the repository and shows its output; rejects when it fails. After `minutes` it is killed together
 * with all its child processes, which may no longer react to signals.
 */
export function run(command, args, { minutes, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const bounded = minutes !== undefined;
    // A separate process group can be killed as a whole; an interrupt at the terminal then has to be forwarded.
    const child = spawn(command, args, {
      cwd: repository,
      stdio: 'inherit',
      detached: bounded,
      ...options,
    });
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const interrupt = (signal) => {
      end();
      process.kill(process.pid, signal);
    };
    let late = false;
    let timer;
    if (bounded) {
      timer = setTimeout(() => {
        late = true;
        end();
      }, minutes * 60_000);
      process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    }
    const settle = () => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      settle();
      const how = late ? `was killed after ${minutes} minutes` : `ended with ${signal ?? code}`;
      if (code === 0) resolve();
      else reject(new Error(`${shortened([command, ...args].join(' '))} ${how}`));
    });
  });
}

/** Runs a tool of node_modules/.bin. */
export function runTool(tool, args, options = {}) {
  return run(join(repository, 'node_modules/.bin', tool), args, options);
}
