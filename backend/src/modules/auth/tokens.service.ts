import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';
import type { User } from '../users/entities/user.entity.js';
import { toUserView } from './dto/auth.dto.js';
import type { LiveSession } from './sessions.service.js';

@Injectable()
export class TokensService {
  readonly key: KeyObject;
  /** Those that a token may be signed with: the present one, then earlier ones. */
  private readonly keys: readonly KeyObject[];

  constructor(
    configuration: Configuration,
    private readonly jwt: JwtService,
  ) {
    this.key = signingKey(configuration);
    this.keys = [this.key, ...previousKeys(configuration)];
  }

  /** The key that signed a token; the present one for a token that none of them signed. */
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

  /** What the screens read from it is a convenience; the server believes `sid` alone. */
  issue(user: User, session: LiveSession): string {
    const { id, username, email, subscription_status } = toUserView(user);
    return this.jwt.sign(
      {
        sub: id,
        sid: session.id,
        gen: session.generation,
        remember: session.remember,
        user: { id, username, email, subscription_status },
        // Of the session and not of the moment, so that a renewal that is sent again gets the same token.
        iat: Math.floor(session.issuedAt.getTime() / 1000),
        exp: Math.floor(session.expiresAt.getTime() / 1000),
      },
      { secret: this.key as unknown as string, algorithm: 'HS256' },
    );
  }
}
