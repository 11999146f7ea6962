import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdsModule } from '../households/households.module.js';
import { KitchenModule } from '../kitchen/kitchen.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { RecipeChange } from './entities/recipe-change.entity.js';
import { RecipeFeed } from './entities/recipe-feed.entity.js';
import { RecipeIndexThread } from './index/recipe-index-thread.js';
import { RecipeIndex } from './index/recipe-index.js';
import { DishCandidatesService } from './dish-candidates.service.js';
import { DishesInCooksOrderService } from './dishes-in-cooks-order.service.js';
import { IngredientsController } from './ingredients.controller.js';
import { RecipeAtHandService } from './recipe-at-hand.service.js';
import { RecipeChangesRepository } from './recipe-changes.repository.js';
import { RecipeIndexFeed } from './recipe-index-feed.service.js';
import { RecipeSampleController } from './recipe-sample.controller.js';
import { RecipeSearchController } from './recipe-search.controller.js';
import { RecipeSearchService } from './recipe-search.service.js';
import { ReindexCommand } from './reindex-command.js';
import { SearchAnswers } from './search-answers.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RecipeChange, RecipeFeed]),
    HouseholdsModule,
    KitchenModule,
    MetricsModule,
    PantryModule,
    RecipesModule,
  ],
  controllers: [IngredientsController, RecipeSampleController, RecipeSearchController],
  providers: [
    DishCandidatesService,
    DishesInCooksOrderService,
    RecipeAtHandService,
    RecipeChangesRepository,
    RecipeIndexFeed,
    RecipeIndexThread,
    RecipeSearchService,
    ReindexCommand,
    SearchAnswers,
    { provide: RecipeIndex, useExisting: RecipeIndexThread },
  ],
  exports: [DishCandidatesService, DishesInCooksOrderService, RecipeIndexFeed],
})
export class RecipeSearchModule {}
