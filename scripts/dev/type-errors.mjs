import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { repository } from '../workspace.mjs';
import { watchFolders } from './watch.mjs';

const known = join(repository, 'node_modules/.cache/types');
const checker = join(repository, 'packages/build/src/typecheck.mjs');
const ours = '@larder/';

/** The workspaces by folder, each with the names of those of ours that it imports. */
function readWorkspaces(folders) {
  return new Map(
    folders.map((folder) => {
      const file = join(repository, folder, 'package.json');
      const { name, dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
      const imported = Object.keys({ ...dependencies, ...devDependencies });
      return [folder, { name, imports: imported.filter((key) => key.startsWith(ours)) }];
    }),
  );
}

/** `changed`, and every workspace that imports one of them, however indirectly; the changed ones come first. */
function affectedBy(changed, workspaces) {
  const affected = new Set(changed);
  for (const folder of affected) {
    const { name } = workspaces.get(folder);
    for (const [other, { imports }] of workspaces) if (imports.includes(name)) affected.add(other);
  }
  return affected;
}

/**
 * Checks the types of everything that a change can affect, once `shown` says that the change runs, and with a lower
 * priority than the work that makes it appear. `report` gets the errors of a workspace whenever it has been checked
 * again.
 */
export function watchTypes(folders, shown, report) {
  const workspaces = readWorkspaces(folders);
  const waiting = new Set();
  let current;
  let closed = false;
  mkdirSync(known, { recursive: true });

  const check = (folder) =>
    new Promise((resolve) => {
      const notes = join(known, `${folder.replaceAll('/', '-')}.json`);
      const args = ['--incremental', '--tsBuildInfoFile', notes, '--pretty', 'false'];
      const child = spawn(process.execPath, [checker, ...args], {
        cwd: join(repository, folder),
        stdio: ['ignore', 'pipe', 'inherit'],
        // The script starts the compiler as a process of its own, so both are ended together.
        detached: true,
      });
      setPriority(child.pid, 10);
      current = { folder, child };
      let output = '';
      child.stdout.on('data', (text) => (output += text));
      child.once('close', (code, signal) => {
        current = undefined;
        resolve(signal ? undefined : output.split('\n').filter((line) => / error TS/.test(line)));
      });
    });

  const work = async () => {
    while (waiting.size > 0) {
      await shown();
      if (closed) return;
      const [folder] = waiting;
      waiting.delete(folder);
      const errors = await check(folder);
      if (errors) report(folder, errors);
    }
  };

  const interrupt = () => {
    if (current) process.kill(-current.child.pid, 'SIGKILL');
  };
  let working = Promise.resolve();
  const unwatch = watchFolders(
    Object.fromEntries(folders.map((folder) => [folder, ['src']])),
    (changed) => {
      const affected = affectedBy(changed, workspaces);
      const others = [...(current ? [current.folder] : []), ...waiting].filter(
        (folder) => !affected.has(folder),
      );
      // It begins again later: nothing is to slow down what makes the change appear.
      interrupt();
      waiting.clear();
      for (const folder of [...affected, ...others]) waiting.add(folder);
      working = working.then(work);
    },
  );
  return () => {
    closed = true;
    unwatch();
    interrupt();
  };
}
