// `npm start`: installs if needed, builds what is stale, then serves the app, the remotes and the API from this process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { repository, run } from './workspace.mjs';

try {
  await installIfNeeded();
  await run(process.execPath, [join(repository, 'scripts/build.mjs')]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(repository, 'backend/dist/main.js')).href);
