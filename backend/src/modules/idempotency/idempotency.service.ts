import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors.js';
import { idempotencyErrors } from './idempotency.errors.js';
import { IdempotencyRepository } from './idempotency.repository.js';

const usableKey = /^[\x21-\x7e]{1,200}$/;

/** The request's idempotency key; undefined when it has none. */
export function requestKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && usableKey.test(key))) return key;
  throw new ApiError(idempotencyErrors.idempotency_key_invalid);
}

export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requestKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Keys of signed-in people never contain a space. */
const named = (key: string): string => `registration ${key}`;

/** For the only request that creates something while nobody is signed in: the registration. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly keys: IdempotencyRepository) {}

  /** The key with which a person registered, stored with them. */
  async keepRegistration(userId: string, key: string, manager: EntityManager): Promise<void> {
    await this.keys.keepForCreation({ userId, key: named(key), requestHash: '' }, manager);
  }

  /** Whether the person registered with this key within the last day. */
  hasRegistered(userId: string, key: string): Promise<boolean> {
    return this.keys.isRecent(userId, named(key));
  }
}
