import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { RequestUser } from '../../common/access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    tokens: TokensService,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        use: (error: null, key: string) => void,
      ) => {
        // The library takes key objects; its types have not caught up.
        use(null, tokens.keyOf(token) as unknown as string);
      },
      algorithms: ['HS256'],
    });
  }

  async validate({ sid, sub }: { sid?: unknown; sub?: unknown }): Promise<RequestUser | false> {
    if (typeof sid !== 'string') return false;
    const user = await this.sessions.find(sid);
    return user !== undefined && user.id === sub ? user : false;
  }
}
