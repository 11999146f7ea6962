import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';
import type { Account } from '../users/domain/account.js';
import { toUserView } from './dto/auth.dto.js';
import type { HeldToken, LiveSession } from './sessions.service.js';

/** What a token says that counts: whose it is, and which of its session's tokens. */
export interface TokenClaims extends HeldToken {
  readonly userId: string;
}

interface ReadToken extends TokenClaims {
  readonly expiresAt: number;
}

const mostRead = 10_000;

@Injectable()
export class TokensService {
  readonly key: KeyObject;
  /** Keys that may have signed a token: the current one, then previous ones. */
  private readonly keys: readonly KeyObject[];
  /** What one of the keys has signed stays signed, so each token is verified once. */
  private readonly readTokens = new LRUCache<string, ReadToken>({ max: mostRead });

  constructor(
    configuration: Configuration,
    private readonly jwt: JwtService,
  ) {
    this.key = signingKey(configuration);
    this.keys = [this.key, ...previousKeys(configuration)];
  }

  /** Nothing for a token that none of the keys signed, or that has expired. */
  read(token: string): TokenClaims | undefined {
    let known = this.readTokens.get(token);
    if (!known) {
      known = this.verify(token);
      if (known) this.readTokens.set(token, known);
    }
    return known && known.expiresAt > Date.now() ? known : undefined;
  }

  private verify(token: string): ReadToken | undefined {
    const secret = this.keyOf(token) as unknown as string;
    try {
      const claims = this.jwt.verify<Record<string, unknown>>(token, {
        secret,
        algorithms: ['HS256'],
      });
      const { sid, sub, gen = 0, exp } = claims;
      const isComplete = typeof sid === 'string' && typeof sub === 'string';
      if (!isComplete || typeof gen !== 'number' || typeof exp !== 'number') return undefined;
      return { id: sid, userId: sub, generation: gen, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
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
