import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { comparable } from '../../common/text.js';
import { Configuration } from '../../config/configuration.js';
import { TokensService } from './tokens.service.js';

const audience = 'device';
const lifetimeSeconds = 180 * 24 * 60 * 60;

/** Cookies that record from which devices someone has logged in to an account. They grant nothing. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly configuration: Configuration,
    private readonly tokens: TokensService,
    private readonly jwt: JwtService,
  ) {}

  /** A `Set-Cookie` header for a device that has just logged in to the account with this address. */
  cookieFor(email: string): string {
    const token = this.jwt.sign(
      {},
      {
        secret: this.tokens.key as unknown as string,
        algorithm: 'HS256',
        subject: comparable(email),
        audience,
        expiresIn: lifetimeSeconds,
      },
    );
    const secure = this.configuration.server.appUrl.startsWith('https:') ? '; Secure' : '';
    return `device=${token}; Path=/api/auth/login; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** Whether a request's `Cookie` header comes from a device of this account. */
  isKnown(cookies: string | undefined, email: string): boolean {
    const token = /(?:^|;\s*)device=([^;\s]+)/.exec(cookies ?? '')?.[1];
    if (!token) return false;
    try {
      const { sub } = this.jwt.verify<{ sub?: unknown }>(token, {
        secret: this.tokens.keyOf(token) as unknown as string,
        algorithms: ['HS256'],
        audience,
      });
      return sub === email;
    } catch {
      return false;
    }
  }
}
