import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { JobQueue } from '../../common/job-queue.js';
import { newId } from '../../database/row.entity.js';
import {
  AccountTransfer,
  type TransferKind,
  type TransferReport,
  type TransferState,
} from './entities/account-transfer.entity.js';

export type ClaimedTransfer = Pick<
  AccountTransfer,
  'id' | 'userId' | 'kind' | 'state' | 'language' | 'pieces' | 'attempts'
>;

type NewTransfer = Pick<AccountTransfer, 'userId' | 'kind' | 'language'> &
  Partial<Pick<AccountTransfer, 'id' | 'pieces' | 'bytes'>>;

@Injectable()
export class AccountTransfersRepository {
  private readonly queue: JobQueue<ClaimedTransfer>;

  constructor(
    @InjectRepository(AccountTransfer) private readonly transfers: Repository<AccountTransfer>,
  ) {
    this.queue = new JobQueue(transfers, {
      table: 'account_transfers',
      dueAt: 'due_at',
      onClaim: 'attempts = attempts + 1',
      returning: 'id, user_id AS "userId", kind, state, language, pieces, attempts',
    });
  }

  find(userId: string, kind: TransferKind, id: string): Promise<AccountTransfer | null> {
    return this.transfers.findOneBy({ id, userId, kind });
  }

  findDone(id: string): Promise<AccountTransfer | null> {
    return this.transfers.findOneBy({ id, kind: 'export', state: 'done' });
  }

  findNewest(userId: string, kind: TransferKind): Promise<AccountTransfer | null> {
    return this.transfers.findOne({ where: { userId, kind }, order: { id: 'DESC' } });
  }

  findOpen(
    userId: string,
    kind: TransferKind,
    manager: EntityManager,
  ): Promise<AccountTransfer | null> {
    return manager.findOneBy(AccountTransfer, { userId, kind, state: In(['waiting', 'running']) });
  }

  /** To be begun at once. Earlier ones of the same kind are deleted soon. */
  async add(transfer: NewTransfer, manager: EntityManager): Promise<string> {
    const { userId, kind } = transfer;
    const dueAt = new Date();
    await manager.update(
      AccountTransfer,
      { userId: userId as string, kind, state: In(['done', 'failed']) },
      { dueAt },
    );
    const id = newId();
    const nothing = { total: 0, done: 0, failed: 0, report: null, error: null, attempts: 0 };
    const state = 'waiting' as const;
    const empty = { pieces: 0, bytes: '0' };
    await manager.insert(AccountTransfer, { id, ...nothing, ...empty, state, dueAt, ...transfer });
    return transfer.id ?? id;
  }

  claim(now: Date, until: Date): Promise<ClaimedTransfer[]> {
    return this.queue.claim(now, until, 1);
  }

  nextDue(): Promise<Date | undefined> {
    return this.queue.nextDue();
  }

  /** False when the account has gone, so that there is nobody to go on for. */
  async note(
    { id }: Pick<ClaimedTransfer, 'id'>,
    progress: Partial<Pick<AccountTransfer, 'total' | 'done' | 'failed' | 'pieces'>>,
    until: Date,
  ): Promise<boolean> {
    const { affected } = await this.transfers
      .createQueryBuilder()
      .update({ ...progress, state: 'running', dueAt: until })
      .where('id = :id AND user_id IS NOT NULL', { id })
      .execute();
    return affected === 1;
  }

  async finish(
    id: string,
    outcome: { state: TransferState; error?: string; report?: TransferReport } & Partial<
      Pick<AccountTransfer, 'failed' | 'bytes'>
    >,
    dueAt: Date,
  ): Promise<void> {
    await this.transfers
      .createQueryBuilder()
      .update({ ...outcome, dueAt })
      .where('id = :id AND user_id IS NOT NULL', { id })
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.transfers.delete({ id });
  }
}
