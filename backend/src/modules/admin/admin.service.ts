import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import { AdminCommands, AdminError } from '../../common/admin-commands.js';
import { AdminRepository } from './admin.repository.js';

export interface AdminRequest {
  actor: string;
  /** Base of relative paths. */
  folder: string;
  command: string;
  args: readonly string[];
}

export interface AdminAnswer {
  ok: boolean;
  lines: string[];
}

@Injectable()
export class AdminService {
  constructor(
    private readonly commands: AdminCommands,
    private readonly audit: AdminRepository,
  ) {}

  /** Runs a command and records who asked for what and the outcome. */
  async run(
    { actor, folder, command: name, args }: AdminRequest,
    report: (line: string) => void,
  ): Promise<AdminAnswer> {
    const command = this.commands.find(name);
    if (!command) return { ok: false, lines: [copy.admin.usage, ...this.commands.usage()] };
    const answer = await this.attempt(() => command.run(args, { folder, report }));
    await this.audit.record({
      actor,
      command: name,
      arguments: [...args],
      outcome: answer.ok ? 'done' : answer.lines.join(' '),
    });
    return answer;
  }

  private async attempt(work: () => Promise<string[]>): Promise<AdminAnswer> {
    try {
      return { ok: true, lines: await work() };
    } catch (error) {
      if (error instanceof AdminError) return { ok: false, lines: [error.message] };
      throw error;
    }
  }
}
