import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from './repository-root.js';

const built = join(repositoryRoot, 'backend/dist');

/**
 * The file that a thread starts from: the bundle that the build made of it, or, where sources have been compiled since, the
 * compiled file. Node starts threads from these, in tests too.
 */
export function threadProgram(path: string): string {
  const bundle = join(built, 'bundle', `${basename(path)}.cjs`);
  return existsSync(bundle) ? bundle : join(built, `${path}.js`);
}
