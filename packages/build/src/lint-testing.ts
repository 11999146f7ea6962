import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const linter = join(root, 'node_modules/oxlint/bin/oxlint');

/**
 * The configuration of `npm run lint`, for use anywhere. Reading types would take seconds, and our own rules need none.
 */
const configuration = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  .replace('./packages/build/src/lint-rules.mjs', join(__dirname, 'lint-rules.mjs'))
  .replace('"typeAware": true', '"typeAware": false');

interface Finding {
  code: string;
  message: string;
  filename: string;
}

function lintFolder(files: ReadonlyMap<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'larder-lint-'));
  try {
    for (const [file, code] of [['.oxlintrc.json', configuration], ...files] as const) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What one of our rules reports for each text, as if it were the file. */
export function lintWith(
  rule: string,
  files: readonly (readonly [file: string, code: string])[],
): string[][] {
  const found = files.map((): string[] => []);
  // A folder can hold only one text of each name.
  for (let rest = [...files.entries()]; rest.length > 0;) {
    const folder = new Map(rest.map(([index, [file, code]]) => [file, { index, code }]));
    const texts = new Map([...folder].map(([file, { code }]) => [file, code]));
    for (const { code, filename, message } of lintFolder(texts)) {
      if (code === `larder(${rule})`) found[folder.get(filename)!.index]!.push(message);
    }
    rest = rest.filter(([index, [file]]) => folder.get(file)!.index !== index);
  }
  return found;
}
