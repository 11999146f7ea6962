import { Module } from '@nestjs/common';
import { PantryModule } from '../pantry/pantry.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { DishComposerController } from './dish-composer.controller.js';
import { DishComposerService } from './dish-composer.service.js';
import { LanguageModelDishes } from './language-model-dishes.js';

@Module({
  imports: [PantryModule, RecipesModule],
  controllers: [DishComposerController],
  providers: [DishComposerService, LanguageModelDishes],
})
export class DishComposerModule {}
