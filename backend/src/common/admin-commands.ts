import { Injectable } from '@nestjs/common';

/** Where an operator is, and a way to tell them how far it is. */
export interface AdminContext {
  readonly folder: string;
  report(line: string): void;
}

export interface AdminCommand {
  name: string;
  /** What stands behind the name: 'EMAIL --months N'. */
  usage: string;
  /** Does it and answers with the lines to print; throws AdminError with a sentence when it cannot. */
  run(args: readonly string[], context: AdminContext): Promise<string[]>;
}

/** A sentence for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** What `npm run admin` can do; each module adds its own. */
@Injectable()
export class AdminCommands {
  private readonly commands = new Map<string, AdminCommand>();

  add(command: AdminCommand): void {
    this.commands.set(command.name, command);
  }

  find(name: string): AdminCommand | undefined {
    return this.commands.get(name);
  }

  usage(): string[] {
    return [...this.commands.values()].map(({ name, usage }) => `${name} ${usage}`.trim()).sort();
  }
}
