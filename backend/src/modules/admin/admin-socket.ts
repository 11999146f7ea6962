import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';
import { type AdminRequest, AdminService } from './admin.service.js';
import { type AdminMessage, adminSocketPath, received } from './admin-socket-client.js';

/**
 * The embedded database belongs to the running application, so commands are sent to it. Only the account that runs it
 * may use the socket.
 */
@Injectable()
export class AdminSocket implements OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly configuration: Configuration,
    private readonly admin: AdminService,
  ) {}

  async listen(): Promise<void> {
    // Instances on a server share the database, and commands go there.
    if (this.configuration.database.url) return;
    const path = adminSocketPath(this.configuration);
    const server = createServer({ allowHalfOpen: true }, (socket) => void this.answer(socket));
    rmSync(path, { force: true });
    // The file is created with its mode; changing it afterwards would leave a window for others.
    const mask = process.umask(0o177);
    server.listen(path);
    process.umask(mask);
    await once(server, 'listening');
    this.server = server;
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }

  private async answer(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const request = JSON.parse(await received(socket)) as AdminRequest;
      const send = (message: AdminMessage): boolean => socket.write(`${JSON.stringify(message)}\n`);
      send({ answer: await this.admin.run(request, (line) => void send({ progress: line })) });
      socket.end();
    } catch (error) {
      const answer = { ok: false, lines: [(error as Error).message] };
      socket.end(JSON.stringify({ answer } satisfies AdminMessage));
    }
  }
}
