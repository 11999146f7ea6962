import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { clock } from '../../../common/clock.js';
import { WakeableLoop } from '../../../common/wakeable-loop.js';
import { UsersService } from '../../users/users.service.js';
import type { Subscription } from './entities/subscription.entity.js';
import { LedgerService } from './ledger.service.js';
import { type DueSubscription, LedgerRepository } from './ledger.repository.js';
import type { PendingEvent } from './payment-provider.port.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** After this, others take over the work of an instance that died. */
const claimTime = 10 * second;
const batch = 100;
const shortestPause = 50;
const longestPause = minute;
/** An event that nobody has claimed by then concerns another product. */
const patience = 3 * day;

/** Applies received events, maintains subscriptions over time, and ends those without an owner. */
@Injectable()
export class LedgerWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LedgerWorker.name);
  private readonly loop = new WakeableLoop(() => this.turn());

  constructor(
    private readonly ledger: LedgerService,
    private readonly repository: LedgerRepository,
    private readonly users: UsersService,
  ) {}

  onApplicationBootstrap(): void {
    this.ledger.whenRecorded(() => this.loop.wake());
    // Ends at once what a deleted account paid for.
    this.users.whenRemoved(() => this.loop.wake());
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Does whatever is due and returns how long there is nothing to do. */
  private async turn(): Promise<number> {
    try {
      await this.applyPending();
      await this.reconcileDue();
      await this.endOwnerless();
      const [event, subscription] = [
        await this.repository.nextDue(),
        await this.repository.nextReconciliation(),
      ];
      const waits = [longestPause];
      if (event) waits.push(event.getTime() - Date.now());
      if (subscription) waits.push(subscription.getTime() - clock.now().getTime());
      return Math.max(Math.min(...waits), shortestPause);
    } catch (error) {
      if (!this.loop.isStopping) this.logger.error(error);
      return 5 * second;
    }
  }

  private async applyPending(): Promise<void> {
    while (!this.loop.isStopping) {
      const now = Date.now();
      const until = new Date(now + claimTime);
      const events = await this.repository.claimPending(new Date(now), until, batch);
      if (events.length === 0) return;
      const { waiting, error } = await this.ledger.apply(events);
      if (error) this.logger.warn(`Payment events wait: ${nameOf(error)}`);
      for (const event of waiting) await this.wait(event);
    }
  }

  private async wait(event: PendingEvent): Promise<void> {
    if (Date.now() - event.receivedAt.getTime() > patience) {
      this.logger.warn(`Payment event ${event.eventId} concerns no account and is set aside.`);
      await this.repository.setAside([event.id], new Date());
    } else {
      const pause = Math.min(second * 2 ** event.attempts, hour);
      await this.repository.postpone([event.id], new Date(Date.now() + pause));
    }
  }

  private async reconcileDue(): Promise<void> {
    while (!this.loop.isStopping) {
      const now = clock.now();
      const due = await this.repository.claimForReconciliation(now, new Date(now.getTime() + hour));
      if (!due?.userId) return;
      try {
        await this.giveBackSecond({ ...due, userId: due.userId });
        await this.ledger.reconcile(due);
        await this.ledger.refresh(due.userId);
      } catch (error) {
        this.logger.warn(`A subscription cannot be compared with its provider: ${nameOf(error)}`);
      }
    }
  }

  /** Nobody pays twice, not even someone who paid in two places before either reported it. */
  private async giveBackSecond(due: DueSubscription & { userId: string }): Promise<void> {
    if (!(await this.ledger.isSecond(due))) return;
    await this.ledger.provider(due.provider)?.giveBack(due.providerKey);
    this.logger.warn(`A second subscription (${due.provider}) has been given back.`);
  }

  private async endOwnerless(): Promise<void> {
    for (const subscription of await this.repository.findOwnerless()) {
      try {
        await this.end(subscription);
        await this.repository.remove(subscription.id);
      } catch (error) {
        this.logger.warn(`A subscription of a deleted account goes on: ${nameOf(error)}`);
      }
    }
  }

  /** Even if it currently grants nothing: the next period, or the next retry of a card, would still be charged. */
  private async end({ provider, providerKey, standing }: Subscription): Promise<void> {
    if (standing !== 'ended') await this.ledger.provider(provider)?.end(providerKey);
  }
}

/** Provider responses may contain names or keys: only the kind of error is logged. */
const nameOf = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: unknown };
  return [name, typeof code === 'string' ? code : undefined].filter(Boolean).join(' ');
};
