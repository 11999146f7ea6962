import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { Notifications } from '../../database/notifications.js';
import { type LetterParts, letterOf } from './letter.js';
import { mailChannel } from './mail-sender.js';
import { MailSeal } from './mail-seal.js';
import { OutgoingMailsRepository } from './outgoing-mails.repository.js';

export type { LetterParts };

export interface QueuedMail {
  /** Null: nobody. It is written and thrown away, so that the time it takes tells nothing. */
  to: string | null;
  topic: string;
  letter: LetterParts;
  expiresAt: Date;
}

/** Where other modules post their mails. */
@Injectable()
export class MailsService {
  constructor(
    private readonly mails: OutgoingMailsRepository,
    private readonly seal: MailSeal,
    private readonly notifications: Notifications,
  ) {}

  /** The mail leaves when the transaction commits, and never when it does not. */
  async post({ to, topic, letter, expiresAt }: QueuedMail, manager: EntityManager): Promise<void> {
    const id = newId();
    const content = this.seal.close(id, { to, ...letterOf(letter) });
    await this.mails.replace({ id, topic, content, expiresAt, dueAt: new Date() }, manager);
    await this.notifications.notify(mailChannel, '', manager);
  }
}
