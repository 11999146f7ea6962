// Builds what is stale and deploys it to dist/. Does not invoke the task runner unless a source has changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../packages/build/src/fingerprint.mjs';
import { deployAll } from './deploy.mjs';
import { remoteWorkspaces, repository, runTool, sourcesStamp } from './workspace.mjs';

const folders = ['packages', 'shell', 'backend/src', ...remoteWorkspaces()];
const sources = fingerprint(repository, {
  folders: folders.map((folder) => join(repository, folder)),
  files: ['package-lock.json', 'backend/package.json'].map((file) => join(repository, file)),
});
const outputs = ['shell', ...remoteWorkspaces()].map((workspace) => join(workspace, 'dist'));
const built = [...outputs, 'backend/dist/bundle'].every((output) => {
  const folder = join(repository, output);
  return existsSync(folder) && readdirSync(folder).length > 0;
});

if (!built || !existsSync(sourcesStamp) || readFileSync(sourcesStamp, 'utf8') !== sources) {
  await runTool('lerna', ['run', 'build', '--concurrency', '2', '--loglevel', 'error'], {
    env: { ...process.env, NX_TUI: 'false' },
  });
}
for (const sentence of deployAll()) console.log(sentence);
writeFileSync(sourcesStamp, sources);
