import { createHash } from 'node:crypto';
import {
  DEFAULT_IPV6_SUBNET_PREFIX,
  normalizeIp,
  Throttle,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.js';
import type { AttemptCounts } from './attempt-counts.js';
import { cleanText, comparable } from './text.js';

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

const longestEmail = 254;

/** The email address that a request is about, cleaned and compared as the accounts are; '' when it names none. */
export function accountOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  const isAddress = typeof email === 'string' && email.length <= longestEmail;
  return isAddress ? comparable(cleanText(email)) : '';
}

/** A client as it is counted: whoever has one address of IPv6 has its whole network. */
export const clientOf = (address: string): string =>
  normalizeIp(address, DEFAULT_IPV6_SUBNET_PREFIX);

/** The key of what is counted together: of one length whatever was typed, and no address of anybody. */
export const countKeyOf = (...names: string[]): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('base64url');
