import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { stopOnSignals } from './stop-on-signals.js';

describe('a server that is told to stop', () => {
  let server: Server;
  let stop: () => void;
  let exit: Promise<unknown>;
  beforeEach(async () => {
    // The sweeps of connections come when the test says so.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    server = createServer((_request, response) => response.end('pancakes'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const listening = jest.spyOn(process, 'on').mockReturnThis();
    stopOnSignals({
      getHttpServer: () => server,
      close: async () => {
        const closed = once(server, 'close');
        server.close();
        await closed;
      },
    } as unknown as NestFastifyApplication);
    stop = listening.mock.calls.find(([signal]) => signal === 'SIGTERM')?.[1] as () => void;
    exit = new Promise((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation(((code: number) => resolve(code)) as never);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function opened(): Promise<Socket> {
    const accepted = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await Promise.all([accepted, once(socket, 'connect')]);
    return socket;
  }

  it('still answers the request that is on its way through a new connection', async () => {
    const socket = await opened();
    stop();
    socket.write('GET / HTTP/1.1\r\nHost: larder\r\nConnection: close\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('200 OK');
    expect(await exit).toBe(0);
  });

  it('does not wait for a connection that was opened in advance', async () => {
    const socket = await opened();
    stop();
    jest.advanceTimersByTime(50);
    await once(socket, 'close');
    expect(await exit).toBe(0);
  });
});
