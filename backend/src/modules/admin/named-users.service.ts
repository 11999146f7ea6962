import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminError } from '../../common/admin-commands.js';
import type { Account } from '../users/domain/account.js';
import { UsersService } from '../users/users.service.js';

/** Finds the people an operator names. */
@Injectable()
export class NamedUsers {
  constructor(private readonly users: UsersService) {}

  /** The one person with the given address. */
  async get([email, ...more]: readonly string[]): Promise<Account> {
    if (email === undefined || more.length > 0) throw new AdminError(copy.admin.oneEmail);
    const user = await this.users.findByEmail(email);
    if (!user) throw new AdminError(copy.admin.nobody(email));
    return user;
  }
}
