import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticator, type RequestUser, type SessionUser } from '../../common/access.js';
import { SessionsService } from './sessions.service.js';
import { type TokenClaims, TokensService } from './tokens.service.js';

const scheme = 'bearer ';

function bearerTokenOf({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const isBearer = authorization.slice(0, scheme.length).toLowerCase() === scheme;
  return isBearer ? authorization.slice(scheme.length).trim() : undefined;
}

/** A person is who holds the token of a session that has not ended. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  personBehind({
    headers,
    ip,
  }: FastifyRequest): RequestUser | undefined | Promise<RequestUser | undefined> {
    const token = bearerTokenOf(headers);
    const claims = token === undefined ? undefined : this.tokens.read(token);
    if (!claims) return undefined;
    const owner = this.sessions.find(claims, ip);
    if (!(owner instanceof Promise)) return personOf(owner, claims, ip);
    return owner.then((found) => personOf(found, claims, ip));
  }
}

function personOf(
  owner: SessionUser | undefined,
  { userId, generation }: TokenClaims,
  address: string,
): RequestUser | undefined {
  if (owner?.id !== userId) return undefined;
  const { householdId, sessionId, subscribed } = owner;
  // Spreading would take longer than everything else here.
  return { id: userId, householdId, sessionId, subscribed, generation, address };
}
