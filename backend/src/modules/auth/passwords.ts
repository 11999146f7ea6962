import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { ApiError, commonErrors } from '../../common/errors.js';
import { PasswordThread } from './password-thread.js';

/** One processor is left for the requests that are not about passwords. */
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 4));
const longestQueue = 2_000;

/**
 * Hashes with argon2id in a few threads that stand back behind everything else: hundreds of simultaneous logins queue
 * instead of taking 19 MiB and a core each.
 */
@Injectable()
export class Passwords implements OnApplicationShutdown {
  private readonly limit = pLimit(atOnce);
  /** Started when they are first needed. */
  private threads: PasswordThread[] = [];
  private isStopped = false;
  private decoy?: Promise<string>;

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  hash(password: string): Promise<string> {
    return this.inTurn((thread) => thread.call('hash', password));
  }

  /** Takes just as long for a missing account, so that response times do not reveal who has one. */
  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const decoy = await this.hashOfNobody();
    const against = passwordHash ?? decoy;
    const matches = await this.inTurn((thread) => thread.call('verify', against, password));
    return matches && passwordHash !== undefined;
  }

  private hashOfNobody(): Promise<string> {
    this.decoy ??= this.hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      this.decoy = undefined;
      throw error;
    });
    return this.decoy;
  }

  private async inTurn<Result>(work: (thread: PasswordThread) => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= longestQueue) {
      throw new ApiError(commonErrors.service_unavailable);
    }
    return this.limit(() => work(this.freeThread()));
  }

  private freeThread(): PasswordThread {
    if (this.isStopped) throw new ApiError(commonErrors.service_unavailable);
    this.threads = this.threads.filter(({ hasEnded }) => !hasEnded);
    let free = this.threads.find(({ isBusy }) => !isBusy);
    if (!free) this.threads.push((free = new PasswordThread()));
    return free;
  }
}
