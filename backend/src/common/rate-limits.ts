import { Throttle, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.js';

const minute = 60_000;

/** What one address may ask of one route; routes that cost more or guess secrets set a lower limit of their own. */
export function rateLimits(configuration: Configuration): ThrottlerModuleOptions {
  return {
    throttlers: [{ name: 'default', ttl: minute, limit: 600 }],
    skipIf: () => !configuration.server.rateLimits,
  };
}

/** At most `limit` calls within `minutes` from one client. */
export const LimitPerClient = (limit: number, minutes: number) =>
  Throttle({ default: { ttl: minutes * minute, limit } });

/** The email address that a request is about, in lower case; '' when it names none. */
export function accountOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
