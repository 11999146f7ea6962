import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The text of a body as it arrived, which is what signatures are about. */
export type RawRequest = FastifyRequest & { rawBody?: string };

/** Enough for the largest list anybody may save, in any script. */
export const largestBody = 512 * 1024;

/** For routes whose sender is proven by other means than the body: one that is no JSON reaches them as `rawBody` alone. */
export const keepsUnreadable = { keepsUnreadableBody: true };

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
      void parseJson(request, body as string, (error, parsed) => {
        if (error && keepsBody(request)) done(null, undefined);
        else done(error && new SyntaxError(error.message), parsed);
      });
    },
  );
}

const keepsBody = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as Partial<typeof keepsUnreadable>).keepsUnreadableBody ?? false;
