// Regenerates derived files: the backend's WebAssembly, backend/openapi.json and .env.example, then the client's calls
// and types.
import { run, runTool } from './workspace.mjs';

await run(process.execPath, ['scripts/compile-assembly.mjs']);
await runTool('lerna', ['run', 'build', '--scope', '@larder/backend', '--include-dependencies']);
await run('npm', ['run', 'openapi', '-w', '@larder/backend']);
await run('npm', ['run', 'generate', '-w', '@larder/api-client']);
