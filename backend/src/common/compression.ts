import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** A smaller answer fits into one packet even if it is not compressed. */
const smallest = 1024;
/**
 * Up to this size, compressing synchronously takes less time than handing the answer to another thread: 50 µs for 12
 * kB.
 */
const largestAtOnce = 65_536;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const usual = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** The encoding in which a client wants an answer; undefined if it accepts none of ours. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  const chosen = accepted && negotiate(accepted, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/** Nearly the smallest possible size, for answers that are compressed once and sent often. */
export function compressWell(body: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, thorough) : gzipped(body, { level: 9 });
}

/** States the encoding of an answer, and that there are others. */
export function markEncoded(reply: FastifyReply, encoding: Encoding | undefined): void {
  reply.header('vary', varyWith(reply.getHeader('vary')));
  if (encoding === undefined) return;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
}

function varyWith(present: unknown): string {
  const named = typeof present === 'string' ? present.split(',').map((name) => name.trim()) : [];
  const others = named.filter((name) => name.toLowerCase() !== 'accept-encoding');
  return [...others, 'Accept-Encoding'].join(', ');
}

/** An answer that is JSON already. It is compressed once, however often it is sent. */
export class JsonText<View> {
  private readonly encoded = new Map<Encoding, Buffer>();
  /** Exists only for the type of the content. */
  declare readonly says: View;

  constructor(readonly text: string) {}

  in(encoding: Encoding): Buffer {
    let bytes = this.encoded.get(encoding);
    if (!bytes) this.encoded.set(encoding, (bytes = compressAtOnce(this.text, encoding)));
    return bytes;
  }
}

const compressAtOnce = (payload: string | Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(payload, quick) : gzipSync(payload, { level: 1 });

/** Sends a JsonText as it is. */
function sendJsonTexts(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    if (!(payload instanceof JsonText)) return done(null, payload);
    const isSmall = payload.text.length < smallest || request.method === 'HEAD';
    const encoding = isSmall ? undefined : encodingFor(request);
    if (encoding === undefined) return done(null, payload.text);
    markEncoded(reply, encoding);
    done(null, payload.in(encoding));
  });
  server.setReplySerializer((payload) =>
    isWhole(payload) ? (payload as string) : JSON.stringify(payload),
  );
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/**
 * Compresses answers that are made in memory. They are complete, so a stream gains nothing: it costs more than the
 * compression itself and fails when a client leaves. Files are sent as they are on disk.
 */
export function compressAnswers(server: FastifyInstance): void {
  sendJsonTexts(server);
  server.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (!isWhole(payload) || reply.hasHeader('content-encoding')) return done(null, payload);
    const size = Buffer.byteLength(payload);
    const type = String(reply.getHeader('content-type') ?? '');
    if (size < smallest || !compressible.test(type)) return done(null, payload);
    const encoding = encodingFor(request);
    markEncoded(reply, encoding);
    if (encoding === undefined || request.method === 'HEAD') return done(null, payload);
    if (size > largestAtOnce) {
      const compressed = encoding === 'br' ? brotli(payload, usual) : gzipped(payload);
      return void compressed.then((bytes) => done(null, bytes), done);
    }
    done(null, compressAtOnce(payload, encoding));
  });
}
