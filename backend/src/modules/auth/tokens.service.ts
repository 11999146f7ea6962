import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';
import type { Account } from '../users/domain/account.js';
import { toUserView } from './dto/auth.dto.js';
import type { LiveSession } from './sessions.service.js';

@Injectable()
export class TokensService {
  readonly key: KeyObject;
  /** Keys that may have signed a token: the current one, then previous ones. */
  private readonly keys: readonly KeyObject[];

  constructor(
    configuration: Configuration,
    private readonly jwt: JwtService,
  ) {
    this.key = signingKey(configuration);
    this.keys = [this.key, ...previousKeys(configuration)];
  }

  /** The key that signed a token; the current one if none of them did. */
  keyOf(token: string): KeyObject {
    const isSigner = (key: KeyObject): boolean => {
      try {
        this.jwt.verify(token, {
          secret: key as unknown as string,
          algorithms: ['HS256'],
          ignoreExpiration: true,
        });
        return true;
      } catch {
        return false;
      }
    };
    return this.keys.slice(1).find(isSigner) ?? this.key;
  }

  /** For display only; the server trusts only `sid`. */
  issue(user: Account, session: LiveSession): string {
    const { id, username, email, subscription_status } = toUserView(user);
    return this.jwt.sign(
      {
        sub: id,
        sid: session.id,
        gen: session.generation,
        remember: session.remember,
        user: { id, username, email, subscription_status },
        // Derived from the session rather than the current time, so that a repeated renewal returns the same token.
        iat: Math.floor(session.issuedAt.getTime() / 1000),
        exp: Math.floor(session.expiresAt.getTime() / 1000),
      },
      { secret: this.key as unknown as string, algorithm: 'HS256' },
    );
  }
}
