import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, commonErrors } from './errors.js';

/** The text of a body as it arrived, which is what signatures are about. */
export type RawRequest = FastifyRequest & { rawBody?: string };

/** Enough for the largest list anybody may save, in any script. */
export const largestBody = 512 * 1024;

/** For routes whose sender is proven by other means than the body: one that is no JSON reaches them as `rawBody` alone. */
export const keepsUnreadable = { keepsUnreadableBody: true };

/** Nothing that is about a login is longer, and anybody may send it. */
const largestAuthBody = 4 * 1024;
/** What authenticators sign is as long as they like it, above all the names they give to their keys. */
const largestCredentialBody = 16 * 1024;
const credentialRoutes = new Set(['/api/auth/passkeys', '/api/auth/passkeys/login']);

/** Before any route is added. */
export function limitAuthBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/auth/')) return;
    route.bodyLimit = credentialRoutes.has(route.url) ? largestCredentialBody : largestAuthBody;
  });
}

/** JSON and nothing else. An empty body is no body: many clients announce JSON and send none. */
export function acceptJsonOnly(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  void server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      (request as RawRequest).rawBody = body as string;
      if (body === '') return done(null, undefined);
      const fault = excessOf(body as string);
      const answer = (error: Error | null, parsed?: unknown): void => {
        if (error && keepsBody(request)) done(null, undefined);
        else done(error, parsed);
      };
      if (fault) answer(fault);
      else
        void parseJson(request, body as string, (error, parsed) => {
          answer(error && new SyntaxError(error.message), parsed);
        });
    },
  );
}

const keepsBody = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as Partial<typeof keepsUnreadable>).keepsUnreadableBody ?? false;

/** Far deeper than anything that is ever sent; what walks through values by calling itself is spared the rest. */
const deepest = 64;
/** More than the largest list and the largest plan hold; each value that does not fit costs a complaint. */
const mostValues = 20_000;

const [quote, backslash, comma, ...brackets] = [...'"\\,[{]}'].map((sign) => sign.charCodeAt(0));

/** What is wrong with the shape of a body, before anything is made of it. */
function excessOf(json: string): Error | undefined {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) isText = !isText;
    else if (isText) index += code === backslash ? 1 : 0;
    else if (code === comma) values += 1;
    else if (code === brackets[0] || code === brackets[1]) depth += 1;
    else if (code === brackets[2] || code === brackets[3]) depth -= 1;
    if (depth > deepest) return new SyntaxError('Nested too deeply.');
    if (values > mostValues) return new ApiError(commonErrors.payload_too_large);
  }
  return undefined;
}
