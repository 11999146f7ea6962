import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { newSecretToken } from '../../common/secret-token.js';
import { SecurityLog } from '../../common/security-log.js';
import type { Account } from '../users/domain/account.js';
import { UsersService } from '../users/users.service.js';
import { authErrors, mostPasskeys } from './auth.errors.js';
import { deviceOf, type RequestOrigin } from './device.js';
import type { AddPasskeyBody, LoginCredential, PasskeyLoginBody } from './dto/passkeys.dto.js';
import type { Passkey } from './entities/passkey.entity.js';
import type { PasskeyPurpose } from './entities/passkey-challenge.entity.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasswordConfirmationService } from './password-confirmation.service.js';
import { challengeIn, RelyingParty } from './relying-party.js';
import { SecurityMails } from './security-mails.js';
import { type LiveSession, SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const lifetime = 300_000;

/** A second way to sign in: a signature by a device that has verified its owner. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly relyingParty: RelyingParty,
    private readonly confirmation: PasswordConfirmationService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly mails: SecurityMails,
    private readonly log: SecurityLog,
  ) {}

  list(current: RequestUser): Promise<Passkey[]> {
    return this.passkeys.findAllOf(current.id);
  }

  /** Requires the password: a session left open must not turn into permanent access. */
  async startAdding(
    current: RequestUser,
    password: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const user = await this.confirmation.confirm(current, password, 'password');
    const existing = await this.passkeys.findCredentialsOf(user.id);
    if (existing.length >= mostPasskeys) throw new ApiError(authErrors.passkeys_too_many);
    const challenge = await this.newChallenge('registration', user.id);
    return this.relyingParty.registrationOptions(user, existing, { challenge, timeout: lifetime });
  }

  /** The challenge is deleted whatever the outcome, as it is when the password changes meanwhile. */
  async add(
    current: RequestUser,
    { credential, name }: AddPasskeyBody,
    { address, userAgent }: RequestOrigin,
  ): Promise<Passkey> {
    const owner = await this.users.getById(current.id);
    const challenge = challengeIn(credential);
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.users.lock(current.id, manager);
      const asked = { challenge, purpose: 'registration', userId: current.id } as const;
      if (!(await this.challenges.take(asked, new Date(), manager))) return null;
      const verified = await this.relyingParty.verifyRegistration(credential, challenge);
      if (!verified) return null;
      const held = await this.passkeys.countOf(current.id, manager);
      if (held >= mostPasskeys) return 'too many';
      const called = name || sentences().account.device(deviceOf(userAgent));
      const added = await this.passkeys.add(current.id, called, verified, manager);
      if (added) await this.mails.post('passkeyAdded', owner, manager, added.name);
      return added;
    });
    const isAdded = outcome !== null && outcome !== 'too many';
    this.log.record('passkey-added', {
      user: current.id,
      session: current.sessionId,
      from: address,
      outcome: isAdded ? 'done' : 'refused',
    });
    if (outcome === 'too many') throw new ApiError(authErrors.passkeys_too_many);
    if (!outcome) throw new ApiError(authErrors.passkey_not_added);
    return outcome;
  }

  async rename(current: RequestUser, id: string, name: string): Promise<Passkey> {
    const passkey = await this.passkeys.rename(current.id, id, name);
    if (!passkey) throw new ApiError(commonErrors.not_found);
    return passkey;
  }

  /** Requires the password: a session left open must not allow locking the owner out. */
  async remove(current: RequestUser, id: string, password: string): Promise<void> {
    const user = await this.confirmation.confirm(current, password, 'password');
    const isRemoved = await this.dataSource.transaction(async (manager) => {
      const passkey = await this.passkeys.take(current.id, id, manager);
      if (passkey) await this.mails.post('passkeyRemoved', user, manager, passkey.name);
      return passkey !== undefined;
    });
    if (!isRemoved) throw new ApiError(commonErrors.not_found);
    this.log.record('passkey-removed', {
      user: current.id,
      session: current.sessionId,
      from: current.address,
      outcome: 'done',
    });
  }

  async startLogin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.newChallenge('login', null);
    return this.relyingParty.loginOptions({ challenge, timeout: lifetime });
  }

  /** The same refusal for every reason, so that it does not reveal which passkeys exist. */
  async logIn(
    { credential, rememberMe = false }: PasskeyLoginBody,
    origin: RequestOrigin,
  ): Promise<{ user: Account; token: string }> {
    const login = await this.verifiedLogin(credential, rememberMe, origin);
    this.log.record('passkey-login', {
      user: login.user?.id ?? null,
      ...(login.session && { session: login.session.id }),
      from: origin.address,
      outcome: login.session ? 'done' : 'refused',
    });
    if (!login.session) throw new ApiError(authErrors.passkey_refused);
    return { user: login.user, token: this.tokens.issue(login.user, login.session) };
  }

  private async verifiedLogin(
    credential: LoginCredential,
    remember: boolean,
    { userAgent }: RequestOrigin,
  ): Promise<{ user: Account; session: LiveSession } | { user?: Account; session?: undefined }> {
    const challenge = challengeIn(credential);
    const asked = { challenge, purpose: 'login', userId: null } as const;
    if (!(await this.challenges.take(asked, new Date()))) return {};
    const passkey = await this.passkeys.findByCredentialId(credential.id);
    if (!passkey) return {};
    const user = await this.users.getById(passkey.userId);
    const use = await this.relyingParty.verifyLogin(credential, challenge, passkey);
    if (!use) return { user };
    const session = await this.dataSource.transaction(async (manager) => {
      const counted = { ...use, now: new Date() };
      if (!(await this.passkeys.recordUse(passkey, counted, manager))) return undefined;
      return this.sessions.start(user, { remember, userAgent }, manager);
    });
    return session ? { user, session } : { user };
  }

  /** Cancels registrations in progress when the password has changed. */
  async forgetAdding(userId: string, manager: EntityManager): Promise<void> {
    await this.challenges.removeAllOf(userId, manager);
  }

  /** For someone recovering an account by mail: nobody knows who added which passkey. */
  async removeAllOf(userId: string, manager: EntityManager): Promise<void> {
    await this.challenges.removeAllOf(userId, manager);
    await this.passkeys.removeAllOf(userId, manager);
  }

  private async newChallenge(purpose: PasskeyPurpose, userId: string | null): Promise<string> {
    const challenge = newSecretToken();
    const now = new Date();
    await this.challenges.removeExpired(now);
    const expiresAt = new Date(now.getTime() + lifetime);
    await this.challenges.add({ challenge, purpose, userId }, expiresAt);
    return challenge;
  }
}
