// Generates the calls and types of this package from backend/openapi.json: one file per tag, another for those of
// its calls that need no session, the error codes and the limits. With `--check` it writes nothing and fails when a file differs.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { limitsSource } from './limits.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const schemaFile = join(root, '../../backend/openapi.json');
const folder = join(root, 'src/generated');
const header = '// Generated from backend/openapi.json by `npm run generate`. Do not edit.\n';

const document = JSON.parse(readFileSync(schemaFile, 'utf8'));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
// Routes outside /api, and these inside it, are for browsers, monitors, payment providers and the shell, not for screens.
const notForScreens = /^\/api\/(health|payments\/webhooks|remotes)\//;
const calls = operations.filter(
  ({ path }) => path.startsWith('/api/') && !notForScreens.test(path),
);

/**
 * Pages for people without a session, which are the first that anyone sees, load only the calls that such people can
 * make.
 */
const fileOf = ({ tags: [tag], security }) => (security ? tag : `${tag}-public`);
const fileNames = [...new Set(calls.map(fileOf))].sort();

const files = new Map();

// The base query adds /api itself.
const relative = {
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/'))
      .map(([path, methods]) => [path.slice('/api'.length), methods]),
  ),
};
const temporary = mkdtempSync(join(tmpdir(), 'api-client-'));
const relativeFile = join(temporary, 'openapi.json');
writeFileSync(relativeFile, JSON.stringify(relative));

for (const fileName of fileNames) {
  const names = calls
    .filter((operation) => fileOf(operation) === fileName)
    .map((operation) => operation.operationId);
  const source = await generateEndpoints({
    schemaFile: relativeFile,
    apiFile: '@larder/api-client',
    apiImport: 'baseApi',
    exportName: `${fileName.replaceAll(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Api`,
    filterEndpoints: names,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
  });
  files.set(`${fileName}.ts`, header + source);
}
rmSync(temporary, { recursive: true });

const codes = document.components.schemas.ErrorCode.enum;
files.set(
  'error-code.ts',
  `${header}export type ErrorCode =\n${[...codes]
    .sort()
    .map((code) => `  | '${code}'`)
    .join('\n')};\n`,
);
files.set('limits.ts', header + limitsSource(document));

if (process.argv.includes('--check')) {
  const names = new Set([...files.keys(), ...readdirSync(folder)]);
  const stale = [...names].filter((name) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== files.get(name);
  });
  if (stale.length > 0) {
    console.error(`${stale.join(', ')}: not what openapi.json gives; run \`npm run generate\`.`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [name, source] of files) writeFileSync(join(folder, name), source);
}
console.log(`${calls.length} calls in ${fileNames.length} files, ${codes.length} error codes`);
