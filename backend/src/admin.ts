import 'reflect-metadata';
import { userInfo } from 'node:os';
import { type Configuration, loadConfiguration } from './config/configuration.js';
import { startFailure } from './config/start-error.js';
import type { AdminAnswer, AdminRequest } from './modules/admin/admin.service.js';
import { adminSocketPath, askRunningApp } from './modules/admin/admin-socket-client.js';

const report = (line: string): void => void process.stdout.write(`${line}\n`);

/** With a database server there is nobody to ask: its instances hear of the change through it. */
async function perform(configuration: Configuration, request: AdminRequest): Promise<AdminAnswer> {
  const running = configuration.database.url
    ? undefined
    : await askRunningApp(adminSocketPath(configuration), request, report);
  if (running) return running;
  // Loaded only now: asking a running application should take no longer than asking.
  const { createApp } = await import('./app.js');
  const { AdminService } = await import('./modules/admin/admin.service.js');
  const app = await createApp(configuration, { search: false });
  await app.init();
  try {
    return await app.get(AdminService).run(request, report);
  } finally {
    await app.close();
  }
}

// Whatever is written is for this account alone.
process.umask(0o077);
try {
  const [command = 'help', ...args] = process.argv.slice(2);
  const request = { actor: userInfo().username, folder: process.cwd(), command, args };
  const { ok, lines } = await perform(loadConfiguration(), request);
  (ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}
