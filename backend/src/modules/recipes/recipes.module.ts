import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdsModule } from '../households/households.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DeletedRecipesCleaner } from './deleted-recipes-cleaner.js';
import { DeletedRecipesRepository } from './deleted-recipes.repository.js';
import { DeletedRecipe } from './entities/deleted-recipe.entity.js';
import { Favourite } from './entities/favourite.entity.js';
import { Recipe, RecipeIngredient, RecipeVersion, RecipeWords } from './entities/recipe.entity.js';
import { CollectionArchive } from './collection-archive.js';
import { CollectionsController } from './collections.controller.js';
import { Collection, CollectionRecipe } from './entities/collection.entity.js';
import { RecipeLogEntry } from './entities/recipe-log-entry.entity.js';
import { RecipeOpening } from './entities/recipe-opening.entity.js';
import { RecipeRating } from './entities/recipe-rating.entity.js';
import { OwnRecipesController } from './own-recipes.controller.js';
import { OwnRecipesRepository } from './own-recipes.repository.js';
import { OwnRecipesService } from './own-recipes.service.js';
import { RecipeArchiveRepository } from './recipe-archive.repository.js';
import { RecipeArchiveService } from './recipe-archive.service.js';
import { RecipeMarksController } from './recipe-marks.controller.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { RecipeMarksService } from './recipe-marks.service.js';
import { RecipeMemory } from './recipe-memory.js';
import { RecipeRereading } from './recipe-rereading.service.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';
import { StoredRecipes } from './stored-recipes.port.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Collection,
      CollectionRecipe,
      DeletedRecipe,
      Favourite,
      Recipe,
      RecipeLogEntry,
      RecipeOpening,
      RecipeRating,
      RecipeIngredient,
      RecipeVersion,
      RecipeWords,
    ]),
    HouseholdsModule,
    PicturesModule,
  ],
  controllers: [
    CollectionsController,
    OwnRecipesController,
    RecipeMarksController,
    RecipesController,
  ],
  providers: [
    CollectionArchive,
    DeletedRecipesCleaner,
    DeletedRecipesRepository,
    OwnRecipesRepository,
    OwnRecipesService,
    RecipeArchiveRepository,
    RecipeArchiveService,
    RecipeMarksRepository,
    RecipeMarksService,
    RecipeMemory,
    RecipeRereading,
    RecipeWriter,
    RecipesRepository,
    RecipesService,
    StoredRecipes,
  ],
  exports: [
    OwnRecipesService,
    RecipeArchiveService,
    RecipeMarksService,
    RecipeRereading,
    RecipeWriter,
    RecipesService,
    StoredRecipes,
  ],
})
export class RecipesModule {}
