import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { Notifications } from '../../database/notifications.js';
import { type Mail, Mailer, MailRefusedError } from './mailer.js';
import { MailSeal } from './mail-seal.js';
import { type ClaimedMail, OutgoingMailsRepository } from './outgoing-mails.repository.js';

export const mailChannel = 'mail_posted';

const second = 1000;
/** How long one mail may take; after this, others take over from an instance that died. */
const claimTime = 120 * second;
const longestPause = 60 * second;
const shortestPause = 50;
const pauseAfterFault = 5 * second;

/** 1, 2, 4 … 60 seconds after the first, second, third … failed attempt. */
export const pauseAfter = (attempts: number): number =>
  Math.min(second * 2 ** (attempts - 1), longestPause);

/**
 * Sends due mails one after the other, on every instance. A mail is delivered at least once: if an instance dies
 * between handing it over and deleting it, another sends it again under the same message id.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private readonly loop = new WakeableLoop(() => this.sendDue());

  constructor(
    private readonly mails: OutgoingMailsRepository,
    private readonly mailer: Mailer,
    private readonly seal: MailSeal,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const look = (): void => this.loop.wake();
    await this.notifications.listen(mailChannel, look, look);
    this.loop.start();
  }

  /** A mail in progress is finished before stopping. */
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns how long there is nothing to do. */
  private async sendDue(): Promise<number> {
    try {
      for (;;) {
        const now = Date.now();
        const mail = this.loop.isStopping
          ? undefined
          : await this.mails.claim(new Date(now), new Date(now + claimTime));
        if (!mail) break;
        await this.deliver(mail);
      }
      const due = await this.mails.nextDue();
      const wait = due ? due.getTime() - Date.now() : longestPause;
      return Math.min(Math.max(wait, shortestPause), longestPause);
    } catch (error) {
      this.logger.error(error);
      return pauseAfterFault;
    }
  }

  private async deliver({ id, content, expiresAt, attempts }: ClaimedMail): Promise<void> {
    if (expiresAt.getTime() <= Date.now()) {
      this.logger.error(`Mail ${id} could not be delivered in time.`);
    } else {
      const mail = this.unsealed(id, content);
      if (mail && !(await this.hasBeenSent(mail, attempts))) {
        await this.mails.postpone(id, new Date(Date.now() + pauseAfter(attempts)));
        return;
      }
    }
    await this.mails.remove(id);
  }

  /** Null when there is no recipient. */
  private unsealed(id: string, content: Buffer): Mail | undefined {
    try {
      const mail = this.seal.open(id, content) as Omit<Mail, 'id' | 'to'> & { to: string | null };
      return mail.to === null ? undefined : { ...mail, id, to: mail.to };
    } catch {
      this.logger.error(`Mail ${id} was written with another secret and cannot be read.`);
      return undefined;
    }
  }

  /** Logged even when retrying is pointless. A mail server's response may name its recipient: only codes are logged. */
  private async hasBeenSent(mail: Mail, attempts: number): Promise<boolean> {
    try {
      await this.mailer.send(mail);
      return true;
    } catch (error) {
      if (error instanceof MailRefusedError) {
        this.logger.warn(`Mail ${mail.id} is refused for good.`);
        return true;
      }
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const reason = [code, responseCode].filter(Boolean).join(' ');
      this.logger.warn(`Mail ${mail.id} was not sent at attempt ${attempts}: ${reason}`);
      return false;
    }
  }
}
