import { Injectable, Logger } from '@nestjs/common';
import { copy } from '@larder/copy';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Configuration } from '../../config/configuration.js';
import type { Account } from '../users/domain/account.js';
import type { LoginCredential, RegistrationCredential } from './dto/passkeys.dto.js';
import type { Passkey } from './entities/passkey.entity.js';

/** Listed explicitly, so that every instance offers and accepts the same, whatever its Node supports. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

interface Challenge {
  challenge: string;
  /** Milliseconds to respond. */
  timeout: number;
}

export type NewCredential = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'transports' | 'deviceType' | 'backedUp'
> & { counter: number };

/** Larder as authenticators know it: by the host of its public URL. Passkeys of another host are not accepted. */
@Injectable()
export class RelyingParty {
  private readonly logger = new Logger(RelyingParty.name);
  private readonly id: string;
  private readonly origin: string;

  constructor({ server }: Configuration) {
    const { hostname, origin } = new URL(server.appUrl);
    this.id = hostname;
    this.origin = origin;
  }

  /** An authenticator that holds one of `existing` does not create another. */
  registrationOptions(
    user: Pick<Account, 'id' | 'email' | 'username'>,
    existing: Pick<Passkey, 'credentialId' | 'transports'>[],
    { challenge, timeout }: Challenge,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: copy.common.productName,
      rpID: this.id,
      userID: bytesOf(userHandleOf(user.id)),
      userName: user.email,
      userDisplayName: user.username,
      challenge: bytesOf(challenge),
      timeout,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      // It replaces the password, so it must be discoverable and verify its owner.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    });
  }

  /** Names no credential, so it is the same for everyone. */
  loginOptions({ challenge, timeout }: Challenge): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.id,
      challenge: bytesOf(challenge),
      timeout,
      userVerification: 'required',
    });
  }

  async verifyRegistration(
    credential: RegistrationCredential,
    challenge: string,
  ): Promise<NewCredential | undefined> {
    const { verified, registrationInfo } = await this.orRefused(
      verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: credential.response.transports ?? [],
      deviceType: registrationInfo.credentialDeviceType,
      backedUp: registrationInfo.credentialBackedUp,
    };
  }

  /** A count that did not increase indicates a copied authenticator and is refused like any other error. */
  async verifyLogin(
    credential: LoginCredential,
    challenge: string,
    { userId, publicKey, counter }: Pick<Passkey, 'userId' | 'publicKey' | 'counter'>,
  ): Promise<{ counter: number; backedUp: boolean } | undefined> {
    if (credential.response.userHandle !== userHandleOf(userId)) return undefined;
    const { verified, authenticationInfo } = await this.orRefused(
      verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        credential: {
          id: credential.id,
          publicKey: new Uint8Array(publicKey),
          counter: Number(counter),
        },
      }),
    );
    if (!verified || !authenticationInfo) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: newCounter, backedUp: credentialBackedUp };
  }

  /** The library throws the reason, which helps only the operator. */
  private async orRefused<Result>(
    verification: Promise<Result>,
  ): Promise<Result | { [Key in keyof Result]?: undefined }> {
    try {
      return await verification;
    } catch (error) {
      this.logger.warn(`A passkey was refused: ${(error as Error).message}`);
      return {};
    }
  }
}

const base64url = /^[\w-]+$/;

/** The challenge that was signed, according to the browser; '' if it reports none. */
export function challengeIn({ response }: LoginCredential | RegistrationCredential): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' && base64url.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));

/** What an authenticator stores about a person: an id that reveals nothing about them. */
const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
