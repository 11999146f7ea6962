import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError, commonErrors } from '../../../common/errors.js';
import { Configuration } from '../../../config/configuration.js';
import { threadProgram } from '../../../config/thread-program.js';
import { RecipeIndex, type RecipeAnswer, type RecipeQuery } from './recipe-index.js';
import type {
  IndexCalls,
  IndexRequest,
  IndexResponse,
  IndexWorkerData,
} from './recipe-index-worker.js';

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Value<N extends keyof IndexCalls> = Awaited<ReturnType<IndexCalls[N]>>;

const program = 'modules/recipe-search/index/recipe-index-worker';

/** The index in a worker thread beside the one that serves requests. If the thread ends, its owner is notified. */
@Injectable()
export class RecipeIndexThread extends RecipeIndex implements OnApplicationShutdown {
  private readonly logger = new Logger(RecipeIndexThread.name);
  private worker: Worker | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private known = 0;
  /** Set by the feeder once the index is complete. */
  ready = false;

  constructor(private readonly configuration: Configuration) {
    super();
  }

  get size(): number {
    return this.known;
  }

  /** Does nothing if it is already running. */
  start(onLost: () => void): void {
    if (this.worker) return;
    const workerData: IndexWorkerData = {
      snapshotPath: join(this.configuration.dataDir, 'recipe-index.snapshot'),
    };
    const worker = new Worker(threadProgram(program), { workerData });
    this.worker = worker;
    worker.on('message', (response: IndexResponse) => this.receive(response));
    worker.on('error', (error) => this.logger.error(error));
    worker.once('exit', () => {
      this.ready = false;
      for (const { reject } of this.pending.values()) reject(unavailable());
      this.pending.clear();
      if (this.worker !== worker) return;
      this.worker = null;
      onLost();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  search(query: RecipeQuery): Promise<RecipeAnswer> {
    return this.ready ? this.call('search', query) : Promise.reject(unavailable());
  }

  call<N extends keyof IndexCalls>(name: N, ...args: Parameters<IndexCalls[N]>): Promise<Value<N>> {
    return new Promise((resolve, reject) => {
      if (!this.worker) return reject(unavailable());
      this.lastId += 1;
      this.pending.set(this.lastId, { resolve: (value) => resolve(value as Value<N>), reject });
      this.worker.postMessage({ id: this.lastId, name, args } satisfies IndexRequest);
    });
  }

  private receive({ id, size, value, error }: IndexResponse): void {
    this.known = size;
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (error === undefined) waiting?.resolve(value);
    else waiting?.reject(new Error(error));
  }
}

const unavailable = (): ApiError => new ApiError(commonErrors.service_unavailable);
