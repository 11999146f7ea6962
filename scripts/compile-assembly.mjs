// Compiles the backend's WebAssembly into a committed module, so that running and testing need no compiler.
//
//   node scripts/compile-assembly.mjs            writes it
//   node scripts/compile-assembly.mjs --check    fails when the committed module does not match the source
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runTool } from './workspace.mjs';

const generated = join(
  repository,
  'backend/src/modules/recipe-search/index/block-sums.generated.ts',
);

async function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-assembly-'));
  const compiled = join(folder, 'block-sums.wasm');
  try {
    await runTool('asc', [
      'backend/assembly/block-sums.ts',
      ...['--outFile', compiled, '--optimizeLevel', '3', '--noAssert', '--runtime', 'stub'],
      ...['--importMemory', '--enable', 'simd'],
    ]);
    const lines = readFileSync(compiled)
      .toString('base64')
      .match(/.{1,90}/g)
      .map((line) => `  '${line}',\n`);
    return `// Made of backend/assembly/block-sums.ts by \`npm run generate\`.
/** A WebAssembly module in base64. */
export const blockSumsModule = [
${lines.join('')}].join('');
`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const module = await compile();
if (!process.argv.includes('--check')) {
  writeFileSync(generated, module);
} else if (module !== readFileSync(generated, 'utf8')) {
  console.error('block-sums.generated.ts does not match its source: run `npm run generate`.');
  process.exitCode = 1;
}
