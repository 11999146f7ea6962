import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const patience = 10_000;
const pauseBetweenSweeps = 50;

/** SIGTERM and SIGINT: no new requests, those in flight finish, the database closes, exit code 0. */
export function stopOnSignals(app: NestFastifyApplication): void {
  const server = app.getHttpServer() as Server;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const sweep = setInterval(() => {
      // A connection whose last request is answered only now would be kept open for the next one.
      server.closeIdleConnections();
      // Browsers open connections in advance. Nothing has come through these, so Node does not count them as idle. They
      // are not closed at once, because a request may be on its way through one that has just been opened.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, pauseBetweenSweeps);
    const impatient = setTimeout(() => {
      new Logger(stopOnSignals.name).warn('Requests that took too long to finish were cut off.');
      server.closeAllConnections();
    }, patience);
    await app.close();
    clearInterval(sweep);
    clearTimeout(impatient);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
