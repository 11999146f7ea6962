import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Favourite } from './entities/favourite.entity.js';
import { Recipe, RecipeIngredient, RecipeVersion, RecipeWords } from './entities/recipe.entity.js';
import { OwnRecipesController } from './own-recipes.controller.js';
import { OwnRecipesRepository } from './own-recipes.repository.js';
import { OwnRecipesService } from './own-recipes.service.js';
import { RecipeMemory } from './recipe-memory.js';
import { RecipeRereading } from './recipe-rereading.service.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { RecipesController } from './recipes.controller.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';
import { StoredRecipes } from './stored-recipes.port.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Favourite, Recipe, RecipeIngredient, RecipeVersion, RecipeWords]),
  ],
  controllers: [OwnRecipesController, RecipesController],
  providers: [
    OwnRecipesRepository,
    OwnRecipesService,
    RecipeMemory,
    RecipeRereading,
    RecipeWriter,
    RecipesRepository,
    RecipesService,
    StoredRecipes,
  ],
  exports: [RecipeRereading, RecipeWriter, RecipesService, StoredRecipes],
})
export class RecipesModule {}
