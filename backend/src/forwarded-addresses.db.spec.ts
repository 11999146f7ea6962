import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { TestApp } from './testing.js';

/** Like nginx with `$proxy_add_x_forwarded_for`: it appends the address it sees to whatever its caller claims. */
async function proxyTo(port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const claimed = incoming.headers['x-forwarded-for'];
    const seen = incoming.socket.remoteAddress;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [claimed, seen].flat().filter(Boolean).join(', '),
    };
    const passed = request(
      { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('addresses that a request claims to come from', () => {
  let app: TestApp | undefined;
  const proxies: Server[] = [];

  /** Starts the app behind this many proxies and returns the port of the outermost. */
  async function behind(hops: number, trusted: string): Promise<number> {
    app = await TestApp.start({ TRUST_PROXY: trusted, RATE_LIMITS: 'on' }, { search: false });
    await app.app.listen(0, '127.0.0.1');
    let port = portOf(app.app.getHttpServer() as Server);
    for (let hop = 0; hop < hops; hop += 1) {
      const proxy = await proxyTo(port);
      proxies.push(proxy);
      port = portOf(proxy);
    }
    return port;
  }

  afterEach(async () => {
    for (const proxy of proxies.splice(0)) {
      proxy.closeAllConnections();
      proxy.close();
    }
    await app?.close();
  });

  /** What is left of the limit after a request with these headers: another caller has a count of their own. */
  async function left(port: number, headers: Record<string, string>): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`, { headers });
    await answer.body?.cancel();
    return Number(answer.headers.get('x-ratelimit-remaining'));
  }

  const forgeries = Array.from({ length: 6 }, (_, n) => {
    const address = `198.51.100.${n + 1}`;
    const headers: Record<string, string>[] = [
      { 'x-forwarded-for': address },
      { 'x-forwarded-for': `${address}, ${address}, ${address}` },
      { 'x-forwarded-for': `${address}, 127.0.0.1, 10.0.0.1` },
      { 'x-real-ip': address, forwarded: `for=${address}`, 'x-forwarded-for': '::1' },
    ];
    return headers;
  }).flat();

  it.each([
    ['no proxy is there', 0, '0'],
    ['one proxy is counted', 1, '1'],
    ['two proxies are counted', 2, '2'],
    ['fewer are trusted than are there', 2, '1'],
  ])('[S-3] cannot be forged where %s', async (_case, hops, trusted) => {
    const port = await behind(hops, trusted);
    const first = await left(port, {});
    const counts: number[] = [];
    for (const headers of forgeries) counts.push(await left(port, headers));
    expect(counts).toEqual(forgeries.map((_, index) => first - 1 - index));
  });

  it('[S-3] are told apart where the trusted proxy names them', async () => {
    const port = await behind(0, '1');
    const named = async (address: string) => left(port, { 'x-forwarded-for': address });
    const first = await named('203.0.113.1');
    expect(await named('203.0.113.2')).toBe(first);
    expect(await named('203.0.113.1')).toBe(first - 1);
    // Everything before the last address was written by the client.
    expect(await named('203.0.113.9, 203.0.113.1')).toBe(first - 2);
  });

  it('[S-3] are believed of the named networks alone', async () => {
    const port = await behind(0, '192.0.2.0/24, 2001:db8::/32');
    const first = await left(port, {});
    expect(await left(port, { 'x-forwarded-for': '203.0.113.1' })).toBe(first - 1);
    await app?.close();
    const trusting = await behind(0, 'loopback, 192.0.2.0/24');
    const other = await left(trusting, { 'x-forwarded-for': '203.0.113.1, 192.0.2.7' });
    expect(await left(trusting, { 'x-forwarded-for': '203.0.113.2, 192.0.2.7' })).toBe(other);
    expect(await left(trusting, { 'x-forwarded-for': '203.0.113.1' })).toBe(other - 1);
  });

  it('[S-3] takes the id of a request from nobody', async () => {
    const port = await behind(1, '1');
    const headers = { 'x-request-id': 'somebody-elses-request' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/nothing`, { headers });
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-request-id')).toBe(requestId);
  });
});
