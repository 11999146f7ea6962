import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors.js';
import { newSecretToken, secretTokenHash } from '../../common/secret-token.js';
import { SecurityLog } from '../../common/security-log.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { MailsService } from '../mail/mails.service.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import type { RequestOrigin } from './device.js';
import { refuseGuessable } from './password-policy.js';
import { passwordResetMail } from './password-reset-mail.js';
import { PasskeysService } from './passkeys.service.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { Passwords } from './passwords.js';
import { SecurityMails } from './security-mails.js';
import { SessionsService } from './sessions.service.js';

const lifetime = 3_600_000;
const mostWithinLifetime = 5;

/** Sets a new password for someone who can read the account's mail. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passkeys: PasskeysService,
    private readonly passwords: Passwords,
    private readonly mails: MailsService,
    private readonly securityMails: SecurityMails,
    private readonly log: SecurityLog,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Mails a link that replaces any previous one. An unregistered address costs the same statements, rows and time: they
   * are written for nobody. So does one that has reached its mails for the hour; its owner is not locked out by whoever
   * requested them, because the newest link stays valid.
   */
  async offer(email: string, { address }: RequestOrigin): Promise<void> {
    const token = newSecretToken();
    const link = `${this.configuration.server.appUrl}/reset-password?token=${token}`;
    const now = new Date();
    const expiresAt = new Date(now.getTime() + lifetime);
    const { user, enough } = await this.dataSource.transaction(async (manager) => {
      await this.resets.waitForTurn(email, manager);
      const user = await this.users.findByEmail(email, manager);
      const hourAgo = new Date(now.getTime() - lifetime);
      const asked = await this.resets.countSince(user?.id ?? newId(), hourAgo, manager);
      const enough = this.configuration.server.rateLimits && asked >= mostWithinLifetime;
      const recipient = enough ? null : user;
      const owner = recipient?.id ?? newId();
      await this.resets.removeExpired(now, manager);
      await this.resets.endAllOf(owner, now, manager);
      const reset = { id: newId(), createdAt: now, userId: recipient?.id ?? null, expiresAt };
      await this.resets.add({ ...reset, tokenHash: secretTokenHash(token) }, manager);
      await this.mails.post(
        {
          to: recipient?.email ?? null,
          topic: `password reset of ${owner}`,
          letter: passwordResetMail(recipient?.username ?? email, link),
          expiresAt,
        },
        manager,
      );
      return { user, enough };
    });
    this.log.record('password-reset-asked', {
      user: user?.id ?? null,
      from: address,
      outcome: enough ? 'limited' : user ? 'done' : 'refused',
    });
  }

  /** Sets the password; ends every session, every passkey and the calendar feed of the account, and uses up the token. */
  async redeem(token: string, password: string, { address }: RequestOrigin): Promise<void> {
    const tokenHash = secretTokenHash(token);
    const refusal = new ApiError(authErrors.reset_token_invalid);
    // Checked first, because hashing is too expensive to do for everyone, and too slow to hold a transaction open.
    const user = await this.resets.findOwner(tokenHash, new Date());
    if (!user) {
      this.log.record('password-reset', { user: null, from: address, outcome: 'refused' });
      throw refusal;
    }
    refuseGuessable(password, user, 'password');
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.dataSource.transaction(async (manager) => {
      const owner = await this.resets.take(tokenHash, new Date(), manager);
      if (owner === undefined) throw refusal;
      await this.users.setPassword(owner, passwordHash, manager);
      await this.passkeys.removeAllOf(owner, manager);
      await this.sessions.endAllOf(owner, manager);
      await this.securityMails.post('passwordReset', user, manager);
      return owner;
    });
    await this.sessions.userChanged(userId);
    this.log.record('password-reset', { user: userId, from: address, outcome: 'done' });
  }

  /** Outstanding links of someone whose password has changed. */
  async endAllOf(userId: string, manager: EntityManager): Promise<void> {
    await this.resets.endAllOf(userId, new Date(), manager);
  }
}
