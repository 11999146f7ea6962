import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountExporter } from './account-export.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasswordReset } from './entities/password-reset.entity.js';
import { Session } from './entities/session.entity.js';
import { JwtStrategy } from './jwt.strategy.js';
import { KnownDevices } from './known-devices.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Passwords } from './passwords.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PasswordReset, Session]),
    PassportModule,
    JwtModule.register({}),
    MailModule,
    UsersModule,
  ],
  controllers: [AuthController],
  providers: [
    AccountExporter,
    AuthService,
    JwtStrategy,
    KnownDevices,
    PasswordResetsRepository,
    PasswordResetsService,
    Passwords,
    SessionsRepository,
    SessionsService,
    TokensService,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
