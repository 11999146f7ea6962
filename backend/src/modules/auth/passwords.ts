import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError, commonErrors } from '../../common/errors.js';

// argon2id is the library's default algorithm; the cost is the first recommendation of the OWASP password cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One processor is left for the requests that are not about passwords. */
const atOnce = Math.max(1, Math.min(availableParallelism() - 1, 4));
const longestQueue = 2_000;

/**
 * Hashes with argon2id, a few at a time: hundreds of simultaneous sign-ups queue instead of taking 19 MiB and a thread
 * each.
 */
@Injectable()
export class Passwords {
  private readonly limit = pLimit(atOnce);
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** Takes just as long for a missing account, so that response times do not reveal who has one. */
  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    this.decoy ??= this.hash(randomBytes(16).toString('hex'));
    const against = passwordHash ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && passwordHash !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= longestQueue) {
      throw new ApiError(commonErrors.service_unavailable);
    }
    return this.limit(work);
  }
}
