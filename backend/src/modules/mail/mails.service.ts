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
  /** Null for nobody: written and discarded, so that timing reveals nothing. */
  to: string | null;
  topic: string;
  letter: LetterParts;
  expiresAt: Date;
}

/** Where other modules queue their mails. */
@Injectable()
export class MailsService {
  constructor(
    private readonly mails: OutgoingMailsRepository,
    private readonly seal: MailSeal,
    private readonly notifications: Notifications,
  ) {}

  /** The mail is sent if and only if the transaction commits. */
  async post({ to, topic, letter, expiresAt }: QueuedMail, manager: EntityManager): Promise<void> {
    const id = newId();
    const content = this.seal.close(id, { to, ...letterOf(letter) });
    await this.mails.replace({ id, topic, content, expiresAt, dueAt: new Date() }, manager);
    await this.notifications.notify(mailChannel, '', manager);
  }
}
