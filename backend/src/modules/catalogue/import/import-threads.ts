import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../../config/thread-program.js';
import type { ReadPart } from './import-worker.js';

const program = 'modules/catalogue/import/import-worker';
const mostThreads = 8;

interface Pending {
  resolve(part: ReadPart): void;
  reject(error: Error): void;
}

/** Parses parts of a file in as many threads as there are processors, minus one for the database. */
export class ImportThreads {
  private readonly threads = Array.from(
    { length: Math.min(mostThreads, Math.max(1, availableParallelism() - 1)) },
    () => new ImportThread(),
  );
  private next = 0;

  get count(): number {
    return this.threads.length;
  }

  read(part: Uint8Array): Promise<ReadPart> {
    const thread = this.threads[this.next % this.threads.length] as ImportThread;
    this.next += 1;
    return thread.read(part);
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}

/** Responds in the order of the requests. */
class ImportThread {
  private readonly worker = new Worker(threadProgram(program));
  private readonly pending: Pending[] = [];
  private failure: Error | undefined;

  constructor() {
    this.worker.on('message', (part: ReadPart) => this.pending.shift()?.resolve(part));
    this.worker.on('error', (error: Error) => {
      this.failure = error;
      for (const { reject } of this.pending.splice(0)) reject(error);
    });
  }

  read(part: Uint8Array): Promise<ReadPart> {
    const copy = new Uint8Array(part);
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.pending.push({ resolve, reject });
      this.worker.postMessage(copy, [copy.buffer]);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
