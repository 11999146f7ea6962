import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { type SecurityEvent, SecurityLog } from '../../common/security-log.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { AccountFacts } from '../users/domain/account.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import type { RequestOrigin } from './device.js';
import type {
  ChangePasswordBody,
  ChangeUsernameBody,
  DeleteAccountBody,
  LoginBody,
  RegisterBody,
} from './dto/auth.dto.js';
import type { Session } from './entities/session.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { PasswordConfirmationService, wrongPassword } from './password-confirmation.service.js';
import { refuseGuessable } from './password-policy.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Passwords } from './passwords.js';
import { SecurityMails } from './security-mails.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly resets: PasswordResetsService,
    private readonly passkeys: PasskeysService,
    private readonly confirmation: PasswordConfirmationService,
    private readonly keys: IdempotencyService,
    private readonly mails: SecurityMails,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Written last and in one transaction, so that a registration exists completely or not at all. A repeat with the same
   * key, after a lost response, is answered like the first.
   */
  async register(
    body: RegisterBody,
    key: string | undefined,
    { address }: RequestOrigin,
  ): Promise<void> {
    const { username, email, password } = body;
    refuseGuessable(password, body, 'password');
    const passwordHash = await this.passwords.hash(password);
    try {
      const id = await this.dataSource.transaction(async (manager) => {
        const added = await this.users.add({ username, email, passwordHash }, manager);
        if (key !== undefined) await this.keys.keepRegistration(added, key, manager);
        return added;
      });
      this.log.record('registration', { user: id, from: address, outcome: 'done' });
    } catch (error) {
      if (key === undefined || !(await this.hasRegistered(body, key))) throw error;
    }
  }

  /** Only the key is secret; the password is compared so that the same key with another body is not accepted. */
  private async hasRegistered(
    { username, email, password }: RegisterBody,
    key: string,
  ): Promise<boolean> {
    const user = await this.users.findByEmail(email);
    if (user?.username !== username || !(await this.keys.hasRegistered(user.id, key))) return false;
    return this.passwords.matches(password, user.passwordHash);
  }

  async login(
    { email, password, rememberMe = false }: LoginBody,
    { address, userAgent }: RequestOrigin,
  ): Promise<string> {
    const user = await this.users.findByEmail(email);
    const matches = await this.passwords.matches(password, user?.passwordHash);
    const entrance = { remember: rememberMe, userAgent };
    const session = user && matches ? await this.sessions.start(user, entrance) : undefined;
    this.log.record('login', {
      user: user?.id ?? null,
      ...(session && { session: session.id }),
      from: address,
      outcome: session ? 'done' : 'refused',
    });
    if (!user || !session) throw new ApiError(authErrors.invalid_credentials);
    return this.tokens.issue(user, session);
  }

  async logout(current: RequestUser): Promise<void> {
    await this.sessions.end(current.id, current.sessionId);
    this.record('session-ended', current);
  }

  listSessions(current: RequestUser): Promise<Session[]> {
    return this.sessions.list(current.id);
  }

  async endSession(current: RequestUser, id: string): Promise<void> {
    if (!(await this.sessions.end(current.id, id))) throw new ApiError(commonErrors.not_found);
    this.record('session-ended', current, id);
  }

  async endOtherSessions(current: RequestUser): Promise<void> {
    await this.sessions.endOthers(current);
    this.record('sessions-ended', current);
  }

  getUser({ id, sessionId }: RequestUser): AccountFacts | Promise<AccountFacts> {
    return this.sessions.accountBehind(sessionId) ?? this.users.getById(id);
  }

  async refresh(current: RequestUser): Promise<string> {
    const user = await this.users.getById(current.id);
    const { sessionId: id, generation } = current;
    const session = await this.sessions.renew({ id, generation });
    if (!session) throw new ApiError(commonErrors.unauthorized);
    return this.tokens.issue(user, session);
  }

  async changeUsername(current: RequestUser, { newUsername }: ChangeUsernameBody): Promise<string> {
    await this.users.rename(current.id, newUsername);
    await this.sessions.userChanged(current.id);
    return this.refresh(current);
  }

  /**
   * Ends every session and reset link of the account; the person who changed the password continues with a new session,
   * and their passkeys stay. If another change was quicker, it wins: the password verified here is no longer current.
   */
  async changePassword(
    current: RequestUser,
    { currentPassword, newPassword }: ChangePasswordBody,
    { userAgent }: RequestOrigin,
  ): Promise<string> {
    const user = await this.confirmation.confirm(current, currentPassword, 'currentPassword');
    refuseGuessable(newPassword, user, 'newPassword');
    const remember = await this.sessions.isRemembered(current.sessionId);
    const passwordHash = await this.passwords.hash(newPassword);
    const change = { expected: user.passwordHash, next: passwordHash };
    const session = await this.dataSource.transaction(async (manager) => {
      await this.resets.endAllOf(user.id, manager);
      if (!(await this.users.replacePassword(user.id, change, manager))) return undefined;
      await this.passkeys.forgetAdding(user.id, manager);
      await this.sessions.endAllOf(user.id, manager);
      await this.mails.post('passwordChanged', user, manager);
      const owner = { id: user.id, passwordHash };
      return this.sessions.start(owner, { remember, userAgent }, manager);
    });
    if (!session) throw wrongPassword('currentPassword');
    await this.sessions.userChanged(user.id);
    this.record('password-changed', current);
    return this.tokens.issue(user, session);
  }

  async deleteAccount(current: RequestUser, { password }: DeleteAccountBody): Promise<void> {
    const user = await this.confirmation.confirm(current, password, 'password');
    if (!(await this.users.remove(user))) throw wrongPassword('password');
    await this.sessions.userChanged(user.id);
    this.record('account-deleted', current);
  }

  private record(
    event: SecurityEvent,
    { id, sessionId, address }: RequestUser,
    session = sessionId,
  ): void {
    this.log.record(event, { user: id, session, from: address, outcome: 'done' });
  }
}
