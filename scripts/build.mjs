// Builds what is stale (the task runner keeps a cache) and deploys it to dist/.
import { deployAll } from './deploy.mjs';
import { runTool } from './workspace.mjs';

await runTool('lerna', ['run', 'build', '--concurrency', '2', '--loglevel', 'error'], {
  env: { ...process.env, NX_TUI: 'false' },
});
for (const sentence of deployAll()) console.log(sentence);
