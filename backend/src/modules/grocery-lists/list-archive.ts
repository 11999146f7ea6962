import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  isTicked,
  itemsOnList,
  itemsToCheck,
  type ListItem,
  mostListItems,
  newCheck,
  newListItem,
} from '@larder/culinary';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Member } from '../../common/access.js';
import {
  archivedMoment,
  type ArchivedRows,
  type ArchivePart,
  ArchiveParts,
  restoreEach,
  type RestoredIds,
  type RestoredItem,
} from '../../common/archive-parts.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { newId } from '../../database/row.entity.js';
import { HouseholdsService } from '../households/households.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import {
  groceryListCheck,
  groceryListCreateBody,
  groceryListItem,
} from './dto/grocery-list.dto.js';
import { type StoredListItem, toStored } from './entities/grocery-list.entity.js';
import { GroceryListsRepository } from './grocery-lists.repository.js';

const archivedList = z.object({
  name: groceryListCreateBody.shape.listName,
  createdAt: archivedMoment,
  items: z.array(groceryListItem).max(mostListItems),
  // Missing in archives of earlier versions.
  checks: z.array(groceryListCheck).max(mostListItems).optional(),
});

/** The grocery lists of a household in an archive. */
@Injectable()
export class ListArchive implements ArchivePart, OnModuleInit {
  readonly name = 'lists';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly lists: GroceryListsRepository,
    private readonly recipes: RecipesService,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Items name only recipes that are still there. */
  async read(member: Member): Promise<ArchivedRows> {
    const lists = (await this.lists.findAllOf(member.householdId)).reverse();
    const named = lists.flatMap(({ items }) =>
      items.flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId)),
    );
    const present = new Set(
      (await this.recipes.getSummaries(member, [...new Set(named)])).map(({ id }) => id),
    );
    const sourcesOf = ({ sources }: StoredListItem) =>
      sources.filter(({ recipeId }) => present.has(recipeId));
    return {
      rows: lists.map(({ listName, createdAt, items }) => ({
        name: listName,
        createdAt: createdAt.toISOString(),
        items: itemsOnList(items).map((item) => ({
          text: item.text,
          ticked: isTicked(item),
          sources: sourcesOf(item),
          purchase: item.purchase,
        })),
        checks: itemsToCheck(items).map((item) => ({
          text: item.text,
          sources: sourcesOf(item),
          purchase: item.purchase,
          much: item.much,
        })),
      })),
      recipeIds: [...present],
    };
  }

  restore(
    { id: userId, householdId }: Member,
    rows: readonly unknown[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      archivedList,
      ({ name }) => name,
      ({ name, createdAt, items, checks = [] }) =>
        this.dataSource.transaction(async (manager) => {
          // Two simultaneous saves cannot both take the last slot.
          await this.households.lock(householdId, manager);
          const owned = { householdId, listName: name, createdAt };
          if (await this.lists.hasSame(owned, manager)) return 'known';
          const known = (sources: ListItem['sources']) =>
            sources.flatMap((source) => {
              const recipeId = ids.recipes.get(source.recipeId);
              return recipeId === undefined ? [] : { ...source, recipeId };
            });
          const stored = [
            ...items.map(({ text, ticked, sources, purchase }) => ({
              ...newListItem(newId(), text),
              ...{ sources: known(sources), purchase, ticks: ticked ? [newId()] : [] },
            })),
            ...checks.map(({ text, sources, ...told }) =>
              newCheck(newId(), text, { ...told, sources: known(sources) }),
            ),
          ].map(toStored);
          const { groceryLists: limit } = this.configuration.limits;
          const list = { ...owned, userId, items: stored };
          if (!(await this.lists.addWithin(limit, list, manager))) {
            throw new ApiError(commonErrors.limit_reached);
          }
          return 'added';
        }),
    );
  }
}
