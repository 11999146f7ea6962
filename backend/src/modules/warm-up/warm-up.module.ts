import { Module, type OnModuleInit } from '@nestjs/common';
import { ReadinessChecks } from '../../common/readiness.js';
import { CatalogueLoader } from '../catalogue/catalogue-loader.service.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RecipeIndexFeed } from '../recipe-search/recipe-index-feed.service.js';
import { RecipeSearchModule } from '../recipe-search/recipe-search.module.js';
import { RecipeRereading } from '../recipes/recipe-rereading.service.js';
import { RecipesModule } from '../recipes/recipes.module.js';

/** What an application does before it can answer searches. */
@Module({ imports: [CatalogueModule, RecipeSearchModule, RecipesModule] })
export class WarmUpModule implements OnModuleInit {
  constructor(
    private readonly loader: CatalogueLoader,
    private readonly feed: RecipeIndexFeed,
    private readonly rereading: RecipeRereading,
    readiness: ReadinessChecks,
  ) {
    readiness.add(() => feed.ready);
  }

  async onModuleInit(): Promise<void> {
    const { loaded } = await this.loader.start();
    await this.feed.start();
    // One after the other: both need the whole processor.
    void loaded.then(() => this.rereading.run());
  }
}
