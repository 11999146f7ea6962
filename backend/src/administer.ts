import 'reflect-metadata';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { copy } from '@larder/copy';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Configuration, loadConfiguration } from './config/configuration.js';
import { startFailure } from './config/start-error.js';
import type { AdminAnswer, AdminRequest } from './modules/admin/admin.service.js';
import { adminSocketPath, askRunningApp } from './modules/admin/admin-socket-client.js';

const report = (line: string): void => void process.stdout.write(`${line}\n`);

/** Where commands are carried out: by the application that runs on the embedded database, or else by one of our own. */
class Operator {
  private app?: NestFastifyApplication;

  constructor(private readonly configuration: Configuration) {}

  async ask(command: string, args: readonly string[]): Promise<AdminAnswer> {
    const request: AdminRequest = {
      actor: userInfo().username,
      folder: process.cwd(),
      command,
      args,
    };
    // With a database server there is nobody to ask: its instances hear of the change through the database.
    const running =
      this.app || this.configuration.database.url
        ? undefined
        : await askRunningApp(adminSocketPath(this.configuration), request, report);
    if (running) return running;
    const { AdminService } = await import('./modules/admin/admin.service.js');
    // The demo account takes its dishes from the catalogue, which is loaded only with search.
    return (await this.ownApp(command === 'seed')).get(AdminService).run(request, report);
  }

  async close(): Promise<void> {
    await this.app?.close();
  }

  private async ownApp(search: boolean): Promise<NestFastifyApplication> {
    if (this.app) return this.app;
    // Loaded only now, because asking a running application does not need it and should be quick.
    const { createApp } = await import('./app.js');
    this.app = await createApp(this.configuration, { search });
    return this.app.init();
  }
}

function print({ ok, lines }: AdminAnswer): void {
  (ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
}

/** Runs one statement after another, each ended by a semicolon at the end of a line, until the input ends. */
async function sqlShell(operator: Operator): Promise<boolean> {
  const interactive = process.stdin.isTTY;
  if (interactive) report(copy.admin.sqlIntroduction);
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: interactive,
  });
  let statement = '';
  let allDone = true;
  const prompt = (): void => {
    if (!interactive) return;
    input.setPrompt(statement === '' ? 'sql> ' : '  -> ');
    input.prompt();
  };
  prompt();
  for await (const line of input) {
    if (statement === '' && /^\s*\\q\s*$/.test(line)) break;
    statement = `${statement}${line}\n`;
    const complete = /;\s*$|^\s*\\/.test(statement);
    if (statement.trim() === '') statement = '';
    else if (complete) {
      const answer = await operator.ask('sql', [statement.trim()]);
      print(answer);
      allDone &&= answer.ok;
      statement = '';
    }
    prompt();
  }
  if (statement.trim() !== '') {
    const answer = await operator.ask('sql', [statement.trim()]);
    print(answer);
    allDone &&= answer.ok;
  }
  input.close();
  return allDone;
}

/** Deletes everything, without starting what might not start any more. */
async function reset(configuration: Configuration, args: readonly string[]): Promise<AdminAnswer> {
  const { resetDatabase } = await import('./database/reset.js');
  const { embeddedFolder } = await import('./database/database-source.js');
  const { url } = configuration.database;
  const what = url
    ? copy.admin.serverDatabase(new URL(url).host, new URL(url).pathname.slice(1))
    : copy.admin.embeddedDatabase(embeddedFolder(configuration));
  if (configuration.production) return { ok: false, lines: [copy.admin.notInProduction] };
  if (!args.includes('--yes') && !(await confirmed(copy.admin.resetQuestion(what)))) {
    return { ok: false, lines: [copy.admin.resetRefused] };
  }
  await resetDatabase(configuration);
  return { ok: true, lines: [copy.admin.resetDone(what)] };
}

/** Fills an empty database, without starting the application, which would begin to fill it itself. */
async function restore(
  configuration: Configuration,
  [file, ...more]: readonly string[],
): Promise<AdminAnswer> {
  if (file === undefined || more.length > 0) return { ok: false, lines: [copy.admin.oneFile] };
  const { AdminError } = await import('./common/admin-commands.js');
  const { prepareDataFolder } = await import('./config/data-folder.js');
  const { restoreBackup } = await import('./modules/backups/restore-backup.js');
  prepareDataFolder(configuration.dataDir);
  try {
    const actor = userInfo().username;
    const restored = await restoreBackup(resolve(file), configuration, { actor });
    return { ok: true, lines: [copy.admin.restored(restored)] };
  } catch (error) {
    if (error instanceof AdminError) return { ok: false, lines: [error.message] };
    throw error;
  }
}

async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await input.question(question);
  input.close();
  return answer.trim().toLowerCase() === 'yes';
}

const withoutApplication: Readonly<
  Partial<
    Record<string, (configuration: Configuration, args: readonly string[]) => Promise<AdminAnswer>>
  >
> = { reset, restore };

/** Carries out what the command line asks for. */
export async function administer([command = 'help', ...args]: readonly string[]): Promise<void> {
  // Everything written is readable by this account only.
  process.umask(0o077);
  try {
    const configuration = loadConfiguration();
    const operator = new Operator(configuration);
    let ok: boolean;
    if (command === 'sql' && args.length === 0) ok = await sqlShell(operator);
    else {
      const alone = withoutApplication[command];
      const answer = alone ? await alone(configuration, args) : await operator.ask(command, args);
      print(answer);
      ({ ok } = answer);
    }
    await operator.close();
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}
