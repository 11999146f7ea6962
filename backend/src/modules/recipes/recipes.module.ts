import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HealthModule } from '../health/health.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { CatalogueLoader } from './catalogue/catalogue-loader.js';
import { LanguageModelDishes } from './composer/language-model-dishes.js';
import { RecipeGeneratorController } from './composer/recipe-generator.controller.js';
import { RecipeGeneratorService } from './composer/recipe-generator.service.js';
import { Favourite } from './entities/favourite.entity.js';
import { RecipeChange } from './entities/recipe-change.entity.js';
import { RecipeFeed } from './entities/recipe-feed.entity.js';
import { RecipeImport } from './entities/recipe-import.entity.js';
import { RecipeIngredient } from './entities/recipe-ingredient.entity.js';
import { Recipe } from './entities/recipe.entity.js';
import { RecipeIndexThread } from './index/recipe-index-thread.js';
import { RecipeIndex } from './index/recipe-index.js';
import { IngredientsController } from './ingredients.controller.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { RecipeImportRepository } from './import/recipe-import.repository.js';
import { RecipeImportService } from './import/recipe-import.service.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';
import { RecipeCommands } from './recipe-commands.service.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { RecipeRereading } from './recipe-rereading.js';
import { RecipeSearchService } from './recipe-search.service.js';
import { RecipeWriter } from './recipe-writer.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Recipe,
      RecipeChange,
      RecipeFeed,
      RecipeImport,
      RecipeIngredient,
      Favourite,
    ]),
    HealthModule,
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
    RecipeCommands,
    RecipeGeneratorService,
    RecipeImportRepository,
    RecipeImportService,
    RecipeIndexFeed,
    RecipeRereading,
    RecipeSearchService,
    RecipeWriter,
    RecipesRepository,
    RecipesService,
    RecipeIndexThread,
    { provide: RecipeIndex, useExisting: RecipeIndexThread },
  ],
  exports: [
    CatalogueLoader,
    RecipeIndex,
    RecipeIndexFeed,
    RecipesService,
    RecipeRereading,
    RecipeSearchService,
    RecipeWriter,
  ],
})
export class RecipesModule {}
