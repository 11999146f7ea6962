import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { repositoryRoot } from '../../config/repository-root.js';
import type { PasswordCalls, PasswordRequest, PasswordResponse } from './password-worker.js';

// Node starts threads from compiled files, in tests too.
const program = join(repositoryRoot, 'backend/dist/modules/auth/password-worker.js');

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A thread that does one thing after the other. */
export class PasswordThread {
  private readonly worker = new Worker(program);
  private pending: Pending | undefined;
  private failure: Error | undefined;

  constructor() {
    this.worker.on('message', (response: PasswordResponse) => this.receive(response));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.once('exit', () => this.fail(new Error('The thread has ended.')));
    this.worker.unref();
  }

  get isBusy(): boolean {
    return this.pending !== undefined;
  }

  get hasEnded(): boolean {
    return this.failure !== undefined;
  }

  call<Name extends keyof PasswordCalls>(
    name: Name,
    ...args: Parameters<PasswordCalls[Name]>
  ): Promise<ReturnType<PasswordCalls[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.pending = { resolve: resolve as (value: unknown) => void, reject };
      this.worker.ref();
      this.worker.postMessage({ name, args } satisfies PasswordRequest);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(response: PasswordResponse): void {
    const { pending } = this;
    this.pending = undefined;
    this.worker.unref();
    if ('value' in response) pending?.resolve(response.value);
    else pending?.reject(new Error(response.fault));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.pending?.reject(this.failure);
    this.pending = undefined;
  }
}
