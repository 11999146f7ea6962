import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Configuration } from '../../config/configuration.js';
import { OutgoingMail } from './entities/outgoing-mail.entity.js';
import { Mailer } from './mailer.js';
import { MailSeal } from './mail-seal.js';
import { MailSender } from './mail-sender.js';
import { MailsService } from './mails.service.js';
import { OutboxMailer } from './outbox-mailer.js';
import { OutgoingMailsRepository } from './outgoing-mails.repository.js';
import { SmtpMailer } from './smtp-mailer.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  providers: [
    MailSeal,
    MailSender,
    MailsService,
    OutgoingMailsRepository,
    {
      provide: Mailer,
      inject: [Configuration],
      useFactory: (configuration: Configuration): Mailer =>
        configuration.mail.smtpUrl
          ? new SmtpMailer(configuration.mail.smtpUrl, configuration)
          : new OutboxMailer(configuration),
    },
  ],
  exports: [MailsService],
})
export class MailModule {}
