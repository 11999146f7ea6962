import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
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

/** The logged-in person, as the database knew them moments ago: the token alone decides nothing. */
export interface SessionUser {
  id: string;
  sessionId: string;
  subscribed: boolean;
}

/** Whose it is and whether they have subscribed, which is all that most rules ask. */
export type Entitled = Pick<SessionUser, 'id' | 'subscribed'>;

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

/** The guard in front of every route. A route that declares nothing is closed to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler() as () => unknown;
    const access = declaredAccess(this.reflector, handler, context.getClass());
    if (access === 'public') return true;
    if (access === undefined) {
      this.logger.error(`${context.getClass().name}.${handler.name} declares no access`);
      throw new ApiError(commonErrors.not_found);
    }
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<SignedInRequest>();
    if (access === 'subscribed' && !user.subscribed) {
      throw new ApiError(commonErrors.subscription_required);
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false | undefined): User {
    if (error) throw error as Error;
    if (!user) throw new ApiError(commonErrors.unauthorized);
    return user;
  }
}
