import { Injectable } from '@nestjs/common';

/** The operator's working directory, and a way to report progress. */
export interface AdminContext {
  readonly folder: string;
  report(line: string): void;
}

export interface AdminCommand {
  name: string;
  /** The arguments after the name: 'EMAIL --months N'. */
  usage: string;
  /** Runs the command and returns the lines to print; throws AdminError with a sentence on failure. */
  run(args: readonly string[], context: AdminContext): Promise<string[]>;
}

/** An error sentence for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Carried out by the program itself, because the application must not be running or may be unable to start. */
const withoutApplication = ['reset [--yes]', 'restore FILE'];

/** The commands of `npm run admin`; each module adds its own. */
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
    const own = [...this.commands.values()].map(({ name, usage }) => `${name} ${usage}`.trim());
    return [...own, ...withoutApplication].sort();
  }
}
