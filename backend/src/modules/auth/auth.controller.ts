import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Post,
  Put,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { sentences } from '../../common/language.js';
import { messageView } from '../../common/message-view.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { RequestKey } from '../idempotency/idempotency.service.js';
import { AccountExporter } from './account-exporter.service.js';
import { AuthService } from './auth.service.js';
import { Origin, type RequestOrigin } from './device.js';
import {
  type AccountExport,
  accountExportView,
  type ChangePasswordBody,
  changePasswordBody,
  type ChangeUsernameBody,
  changeUsernameBody,
  type DeleteAccountBody,
  deleteAccountBody,
  type ForgotPasswordBody,
  forgotPasswordBody,
  type LoginBody,
  loginBody,
  messageAndTokenView,
  type RegisterBody,
  registerBody,
  type ResetPasswordBody,
  resetPasswordBody,
  type SessionsView,
  sessionsView,
  tokenView,
  toSessionView,
  userText,
  type UserView,
  userView,
} from './dto/auth.dto.js';
import { KnownDevices } from './known-devices.js';
import { LoginGuard } from './login.guard.js';
import { PasswordResetsService } from './password-resets.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: KnownDevices,
    private readonly exporter: AccountExporter,
    private readonly resets: PasswordResetsService,
  ) {}

  @Post('register')
  @Public()
  @LimitPerClient(600, 60)
  @Answers(201, messageView)
  async register(
    @Body({ schema: registerBody }) body: RegisterBody,
    @RequestKey() key: string | undefined,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.auth.register(body, key, origin);
    return { message: sentences().api.registered };
  }

  @Post('login')
  @Public()
  @UseGuards(LoginGuard)
  @Answers(200, tokenView)
  async login(
    @Body({ schema: loginBody }) body: LoginBody,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ token: string }> {
    const token = await this.auth.login(body, origin);
    void reply.header('Set-Cookie', this.devices.cookieFor(body.email));
    return { token };
  }

  @Post('logout')
  @SignedIn()
  @Answers(204)
  logout(@CurrentUser() user: RequestUser): Promise<void> {
    return this.auth.logout(user);
  }

  @Get('user')
  @SignedIn()
  @Answers(200, userView)
  async getUser(@CurrentUser() user: RequestUser): Promise<JsonText<UserView>> {
    return userText(await this.auth.getUser(user));
  }

  @Get('me')
  @SignedIn()
  @Answers(200, userView)
  async getMe(@CurrentUser() user: RequestUser): Promise<JsonText<UserView>> {
    return userText(await this.auth.getUser(user));
  }

  @Get('refresh-session')
  @SignedIn()
  @Answers(200, tokenView)
  async refreshSession(@CurrentUser() user: RequestUser): Promise<{ token: string }> {
    return { token: await this.auth.refresh(user) };
  }

  @Put('change-username')
  @SignedIn()
  @Answers(200, messageAndTokenView)
  async changeUsername(
    @CurrentUser() user: RequestUser,
    @Body({ schema: changeUsernameBody }) body: ChangeUsernameBody,
  ): Promise<{ message: string; token: string }> {
    const token = await this.auth.changeUsername(user, body);
    return { message: sentences().api.usernameChanged, token };
  }

  @Post('change-password')
  @SignedIn()
  @LimitPerClient(20, 10)
  @Answers(200, messageAndTokenView)
  async changePassword(
    @CurrentUser() user: RequestUser,
    @Body({ schema: changePasswordBody }) body: ChangePasswordBody,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string; token: string }> {
    const token = await this.auth.changePassword(user, body, origin);
    return { message: sentences().api.passwordChanged, token };
  }

  @Post('forgot-password')
  @Public()
  @LimitPerClient(20, 10)
  @Answers(200, messageView)
  async forgotPassword(
    @Body({ schema: forgotPasswordBody }) { email }: ForgotPasswordBody,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.resets.offer(email, origin);
    return { message: sentences().api.resetLinkSent };
  }

  @Post('reset-password')
  @Public()
  @LimitPerClient(20, 10)
  @Answers(200, messageView)
  async resetPassword(
    @Body({ schema: resetPasswordBody }) { token, password }: ResetPasswordBody,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.resets.redeem(token, password, origin);
    return { message: sentences().api.passwordReset };
  }

  @Get('sessions')
  @SignedIn()
  @Answers(200, sessionsView)
  async listSessions(@CurrentUser() user: RequestUser): Promise<SessionsView> {
    const sessions = await this.auth.listSessions(user);
    return { sessions: sessions.map((session) => toSessionView(session, user.sessionId)) };
  }

  @Delete('sessions')
  @SignedIn()
  @Answers(204)
  endOtherSessions(@CurrentUser() user: RequestUser): Promise<void> {
    return this.auth.endOtherSessions(user);
  }

  @Delete('sessions/:id')
  @SignedIn()
  @Answers(204)
  endSession(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<void> {
    return this.auth.endSession(user, id);
  }

  @Get('export')
  @SignedIn()
  @LimitPerClient(10, 10)
  @Header('Content-Disposition', 'attachment; filename="larder-export.json"')
  @Answers(200, accountExportView)
  exportAccount(@CurrentUser() user: RequestUser): Promise<AccountExport> {
    return this.exporter.export(user.id);
  }

  @Delete('account')
  @SignedIn()
  @LimitPerClient(20, 10)
  @Answers(204)
  deleteAccount(
    @CurrentUser() user: RequestUser,
    @Body({ schema: deleteAccountBody }) body: DeleteAccountBody,
  ): Promise<void> {
    return this.auth.deleteAccount(user, body);
  }
}
