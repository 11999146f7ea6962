import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import type { RequestUser } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import type { User } from '../users/entities/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import { Passwords } from './passwords.js';

/** The password given once more, before something that a borrowed session alone must not do. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: Passwords,
  ) {}

  /** The person whose password it is; `field` is what the body calls it. */
  async confirm(current: RequestUser, password: string, field: string): Promise<User> {
    const user = await this.users.getById(current.id);
    if (await this.passwords.matches(password, user.passwordHash)) return user;
    throw wrongPassword(field);
  }
}

export function wrongPassword(field: string): ApiError {
  const code = authErrors.account_password_wrong;
  return new ApiError(code, { fields: { [field]: copy.errors[code] } });
}
