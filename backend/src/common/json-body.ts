import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError, commonErrors } from './errors.js';

/** The raw text of a body, over which signatures are computed. */
export type RawRequest = FastifyRequest & { rawBody?: string };

/** Enough for the largest list that can be saved, in any script. */
export const largestBody = 512 * 1024;

/**
 * For routes that authenticate the sender by something other than the body: a body that is not JSON arrives only as
 * `rawBody`.
 */
export const keepsUnreadable = { keepsUnreadableBody: true };

/** Login bodies are never longer, and anyone may send them. */
const largestAuthBody = 4 * 1024;
/** Authenticators decide how long their data is, especially the key names. */
const largestCredentialBody = 16 * 1024;
const credentialRoutes = new Set(['/api/auth/passkeys', '/api/auth/passkeys/login']);

/** For routes whose bodies may be larger than those of others. */
export const takesLargeBody = (largestBody: number) => ({ largestBody });

/** Call this before any route is added. */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { largestBody: own } = (route.config ?? {}) as Partial<ReturnType<typeof takesLargeBody>>;
    if (own !== undefined) route.bodyLimit = own;
    if (!route.url.startsWith('/api/auth/')) return;
    route.bodyLimit = credentialRoutes.has(route.url) ? largestCredentialBody : largestAuthBody;
  });
}

/** The parts of a body. If reading ends early, the connection stays open for the answer. */
async function* arriving(payload: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    // Whoever hangs up is no fault of ours.
    throw Object.assign(error as Error, { statusCode: 400 });
  }
}

/** JSON only. An empty body counts as no body: many clients announce JSON and send none. */
export function acceptJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  const parsed = (request: FastifyRequest, body: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      void parseJson(request, body, (error, value) => {
        if (error) reject(new SyntaxError(error.message));
        else resolve(value);
      });
    });
  void server.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await textOf(request, payload);
      (request as RawRequest).rawBody = body;
      if (body === '') return undefined;
      try {
        checkExtent(body);
        return await parsed(request, body);
      } catch (error) {
        if (keepsBody(request)) return undefined;
        throw error;
      }
    },
  );
}

/**
 * The text of a body, decoded part by part as it arrives. Fastify would decode it at its end, which keeps everybody
 * else waiting for 50 ms after a page of five megabytes.
 */
async function textOf(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  payload: IncomingMessage,
): Promise<string> {
  const announced = Number(headers['content-length']);
  if (announced > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const decoder = new StringDecoder();
  const parts: string[] = [];
  let received = 0;
  for await (const part of arriving(payload)) {
    received += part.length;
    if (received > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    parts.push(decoder.write(part));
  }
  if (announced >= 0 && announced !== received) {
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  }
  return parts.join('') + decoder.end();
}

const keepsBody = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as Partial<typeof keepsUnreadable>).keepsUnreadableBody ?? false;

/** Far deeper than anything legitimate; protects recursive code from deep nesting. */
const deepest = 64;
/** More than the largest list and the largest plan contain; each invalid value produces its own error. */
const mostValues = 20_000;

const [quote, backslash, comma, ...brackets] = [...'"\\,[{]}'].map((sign) => sign.charCodeAt(0));

/** Checks the size and depth of a body before it is processed. */
function checkExtent(json: string): void {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) index = endOfText(json, index + 1);
    else if (code === comma) values += 1;
    else if (code === brackets[0] || code === brackets[1]) depth += 1;
    else if (code === brackets[2] || code === brackets[3]) depth -= 1;
    if (depth > deepest) throw new SyntaxError('Nested too deeply.');
    if (values > mostValues) throw new ApiError(commonErrors.payload_too_large);
  }
}

/**
 * The position of the closing quote of a string that begins at `from`. Found with `indexOf`, because reading a page of
 * five megabytes character by character would be slow.
 */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (before >= from && json.charCodeAt(before) === backslash) before -= 1;
    const isEscaped = (end - before) % 2 === 0;
    if (!isEscaped) return end;
  }
  return json.length;
}
