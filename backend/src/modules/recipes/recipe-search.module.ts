import { Module, type OnModuleInit } from '@nestjs/common';
import { ReadinessChecks } from '../../common/readiness.js';
import { catalogueFolder } from './catalogue/catalogue-folder.js';
import { CatalogueLoader } from './catalogue/catalogue-loader.js';
import { RecipeIndex } from './index/recipe-index.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { RecipeRereading } from './recipe-rereading.js';
import { RecipesModule } from './recipes.module.js';

/** What an application does before it can answer searches. */
@Module({ imports: [RecipesModule] })
export class RecipeSearchModule implements OnModuleInit {
  constructor(
    private readonly loader: CatalogueLoader,
    private readonly feed: RecipeIndexFeed,
    private readonly rereading: RecipeRereading,
    index: RecipeIndex,
    readiness: ReadinessChecks,
  ) {
    readiness.add(() => index.ready);
  }

  async onModuleInit(): Promise<void> {
    await this.loader.load(catalogueFolder);
    await this.feed.start();
    void this.rereading.run();
  }
}
