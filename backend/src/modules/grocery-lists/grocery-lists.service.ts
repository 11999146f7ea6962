import { Injectable } from '@nestjs/common';
import {
  applyOperations,
  type ListItem,
  newCheck,
  newListItem,
  replaceTexts,
} from '@larder/culinary';
import { DataSource } from 'typeorm';
import type { Member } from '../../common/access.js';
import { JsonText } from '../../common/compression.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { GatheredWork } from '../../common/turns.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { HouseholdsService } from '../households/households.service.js';
import {
  type GroceryListCreateBody,
  type GroceryListOperationsBody,
  type GroceryListUpdateBody,
  type GroceryListView,
  toGroceryListView,
} from './dto/grocery-list.dto.js';
import { type StoredList, type StoredListItem, toStored } from './entities/grocery-list.entity.js';
import { groceryListErrors } from './grocery-lists.errors.js';
import { GroceryListsRepository } from './grocery-lists.repository.js';

interface ToOperate extends GroceryListOperationsBody {
  readonly householdId: string;
  readonly id: string;
}

@Injectable()
export class GroceryListsService {
  readonly limit: number;
  private readonly gathered = new GatheredWork((_list, given: readonly ToOperate[]) =>
    this.operateTogether(given),
  );

  constructor(
    private readonly lists: GroceryListsRepository,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
    configuration: Configuration,
  ) {
    this.limit = configuration.limits.groceryLists;
  }

  findAllOf(householdId: string): Promise<StoredList[]> {
    return this.lists.findAllOf(householdId);
  }

  async getOwned(householdId: string, id: string): Promise<StoredList> {
    const list = await this.lists.findOwned(householdId, id);
    if (!list) throw new ApiError(commonErrors.not_found);
    return list;
  }

  async add({ id: userId, householdId }: Member, body: GroceryListCreateBody): Promise<string> {
    const known = new Map(body.items?.map((item) => [item.text, item]));
    const items = body.ingredients.map((text) => ({
      ...newListItem(newId(), text),
      sources: known.get(text)?.sources ?? [],
      ticks: known.get(text)?.ticked ? [newId()] : [],
      purchase: known.get(text)?.purchase,
    }));
    const checks = body.checks?.map(({ text, ...known }) => newCheck(newId(), text, known)) ?? [];
    const content = { listName: body.listName, items: [...items, ...checks].map(toStored) };
    const list = { householdId, userId, ...content };
    const id = await this.dataSource.transaction(async (manager) => {
      // Two simultaneous saves cannot both take the last slot.
      await this.households.lock(householdId, manager);
      return this.lists.addWithin(this.limit, list, manager);
    });
    if (!id) throw new ApiError(commonErrors.limit_reached);
    return id;
  }

  async update(householdId: string, id: string, body: GroceryListUpdateBody): Promise<StoredList> {
    const changed = await this.lists.change(householdId, id, [], (list) => {
      if (body.version !== undefined && body.version !== list.version) {
        throw new ApiError(groceryListErrors.grocery_list_changed, {
          body: { list: toGroceryListView(list) },
        });
      }
      const items = replaceTexts(list.items.map(toItem), body.list_data, newId);
      return { listName: body.list_name ?? list.listName, items: items.map(toStored) };
    });
    if (!changed) throw new ApiError(commonErrors.not_found);
    return changed;
  }

  /**
   * Applies operations that have not been applied before; a repeat returns the list as it is. Those that arrive while the list is being
   * changed are applied together, so that nobody waits for one transaction after the other.
   */
  operate(
    householdId: string,
    id: string,
    { operations }: GroceryListOperationsBody,
  ): Promise<JsonText<GroceryListView>> {
    return this.gathered.do(`${householdId} ${id}`, { householdId, id, operations });
  }

  private async operateTogether(given: readonly ToOperate[]): Promise<JsonText<GroceryListView>> {
    const [{ householdId, id }] = given as [ToOperate];
    const operations = given.flatMap((one) => one.operations);
    const ids = operations.map((operation) => operation.id);
    const list = await this.lists.operate(householdId, id, ids, (present, isNew) => {
      const due = new Set(isNew);
      const fresh = operations.filter((operation) => due.delete(operation.id));
      if (fresh.length === 0) return null;
      const items = applyOperations(present.items.map(toItem), fresh);
      return { listName: present.listName, items: items.map(toStored) };
    });
    if (!list) throw new ApiError(commonErrors.not_found);
    return new JsonText(JSON.stringify(toGroceryListView(list)));
  }

  async remove(householdId: string, id: string): Promise<void> {
    if (!(await this.lists.remove(householdId, id))) throw new ApiError(commonErrors.not_found);
  }
}

const toItem = (item: StoredListItem): ListItem => ({ ...item, aisle: null });
