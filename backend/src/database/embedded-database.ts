import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { repositoryRoot } from '../config/repository-root.js';
import { DataFolderLock } from './data-folder-lock.js';
import { EmbeddedConnection } from './embedded-connection.js';

// Node starts threads from compiled files, in tests too.
const program = join(repositoryRoot, 'backend/dist/database/embedded-server.js');

export interface EmbeddedDatabaseOptions {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** A dump to start from, for databases in memory. */
  image?: ArrayBuffer;
}

/**
 * PostgreSQL in a thread of this process: a long query blocks other queries, but never the event loop that serves HTTP.
 * The folder is locked, because two processes on one folder would silently lose each other's rows.
 */
export class EmbeddedDatabase {
  private readonly logger = new Logger(EmbeddedDatabase.name);
  private worker?: Promise<Worker>;
  private closing = false;

  private constructor(
    private readonly options: EmbeddedDatabaseOptions,
    private readonly lock?: DataFolderLock,
  ) {}

  static async start(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
    const inMemory = options.dataDir.startsWith('memory://');
    if (!inMemory) mkdirSync(dirname(options.dataDir), { recursive: true });
    const lock = inMemory ? undefined : DataFolderLock.acquire(`${options.dataDir}.lock`);
    const database = new EmbeddedDatabase(options, lock);
    try {
      await database.thread();
    } catch (error) {
      lock?.release();
      throw error;
    }
    return database;
  }

  connection(): EmbeddedConnection {
    return new EmbeddedConnection(() => this.open());
  }

  /** The whole database as bytes, for starting others. */
  async image(): Promise<ArrayBuffer> {
    const worker = await this.thread();
    worker.postMessage({ kind: 'image' });
    const [answer] = await once(worker, 'message');
    return answer.image as ArrayBuffer;
  }

  async close(): Promise<void> {
    this.closing = true;
    const worker = await this.worker;
    if (worker) await end(worker);
    this.lock?.release();
  }

  private async open(): Promise<MessagePort> {
    if (this.closing) throw new Error('The embedded database is closed.');
    const worker = await this.thread();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: 'connect', port: port2 }, [port2]);
    // A thread that dies closes its ports; node-postgres then sees its connection end.
    worker.once('exit', () => port1.close());
    return port1;
  }

  /** Starts the thread, and restarts it if it ever dies. */
  private thread(): Promise<Worker> {
    this.worker ??= this.startThread().catch((error: unknown) => {
      this.worker = undefined;
      throw error;
    });
    return this.worker;
  }

  private async startThread(): Promise<Worker> {
    const { dataDir } = this.options;
    const isNew = !dataDir.startsWith('memory://') && !existsSync(join(dataDir, 'PG_VERSION'));
    // Creating a database takes 500 MB, which are freed only when its thread ends.
    if (isNew) await end(await this.newThread());
    const worker = await this.newThread();
    worker.once('exit', () => {
      this.worker = undefined;
    });
    return worker;
  }

  private async newThread(): Promise<Worker> {
    const worker = new Worker(program, { workerData: this.options });
    worker.setMaxListeners(0);
    worker.on('error', (error) => this.logger.fatal(error));
    await once(worker, 'message');
    return worker;
  }
}

async function end(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit');
  worker.postMessage({ kind: 'close' });
  await exited;
}
