import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { AccessGuard } from './common/access.js';
import { AttemptCounts } from './common/attempt-counts.js';
import { CommonModule } from './common/common.module.js';
import { ErrorResponseFilter } from './common/error-response.js';
import { rateLimits } from './common/rate-limits.js';
import { ValidationPipe } from './common/validation.js';
import type { Configuration } from './config/configuration.js';
import { ConfigurationModule } from './config/configuration.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { DatabaseSource } from './database/database-source.js';
import { AccountArchiveModule } from './modules/account-archive/account-archive.module.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BackupsModule } from './modules/backups/backups.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { DishComposerModule } from './modules/dish-composer/dish-composer.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { GroceryListsModule } from './modules/grocery-lists/grocery-lists.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { KitchenModule } from './modules/kitchen/kitchen.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { MealPlannerModule } from './modules/meal-planner/meal-planner.module.js';
import { MenusModule } from './modules/menus/menus.module.js';
import { MetricsModule } from './modules/metrics/metrics.module.js';
import { PantryModule } from './modules/pantry/pantry.module.js';
import { IdempotencyModule } from './modules/idempotency/idempotency.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { PicturesModule } from './modules/pictures/pictures.module.js';
import { RecipeSearchModule } from './modules/recipe-search/recipe-search.module.js';
import { RecipesModule } from './modules/recipes/recipes.module.js';
import { RemotesModule } from './modules/remotes/remotes.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WarmUpModule } from './modules/warm-up/warm-up.module.js';

export interface AppOptions {
  configuration: Configuration;
  database: DatabaseSource;
  /** False to read what the application declares without a database. */
  connect: boolean;
  /** False when nobody will search: the catalogue is not synced and the index stays empty. */
  search: boolean;
}

/** The table of contents. */
@Module({})
export class AppModule {
  static of({ configuration, database, connect, search }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule,
        ConfigurationModule.of(configuration),
        DatabaseModule.of(database, connect),
        ThrottlerModule.forRootAsync({
          inject: [AttemptCounts],
          useFactory: rateLimits,
        }),
        UsersModule,
        AuthModule,
        AccountArchiveModule,
        AdminModule,
        BackupsModule,
        CatalogueModule,
        DishComposerModule,
        DemoModule,
        GroceryListsModule,
        HealthModule,
        IdempotencyModule,
        ImportsModule,
        KitchenModule,
        MailModule,
        MealPlannerModule,
        MenusModule,
        MetricsModule,
        PantryModule,
        PaymentsModule,
        PicturesModule,
        RecipeSearchModule,
        RecipesModule,
        RemotesModule,
        ...(search ? [WarmUpModule] : []),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorResponseFilter },
        { provide: APP_PIPE, useClass: ValidationPipe },
        ...(configuration.server.rateLimits
          ? [{ provide: APP_GUARD, useClass: ThrottlerGuard }]
          : []),
        { provide: APP_GUARD, useClass: AccessGuard },
      ],
    };
  }
}
