import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../../database/notifications.js';
import { RecipeIndex, type IndexedRecipe } from './index/recipe-index.js';
import { toIndexedRecipe } from './recipe-needs.js';
import { RecipesRepository } from './recipes.repository.js';

const channel = 'recipes_changed';
const batchSize = 5_000;
// A notice holds at most 8,000 bytes.
const idsInNotice = 700;

/**
 * Keeps this instance's index in step with PostgreSQL. Whoever writes a recipe announces its id inside the transaction; the notice
 * arrives on every instance after the commit, and each reads the recipe anew. Work is done one piece after the other, so that an
 * older read never overwrites a newer one.
 */
@Injectable()
export class RecipeIndexFeed {
  private readonly logger = new Logger(RecipeIndexFeed.name);
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly index: RecipeIndex,
    private readonly repository: RecipesRepository,
    private readonly notifications: Notifications,
  ) {}

  /** Listens first and fills then, so that nothing written in between is missed. */
  async start(): Promise<void> {
    await this.notifications.listen(
      channel,
      (payload) => this.inBackground(() => this.read(payload.split(',').map(Number))),
      () => this.inBackground(() => this.fill()),
    );
    await this.enqueue(() => this.fill());
  }

  async announce(ids: readonly number[], manager?: EntityManager): Promise<void> {
    for (let at = 0; at < ids.length; at += idsInNotice) {
      const part = ids.slice(at, at + idsInNotice);
      await this.notifications.notify(channel, part.join(','), manager);
    }
  }

  /** For whoever wrote these and searches next: the own index knows them when this resolves. */
  refresh(ids: readonly number[]): Promise<void> {
    return this.enqueue(() => this.read(ids));
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    const done = this.work.then(task);
    this.work = done.catch(() => undefined);
    return done;
  }

  private inBackground(task: () => Promise<void>): void {
    this.enqueue(task).catch((error: unknown) => this.logger.error(error));
  }

  private fill(): Promise<void> {
    return this.index.replaceAll(this.everything());
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
