import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../../config/thread-program.js';
import type { ReaderCalls, ReaderRequest, ReaderResponse } from './recipe-reader-worker.js';

const program = 'modules/imports/reading/recipe-reader-worker';

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Value<Name extends keyof ReaderCalls> = Awaited<ReturnType<ReaderCalls[Name]>>;

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** What a thread reported about its file, or that it was ended. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** A thread that reads what people give. It is ended when a call takes too long. */
export class RecipeReaderThread {
  private readonly worker = new Worker(threadProgram(program), { resourceLimits });
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private ended = false;

  constructor() {
    this.worker.on('message', (response: ReaderResponse) => this.receive(response));
    this.worker.on('error', (error) => this.fail(error.message));
    this.worker.once('exit', () => this.fail('The thread has ended.'));
    this.worker.unref();
  }

  get isEnded(): boolean {
    return this.ended;
  }

  call<Name extends keyof ReaderCalls>(
    name: Name,
    args: Parameters<ReaderCalls[Name]>,
    longest: number,
  ): Promise<Value<Name>> {
    if (this.ended) return Promise.reject(new ReadingError('The thread has ended.'));
    const id = ++this.lastId;
    return new Promise<Value<Name>>((resolve, reject) => {
      const timer = setTimeout(() => void this.end(), longest);
      const settled =
        <Outcome>(settle: (outcome: Outcome) => void) =>
        (outcome: Outcome) => {
          clearTimeout(timer);
          settle(outcome);
        };
      this.pending.set(id, {
        resolve: settled(resolve as (value: unknown) => void),
        reject: settled(reject),
      });
      this.worker.postMessage({ id, name, args } satisfies ReaderRequest);
    });
  }

  async end(): Promise<void> {
    this.fail('It took too long.');
    await this.worker.terminate();
  }

  private receive(response: ReaderResponse): void {
    const pending = this.pending.get(response.id);
    this.pending.delete(response.id);
    if ('value' in response) pending?.resolve(response.value);
    else pending?.reject(new ReadingError(response.fault.message, response.fault.code));
  }

  private fail(message: string): void {
    this.ended = true;
    for (const { reject } of this.pending.values()) reject(new ReadingError(message));
    this.pending.clear();
  }
}
