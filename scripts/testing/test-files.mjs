// Lists the files, and says which of them are tests of which kind.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const kinds = {
  dev: /^e2e\/development\/.*\.e2e\.ts$/,
  e2e: /\.e2e\.ts$/,
  database: /\.db\.spec\.ts$/,
  unit: /\.(spec|test)\.tsx?$/,
};

/** 'unit', 'database', 'e2e' or 'dev'; undefined if the file is not a test. */
export const kindOf = (file) => Object.keys(kinds).find((kind) => kinds[kind].test(file));

export const isTest = (file) => kindOf(file) !== undefined;

/** All files of the repository, including those not committed yet. */
export function repositoryFiles(root) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
}
