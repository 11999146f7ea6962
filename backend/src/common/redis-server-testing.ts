import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const noneFound = 'No Redis found: install redis-server, or set REDIS_SERVER_PATH to it.';

/** A Redis server for a single spec, with its own folder and port, which can be killed and restarted. */
export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'larder-redis-'));
  // Below the ephemeral port range, so that nothing takes it while the server is down.
  private readonly port = randomInt(20_000, 30_000);
  private process?: ChildProcess;

  private constructor() {}

  /** The server program is REDIS_SERVER_PATH, or the one on this machine. */
  static async start(): Promise<RedisServer> {
    for (let tries = 1; ; tries += 1) {
      const server = new RedisServer();
      try {
        await server.startAgain();
        return server;
      } catch (error) {
        await server.remove();
        if (tries === 5 || (error as Error).message === noneFound) throw error;
      }
    }
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async startAgain(): Promise<void> {
    const program = process.env.REDIS_SERVER_PATH || 'redis-server';
    const place = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    const child = spawn(program, [...place, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('error', () => reject(new Error(noneFound)));
      child.once('exit', (code) => reject(new Error(`Redis exited with ${code}.`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** Leaves it running but unable to respond. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const child = this.process;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
