import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiError, commonErrors } from './errors.js';

export type Access = 'public' | 'signed in' | 'subscribed';

const accessKey = 'larder:access';

/** Open to everyone. */
export const Public = () => SetMetadata(accessKey, 'public' satisfies Access);

/** Requires a valid token of a session that has not ended. */
export const SignedIn = () =>
  applyDecorators(SetMetadata(accessKey, 'signed in' satisfies Access), ApiBearerAuth());

/** Signed in, with an active subscription; others get `subscription_required`. */
export const Subscribed = () =>
  applyDecorators(SetMetadata(accessKey, 'subscribed' satisfies Access), ApiBearerAuth());

/** The logged-in person, as read from the database moments ago: the token alone decides nothing. */
export interface SessionUser {
  id: string;
  /** The household that owns what the person saves. */
  householdId: string;
  sessionId: string;
  subscribed: boolean;
}

/** Who owns a row, and who writes it. */
export type Member = Pick<SessionUser, 'id' | 'householdId'>;

/** The person's household and whether they subscribe, which is all that most rules need. */
export type Entitled = Pick<SessionUser, 'householdId' | 'subscribed'>;

/** The same with the person who asks, since some recipes are visible only to their author. */
export type EntitledMember = Member & Entitled;

/** The person behind a request, which of their session's tokens it carried, and its client address. */
export interface RequestUser extends SessionUser {
  generation: number;
  address: string;
}

export type SignedInRequest = FastifyRequest & { user: RequestUser };

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestUser =>
    context.switchToHttp().getRequest<SignedInRequest>().user,
);

/** The access a route declares, on its method or on its controller. */
export function declaredAccess(
  reflector: Reflector,
  handler: () => unknown,
  controller: new (...args: never[]) => unknown,
): Access | undefined {
  return reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
}

/** Finds out who makes a request. */
export abstract class Authenticator {
  /** Undefined without a valid token; returned synchronously if nothing has to be looked up. */
  abstract personBehind(
    request: FastifyRequest,
  ): RequestUser | undefined | Promise<RequestUser | undefined>;
}

/** The guard in front of every route. A route that declares nothing is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);
  /** Cached by method, because reading the decorators takes longer than everything else here. */
  private readonly declared = new Map<unknown, Access | undefined>();

  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.accessTo(context);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const person = this.authenticator.personBehind(request);
    if (!(person instanceof Promise)) return admit(request, person, access);
    return person.then((found) => admit(request, found, access));
  }

  private accessTo(context: ExecutionContext): Access {
    const handler = context.getHandler() as () => unknown;
    let access = this.declared.get(handler);
    if (access === undefined) {
      access = declaredAccess(this.reflector, handler, context.getClass());
      this.declared.set(handler, access);
    }
    if (access !== undefined) return access;
    this.logger.error(`${context.getClass().name}.${handler.name} declares no access`);
    throw new ApiError(commonErrors.not_found);
  }
}

function admit(request: SignedInRequest, person: RequestUser | undefined, access: Access): boolean {
  if (!person) throw new ApiError(commonErrors.unauthorized);
  if (access === 'subscribed' && !person.subscribed) {
    throw new ApiError(commonErrors.subscription_required);
  }
  request.user = person;
  return true;
}
