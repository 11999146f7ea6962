import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Runs in a process of its own, with the configuration that `npm run lint` uses: jest cannot load that. */
const program = `
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
const { rule, files } = JSON.parse(await text(process.stdin));
// Reading types would take seconds, and our own rules need none.
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.endsWith('/' + rule),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});
const found = [];
for (const [filePath, code] of files) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  found.push(messages.map(({ message }) => message));
}
console.log(JSON.stringify(found));
`;

/** What one of our rules says about each text, as if it were the file. */
export function lintWith(
  rule: string,
  files: readonly (readonly [file: string, code: string])[],
): string[][] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    input: JSON.stringify({ rule, files }),
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}
