import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { RequestUser } from '../../common/access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

const scheme = 'bearer ';

function bearerTokenOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  const isBearer = authorization.slice(0, scheme.length).toLowerCase() === scheme;
  return isBearer ? authorization.slice(scheme.length).trim() : null;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    tokens: TokensService,
    private readonly sessions: SessionsService,
  ) {
    super({
      // The library's own extractor finds the token with a regular expression that takes quadratic time.
      jwtFromRequest: ({ headers }: { headers: IncomingHttpHeaders }) => bearerTokenOf(headers),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        use: (error: null, key: string) => void,
      ) => {
        // The library accepts key objects; its types have not caught up.
        use(null, tokens.keyOf(token) as unknown as string);
      },
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(
    { ip }: FastifyRequest,
    { sid, sub, gen = 0 }: { sid?: unknown; sub?: unknown; gen?: unknown },
  ): Promise<RequestUser | false> {
    if (typeof sid !== 'string' || typeof gen !== 'number') return false;
    const user = await this.sessions.find({ id: sid, generation: gen }, ip);
    return user !== undefined && user.id === sub
      ? { ...user, generation: gen, address: ip }
      : false;
  }
}
