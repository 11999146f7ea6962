import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-response.js';
import { ApiError, commonErrors } from './errors.js';

/** Requests that never reach a route, because the URL or the bytes are malformed, get the usual error body too. */
export const connectionErrors = {
  frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const error = new ApiError(commonErrors.malformed_request);
    void reply
      .code(error.statusCode)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store')
      .send(errorBody(error, request.id));
  },
  clientErrorHandler: ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const error = new ApiError(commonErrors.malformed_request);
    const body = JSON.stringify(errorBody(error, randomUUID()));
    socket.end(
      [
        `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  },
};
