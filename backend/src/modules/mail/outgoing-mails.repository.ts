import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { OutgoingMail } from './entities/outgoing-mail.entity.js';

export type ClaimedMail = Pick<OutgoingMail, 'id' | 'content' | 'expiresAt' | 'attempts'>;

@Injectable()
export class OutgoingMailsRepository {
  constructor(@InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>) {}

  async replace(
    mail: Omit<OutgoingMail, 'createdAt' | 'attempts'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(OutgoingMail, { topic: mail.topic });
    await manager.insert(OutgoingMail, mail);
  }

  /** The mail that has been due longest, reserved for the caller until `until`; instances skip each other's. */
  async claim(now: Date, until: Date): Promise<ClaimedMail | undefined> {
    const [rows] = (await this.mails.query(
      `UPDATE outgoing_mails SET attempts = attempts + 1, due_at = $2
       WHERE id = (
         SELECT id FROM outgoing_mails WHERE due_at <= $1
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, content, expires_at AS "expiresAt", attempts`,
      [now, until],
    )) as [ClaimedMail[], number];
    return rows[0];
  }

  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.mails.update({ id }, { dueAt });
  }

  async remove(id: string): Promise<void> {
    await this.mails.delete({ id });
  }

  async nextDue(): Promise<Date | undefined> {
    const [next] = await this.mails.find({
      select: { dueAt: true },
      order: { dueAt: 'ASC' },
      take: 1,
    });
    return next?.dueAt;
  }
}
