import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { SignedInRequest } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { RepeatedRequests } from '../../common/repeated-requests.js';
import { Notifications } from '../../database/notifications.js';
import { type OneTimeWrite, writingOnce } from '../../database/one-time-writes.js';
import { newId } from '../../database/row.entity.js';
import type { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { idempotencyErrors } from './idempotency.errors.js';
import { type Claim, IdempotencyRepository, type KeyedRequest } from './idempotency.repository.js';
import { requestKeyOf } from './idempotency.service.js';

const longestWait = 10_000;
const betweenLooks = 50;

/**
 * A POST that creates something with an `Idempotency-Key` does so once, however often a shaky network repeats it: the
 * same key and body return the first result. The ids of what was created are committed with it, so that an attempt that was cut
 * off is continued and not repeated.
 */
@Injectable()
export class IdempotencyInterceptor extends RepeatedRequests {
  /** The claims that this instance is processing. */
  private readonly running = new Set<string>();

  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly notifications: Notifications,
  ) {
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
    const { id } = turn.claim;
    try {
      const body = await this.runOnce(turn.claim, next);
      await this.keys.keepAnswer(id, body);
      await this.keys.removeOld(keyed.userId);
      return of(body);
    } finally {
      this.running.delete(id);
    }
  }

  /** Claims the key for the first request; any other waits for its result. */
  private async turnOf(keyed: KeyedRequest): Promise<{ claim: Claim } | { answer: unknown }> {
    const patience = Date.now() + longestWait;
    let abandoned: string | null = null;
    for (;;) {
      const claim = await this.claim(keyed, abandoned);
      if (claim) return { claim };
      const first = await this.keys.find(keyed.userId, keyed.key);
      if (first && first.id !== abandoned && this.isAbandoned(first)) {
        abandoned = first.id;
        continue;
      }
      if (first && first.requestHash !== keyed.requestHash) {
        throw new ApiError(idempotencyErrors.idempotency_key_reused);
      }
      if (first?.answer) return { answer: await this.stillThere(first.answer.body) };
      if (Date.now() >= patience) throw new ApiError(idempotencyErrors.request_in_progress);
      await wait(betweenLooks);
    }
  }

  /**
   * Whether this instance has begun with a claim and processes it no more. Known only of a claim that has been seen: one that another
   * request makes in the meantime is running by then.
   */
  private isAbandoned({ id, heldBy, answer }: IdempotencyKey): boolean {
    return answer === null && heldBy === this.notifications.instance && !this.running.has(id);
  }

  private async claim(keyed: KeyedRequest, abandoned: string | null): Promise<Claim | undefined> {
    const id = newId();
    const { instance } = this.notifications;
    // Before it can be seen: another request here must not think that nobody processes it.
    this.running.add(id);
    const claim = await this.keys
      .claim(keyed, { id, instance, abandoned })
      .catch((error: unknown) => {
        this.running.delete(id);
        throw error;
      });
    if (!claim) this.running.delete(id);
    return claim;
  }

  /** A repeated request must neither return the id of something deleted nor restore it. */
  private async stillThere(body: unknown): Promise<unknown> {
    const { id } = (body ?? {}) as { id?: unknown };
    if (id === undefined || (await this.keys.isRow(id))) return body;
    throw new ApiError(idempotencyErrors.idempotency_result_deleted);
  }

  private async runOnce({ id, written }: Claim, next: CallHandler): Promise<unknown> {
    const write: OneTimeWrite = {
      written,
      record: async (ids, manager) => {
        if (await this.keys.recordWritten(id, ids, manager)) return;
        throw new ApiError(idempotencyErrors.request_in_progress);
      },
    };
    try {
      return await writingOnce(write, () => lastValueFrom(next.handle()));
    } catch (error) {
      // Nothing was created, so the key may be used for another attempt.
      await this.keys.release(id);
      throw error;
    }
  }
}

function hashOf({ routeOptions, body }: SignedInRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([routeOptions.url, body]))
    .digest('hex');
}
