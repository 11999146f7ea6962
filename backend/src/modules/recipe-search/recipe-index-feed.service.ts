import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../database/notifications.js';
import { HouseholdAnswers } from '../households/household-answers.service.js';
import { RecipeIndexThread } from './index/recipe-index-thread.js';
import {
  type FeedPosition,
  type NotedChange,
  RecipeChangesRepository,
} from './recipe-changes.repository.js';
import { SearchAnswers } from './search-answers.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { StoredRecipes } from '../recipes/stored-recipes.port.js';

const channel = 'recipes_changed';
const batchSize = 2_500;
/** How often to poll for changes without a notification. */
const usualPollInterval = 2_000;
const saveInterval = 300_000;
const trimInterval = 3_600_000;
const daysKept = 7;
const mostChanges = 5_000;
const readAtOnce = 1_000;

/**
 * Keeps this instance's index in step with PostgreSQL, where every recipe change is recorded in its own transaction. A notification
 * wakes it; if one gets lost, the next poll finds the change. Work is done sequentially, so that an older read never overwrites a
 * newer one.
 */
@Injectable()
export class RecipeIndexFeed implements OnModuleDestroy {
  private readonly logger = new Logger(RecipeIndexFeed.name);
  private work: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | null = null;
  private saving: Promise<void> = Promise.resolve();
  private position: FeedPosition | null = null;
  /** Applied changes beyond the position. */
  private seen: NotedChange[] = [];
  private running = false;
  private database = '';
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly index: RecipeIndexThread,
    private readonly recipes: RecipesService,
    private readonly answers: SearchAnswers,
    private readonly households: HouseholdAnswers,
    private readonly changes: RecipeChangesRepository,
    private readonly notifications: Notifications,
    stored: StoredRecipes,
  ) {
    stored.onStored(() => this.catchUp());
  }

  /** Whether the index is complete. */
  get ready(): boolean {
    return this.index.ready;
  }

  /** Resolves once the index is complete. */
  async start(pollInterval = usualPollInterval): Promise<void> {
    const wake = (): void => this.inBackground(() => this.catchUp());
    this.running = true;
    await this.notifications.listen(channel, wake, wake);
    await this.catchUp();
    this.every(pollInterval, () => this.catchUp());
    this.every(saveInterval, () => this.save());
    this.every(trimInterval, () => this.changes.trim(daysKept));
  }

  async onModuleDestroy(): Promise<void> {
    this.running = false;
    for (const timer of this.timers) clearInterval(timer);
    await this.work;
    await this.saving;
  }

  /** Resolves once the index contains everything that was committed before the call. */
  catchUp(): Promise<void> {
    this.waiting ??= this.enqueue(() => {
      this.waiting = null;
      return this.takeIn();
    });
    return this.waiting;
  }

  /** Saves the index for the next start. */
  save(): Promise<void> {
    if (this.position === null) return Promise.resolve();
    const saved = this.index.call('save', this.database);
    this.saving = saved.catch(() => undefined);
    return saved;
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
    if (!this.running) return;
    if (this.position === null) await this.open();
    else await this.follow(this.position);
  }

  /** Continues from the snapshot, or rebuilds the index if there is no usable one. */
  private async open(): Promise<void> {
    this.index.start(() => {
      this.position = null;
      if (this.running) this.logger.error('The index was lost and is opened anew.');
    });
    this.seen = [];
    this.database = await this.changes.databaseIdentity();
    const loaded = await this.index.call('load', this.database);
    if ('position' in loaded) await this.follow(BigInt(loaded.position));
    else {
      this.logger.log(`The snapshot of the index is not used: ${loaded.reason}.`);
      await this.fill();
    }
    this.recipes.startRemembering();
    await this.households.startRemembering();
    this.index.ready = true;
  }

  private async follow(from: FeedPosition): Promise<void> {
    const { feedId, position, trimmed, changes } = await this.changes.since(
      from,
      this.seen.map(({ id }) => id),
      mostChanges,
    );
    const ids = [...new Set(changes.flatMap(({ recipeIds }) => recipeIds))];
    const tooMany = changes.length === mostChanges || ids.length > this.mostIds;
    const anew = !this.database.startsWith(feedId);
    // A position that lies ahead belongs to another timeline.
    if (anew || trimmed || tooMany || position < from) return this.fill();
    this.recipes.forget(ids);
    for (let at = 0; at < ids.length; at += readAtOnce) {
      this.forget(await this.read(ids.slice(at, at + readAtOnce)));
    }
    const unsettled = [...this.seen, ...changes].filter(
      ({ transaction }) => transaction >= position,
    );
    await this.moveTo(position, unsettled);
  }

  /** Reading everything again is cheaper than following more changes than this. */
  private get mostIds(): number {
    return Math.max(mostChanges, this.index.size / 8);
  }

  /** Changes made while it is read are applied afterwards, since the position is from before. */
  private async fill(): Promise<void> {
    this.database = await this.changes.databaseIdentity();
    const position = await this.changes.currentPosition();
    this.recipes.forgetAll();
    this.households.forgetAll();
    await this.index.call('beginFill');
    let batch = await this.recipes.getSearchable(0, batchSize);
    while (batch.lastId > 0) {
      const next = this.recipes.getSearchable(batch.lastId, batchSize);
      [batch] = await Promise.all([next, this.index.call('addToFill', batch.rows)]);
    }
    await this.index.call('endFill', position.toString());
    this.answers.forgetAll();
    await this.moveTo(position, []);
    this.inBackground(() => this.save());
  }

  /** Answers with whom the change concerns; null: everybody. */
  private async read(ids: readonly number[]): Promise<readonly string[] | null> {
    const { rows } = await this.recipes.getSearchableAmong(ids);
    return this.index.call('apply', ids, rows);
  }

  /** Drops the answers that may have changed: what one household imports leaves those of all others alone. */
  private forget(owners: readonly string[] | null): void {
    if (owners === null) {
      this.households.forgetAll();
      this.answers.forgetAll();
    } else {
      this.households.forgetFor(owners);
      this.answers.forgetFor(owners);
    }
  }

  private async moveTo(position: FeedPosition, unsettled: readonly NotedChange[]): Promise<void> {
    await this.index.call('moveTo', position.toString());
    this.seen = [...unsettled];
    this.position = position;
  }
}
