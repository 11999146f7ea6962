import { Injectable } from '@nestjs/common';
import { ApiError, commonErrors } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { type GroceryListUpdateBody, toGroceryListView } from './dto/grocery-list.dto.js';
import type { GroceryList } from './entities/grocery-list.entity.js';
import { groceryListErrors } from './grocery-lists.errors.js';
import { type GroceryListContent, GroceryListsRepository } from './grocery-lists.repository.js';

@Injectable()
export class GroceryListsService {
  readonly limit: number;

  constructor(
    private readonly lists: GroceryListsRepository,
    configuration: Configuration,
  ) {
    this.limit = configuration.limits.groceryLists;
  }

  findAllOf(userId: string): Promise<GroceryList[]> {
    return this.lists.findAllOf(userId);
  }

  async getOwned(userId: string, id: string): Promise<GroceryList> {
    const list = await this.lists.findOwned(userId, id);
    if (!list) throw new ApiError(commonErrors.not_found);
    return list;
  }

  async add(userId: string, content: GroceryListContent): Promise<string> {
    const id = await this.lists.addWithin(this.limit, userId, content);
    if (!id) throw new ApiError(commonErrors.limit_reached);
    return id;
  }

  async update(userId: string, id: string, body: GroceryListUpdateBody): Promise<GroceryList> {
    const current = await this.getOwned(userId, id);
    const content = {
      listName: body.list_name ?? current.listName,
      listData: body.list_data,
    };
    const version = body.version ?? current.version;
    if (!(await this.lists.replaceAt(version, userId, id, content))) {
      const newest = await this.getOwned(userId, id);
      throw new ApiError(groceryListErrors.grocery_list_changed, {
        body: { list: toGroceryListView(newest) },
      });
    }
    return this.getOwned(userId, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.lists.remove(userId, id))) throw new ApiError(commonErrors.not_found);
  }
}
