import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Configuration } from '../config/configuration.js';

interface Listener {
  onNotice: (payload: string) => void;
  onGap: () => void;
}

/** Announces that something unknown has changed. */
const unannounced = 'unannounced_changes';
const longestPause = 30_000;

/** The first half of the keys of the advisory locks that show which instances are alive. */
export const instancesLock = 20_112;

/**
 * Notifications between instances through PostgreSQL. One sent inside a transaction arrives on commit. After a lost
 * connection `onGap` is called, because notifications may have been missed.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  /** Names this instance, which holds an advisory lock of this number for as long as it is connected. */
  readonly instance = randomInt(1, 2 ** 31);
  private readonly logger = new Logger(Notifications.name);
  private readonly listeners = new Map<string, Listener[]>([
    [unannounced, [{ onNotice: () => this.reportGap(), onGap: () => undefined }]],
  ]);
  private readonly watched = new WeakSet<pg.ClientBase>();
  private client?: Promise<pg.Client>;
  private isFollowingSessions = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
  ) {}

  async listen(
    channel: string,
    onNotice: Listener['onNotice'],
    onGap: Listener['onGap'] = () => undefined,
  ): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), { onNotice, onGap }]);
    if (this.configuration.database.url) {
      await (await this.dedicatedClient()).query(this.listenToAll());
    } else await this.listenOnSession();
  }

  async notify(channel: string, payload: string, manager?: EntityManager): Promise<void> {
    await (manager ?? this.dataSource).query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  /** Several notices at once. */
  async notifyOfAll(channel: string, payloads: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
      [channel, payloads],
    );
  }

  /** For changes that nobody has announced: makes all listeners do what they do after a lost connection. */
  async notifyOfUnannounced(): Promise<void> {
    this.reportGap();
    await this.notify(unannounced, '');
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.client) await (await this.client).end();
  }

  private deliver({ channel, payload }: pg.Notification): void {
    for (const { onNotice } of this.listeners.get(channel) ?? []) onNotice(payload ?? '');
  }

  private reportGap(): void {
    for (const { onGap } of [...this.listeners.values()].flat()) onGap();
  }

  private watch(client: pg.ClientBase): void {
    if (this.watched.has(client)) return;
    this.watched.add(client);
    client.on('notification', (notice) => this.deliver(notice));
  }

  private listenToAll(): string {
    const listens = [...this.listeners.keys()].map(
      (channel) => `LISTEN ${pg.escapeIdentifier(channel)}`,
    );
    const isAlive = `SELECT pg_advisory_lock_shared(${instancesLock}, ${this.instance})`;
    return [...listens, isAlive].join('; ');
  }

  /** The embedded database has a single session, held by the pool; it receives its own notifications. */
  private async listenOnSession(): Promise<void> {
    const pool = (this.dataSource.driver as unknown as { master: pg.Pool }).master;
    if (!this.isFollowingSessions) {
      this.isFollowingSessions = true;
      pool.on('connect', (client) => {
        this.watch(client);
        client.query(this.listenToAll()).catch((error: unknown) => this.logger.error(error));
      });
    }
    const client = await pool.connect();
    try {
      this.watch(client);
      await client.query(this.listenToAll());
    } finally {
      client.release();
    }
  }

  private dedicatedClient(): Promise<pg.Client> {
    this.client ??= this.connect();
    return this.client;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.configuration.database.url,
      application_name: 'larder notices',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    this.watch(client);
    client.once('end', () => void this.reconnect());
    return client;
  }

  private async reconnect(): Promise<void> {
    for (let pause = 250; !this.stopped; pause = Math.min(pause * 2, longestPause)) {
      try {
        const client = await this.connect();
        this.client = Promise.resolve(client);
        await client.query(this.listenToAll());
        this.reportGap();
        return;
      } catch (error) {
        this.logger.warn(`Notifications are interrupted: ${(error as Error).message}`);
        await wait(pause, undefined, { ref: false });
      }
    }
  }
}
