import { Throttle, type ThrottlerModuleOptions, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.js';
import type { AttemptCounts } from './attempt-counts.js';

const minute = 60_000;

/** What one address may ask of one route; routes that cost more or guess secrets set a lower limit of their own. */
export function rateLimits(
  configuration: Configuration,
  counts: AttemptCounts,
): ThrottlerModuleOptions {
  return {
    throttlers: [{ name: 'default', ttl: minute, limit: 600 }],
    skipIf: () => !configuration.server.rateLimits,
    storage: throttlerStorage(counts),
  };
}

const throttlerStorage = (counts: AttemptCounts): ThrottlerStorage => ({
  increment: async (key, within, limit) => {
    const verdict = await counts.count([{ key, limit, within }]);
    const { attempts, endsIn } = verdict.allowed
      ? { attempts: 0, endsIn: within, ...verdict.counts[0] }
      : { attempts: limit, endsIn: verdict.endsIn };
    return {
      totalHits: attempts,
      timeToExpire: secondsOf(endsIn),
      isBlocked: !verdict.allowed,
      timeToBlockExpire: secondsOf(endsIn),
    };
  },
});

/** Whole seconds to wait, as `Retry-After` tells them. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** At most `limit` calls within `minutes` from one client. */
export const LimitPerClient = (limit: number, minutes: number) =>
  Throttle({ default: { ttl: minutes * minute, limit } });

/** The email address that a request is about, in lower case; '' when it names none. */
export function accountOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
