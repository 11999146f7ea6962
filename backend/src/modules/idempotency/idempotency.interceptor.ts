import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { SignedInRequest } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { RepeatedRequests } from '../../common/repeated-requests.js';
import { idempotencyErrors } from './idempotency.errors.js';
import { IdempotencyRepository, type KeyedRequest } from './idempotency.repository.js';
import { requestKeyOf } from './idempotency.service.js';

const longestWait = 10_000;
const betweenLooks = 50;

/**
 * A POST that creates something with an `Idempotency-Key` does so once, however often a shaky network repeats it: the
 * same key and body return the first result.
 */
@Injectable()
export class IdempotencyInterceptor extends RepeatedRequests {
  constructor(private readonly keys: IdempotencyRepository) {
    super();
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    // A file has not been read yet: whoever keeps it recognises it by its content.
    const key = request.user && !request.isMultipart() ? requestKeyOf(request) : undefined;
    if (key === undefined) return next.handle();
    const keyed = { userId: request.user.id, key, requestHash: hashOf(request) };
    const turn = await this.turnOf(keyed);
    if ('answer' in turn) {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      void reply.header('Idempotency-Replayed', 'true');
      return of(turn.answer);
    }
    const body = await this.runOnce(turn.claim, next);
    await this.keys.keepAnswer(turn.claim, body);
    await this.keys.removeOld(keyed.userId);
    return of(body);
  }

  /** Claims the key for the first request; any other waits for its result. */
  private async turnOf(keyed: KeyedRequest): Promise<{ claim: string } | { answer: unknown }> {
    const patience = Date.now() + longestWait;
    for (;;) {
      const claim = await this.keys.claim(keyed);
      if (claim !== undefined) return { claim };
      const first = await this.keys.find(keyed.userId, keyed.key);
      if (first && first.requestHash !== keyed.requestHash) {
        throw new ApiError(idempotencyErrors.idempotency_key_reused);
      }
      if (first?.answer) return { answer: await this.stillThere(first.answer.body) };
      if (Date.now() >= patience) throw new ApiError(idempotencyErrors.request_in_progress);
      await wait(betweenLooks);
    }
  }

  /** A repeated request must neither return the id of something deleted nor restore it. */
  private async stillThere(body: unknown): Promise<unknown> {
    const { id } = (body ?? {}) as { id?: unknown };
    if (id === undefined || (await this.keys.isRow(id))) return body;
    throw new ApiError(idempotencyErrors.idempotency_result_deleted);
  }

  private async runOnce(claim: string, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle());
    } catch (error) {
      // Nothing was created, so the key may be used for another attempt.
      await this.keys.release(claim);
      throw error;
    }
  }
}

function hashOf({ routeOptions, body }: SignedInRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([routeOptions.url, body]))
    .digest('hex');
}
