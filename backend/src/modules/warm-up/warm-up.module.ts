import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { ReadinessChecks } from '../../common/readiness.js';
import { CatalogueLoader } from '../catalogue/catalogue-loader.service.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RecipeIndexFeed } from '../recipe-search/recipe-index-feed.service.js';
import { RecipeSearchModule } from '../recipe-search/recipe-search.module.js';
import { RecipeRereading } from '../recipes/recipe-rereading.service.js';
import { RecipesModule } from '../recipes/recipes.module.js';

/**
 * What an application does before it can answer searches. Only its first start waits for the catalogue: later ones answer with what is
 * stored, and read the files, which may have changed, and the recipes that have none, which the food tables may read otherwise, afterwards.
 */
@Module({ imports: [CatalogueModule, RecipeSearchModule, RecipesModule] })
export class WarmUpModule implements OnModuleInit, OnApplicationBootstrap {
  private isFirstStart = false;

  constructor(
    private readonly loader: CatalogueLoader,
    private readonly feed: RecipeIndexFeed,
    private readonly rereading: RecipeRereading,
    readiness: ReadinessChecks,
  ) {
    readiness.add(() => feed.ready);
  }

  async onModuleInit(): Promise<void> {
    this.isFirstStart = !(await this.loader.isStored());
    if (this.isFirstStart) await this.loader.load();
    await this.feed.start();
  }

  onApplicationBootstrap(): void {
    void this.readAgain();
  }

  private async readAgain(): Promise<void> {
    if (!this.isFirstStart) await this.loader.loadInBackground();
    await this.rereading.run();
  }
}
