import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { User } from '../users/entities/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { authErrors } from './auth.errors.js';
import type {
  ChangePasswordBody,
  ChangeUsernameBody,
  DeleteAccountBody,
  LoginBody,
  RegisterBody,
} from './dto/auth.dto.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly resets: PasswordResetsService,
  ) {}

  /** One row, written last: a registration is there altogether or not at all. */
  async register({ username, email, password }: RegisterBody): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.users.add({ username, email, passwordHash });
  }

  async login({ email, password, rememberMe = false }: LoginBody): Promise<string> {
    const user = await this.users.findByEmail(email);
    const matches = await this.passwords.matches(password, user?.passwordHash);
    if (!user || !matches) throw new ApiError(authErrors.invalid_credentials);
    return this.tokens.issue(user, await this.sessions.start(user.id, rememberMe));
  }

  async logout(current: RequestUser): Promise<void> {
    await this.sessions.end(current);
  }

  getUser(current: RequestUser): Promise<User> {
    return this.users.getById(current.id);
  }

  async refresh(current: RequestUser): Promise<string> {
    const user = await this.users.getById(current.id);
    const session = await this.sessions.extend(current.sessionId);
    if (!session) throw new ApiError(commonErrors.unauthorized);
    return this.tokens.issue(user, session);
  }

  async changeUsername(current: RequestUser, { newUsername }: ChangeUsernameBody): Promise<string> {
    await this.users.rename(current.id, newUsername);
    return this.refresh(current);
  }

  /** Ends every login and every reset link of the account; the one who changed it goes on with a new login. */
  async changePassword(
    current: RequestUser,
    { currentPassword, newPassword }: ChangePasswordBody,
  ): Promise<string> {
    const user = await this.confirm(current, currentPassword, 'currentPassword');
    const remember = await this.sessions.isRemembered(current.sessionId);
    await this.users.setPassword(user.id, await this.passwords.hash(newPassword));
    await this.resets.endAllOf(user.id);
    await this.sessions.endAllOf(user.id);
    return this.tokens.issue(user, await this.sessions.start(user.id, remember));
  }

  async deleteAccount(current: RequestUser, { password }: DeleteAccountBody): Promise<void> {
    const user = await this.confirm(current, password, 'password');
    await this.users.remove(user.id);
    await this.sessions.endAllOf(user.id);
  }

  private async confirm(current: RequestUser, password: string, field: string): Promise<User> {
    const user = await this.users.getById(current.id);
    if (await this.passwords.matches(password, user.passwordHash)) return user;
    const code = authErrors.account_password_wrong;
    throw new ApiError(code, { fields: { [field]: copy.errors[code] } });
  }
}
