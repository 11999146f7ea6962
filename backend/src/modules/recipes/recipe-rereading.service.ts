import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readingVersion } from './domain/reading-version.js';
import { deriveRecipe } from './domain/recipe-derivation.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { RecipesRepository } from './recipes.repository.js';
import { StoredRecipes } from './stored-recipes.port.js';

const batchSize = 200;

/**
 * Parses the lines of stored recipes again after the food tables have changed: people's own and imported recipes have no file that
 * is read at every start. Several instances share the work.
 */
@Injectable()
export class RecipeRereading implements OnModuleDestroy {
  private readonly logger = new Logger(RecipeRereading.name);
  private stopped = false;
  private work: Promise<number> = Promise.resolve(0);

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RecipesRepository,
    private readonly writer: RecipeWriter,
    private readonly stored: StoredRecipes,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.work;
  }

  /** One run after the other. Resolves when none is left and calls answer with what was read, with how many were parsed. */
  run(): Promise<number> {
    this.work = this.work
      .then(() => this.readAll())
      .catch((error: unknown) => {
        this.logger.error(error);
        return 0;
      });
    return this.work;
  }

  private async readAll(): Promise<number> {
    let count = 0;
    for (let afterId = 0; !this.stopped;) {
      const ids = await this.readBatch(afterId);
      const last = ids.at(-1);
      if (last === undefined) break;
      await this.stored.announce();
      afterId = last;
      count += ids.length;
    }
    if (count > 0) this.logger.log(`${count} recipes were read by the food tables of today.`);
    return count;
  }

  private readBatch(afterId: number): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      const { repository } = this;
      const recipes = await repository.lockReadOtherwise(
        readingVersion,
        afterId,
        batchSize,
        manager,
      );
      if (recipes.length === 0) return [];
      const drafts = await repository.draftsOf(recipes, manager);
      await this.writer.writeRead(
        drafts.map((draft) => ({ draft, derived: deriveRecipe(draft) })),
        manager,
      );
      const retired = recipes.filter(({ retiredAt }) => retiredAt !== null);
      await repository.retire(
        retired.map(({ id }) => id),
        manager,
      );
      return recipes.map(({ id }) => id);
    });
  }
}
