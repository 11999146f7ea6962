import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { JobQueue } from '../../common/job-queue.js';
import { OutgoingMail } from './entities/outgoing-mail.entity.js';

export type ClaimedMail = Pick<OutgoingMail, 'id' | 'content' | 'expiresAt' | 'attempts'>;

@Injectable()
export class OutgoingMailsRepository {
  private readonly queue: JobQueue<ClaimedMail>;

  constructor(@InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>) {
    this.queue = new JobQueue(mails, {
      table: 'outgoing_mails',
      dueAt: 'due_at',
      onClaim: 'attempts = attempts + 1',
      returning: 'id, content, expires_at AS "expiresAt", attempts',
    });
  }

  async replace(
    mail: Omit<OutgoingMail, 'createdAt' | 'attempts'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(OutgoingMail, { topic: mail.topic });
    await manager.insert(OutgoingMail, mail);
  }

  /** The mail that has been due longest, reserved for the caller until `until`; instances skip each other's. */
  async claim(now: Date, until: Date): Promise<ClaimedMail | undefined> {
    const [mail] = await this.queue.claim(now, until, 1);
    return mail;
  }

  postpone(id: string, dueAt: Date): Promise<void> {
    return this.queue.postpone([id], dueAt);
  }

  async remove(id: string): Promise<void> {
    await this.mails.delete({ id });
  }

  nextDue(): Promise<Date | undefined> {
    return this.queue.nextDue();
  }
}
