import { Module } from '@nestjs/common';
import { PantryModule } from '../pantry/pantry.module.js';
import { RecipeSearchModule } from '../recipe-search/recipe-search.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { DishComposerController } from './dish-composer.controller.js';
import { DishComposerService } from './dish-composer.service.js';
import { LanguageModelDishes } from './language-model-dishes.js';
import { KnownDishesService } from './known-dishes.service.js';

@Module({
  imports: [PantryModule, RecipeSearchModule, RecipesModule],
  controllers: [DishComposerController],
  providers: [DishComposerService, LanguageModelDishes, KnownDishesService],
})
export class DishComposerModule {}
