import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn, Subscribed } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { sentences } from '../../common/language.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import { type DeletionQuery, deletionQuery } from './domain/deletion-query.js';
import { type MenuGroceryListView, menuGroceryListView } from './domain/grocery-needs-view.js';
import {
  type MenuBody,
  menuBody,
  menuCreatedView,
  type MenuGroceryListBody,
  menuGroceryListBody,
  type MenusView,
  menusView,
  type MenuUpdateBody,
  menuUpdateBody,
  type MenuView,
  menuView,
} from './dto/menus.dto.js';
import { MenuGroceriesService } from './menu-groceries.service.js';
import { MenusService } from './menus.service.js';

@ApiTags('menus')
@Controller('menus')
export class MenusController {
  constructor(
    private readonly menus: MenusService,
    private readonly groceries: MenuGroceriesService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, menusView)
  getMenus(@CurrentUser() user: RequestUser): HouseholdAnswer<MenusView> {
    return this.answers.get(user, 'menus', async () => {
      const menus = await this.menus.findSummariesOf(user);
      return { menus, menuCount: menus.length, menuLimit: this.menus.limit };
    });
  }

  @Get(':id')
  @SignedIn()
  @Answers(200, menuView)
  getMenu(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): HouseholdAnswer<MenuView> {
    return this.answers.get(user, `menu ${id}`, () => this.menus.getOwned(user, id));
  }

  @Post()
  @Subscribed()
  @Answers(201, menuCreatedView)
  async createMenu(
    @CurrentUser() user: RequestUser,
    @Body({ schema: menuBody }) body: MenuBody,
  ): Promise<{ id: string; message: string }> {
    const id = await this.menus.add(user, body);
    return { id, message: sentences().api.menuSaved };
  }

  @Post('grocery-list')
  @Subscribed()
  @LimitPerClient(60, 1)
  @Answers(200, menuGroceryListView)
  generateGroceryList(
    @CurrentUser() user: RequestUser,
    @Body({ schema: menuGroceryListBody }) body: MenuGroceryListBody,
  ): Promise<JsonText<MenuGroceryListView>> {
    return this.groceries.answerFor(user, body);
  }

  @Put(':id')
  @Subscribed()
  @Answers(200, menuView)
  updateMenu(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: menuUpdateBody }) body: MenuUpdateBody,
  ): Promise<MenuView> {
    return this.menus.replace(user, id, body);
  }

  @Delete(':id')
  @Subscribed()
  @Answers(204)
  deleteMenu(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Query({ schema: deletionQuery }) { events }: DeletionQuery,
  ): Promise<void> {
    return this.menus.remove(user.householdId, id, events);
  }
}
