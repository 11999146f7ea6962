// Fails when a shared package has lost an export since origin/main without a new major version: deployed remotes may use
// it. Part of `npm run lint`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames, sharedEntries } from '../packages/build/src/shared-exports.mjs';
import { repository } from './workspace.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? stdout : null;
};

const now = (file) => readFileSync(join(repository, file), 'utf8');
const majorIn = (manifest) => Number(JSON.parse(manifest).version.split('.')[0]);

const head = git('rev-parse', 'HEAD')?.trim();
const base = git('merge-base', 'HEAD', 'origin/main')?.trim();
// On main itself, this looks at the latest commit only.
const before = base === head ? 'HEAD~1' : base;

for (const [key, file] of Object.entries(sharedEntries)) {
  const manifest = `${file.split('/').slice(0, 2).join('/')}/package.json`;
  const earlier = before && git('show', `${before}:${file}`);
  const earlierManifest = before && git('show', `${before}:${manifest}`);
  if (!earlier || !earlierManifest || majorIn(now(manifest)) > majorIn(earlierManifest)) continue;
  const names = exportedNames(now(file));
  for (const lost of exportedNames(earlier).filter((name) => !names.includes(name))) {
    console.error(
      `${file}: no longer exports ${lost}, which deployed remotes may use. Keep it, or raise the major version of ${key}.`,
    );
    process.exitCode = 1;
  }
}
