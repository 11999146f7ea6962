import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';
import { AttemptCounts, type Limit } from '../../common/attempt-counts.js';
import { ApiError, commonErrors, sentenceOf } from '../../common/errors.js';
import { clientOf, countKeyOf } from '../../common/rate-limits.js';
import { SecurityLog } from '../../common/security-log.js';
import { Configuration } from '../../config/configuration.js';
import type { Account } from '../users/domain/account.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import { Passwords } from './passwords.js';

const minute = 60_000;
/** Failed attempts allowed per account, wherever the password is asked for. */
const perAccount: Limit = { limit: 10, within: 10 * minute };
/** Failed attempts allowed per client, across all accounts. */
const perClient: Limit = { limit: 20, within: 10 * minute };

/** Confirms the password before something that a borrowed session alone must not do. */
@Injectable()
export class PasswordConfirmationService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly counts: AttemptCounts,
    private readonly configuration: Configuration,
    private readonly log: SecurityLog,
  ) {}

  /** The person to verify; `field` is the field's name in the body. */
  async confirm(current: RequestUser, password: string, field: string): Promise<Account> {
    const takeBack = await this.countGuess(current);
    const user = await this.users.getById(current.id);
    const matches = await this.passwords.matches(password, user.passwordHash);
    this.record(current, matches ? 'done' : 'refused');
    if (!matches) throw wrongPassword(field);
    await takeBack();
    return user;
  }

  /** Before the password is verified, so that simultaneous guesses count as well. */
  private async countGuess(current: RequestUser): Promise<() => Promise<void>> {
    if (!this.configuration.server.rateLimits) return () => Promise.resolve();
    const verdict = await this.counts.count([
      { ...perAccount, key: countKeyOf('confirmation', 'account', current.id) },
      { ...perClient, key: countKeyOf('confirmation', 'client', clientOf(current.address)) },
    ]);
    if (verdict.allowed) return verdict.takeBack;
    this.record(current, 'limited');
    throw new ApiError(commonErrors.rate_limited, { retryIn: verdict.endsIn });
  }

  private record(
    { id, sessionId, address }: RequestUser,
    outcome: 'done' | 'refused' | 'limited',
  ): void {
    this.log.record('password-confirmed', { user: id, session: sessionId, from: address, outcome });
  }
}

export function wrongPassword(field: string): ApiError {
  const code = authErrors.account_password_wrong;
  return new ApiError(code, { fields: { [field]: sentenceOf(code) } });
}
