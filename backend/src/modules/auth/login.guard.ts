import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Attempt, AttemptCounts, type Limit } from '../../common/attempt-counts.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { accountOf, clientOf, countKeyOf } from '../../common/rate-limits.js';
import { SecurityLog } from '../../common/security-log.js';
import { Configuration } from '../../config/configuration.js';
import { UsersService } from '../users/users.service.js';
import { KnownDevices } from './known-devices.js';

const minute = 60_000;

/** Failed attempts allowed per client, across all accounts. */
const perClient: Limit = { limit: 100, within: 10 * minute };
/** Failed attempts allowed per client and account. */
const perClientAndAccount: Limit = { limit: 10, within: minute };
/** Failed attempts allowed per account from all unknown devices together. */
const perAccount: Limit = { limit: 100, within: 60 * minute };

/**
 * Limits password guessing: of one account, of many accounts, or of one account from many clients. Successful logins do not
 * count, and strangers cannot lock out an account's owner, whose known devices have their own count.
 */
@Injectable()
export class LoginGuard implements CanActivate {
  constructor(
    private readonly configuration: Configuration,
    private readonly counts: AttemptCounts,
    private readonly devices: KnownDevices,
    private readonly users: UsersService,
    private readonly log: SecurityLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.configuration.server.rateLimits) return true;
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // Counted before the password is verified, so that simultaneous guesses count as well.
    const request = http.getRequest<FastifyRequest>();
    const verdict = await this.counts.count(this.attemptsOf(request));
    if (!verdict.allowed) {
      await this.recordLockout(request);
      throw new ApiError(commonErrors.rate_limited, { retryIn: verdict.endsIn });
    }
    reply.raw.once('finish', () => {
      if (reply.statusCode < 400) void verdict.takeBack();
    });
    return true;
  }

  private async recordLockout(request: FastifyRequest): Promise<void> {
    const account = accountOf(request);
    const user = account === '' ? null : await this.users.findByEmail(account);
    this.log.record('login', { user: user?.id ?? null, from: request.ip, outcome: 'limited' });
  }

  private attemptsOf(request: FastifyRequest): Attempt[] {
    const client = clientOf(request.ip);
    const account = accountOf(request);
    const attempts = [
      { ...perClient, key: countKeyOf('client', client) },
      { ...perClientAndAccount, key: countKeyOf('client', client, account) },
    ];
    if (account !== '' && !this.devices.isKnown(request.headers.cookie, account)) {
      attempts.push({ ...perAccount, key: countKeyOf('account', account) });
    }
    return attempts;
  }
}
