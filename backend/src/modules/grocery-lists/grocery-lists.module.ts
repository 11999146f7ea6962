import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdsModule } from '../households/households.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { GroceryListOperation } from './entities/grocery-list-operation.entity.js';
import { GroceryList } from './entities/grocery-list.entity.js';
import { GroceryListsController } from './grocery-lists.controller.js';
import { GroceryListsRepository } from './grocery-lists.repository.js';
import { GroceryListsService } from './grocery-lists.service.js';
import { ListArchive } from './list-archive.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GroceryList, GroceryListOperation]),
    HouseholdsModule,
    RecipesModule,
  ],
  controllers: [GroceryListsController],
  providers: [GroceryListsRepository, GroceryListsService, ListArchive],
  exports: [GroceryListsService],
})
export class GroceryListsModule {}
