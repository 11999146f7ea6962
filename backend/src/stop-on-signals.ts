import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const patience = 10_000;

/** SIGTERM and SIGINT: no new requests, those in flight finish, the database closes, exit code 0. */
export function stopOnSignals(app: NestFastifyApplication): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const server = app.getHttpServer() as Server;
    const impatient = setTimeout(() => server.closeAllConnections(), patience);
    await app.close();
    clearTimeout(impatient);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
