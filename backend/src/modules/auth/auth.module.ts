import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Authenticator } from '../../common/access.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountExporter } from './account-exporter.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import { PasswordReset } from './entities/password-reset.entity.js';
import { Session } from './entities/session.entity.js';
import { KnownDevices } from './known-devices.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { PasswordConfirmationService } from './password-confirmation.service.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Passwords } from './passwords.js';
import { RelyingParty } from './relying-party.js';
import { SecurityMails } from './security-mails.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Passkey, PasskeyChallenge, PasswordReset, Session]),
    JwtModule.register({}),
    IdempotencyModule,
    MailModule,
    UsersModule,
  ],
  controllers: [AuthController, PasskeysController],
  providers: [
    AccountExporter,
    AuthService,
    KnownDevices,
    PasskeyChallengesRepository,
    PasskeysRepository,
    PasskeysService,
    PasswordConfirmationService,
    PasswordResetsRepository,
    PasswordResetsService,
    Passwords,
    RelyingParty,
    SecurityMails,
    SessionsRepository,
    SessionsService,
    TokensService,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [
    AccountExporter,
    Authenticator,
    AuthService,
    PasswordConfirmationService,
    SessionsService,
  ],
})
export class AuthModule {}
