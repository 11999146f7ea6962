import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type CommandParser, createClient, defineScript } from '@redis/client';
import { v7 } from 'uuid';
import {
  type Attempt,
  AttemptCounts,
  type Count,
  ProcessAttemptCounts,
  type Verdict,
} from './attempt-counts.js';
import { WakeableLoop } from './wakeable-loop.js';

/** Milliseconds Redis has to respond. */
const patience = 2_000;
const pauseBetweenChecks = 5_000;
const pauseBetweenConnections = 1_000;

/** A window as stored in Redis; the name distinguishes it from a later one under the same key. */
interface SharedWindow extends Count {
  name: string;
}

/**
 * Atomic across instances: an attempt over the limit is not counted, and a new window gets its expiry with its first
 * attempt.
 */
const countAttempts = defineScript({
  SCRIPT: `
    for index, key in ipairs(KEYS) do
      local attempts = tonumber(redis.call('HGET', key, 'attempts') or '0')
      if attempts >= tonumber(ARGV[2 * index]) then
        return {math.max(1, redis.call('PTTL', key)), {}}
      end
    end
    local counts = {}
    for index, key in ipairs(KEYS) do
      if redis.call('HSETNX', key, 'name', ARGV[1]) == 1 then
        redis.call('PEXPIRE', key, ARGV[2 * index + 1])
      end
      local attempts = redis.call('HINCRBY', key, 'attempts', 1)
      counts[index] = {attempts, redis.call('PTTL', key), redis.call('HGET', key, 'name')}
    end
    return {0, counts}`,
  parseCommand(parser: CommandParser, attempts: readonly Attempt[]) {
    parser.pushKeysLength(attempts.map(({ key }) => key));
    parser.push(v7());
    for (const { limit, within } of attempts) parser.push(String(limit), String(within));
  },
  transformReply: ([refusedFor, counts]: [number, [number, number, string][]]) => ({
    refusedFor,
    windows: counts.map(([attempts, endsIn, name]) => ({ attempts, endsIn, name })),
  }),
});

const takeBackAttempts = defineScript({
  SCRIPT: `
    for index, key in ipairs(KEYS) do
      if redis.call('HGET', key, 'name') == ARGV[index] then
        redis.call('HINCRBY', key, 'attempts', -1)
      end
    end
    return 0`,
  parseCommand(
    parser: CommandParser,
    attempts: readonly Attempt[],
    windows: readonly SharedWindow[],
  ) {
    parser.pushKeysLength(attempts.map(({ key }) => key));
    for (const { name } of windows) parser.push(name);
  },
  transformReply: (reply: number) => reply,
});

/** Without the library's own reconnecting: a connection counts only after a successful trial. */
const connectionTo = (url: string) =>
  createClient({
    url,
    keyPrefix: 'larder:attempts:',
    scripts: { countAttempts, takeBackAttempts },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: patience, reconnectStrategy: false },
  });

type Connection = ReturnType<typeof connectionTo>;

const trial: Attempt = { key: 'trial', limit: 1_000_000, within: 1_000 };

/**
 * Shared counts for all instances, in Redis. While Redis is unavailable nobody is turned away because of it: each
 * instance counts locally until Redis is back.
 */
export class RedisAttemptCounts
  extends AttemptCounts
  implements OnModuleInit, OnApplicationShutdown
{
  private readonly logger = new Logger(RedisAttemptCounts.name);
  private readonly own = new ProcessAttemptCounts();
  private readonly loop = new WakeableLoop(() => this.attend());
  private connection?: Connection;
  private missed = false;

  constructor(private readonly url: string) {
    super();
  }

  get redis(): 'connected' | 'unreachable' {
    return this.connection ? 'connected' : 'unreachable';
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    const { connection } = this;
    this.connection = undefined;
    if (connection) await inTime(connection.close()).catch(() => connection.destroy());
  }

  async count(attempts: readonly Attempt[]): Promise<Verdict> {
    const reply = await this.ask((connection) => connection.countAttempts(attempts));
    if (!reply) return this.own.count(attempts);
    const { refusedFor, windows } = reply;
    if (refusedFor > 0) return { allowed: false, endsIn: refusedFor };
    return {
      allowed: true,
      counts: windows,
      takeBack: async () => {
        await this.ask((connection) => connection.takeBackAttempts(attempts, windows));
      },
    };
  }

  private async attend(): Promise<number> {
    if (this.connection) await this.ask((connection) => connection.ping());
    else await this.connect();
    return this.connection ? pauseBetweenChecks : pauseBetweenConnections;
  }

  private async connect(): Promise<void> {
    const connection = connectionTo(this.url);
    connection.on('error', (error) => this.lose(connection, error));
    try {
      await inTime(connection.connect());
      // A responding server may still refuse: a replica, a full one, or one that forbids scripts.
      await inTime(connection.countAttempts([trial]));
      this.connection = connection;
      if (this.missed) this.logger.log('Redis is back: rate limits are shared again.');
      this.missed = false;
    } catch (error) {
      connection.destroy();
      this.miss(error);
    }
  }

  /** The response from Redis; undefined while it is unavailable. */
  private async ask<Answer>(
    question: (connection: Connection) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { connection } = this;
    if (!connection) return undefined;
    try {
      return await inTime(question(connection));
    } catch (error) {
      this.lose(connection, error);
      return undefined;
    }
  }

  private lose(connection: Connection, error: unknown): void {
    if (connection !== this.connection) return;
    this.connection = undefined;
    connection.destroy();
    this.miss(error);
    this.loop.wake();
  }

  private miss(error: unknown): void {
    if (!this.missed) {
      this.logger.warn(
        `Redis is unreachable: until it is back, this instance counts for itself (${reasonOf(error)}).`,
      );
    }
    this.missed = true;
  }
}

/** Connecting to several addresses fails with a code but without a message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no response within ${patience} ms`));
    // If this process itself was busy for that long, the response has already arrived and is read first.
    timer = setTimeout(() => setImmediate(giveUp), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
