// The embedded database under `npm run dev`, in a process that outlives the restarts of the backend. It is served over a
// Unix socket in the folder that the first argument names, as PostgreSQL itself does.
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { loadConfiguration } from './config/configuration.js';
import { prepareDataFolder } from './config/data-folder.js';
import { startFailure } from './config/start-error.js';
import { localSocketName, startEmbeddedDatabase } from './database/database-source.js';

const [folder = ''] = process.argv.slice(2);

// An interrupt at the terminal reaches every process there, but this one has to end after the backend.
process.on('SIGINT', () => undefined);
process.umask(0o077);
try {
  const configuration = loadConfiguration();
  prepareDataFolder(configuration.dataDir);
  const database = await startEmbeddedDatabase(configuration);
  const server = createServer((socket) => {
    const connection = database.connection();
    connection.once('connect', () => pipeline(socket, connection, socket, () => undefined));
    connection.on('error', () => socket.destroy());
    connection.connect();
  });
  server.listen(join(folder, localSocketName));
  await once(server, 'listening');
  process.once('disconnect', () => {
    void database.close().then(() => process.exit(0));
  });
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
