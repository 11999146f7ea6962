import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Member } from '../../common/access.js';
import type { RestoredItem } from '../../common/archive-parts.js';
import { ApiError, commonErrors, type SpokenCode } from '../../common/errors.js';
import { FileUploads } from '../../common/file-uploads.js';
import { inLanguage } from '../../common/language.js';
import { WakeableLoop } from '../../common/wakeable-loop.js';
import { Notifications } from '../../database/notifications.js';
import { HouseholdAnswers } from '../households/household-answers.service.js';
import { UsersService } from '../users/users.service.js';
import {
  AccountTransfersRepository,
  type ClaimedTransfer,
} from './account-transfers.repository.js';
import { ArchiveRestorer } from './archive-restorer.service.js';
import { ArchiveWriter, type Progress } from './archive-writer.service.js';
import type { TransferReport } from './entities/account-transfer.entity.js';
import { TransferFiles } from './transfer-files.js';

export const transferChannel = 'account_transfers';

const second = 1_000;
const day = 86_400 * second;
/** How long an instance may say nothing before another takes over. */
const claimTime = 120 * second;
const betweenNotes = second;
const mostAttempts = 3;
const longestPause = 600 * second;
const shortestPause = 50;
const pauseAfterFault = 5 * second;

/** How long a zip can be downloaded, and how long the report of a restore can be read. */
export const keptFor = 3 * day;
const mostReported = 200;

/** The account was deleted while its archive was on its way. */
class AccountGone extends Error {}

/** Makes and restores archives, one after the other, and deletes what is no longer kept. */
@Injectable()
export class TransferWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TransferWorker.name);
  private readonly loop = new WakeableLoop(() => this.turn());

  constructor(
    private readonly transfers: AccountTransfersRepository,
    private readonly files: TransferFiles,
    private readonly writer: ArchiveWriter,
    private readonly restorer: ArchiveRestorer,
    private readonly uploads: FileUploads,
    private readonly users: UsersService,
    private readonly answers: HouseholdAnswers,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const look = (): void => this.loop.wake();
    await this.notifications.listen(transferChannel, look, look);
    this.loop.start();
  }

  /** What is on its way goes on elsewhere, or after the next start. */
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns how long there is nothing to do. */
  private async turn(): Promise<number> {
    try {
      while (!this.loop.isStopping) {
        const now = Date.now();
        const [transfer] = await this.transfers.claim(new Date(now), new Date(now + claimTime));
        if (!transfer) break;
        await this.deal(transfer);
      }
      const due = await this.transfers.nextDue();
      const wait = due ? due.getTime() - Date.now() : longestPause;
      return Math.min(Math.max(wait, shortestPause), longestPause);
    } catch (error) {
      this.logger.error(error);
      return pauseAfterFault;
    }
  }

  private async deal(transfer: ClaimedTransfer): Promise<void> {
    const { id, userId, kind, state, language, pieces, attempts } = transfer;
    if (userId === null || state === 'done' || state === 'failed') {
      await this.files.remove(id, pieces);
      await this.transfers.remove(id);
      return;
    }
    try {
      if (attempts > mostAttempts) throw new ApiError(commonErrors.internal_error);
      const { householdId } = await this.users.getById(userId);
      const member = { id: userId, householdId };
      await inLanguage(language, () =>
        kind === 'export' ? this.export(transfer, member) : this.restore(transfer, member),
      );
    } catch (error) {
      if (this.loop.isStopping || error instanceof AccountGone) return;
      await this.fail(transfer, error);
    }
  }

  private async export(transfer: ClaimedTransfer, member: Member): Promise<void> {
    const { id } = transfer;
    const zip = this.writer.write(member, this.progressOf(transfer));
    const { bytes } = await this.files.write(id, zip, (pieces) => this.note(transfer, { pieces }));
    await this.transfers.finish(id, { state: 'done', bytes: String(bytes) }, later(keptFor));
  }

  private async restore(transfer: ClaimedTransfer, member: Member): Promise<void> {
    const { id, pieces } = transfer;
    const items = await this.uploads.keepingBriefly(this.files.read(id, pieces), (path) =>
      this.answers.whileChanging(member.householdId, () =>
        this.restorer.restore(member, path, this.progressOf(transfer)),
      ),
    );
    const report = reportOf(items);
    const failed = items.filter(({ state }) => state === 'failed').length;
    await this.transfers.finish(id, { state: 'done', report, failed }, later(keptFor));
    // Only the report is of any use now.
    await this.files.remove(id, pieces);
  }

  private async fail({ id, kind, pieces }: ClaimedTransfer, error: unknown): Promise<void> {
    const isTold = error instanceof ApiError;
    if (!isTold) this.logger.error(error);
    const code: SpokenCode = isTold ? error.code : commonErrors.internal_error;
    await this.transfers.finish(id, { state: 'failed', error: code }, later(keptFor));
    if (kind === 'restore') await this.files.remove(id, pieces);
  }

  /** Notes the progress now and then, which also keeps others from taking over. */
  private progressOf(transfer: ClaimedTransfer): Progress {
    let notedAt = 0;
    return async (done, total) => {
      if (this.loop.isStopping) throw new Error('The application stops.');
      const isOver = done === total;
      if (!isOver && Date.now() - notedAt < betweenNotes) return;
      notedAt = Date.now();
      await this.note(transfer, { done, total });
    };
  }

  private async note(
    transfer: ClaimedTransfer,
    progress: Parameters<AccountTransfersRepository['note']>[1],
  ): Promise<void> {
    if (!(await this.transfers.note(transfer, progress, later(claimTime)))) throw new AccountGone();
  }
}

const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

function reportOf(items: readonly RestoredItem[]): TransferReport {
  const count = (state: RestoredItem['state']): number =>
    items.filter((item) => item.state === state).length;
  const failed = items.filter(({ state }) => state === 'failed').slice(0, mostReported);
  return {
    ...{ added: count('added'), known: count('known') },
    failed: failed.map(({ name, reason }) => ({ name, reason })),
  };
}
