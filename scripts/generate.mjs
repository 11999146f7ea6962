// Regenerates what is derived: the WebAssembly of the backend; from its routes backend/openapi.json, then the calls and types of
// the client.
import { run, runTool } from './workspace.mjs';

await run(process.execPath, ['scripts/compile-assembly.mjs']);
await runTool('lerna', ['run', 'build', '--scope', '@larder/backend', '--include-dependencies']);
await run('npm', ['run', 'openapi', '-w', '@larder/backend']);
await run('npm', ['run', 'generate', '-w', '@larder/api-client']);
