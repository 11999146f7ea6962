import 'reflect-metadata';
import { createApp } from './app.js';
import type { AppOptions } from './app.module.js';
import { createLogger } from './common/logging.js';
import { loadConfiguration } from './config/configuration.js';
import { ListenError, startFailure } from './config/start-error.js';
import { AdminSocket } from './modules/admin/admin-socket.js';
import { NightlyBackups } from './modules/backups/nightly-backups.service.js';
import { stopOnSignals } from './stop-on-signals.js';

/** Runs the application in this process until a signal ends it. */
export async function serve(options: Partial<AppOptions> = {}): Promise<void> {
  // Everything written is readable by this account only.
  process.umask(0o077);
  try {
    const configuration = loadConfiguration();
    const log = createLogger(configuration);
    for (const warning of configuration.warnings) log.warn(warning);
    const app = await createApp(configuration, options);
    stopOnSignals(app);
    const { port: wanted, host } = configuration.server;
    await app.listen(wanted, host).catch((error: Error) => {
      throw ListenError.of(error, wanted, host);
    });
    await app.get(AdminSocket).listen();
    app.get(NightlyBackups).start();
    const { port } = new URL(await app.getUrl());
    process.stdout.write(`Ready on http://localhost:${port}\n`);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}
