import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { GroceryListsModule } from '../grocery-lists/grocery-lists.module.js';
import { MealPlannerModule } from '../meal-planner/meal-planner.module.js';
import { MenusModule } from '../menus/menus.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoAccount } from './demo-account.service.js';
import { DemoRecipesRepository } from './demo-recipes.repository.js';

/** An account to try everything with, for `npm run admin -- seed`. */
@Module({
  imports: [
    AuthModule,
    GroceryListsModule,
    MealPlannerModule,
    MenusModule,
    PaymentsModule,
    RecipesModule,
    UsersModule,
  ],
  providers: [DemoAccount, DemoRecipesRepository],
})
export class DemoModule {}
