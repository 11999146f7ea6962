/** How many attempts are allowed within how many milliseconds of the first. */
export interface Limit {
  limit: number;
  within: number;
}

export interface Attempt extends Limit {
  /** The key under which attempts are counted together. */
  key: string;
}

export interface Count {
  attempts: number;
  /** Milliseconds until the window ends. */
  endsIn: number;
}

export type Verdict =
  | { allowed: true; counts: readonly Count[]; takeBack: () => Promise<void> }
  | { allowed: false; endsIn: number };

/** Counts attempts for rate limits. */
export abstract class AttemptCounts {
  /** Whether the counts are shared with other instances. */
  abstract readonly redis: 'unused' | 'connected' | 'unreachable';

  /** Counts an attempt for each of its limits, or for none when one of them is reached. */
  abstract count(attempts: readonly Attempt[]): Promise<Verdict>;
}

interface Window {
  attempts: number;
  endsAt: number;
}

/** How many windows are kept before expired ones are removed. */
const manyWindows = 10_000;

/** Counts for this process only. */
export class ProcessAttemptCounts extends AttemptCounts {
  readonly redis = 'unused';
  private readonly windows = new Map<string, Window>();
  private sweepAt = manyWindows;

  async count(attempts: readonly Attempt[]): Promise<Verdict> {
    const now = Date.now();
    if (this.windows.size >= this.sweepAt) this.forgetEnded(now);
    const counted = attempts.map((attempt) => ({ attempt, window: this.windowOf(attempt, now) }));
    const full = counted.find(({ attempt, window }) => window.attempts >= attempt.limit);
    if (full) return { allowed: false, endsIn: full.window.endsAt - now };
    for (const { window } of counted) window.attempts += 1;
    return {
      allowed: true,
      counts: counted.map(({ window }) => ({
        attempts: window.attempts,
        endsIn: window.endsAt - now,
      })),
      takeBack: async () => {
        for (const { window } of counted) window.attempts -= 1;
      },
    };
  }

  private windowOf({ key, within }: Attempt, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { attempts: 0, endsAt: now + within };
    this.windows.set(key, window);
    return window;
  }

  /** The next scan waits until there are twice as many windows, so that a flood of them does not cause a scan each. */
  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    this.sweepAt = Math.max(manyWindows, 2 * this.windows.size);
  }
}
