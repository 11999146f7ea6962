import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DEFAULT_IPV6_SUBNET_PREFIX, normalizeIp } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, commonErrors } from '../../common/errors.js';
import { accountOf } from '../../common/rate-limits.js';
import { Configuration } from '../../config/configuration.js';
import { KnownDevices } from './known-devices.js';

const minute = 60_000;

interface Limit {
  limit: number;
  within: number;
}

/** What one client may try in vain on all accounts together. */
const perClient: Limit = { limit: 100, within: 10 * minute };
/** What one client may try in vain on one account. */
const perClientAndAccount: Limit = { limit: 10, within: minute };
/** What may be tried in vain on one account by all devices together from which nobody has logged in to it. */
const perAccount: Limit = { limit: 100, within: 60 * minute };

/** How many counts are held before those that are over are looked for. */
const manyCounts = 10_000;

interface Count {
  attempts: number;
  endsAt: number;
}

/**
 * Slows down who guesses passwords: of one account, of many accounts, or of one account from many clients. Who logs in is not
 * counted, however often; and the owner of an account is not locked out by strangers: the devices they use already are
 * counted for themselves.
 */
@Injectable()
export class LoginGuard implements CanActivate {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly configuration: Configuration,
    private readonly devices: KnownDevices,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.configuration.server.rateLimits) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const client = normalizeIp(request.ip, DEFAULT_IPV6_SUBNET_PREFIX);
    const account = accountOf(request);
    const counted = [
      this.count(reply, `client/${client}`, perClient),
      this.count(reply, `client/${client}/account/${account}`, perClientAndAccount),
    ];
    if (account !== '' && !this.devices.isKnown(request.headers.cookie, account)) {
      counted.push(this.count(reply, `account/${account}`, perAccount));
    }
    // Counted before the password is looked at, so that guesses made at the same moment count as well.
    reply.raw.once('finish', () => {
      if (reply.statusCode < 400) for (const count of counted) count.attempts -= 1;
    });
    return true;
  }

  private count(reply: FastifyReply, key: string, { limit, within }: Limit): Count {
    const now = Date.now();
    if (this.counts.size >= manyCounts) this.forgetEnded(now);
    let count = this.counts.get(key);
    if (!count || count.endsAt <= now) {
      count = { attempts: 0, endsAt: now + within };
      this.counts.set(key, count);
    }
    if (count.attempts >= limit) {
      void reply.header('Retry-After', Math.ceil((count.endsAt - now) / 1000));
      throw new ApiError(commonErrors.rate_limited);
    }
    count.attempts += 1;
    return count;
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(key);
  }
}
