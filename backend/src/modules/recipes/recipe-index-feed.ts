import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../database/notifications.js';
import { RecipeIndex, type IndexedRecipe } from './index/recipe-index.js';
import {
  type FeedPosition,
  type NotedChange,
  RecipeChangesRepository,
} from './recipe-changes.repository.js';
import { toIndexedRecipe } from './recipe-needs.js';
import { RecipesRepository } from './recipes.repository.js';

const channel = 'recipes_changed';
const batchSize = 5_000;
/** How often it is looked for changes that no notice told of. */
const usualPollInterval = 2_000;
const trimInterval = 3_600_000;
const daysKept = 7;
const mostChanges = 5_000;
const readAtOnce = 250;

/**
 * Keeps this instance's index in step with PostgreSQL, where every change of a recipe is noted in its own transaction. A notice wakes
 * whoever listens; should it get lost, the next look finds the change all the same. One piece of work is done after the other, so that
 * an older read never overwrites a newer one.
 */
@Injectable()
export class RecipeIndexFeed implements OnModuleDestroy {
  private readonly logger = new Logger(RecipeIndexFeed.name);
  private work: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | null = null;
  private position: FeedPosition | null = null;
  /** Changes that have been taken in and lie beyond the position. */
  private seen: NotedChange[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly index: RecipeIndex,
    private readonly repository: RecipesRepository,
    private readonly changes: RecipeChangesRepository,
    private readonly notifications: Notifications,
  ) {}

  async start(pollInterval = usualPollInterval): Promise<void> {
    const wake = (): void => this.inBackground(() => this.catchUp());
    await this.notifications.listen(channel, wake, wake);
    await this.enqueue(() => this.fill());
    this.every(pollInterval, () => this.catchUp());
    this.every(trimInterval, () => this.changes.trim(daysKept));
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.position = null;
    await this.work;
  }

  /** The index knows everything that was committed before the call when this resolves. */
  catchUp(): Promise<void> {
    this.waiting ??= this.enqueue(() => {
      this.waiting = null;
      return this.takeIn();
    });
    return this.waiting;
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    const done = this.work.then(task);
    this.work = done.catch(() => undefined);
    return done;
  }

  private every(interval: number, task: () => Promise<void>): void {
    this.timers.push(setInterval(() => this.inBackground(task), interval).unref());
  }

  private inBackground(task: () => Promise<void>): void {
    task().catch((error: unknown) => this.logger.error(error));
  }

  private async takeIn(): Promise<void> {
    if (this.position === null) return;
    const { position, trimmed, changes } = await this.changes.since(
      this.position,
      this.seen.map(({ id }) => id),
      mostChanges,
    );
    const ids = [...new Set(changes.flatMap(({ recipeIds }) => recipeIds))];
    if (trimmed || changes.length === mostChanges || ids.length > this.mostIds) return this.fill();
    for (let at = 0; at < ids.length; at += readAtOnce) {
      await this.read(ids.slice(at, at + readAtOnce));
    }
    this.seen = [...this.seen, ...changes].filter(({ transaction }) => transaction >= position);
    this.position = position;
  }

  /** Reading everything anew costs less than following more changes than this. */
  private get mostIds(): number {
    return Math.max(mostChanges, this.index.size / 2);
  }

  /** What changes while it is read is taken in afterwards, since the position is from before. */
  private async fill(): Promise<void> {
    const position = await this.changes.currentPosition();
    await this.index.replaceAll(this.everything());
    this.seen = [];
    this.position = position;
  }

  private async *everything(): AsyncGenerator<IndexedRecipe[]> {
    for (let lastId = 0; ;) {
      const batch = await this.repository.findSearchable(lastId, batchSize);
      const last = batch.at(-1);
      if (!last) return;
      yield batch.map(toIndexedRecipe);
      lastId = last.id;
    }
  }

  private async read(ids: readonly number[]): Promise<void> {
    const found = await this.repository.findSearchableByIds(ids);
    const present = new Set(found.map(({ id }) => id));
    await this.index.remove(ids.filter((id) => !present.has(id)));
    await this.index.put(found.map(toIndexedRecipe));
  }
}
