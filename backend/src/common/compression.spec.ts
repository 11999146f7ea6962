import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression.js';

const long = { words: Array.from({ length: 400 }, (_, n) => `word ${n}`) };
const huge = { words: Array.from({ length: 20_000 }, (_, n) => `word ${n}`) };

describe('answers', () => {
  let server: FastifyInstance;

  beforeAll(() => {
    server = fastify();
    compressAnswers(server);
    server.get('/long', async () => long);
    server.get('/huge', async () => huge);
    server.get('/short', async () => ({ status: 'ok' }));
    server.get('/tagged', (_, reply) =>
      reply.header('etag', '"a"').header('vary', 'Origin').send(long),
    );
    server.get('/image', (_, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
    server.get('/done', (_, reply) =>
      reply.header('content-encoding', 'br').type('text/plain').send(Buffer.alloc(5_000)),
    );
  });
  afterAll(() => server.close());

  const get = (url: string, accepted?: string) =>
    server.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it.each([
    ['/long', long],
    ['/huge', huge],
  ])('of %s arrive whole in each encoding', async (url, body) => {
    const brotli = await get(url, 'gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(body);
    const gzip = await get(url, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(body);
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0', 'identity, br;q=0.5'])(
    'are sent as they are to a client that accepts %j',
    async (accepted) => {
      const answer = await get('/long', accepted);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.json()).toEqual(long);
    },
  );

  it('are compressed in the encoding that a client prefers', async () => {
    expect((await get('/long', 'br;q=0.5, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('/long', '*')).headers['content-encoding']).toBe('br');
  });

  it('keep other headers correct: a strong tag becomes a weak one', async () => {
    expect((await get('/tagged', 'br')).headers).toMatchObject({
      etag: 'W/"a"',
      vary: 'Origin, Accept-Encoding',
    });
    expect((await get('/tagged')).headers.etag).toBe('"a"');
  });

  it.each(['/short', '/image', '/done'])('of %s are left alone', async (url) => {
    const answer = await get(url, 'br');
    expect(answer.headers.vary).toBeUndefined();
    if (url === '/done') expect(answer.rawPayload).toHaveLength(5_000);
    else expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/long', '/huge'])('of %s are no error where the client leaves', async (url) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const listening = fastify({ logger: { level: 'warn', stream } });
    compressAnswers(listening);
    listening.get('/long', async () => long);
    listening.get('/huge', async () => huge);
    let isWritten = (): void => undefined;
    listening.addHook('preHandler', (_request, { raw }, done) => {
      raw.once('close', () => isWritten());
      done();
    });
    await listening.listen({ port: 0 });
    const { port } = listening.server.address() as AddressInfo;
    for (const leavesAt of ['connect', 'data']) {
      const written = new Promise<void>((resolve) => (isWritten = resolve));
      const client = connect(port);
      await once(client, 'connect');
      client.write(`GET ${url} HTTP/1.1\r\nHost: larder\r\nAccept-Encoding: br\r\n\r\n`);
      // The client may leave while the answer is being made or while it arrives.
      if (leavesAt === 'data') await once(client, 'data');
      else await new Promise((resolve) => listening.server.once('request', resolve));
      client.resetAndDestroy();
      await written;
    }
    await listening.close();
    expect(lines).toEqual([]);
  });
});
