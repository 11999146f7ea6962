import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { newSecretToken } from '../../common/secret-token.js';
import type { User } from '../users/entities/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import { deviceOf } from './device.js';
import type { AddPasskeyBody, PasskeyLoginBody } from './dto/passkeys.dto.js';
import type { Passkey } from './entities/passkey.entity.js';
import type { PasskeyPurpose } from './entities/passkey-challenge.entity.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasswordConfirmation } from './password-confirmation.js';
import { challengeIn, RelyingParty } from './relying-party.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const lifetime = 300_000;
const mostPerPerson = 20;

/** A second way in: what a device signs after it has recognised its owner. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly relyingParty: RelyingParty,
    private readonly confirmation: PasswordConfirmation,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
  ) {}

  list(current: RequestUser): Promise<Passkey[]> {
    return this.passkeys.findAllOf(current.id);
  }

  /** Asks for the password: a session that somebody left open must not become a way in for good. */
  async startAdding(
    current: RequestUser,
    password: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const user = await this.confirmation.confirm(current, password, 'password');
    const existing = await this.passkeys.findCredentialsOf(user.id);
    if (existing.length >= mostPerPerson) throw new ApiError(authErrors.passkeys_too_many);
    const challenge = await this.newChallenge('registration', user.id);
    return this.relyingParty.registrationOptions(user, existing, { challenge, timeout: lifetime });
  }

  /** The challenge is gone whatever comes of it, as is that of whoever changes the password meanwhile. */
  async add(
    current: RequestUser,
    { credential, name }: AddPasskeyBody,
    userAgent: string | null,
  ): Promise<Passkey> {
    const challenge = challengeIn(credential);
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.passkeys.waitForTurn(current.id, manager);
      const asked = { challenge, purpose: 'registration', userId: current.id } as const;
      if (!(await this.challenges.take(asked, new Date(), manager))) return null;
      const verified = await this.relyingParty.verifyRegistration(credential, challenge);
      if (!verified) return null;
      const held = await this.passkeys.countOf(current.id, manager);
      if (held >= mostPerPerson) return 'too many';
      const called = name || copy.account.device(deviceOf(userAgent));
      return this.passkeys.add(current.id, called, verified, manager);
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

  async remove(current: RequestUser, id: string): Promise<void> {
    if (!(await this.passkeys.remove(current.id, id))) throw new ApiError(commonErrors.not_found);
  }

  async startLogin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.newChallenge('login', null);
    return this.relyingParty.loginOptions({ challenge, timeout: lifetime });
  }

  /** One refusal for everything, so that it tells nobody which passkeys exist. */
  async logIn(
    { credential, rememberMe = false }: PasskeyLoginBody,
    userAgent: string | null,
  ): Promise<{ user: User; token: string }> {
    const refusal = new ApiError(authErrors.passkey_refused);
    const challenge = challengeIn(credential);
    const asked = { challenge, purpose: 'login', userId: null } as const;
    if (!(await this.challenges.take(asked, new Date()))) throw refusal;
    const passkey = await this.passkeys.findByCredentialId(credential.id);
    const use = passkey && (await this.relyingParty.verifyLogin(credential, challenge, passkey));
    if (!passkey || !use) throw refusal;
    const user = await this.users.getById(passkey.userId);
    const session = await this.dataSource.transaction(async (manager) => {
      const started = await this.sessions.start(user, { remember: rememberMe, userAgent }, manager);
      const counted = { ...use, now: new Date() };
      if (!started || !(await this.passkeys.recordUse(passkey, counted, manager))) throw refusal;
      return started;
    });
    return { user, token: this.tokens.issue(user, session) };
  }

  /** What somebody was about to add with a password that has changed meanwhile. */
  async forgetAdding(userId: string, manager: EntityManager): Promise<void> {
    await this.challenges.removeAllOf(userId, manager);
  }

  /** For whoever gets an account back through their mail: nobody knows who added what before. */
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
