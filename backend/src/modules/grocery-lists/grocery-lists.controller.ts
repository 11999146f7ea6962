import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn, Subscribed } from '../../common/access.js';
import type { JsonText } from '../../common/compression.js';
import { sentences } from '../../common/language.js';
import { Answers } from '../../common/openapi.js';
import { rowIdParam } from '../../common/row-id.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import {
  type GroceryListCreateBody,
  groceryListCreateBody,
  groceryListCreatedView,
  type GroceryListOperationsBody,
  groceryListOperationsBody,
  type GroceryListsView,
  groceryListsView,
  type GroceryListUpdateBody,
  groceryListUpdateBody,
  type GroceryListView,
  groceryListView,
  toGroceryListSummaryView,
  toGroceryListView,
} from './dto/grocery-list.dto.js';
import { GroceryListsService } from './grocery-lists.service.js';

@ApiTags('grocery-lists')
@Controller('grocery-lists')
export class GroceryListsController {
  constructor(
    private readonly lists: GroceryListsService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, groceryListsView)
  getGroceryLists(@CurrentUser() user: RequestUser): HouseholdAnswer<GroceryListsView> {
    return this.answers.get(user, 'grocery lists', async () => {
      const lists = (await this.lists.findAllOf(user.householdId)).map(toGroceryListSummaryView);
      return { lists, listCount: lists.length, listLimit: this.lists.limit };
    });
  }

  @Get(':id')
  @SignedIn()
  @Answers(200, groceryListView)
  getGroceryList(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): HouseholdAnswer<GroceryListView> {
    return this.answers.get(user, `grocery list ${id}`, async () =>
      toGroceryListView(await this.lists.getOwned(user.householdId, id)),
    );
  }

  @Post()
  @Subscribed()
  @Answers(201, groceryListCreatedView)
  async createGroceryList(
    @CurrentUser() user: RequestUser,
    @Body({ schema: groceryListCreateBody }) body: GroceryListCreateBody,
  ): Promise<{ id: string; message: string }> {
    const id = await this.lists.add(user, body);
    return { id, message: sentences().api.groceryListSaved };
  }

  @Put(':id')
  @Subscribed()
  @Answers(200, groceryListView)
  async updateGroceryList(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: groceryListUpdateBody }) body: GroceryListUpdateBody,
  ): Promise<GroceryListView> {
    return toGroceryListView(await this.lists.update(user.householdId, id, body));
  }

  @Patch(':id/items')
  @Subscribed()
  @Answers(200, groceryListView)
  operateOnGroceryList(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: groceryListOperationsBody }) body: GroceryListOperationsBody,
  ): Promise<JsonText<GroceryListView>> {
    return this.lists.operate(user.householdId, id, body);
  }

  @Delete(':id')
  @Subscribed()
  @Answers(204)
  deleteGroceryList(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<void> {
    return this.lists.remove(user.householdId, id);
  }
}
