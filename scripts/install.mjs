import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from './workspace.mjs';

/** Installs the packages of the lock file unless they are already installed. */
export async function installIfNeeded() {
  // npm writes this file last, so it is as new as the last complete installation.
  const installed = join(repository, 'node_modules/.package-lock.json');
  const wanted = join(repository, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  await run('npm', ['ci', '--no-audit', '--no-fund']);
}
