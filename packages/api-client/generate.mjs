// Generates the calls and types of this package from backend/openapi.json: one file per tag, and the error codes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const root = dirname(fileURLToPath(import.meta.url));
const schemaFile = join(root, '../../backend/openapi.json');
const folder = join(root, 'src/generated');
const header = '// Generated from backend/openapi.json by `npm run generate`. Do not edit.\n';

const document = JSON.parse(readFileSync(schemaFile, 'utf8'));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
// Routes outside /api are for browsers and monitors, not for screens.
const calls = operations.filter(({ path }) => path.startsWith('/api/'));
const tags = [...new Set(calls.flatMap((operation) => operation.tags ?? []))].sort();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));

// The base query adds /api itself.
const relative = {
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/'))
      .map(([path, methods]) => [path.slice('/api'.length), methods]),
  ),
};
const relativeFile = join(folder, 'openapi.json');
writeFileSync(relativeFile, JSON.stringify(relative));

for (const tag of tags) {
  const names = calls
    .filter((operation) => operation.tags?.includes(tag))
    .map((operation) => operation.operationId);
  const source = await generateEndpoints({
    schemaFile: relativeFile,
    apiFile: '@larder/api-client',
    apiImport: 'baseApi',
    exportName: `${tag.replaceAll(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Api`,
    filterEndpoints: names,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
  });
  writeFileSync(join(folder, `${tag}.ts`), header + source);
}
rmSync(relativeFile);

const codes = document.components.schemas.ErrorCode.enum;
writeFileSync(
  join(folder, 'error-code.ts'),
  `${header}export type ErrorCode =\n${[...codes]
    .sort()
    .map((code) => `  | '${code}'`)
    .join('\n')};\n`,
);
console.log(`${calls.length} calls in ${tags.length} files, ${codes.length} error codes`);
