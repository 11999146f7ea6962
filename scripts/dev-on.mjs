// `npm run dev:on -- https://larder.example mf-grocery`: shows one remote, built from its sources, in the app that is
// deployed there. It appears on this machine only: the deployed app stays as it is, and knows nothing of it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { remoteWorkspaces, repository, settingOf } from './workspace.mjs';

const [deployed, workspace] = process.argv.slice(2);
if (!URL.canParse(deployed) || !remoteWorkspaces().includes(workspace)) {
  console.error(
    'Name the deployed app and a remote: npm run dev:on -- https://larder.example mf-grocery',
  );
  process.exit(1);
}

await installIfNeeded();
const { DeployedShell } = await import('../packages/build/src/serve-on-deployed.mjs');

const port = Number(settingOf('PORT') ?? 3000);
const output = join(repository, 'node_modules/.cache/on-deployed', workspace);
rmSync(output, { recursive: true, force: true });
const shell = await DeployedShell.start({
  root: join(repository, workspace),
  deployed,
  port,
  output,
  log: (sentence) => console.log(`${workspace}: ${sentence}`),
});
const stop = () => void shell.stop().then(() => process.exit(0));
process.on('SIGINT', stop).on('SIGTERM', stop);
console.log(`Ready on http://localhost:${port}`);
