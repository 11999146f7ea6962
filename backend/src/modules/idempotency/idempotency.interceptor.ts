import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants.js';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { SignedInRequest } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { idempotencyErrors } from './idempotency.errors.js';
import { IdempotencyRepository } from './idempotency.repository.js';

const usableKey = /^[\x21-\x7e]{1,200}$/;

/**
 * A POST that creates something and carries an `Idempotency-Key` does so once, however often a shaky network repeats
 * it: the same key and body are answered with the first result.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const key = request.headers['idempotency-key'];
    const creates = Reflect.getMetadata(HTTP_CODE_METADATA, context.getHandler()) === 201;
    if (key === undefined || !creates || !request.user) return next.handle();
    if (typeof key !== 'string' || !usableKey.test(key)) {
      throw new ApiError(idempotencyErrors.idempotency_key_invalid);
    }
    const userId = request.user.id;
    const requestHash = hashOf(request);
    const claim = await this.keys.claim({ userId, key, requestHash });
    if (claim === undefined) {
      const body = await this.firstAnswer(userId, key, requestHash);
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      void reply.header('Idempotency-Replayed', 'true');
      return of(body);
    }
    try {
      const body: unknown = await lastValueFrom(next.handle());
      await this.keys.keepAnswer(claim, body);
      await this.keys.removeOld(userId);
      return of(body);
    } catch (error) {
      // Nothing was created, so the key may be used for another attempt.
      await this.keys.release(claim);
      throw error;
    }
  }

  private async firstAnswer(userId: string, key: string, requestHash: string): Promise<unknown> {
    const first = await this.keys.find(userId, key);
    if (!first?.answer) throw new ApiError(idempotencyErrors.request_in_progress);
    if (first.requestHash !== requestHash) {
      throw new ApiError(idempotencyErrors.idempotency_key_reused);
    }
    return first.answer.body;
  }
}

function hashOf({ routeOptions, body }: SignedInRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([routeOptions.url, body]))
    .digest('hex');
}
