import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands } from '../../common/admin-commands.js';
import { SessionsService } from '../auth/sessions.service.js';
import { NamedUsers } from './named-users.service.js';

/** For an operator when an account is compromised. */
@Injectable()
export class SessionCommands implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly named: NamedUsers,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.commands.add({ name: 'end-sessions', usage: 'EMAIL', run: (args) => this.end(args) });
  }

  /** On every instance immediately. The password stays; anyone who knows it can log in again. */
  private async end(args: readonly string[]): Promise<string[]> {
    const user = await this.named.get(args);
    const current = await this.sessions.list(user.id);
    await this.sessions.endAllOf(user.id);
    return [copy.admin.sessionsEnded(user.email, current.length)];
  }
}
