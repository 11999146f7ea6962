// One start of the backend under `npm run dev`, begun before it is needed: libraries take longest to load and do not
// change, so they are already in memory when the next change is compiled. Once told where the database is, it loads our
// own code and serves.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const manifest = new URL('../package.json', import.meta.url);
const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as {
  dependencies: Record<string, string>;
};

const asked = once(process, 'message') as Promise<[{ databaseFolder?: string }]>;
// Nobody is left to serve once `npm run dev` has ended, however it did.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
for (const name of Object.keys(dependencies)) {
  // A few are data or have no entry point. If any other cannot be loaded, the code that imports it will fail and say so.
  if (!name.startsWith('@larder/')) await import(name).catch(() => undefined);
}
process.send?.('prepared');

const [{ databaseFolder }] = await asked;
const { serve } = await import('./serve.js');
const { attachedDatabase } = await import('./database/database-source.js');
await serve(databaseFolder === undefined ? {} : { database: attachedDatabase(databaseFolder) });
