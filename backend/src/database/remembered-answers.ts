import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { Notifications } from './notifications.js';

const mostRemembered = 10_000;
/** How long an answer may be stale when a notice gets lost. */
const memory = 30_000;

/**
 * Answers of the database, by a key such as a person's id. Each instance remembers its own, and forgets an answer as
 * soon as a notice says that it has changed.
 */
export class RememberedAnswers<Answer extends object> {
  private readonly known = new LRUCache<string, Answer>({ max: mostRemembered, ttl: memory });
  private isListening = false;
  /** Counts changes, so that an answer read before a change is not remembered after it. */
  private changes = 0;

  constructor(
    private readonly notifications: Notifications,
    private readonly channel: string,
  ) {}

  /** Nothing is remembered until this instance hears of changes. */
  async listen(): Promise<void> {
    await this.notifications.listen(
      this.channel,
      (key) => this.forget(key),
      () => this.forgetAll(),
    );
    this.isListening = true;
  }

  async get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.known.get(key);
    if (known) return known;
    const { changes } = this;
    const answer = await read();
    if (this.isListening && changes === this.changes) this.known.set(key, answer);
    return answer;
  }

  /** Call this after every change, or within the transaction that makes the change, with its manager. */
  async changed(key: string, manager?: EntityManager): Promise<void> {
    this.forget(key);
    await this.notifications.notify(this.channel, key, manager);
  }

  private forget(key: string): void {
    this.changes += 1;
    this.known.delete(key);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.known.clear();
  }
}
