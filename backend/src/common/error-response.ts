import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, commonErrors, declaredCodes, type SpokenCode } from './errors.js';
import { inLanguageOf } from './language.js';
import { secondsOf } from './rate-limits.js';
import { RouteTable, UnknownRouteError } from './route-table.js';

const errorCodeView = z.string().meta({
  id: 'ErrorCode',
  description: 'Stable codes; each has one sentence to show the user.',
});

/** The body of every error response. */
export const apiErrorView = z
  .object({
    statusCode: z.int(),
    code: errorCodeView,
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'ApiErrorBody' });

export type ApiErrorBody = z.infer<typeof apiErrorView>;

export const errorCodeSchema = () => ({ type: 'string' as const, enum: [...declaredCodes()] });

/** Framework exceptions by status; any other is a defect of ours. */
const frameworkCodes: Partial<Record<number, SpokenCode>> = {
  400: commonErrors.malformed_request,
  404: commonErrors.not_found,
  408: commonErrors.malformed_request,
  413: commonErrors.payload_too_large,
  414: commonErrors.malformed_request,
  415: commonErrors.unsupported_media_type,
  429: commonErrors.rate_limited,
  431: commonErrors.malformed_request,
  503: commonErrors.service_unavailable,
};

// node-postgres reports this only as text: the pool's queue took longer than a request may wait, or no server responds.
const unavailable =
  /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|the database system is/;

@Catch()
export class ErrorResponseFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorResponseFilter.name);

  constructor(private readonly routes: RouteTable) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // A request that failed before its route was found does not run in its own language yet.
    inLanguageOf(request, () => this.answer(thrown, request, http.getResponse<FastifyReply>()));
  }

  /** Also for errors outside Nest's routes. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = this.apiErrorFor(thrown, request, reply);
    if (error.statusCode >= 500) this.note(thrown);
    if (reply.sent) return;
    if (error.retryIn !== undefined) reply.header('Retry-After', secondsOf(error.retryIn));
    void reply
      .code(error.statusCode)
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send({ ...error.body, ...errorBody(error, request.id) });
  }

  /** A deliberate response needs one log line; a failure needs its stack trace. */
  private note(thrown: unknown): void {
    if (thrown instanceof ApiError && thrown.cause === undefined) {
      this.logger.warn(`Answered ${thrown.statusCode} ${thrown.code}.`);
    } else {
      this.logger.error(thrown);
    }
  }

  private apiErrorFor(thrown: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
    if (thrown instanceof ApiError) return thrown;
    if (thrown instanceof ThrottlerException) return new ApiError(commonErrors.rate_limited);
    if (request.is404 || thrown instanceof UnknownRouteError) {
      const allowed = this.routes.methodsFor(request.url);
      // A path segment longer than any parameter matches no route, though the method is right.
      if (allowed.length === 0 || allowed.includes(request.method)) {
        return new ApiError(commonErrors.not_found);
      }
      reply.header('Allow', allowed.join(', '));
      return new ApiError(commonErrors.method_not_allowed);
    }
    if (thrown instanceof SyntaxError) return new ApiError(commonErrors.malformed_json);
    const status = statusOf(thrown);
    const code = status === undefined ? undefined : frameworkCodes[status];
    if (code) return new ApiError(code, { cause: thrown });
    return new ApiError(
      unavailable.test(messageOf(thrown))
        ? commonErrors.service_unavailable
        : commonErrors.internal_error,
      { cause: thrown },
    );
  }
}

export function errorBody(error: ApiError, requestId: string): ApiErrorBody {
  const { statusCode, code, message, fields } = error;
  return { statusCode, code, message, requestId, ...(fields && { fields }) };
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  // Fastify's own errors carry their own code besides the status; other libraries' errors do not count.
  const { statusCode, code } = (thrown ?? {}) as { statusCode?: unknown; code?: unknown };
  const fromFastify = typeof code === 'string' && code.startsWith('FST_');
  return fromFastify && typeof statusCode === 'number' ? statusCode : undefined;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
