// Runs after `npm install`: tells git where the hooks of this repository are. Without git, outside a clone (in an image
// or an unpacked archive) and on build machines there is nothing to set up. Hooks that somebody has chosen themselves
// stay.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './workspace.mjs';

const hooks = '.githooks';
const git = (...args) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' });

if (!process.env.CI && existsSync(join(repository, '.git'))) {
  const chosen = git('config', '--get', 'core.hooksPath').stdout?.trim();
  if (!chosen) git('config', '--local', 'core.hooksPath', hooks);
  else if (chosen !== hooks) {
    console.warn(`Git uses the hooks in ${chosen}; those of this repository are in ${hooks}.`);
  }
}
