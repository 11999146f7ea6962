import { createHash } from 'node:crypto';
import {
  DEFAULT_IPV6_SUBNET_PREFIX,
  normalizeIp,
  Throttle,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { AttemptCounts } from './attempt-counts.js';
import { cleanText, comparable } from './text.js';

const minute = 60_000;

/** The limit per client and route; expensive routes, or those that check secrets, set a lower one. */
export const rateLimits = (counts: AttemptCounts): ThrottlerModuleOptions => ({
  throttlers: [{ name: 'default', ttl: minute, limit: 600 }],
  storage: throttlerStorage(counts),
});

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

/** Seconds to wait, rounded up, for `Retry-After`. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** At most `limit` calls within `minutes` per client. */
export const LimitPerClient = (limit: number, minutes: number) =>
  Throttle({ default: { ttl: minutes * minute, limit } });

const longestEmail = 254;

/** The email address in a request, normalised as accounts are; '' when there is none. */
export function accountOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  const isAddress = typeof email === 'string' && email.length <= longestEmail;
  return isAddress ? comparable(cleanText(email)) : '';
}

/** The client key for counting: anyone with one IPv6 address has its whole network. */
export const clientOf = (address: string): string =>
  normalizeIp(address, DEFAULT_IPV6_SUBNET_PREFIX);

/** The key for a count: of fixed length whatever was typed, and without anyone's address. */
export const countKeyOf = (...names: string[]): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('base64url');
