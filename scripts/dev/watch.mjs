import { watch } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../workspace.mjs';

/** An editor saves a file in several steps, of which the last counts. */
const settled = 30;

/**
 * Calls `changed` with the workspaces of `folders` (by workspace) in which something was saved. Returns a function that
 * stops watching.
 */
export function watchFolders(folders, changed) {
  const pending = new Set();
  let timer;
  const watchers = Object.entries(folders).flatMap(([workspace, names]) =>
    names.map((name) =>
      watch(join(repository, workspace, name), { recursive: true }, () => {
        pending.add(workspace);
        clearTimeout(timer);
        timer = setTimeout(() => {
          const workspaces = [...pending];
          pending.clear();
          changed(workspaces);
        }, settled);
      }),
    ),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
