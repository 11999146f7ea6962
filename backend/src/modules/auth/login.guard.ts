import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import {
  DEFAULT_IPV6_SUBNET_PREFIX,
  InjectThrottlerStorage,
  normalizeIp,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, commonErrors } from '../../common/errors.js';
import { accountOf } from '../../common/rate-limits.js';
import { Configuration } from '../../config/configuration.js';
import { KnownDevices } from './known-devices.js';

const minute = 60_000;

/** What one client may try on all accounts together. */
const perClient = { limit: 100, within: 10 * minute };
/** What may be tried on one account by all devices together from which nobody has logged in to it. */
const perAccount = { limit: 100, within: 60 * minute };

/**
 * Slows down who guesses passwords of many accounts, or of one account from many clients. The owner of an account is not locked
 * out by that: the devices they use already are counted for themselves.
 */
@Injectable()
export class LoginGuard implements CanActivate {
  constructor(
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    private readonly configuration: Configuration,
    private readonly devices: KnownDevices,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.configuration.server.rateLimits) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const client = normalizeIp(request.ip, DEFAULT_IPV6_SUBNET_PREFIX);
    await this.count(reply, 'login-client', client, perClient);
    const account = accountOf(request);
    if (account !== '' && !this.devices.isKnown(request.headers.cookie, account)) {
      await this.count(reply, 'login-account', account, perAccount);
    }
    return true;
  }

  private async count(
    reply: FastifyReply,
    name: string,
    key: string,
    { limit, within }: typeof perClient,
  ): Promise<void> {
    const counted = await this.storage.increment(`${name}/${key}`, within, limit, within, name);
    if (!counted.isBlocked) return;
    void reply.header('Retry-After', counted.timeToBlockExpire);
    throw new ApiError(commonErrors.rate_limited);
  }
}
