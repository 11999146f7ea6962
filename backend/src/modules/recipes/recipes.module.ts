import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ReadinessChecks } from '../../common/readiness.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { catalogueFolder } from './catalogue/catalogue-folder.js';
import { CatalogueLoader } from './catalogue/catalogue-loader.js';
import { LanguageModelDishes } from './composer/language-model-dishes.js';
import { RecipeGeneratorController } from './composer/recipe-generator.controller.js';
import { RecipeGeneratorService } from './composer/recipe-generator.service.js';
import { Favourite } from './entities/favourite.entity.js';
import { RecipeChange } from './entities/recipe-change.entity.js';
import { RecipeFeed } from './entities/recipe-feed.entity.js';
import { RecipeIngredient } from './entities/recipe-ingredient.entity.js';
import { Recipe } from './entities/recipe.entity.js';
import { RecipeIndexThread } from './index/recipe-index-thread.js';
import { RecipeIndex } from './index/recipe-index.js';
import { IngredientsController } from './ingredients.controller.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { RecipeSearchService } from './recipe-search.service.js';
import { RecipeWriter } from './recipe-writer.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Recipe, RecipeChange, RecipeFeed, RecipeIngredient, Favourite]),
    PantryModule,
  ],
  controllers: [
    RecipeGeneratorController,
    RecipesController,
    IngredientsController,
    PicturesController,
  ],
  providers: [
    CatalogueLoader,
    LanguageModelDishes,
    RecipeChangesRepository,
    RecipeGeneratorService,
    RecipeIndexFeed,
    RecipeSearchService,
    RecipeWriter,
    RecipesRepository,
    RecipesService,
    RecipeIndexThread,
    { provide: RecipeIndex, useExisting: RecipeIndexThread },
  ],
  exports: [RecipeIndex, RecipesService, RecipeSearchService, RecipeWriter],
})
export class RecipesModule implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly loader: CatalogueLoader,
    private readonly feed: RecipeIndexFeed,
    index: RecipeIndex,
    readiness: ReadinessChecks,
  ) {
    readiness.add(() => index.ready);
  }

  async onModuleInit(): Promise<void> {
    if (!this.dataSource.isInitialized) return;
    await this.loader.load(catalogueFolder);
    await this.feed.start();
  }
}
