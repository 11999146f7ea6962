import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { atOnce } from './common/sliced-work.js';
import { repositoryRoot } from './config/repository-root.js';
import {
  type Contents,
  type EmptyDatabase,
  filledFolder,
  freshDatabase,
} from './database/testing.js';
import { catalogueFolder, fingerprintOf } from './modules/catalogue/catalogue-folder.js';

export const account = (n: number) => ({
  username: `cook ${n}`,
  email: `cook-${n}@example.org`,
  password: `password of ${n}`,
});

const nothing = (): Promise<void> => Promise.resolve();

/** Leaves out the compilers that pay only in a process that lives for long: a quarter of the time of a start. */
const withoutOptimising = ['--no-opt', '--liftoff-only'];

/** What a first start writes depends on the catalogue and on the program. */
const written = [catalogueFolder, join(repositoryRoot, 'backend/dist')];
let fingerprints: string | undefined;

/** Databases and data folders as the built application leaves them when it has been started once. */
export function firstStart(): Contents {
  fingerprints ??= written.map((folder) => atOnce(fingerprintOf(folder))).join(' ');
  return { key: `first start ${fingerprints}`, fill: startOnce };
}

/** The built application as a separate process with its own data folder and port. */
export class ServerProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'larder-process-'));
  private child?: ChildProcess;
  private output = '';

  constructor(
    private environment: Record<string, string>,
    private readonly dropDatabase: () => Promise<void>,
    private readonly flags: readonly string[] = withoutOptimising,
  ) {}

  /**
   * Uses the tests' database server if there is one, unless `embedded` is requested. Unless it is to be `empty`, its data
   * already holds the catalogue, as after an earlier start.
   */
  static async create({
    embedded = !process.env.TEST_DATABASE_URL,
    empty = false,
    environment = {},
  }: {
    embedded?: boolean;
    empty?: boolean;
    environment?: Record<string, string>;
  } = {}): Promise<ServerProcess> {
    if (embedded) {
      const server = new ServerProcess(environment, nothing, empty ? [] : withoutOptimising);
      if (!empty) cpSync(await filledFolder(firstStart()), server.dataDir, { recursive: true });
      return server;
    }
    const database = await freshDatabase(empty ? undefined : firstStart());
    const url = { DATABASE_URL: database.url ?? '' };
    return new ServerProcess({ ...url, ...environment }, () => database.close());
  }

  /** Another instance on the same database server, with its own data folder and port. */
  beside(): ServerProcess {
    return new ServerProcess(this.environment, () => Promise.resolve());
  }

  /** Settings for the next start. */
  set(variables: Record<string, string>): void {
    this.environment = { ...this.environment, ...variables };
  }

  /** Everything it has written since it was last started. */
  get log(): string {
    return this.output;
  }

  get url(): string {
    return /Ready on (\S+)/.exec(this.output)?.[1] ?? '';
  }

  /** Milliseconds until it was ready. */
  async start(): Promise<number> {
    const begin = performance.now();
    const child = this.run('backend/dist/main.js', []);
    this.child = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout! }).on('line', (line) => {
        this.output += `${line}\n`;
        if (line.startsWith('Ready on ')) resolve();
      });
      child.stderr!.on('data', (text: Buffer) => (this.output += String(text)));
      child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${this.output}`)));
    });
    return performance.now() - begin;
  }

  /** Sends it a signal and waits; returns its exit code, null when the signal killed it. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  }

  /** Starts a second process on the same data and waits for it to exit. */
  async startAnother(): Promise<{ code: number | null; output: string }> {
    const child = this.run('backend/dist/main.js', []);
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (text: Buffer) => (output += String(text)));
    }
    const [code] = await once(child, 'close');
    return { code: code as number | null, output };
  }

  administer(...args: string[]): Promise<{ code: number; output: string }> {
    return this.administerWith('', ...args);
  }

  /** The same with input on stdin. */
  administerWith(input: string, ...args: string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      const env = this.fullEnvironment();
      const script = join(repositoryRoot, 'scripts/admin.mjs');
      const child = execFile(
        process.execPath,
        [...this.flags, script, ...args],
        { env },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
      child.stdin?.end(input);
    });
  }

  async post(path: string, body: unknown, token?: string): Promise<Response> {
    return fetch(`${this.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  }

  async get(path: string, token: string): Promise<Response> {
    return fetch(`${this.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await this.dropDatabase();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private run(program: string, args: string[]): ChildProcess {
    return spawn(process.execPath, [...this.flags, join(repositoryRoot, program), ...args], {
      env: this.fullEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  private fullEnvironment(): Record<string, string> {
    return {
      PATH: process.env.PATH ?? '',
      DATA_DIR: this.dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...this.environment,
    };
  }
}

async function startOnce(empty: EmptyDatabase): Promise<void> {
  const environment: Record<string, string> =
    'url' in empty ? { DATABASE_URL: empty.url } : { DATA_DIR: empty.folder };
  const server = new ServerProcess(environment, nothing, []);
  await server.start();
  await server.stop('SIGTERM');
  // Every server generates its own secret.
  rmSync(join('url' in empty ? server.dataDir : empty.folder, 'jwt-secret'));
  if ('url' in empty) leaveForJourneys(server.dataDir, empty.template);
  await server.remove();
}

/** The journeys of the same run begin with the same database and data folder (e2e/fixtures/server.ts). */
function leaveForJourneys(dataFolder: string, database: string): void {
  const { FILLED_FOLDER: folder } = process.env;
  if (!folder || existsSync(join(folder, 'server'))) return;
  cpSync(dataFolder, join(folder, 'server.draft'), { recursive: true });
  renameSync(join(folder, 'server.draft'), join(folder, 'server'));
  writeFileSync(join(folder, 'server.filled'), database);
}
