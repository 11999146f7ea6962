import { Body, Controller, Delete, Get, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { Origin, type RequestOrigin } from './device.js';
import { tokenView } from './dto/auth.dto.js';
import {
  type AddPasskeyBody,
  addPasskeyBody,
  passkeyCreationOptionsView,
  type PasskeyLoginBody,
  passkeyLoginBody,
  passkeyRequestOptionsView,
  type PasskeysView,
  passkeysView,
  type PasskeyView,
  passkeyView,
  type RemovePasskeyBody,
  removePasskeyBody,
  type RenamePasskeyBody,
  renamePasskeyBody,
  type StartAddingPasskeyBody,
  startAddingPasskeyBody,
  toPasskeyView,
} from './dto/passkeys.dto.js';
import { KnownDevices } from './known-devices.js';
import { LoginGuard } from './login.guard.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('passkeys')
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly devices: KnownDevices,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, passkeysView)
  async listPasskeys(@CurrentUser() user: RequestUser): Promise<PasskeysView> {
    return { passkeys: (await this.passkeys.list(user)).map(toPasskeyView) };
  }

  @Post('registration-options')
  @SignedIn()
  @LimitPerClient(20, 10)
  @Answers(200, passkeyCreationOptionsView)
  startAddingPasskey(
    @CurrentUser() user: RequestUser,
    @Body({ schema: startAddingPasskeyBody }) { password }: StartAddingPasskeyBody,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.startAdding(user, password);
  }

  @Post()
  @SignedIn()
  @LimitPerClient(20, 10)
  @Answers(201, passkeyView)
  async addPasskey(
    @CurrentUser() user: RequestUser,
    @Body({ schema: addPasskeyBody }) body: AddPasskeyBody,
    @Origin() origin: RequestOrigin,
  ): Promise<PasskeyView> {
    return toPasskeyView(await this.passkeys.add(user, body, origin));
  }

  @Put(':id')
  @SignedIn()
  @Answers(200, passkeyView)
  async renamePasskey(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: renamePasskeyBody }) { name }: RenamePasskeyBody,
  ): Promise<PasskeyView> {
    return toPasskeyView(await this.passkeys.rename(user, id, name));
  }

  @Delete(':id')
  @SignedIn()
  @Answers(204)
  removePasskey(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: removePasskeyBody }) { password }: RemovePasskeyBody,
  ): Promise<void> {
    return this.passkeys.remove(user, id, password);
  }

  @Post('login-options')
  @Public()
  @LimitPerClient(600, 10)
  @Answers(200, passkeyRequestOptionsView)
  startPasskeyLogin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.passkeys.startLogin();
  }

  @Post('login')
  @Public()
  @UseGuards(LoginGuard)
  @Answers(200, tokenView)
  async logInWithPasskey(
    @Body({ schema: passkeyLoginBody }) body: PasskeyLoginBody,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ token: string }> {
    const { user, token } = await this.passkeys.logIn(body, origin);
    void reply.header('Set-Cookie', this.devices.cookieFor(user.email));
    return { token };
  }
}
