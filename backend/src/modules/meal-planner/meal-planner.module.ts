import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { KitchenModule } from '../kitchen/kitchen.module.js';
import { MenusModule } from '../menus/menus.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { RecipeSearchModule } from '../recipe-search/recipe-search.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { CalendarArchive } from './calendar-archive.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CalendarService } from './calendar.service.js';
import { CalendarEvent } from './entities/calendar-event.entity.js';
import { CalendarFeed } from './entities/calendar-feed.entity.js';
import { MealPlan, MealPlanRecipe } from './entities/meal-plan.entity.js';
import { MealPlannerController } from './meal-planner.controller.js';
import { MealPlannerRepository } from './meal-planner.repository.js';
import { MealPlansService } from './meal-plans.service.js';
import { PlanArchive } from './plan-archive.js';
import { PlanGroceriesService } from './plan-groceries.service.js';
import { WeekProposalService } from './week-proposal.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MealPlan, MealPlanRecipe, CalendarEvent, CalendarFeed]),
    AuthModule,
    HouseholdsModule,
    KitchenModule,
    MenusModule,
    PantryModule,
    RecipeSearchModule,
    RecipesModule,
  ],
  controllers: [CalendarFeedsController, MealPlannerController],
  providers: [
    CalendarArchive,
    CalendarFeedsRepository,
    CalendarFeedsService,
    CalendarService,
    MealPlannerRepository,
    MealPlansService,
    PlanArchive,
    PlanGroceriesService,
    WeekProposalService,
  ],
  exports: [CalendarService, MealPlansService],
})
export class MealPlannerModule {}
