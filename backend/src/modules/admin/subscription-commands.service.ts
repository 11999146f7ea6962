import { parseArgs } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands, AdminError } from '../../common/admin-commands.js';
import { clock } from '../../common/clock.js';
import { addMonths } from '../../common/dates.js';
import { LedgerService } from '../payments/ledger/ledger.service.js';
import { isSubscribed } from '../users/domain/account.js';
import { UsersService } from '../users/users.service.js';
import { NamedUsers } from './named-users.service.js';

const mostMonths = 120;

/** Manual subscriptions, and a list of users. */
@Injectable()
export class SubscriptionCommands implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly named: NamedUsers,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
  ) {}

  onModuleInit(): void {
    this.commands.add({
      name: 'grant',
      usage: 'EMAIL --months N',
      run: (args) => this.grant(args),
    });
    this.commands.add({ name: 'revoke', usage: 'EMAIL', run: (args) => this.revoke(args) });
    this.commands.add({ name: 'users', usage: '', run: () => this.list() });
  }

  /** Months are added to what has already been paid for. */
  private async grant(args: readonly string[]): Promise<string[]> {
    const { positionals, values } = parse(args, { months: { type: 'string' } });
    const months = Number(values.months);
    if (!Number.isInteger(months) || months < 1 || months > mostMonths) {
      throw new AdminError(copy.admin.monthsWrong(mostMonths));
    }
    const user = await this.named.get(positionals);
    const now = clock.now();
    const end = addMonths((isSubscribed(user) && user.subscriptionEndDate) || now, months);
    await this.ledger.grant(user.id, end);
    return [copy.admin.granted(user.email, day(end))];
  }

  private async revoke(args: readonly string[]): Promise<string[]> {
    const user = await this.named.get(parse(args, {}).positionals);
    const live = await this.ledger.liveSubscriptionOf(user.id);
    await this.ledger.revoke(user.id);
    const goesOn = live?.renews ? [copy.admin.goesOn(live.provider)] : [];
    return [copy.admin.revoked(user.email), ...goesOn];
  }

  private async list(): Promise<string[]> {
    const users = await this.users.list();
    const rows = users.map((user) =>
      [
        user.email,
        user.username,
        isSubscribed(user) && user.subscriptionEndDate
          ? copy.admin.subscribedUntil(day(user.subscriptionEndDate))
          : copy.admin.notSubscribed,
      ].join('\t'),
    );
    return [...rows, copy.admin.userCount(users.length)];
  }
}

function parse(args: readonly string[], options: { months?: { type: 'string' } }) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new AdminError((error as Error).message);
  }
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
