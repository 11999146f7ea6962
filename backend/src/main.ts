import 'reflect-metadata';
import { createApp } from './app.js';
import { EnvironmentError } from './config/environment.js';
import { loadConfiguration } from './config/configuration.js';
import { DataFolderInUseError } from './database/data-folder-lock.js';
import { AdminSocket } from './modules/admin/admin-socket.js';
import { stopOnSignals } from './stop-on-signals.js';

// Whatever is written is for this account alone.
process.umask(0o077);
try {
  const configuration = loadConfiguration();
  const app = await createApp(configuration);
  stopOnSignals(app);
  await app.listen(configuration.server.port, configuration.server.host);
  await app.get(AdminSocket).listen();
  const { port } = new URL(await app.getUrl());
  process.stdout.write(`Ready on http://localhost:${port}\n`);
} catch (error) {
  const expected = error instanceof EnvironmentError || error instanceof DataFolderInUseError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
