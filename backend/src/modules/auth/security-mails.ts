import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Copy } from '@larder/copy';
import { sentences } from '../../common/language.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { MailsService } from '../mail/mails.service.js';
import type { Account } from '../users/domain/account.js';

/** Milliseconds for which it is worth knowing. */
const lifetime = 7 * 24 * 3_600_000;

/** Informs an account's owner of changes to the ways to sign in, which someone else may have made. */
@Injectable()
export class SecurityMails {
  constructor(
    private readonly mails: MailsService,
    private readonly configuration: Configuration,
  ) {}

  /** The mail is sent when the transaction commits. */
  async post(
    news: keyof Copy['mail']['security'],
    { email, username }: Pick<Account, 'email' | 'username'>,
    manager: EntityManager,
    passkey = '',
  ): Promise<void> {
    const { subject, lede, action } = sentences().mail.security[news];
    const now = new Date();
    await this.mails.post(
      {
        to: email,
        topic: `${news} ${newId()}`,
        letter: {
          subject,
          greeting: sentences().mail.greeting(username),
          lede: typeof lede === 'string' ? lede : lede(passkey),
          action: { label: action, link: `${this.configuration.server.appUrl}/settings` },
          notes: [sentences().mail.securityAdvice],
        },
        expiresAt: new Date(now.getTime() + lifetime),
      },
      manager,
    );
  }
}
