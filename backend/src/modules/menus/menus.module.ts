import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdsModule } from '../households/households.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { DeletedMenus } from './deleted-menus.port.js';
import { Menu, MenuItem } from './entities/menu.entity.js';
import { MenuArchive } from './menu-archive.js';
import { MenuGroceriesService } from './menu-groceries.service.js';
import { MenusController } from './menus.controller.js';
import { MenusRepository } from './menus.repository.js';
import { MenusService } from './menus.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Menu, MenuItem]),
    HouseholdsModule,
    PantryModule,
    RecipesModule,
  ],
  controllers: [MenusController],
  providers: [DeletedMenus, MenuArchive, MenuGroceriesService, MenusRepository, MenusService],
  exports: [DeletedMenus, MenuGroceriesService, MenusService],
})
export class MenusModule {}
