import { Injectable, type OnModuleInit } from '@nestjs/common';
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
import { HouseholdsService } from '../households/households.service.js';
import { archivedDish } from '../recipes/domain/dish-servings.js';
import { menuBody } from './dto/menus.dto.js';
import { menuErrors, mostDishes } from './menus.errors.js';
import { type MenuDish, MenusRepository } from './menus.repository.js';

const { title } = menuBody.shape;

const archivedMenu = z.object({
  id: z.uuid(),
  title,
  createdAt: archivedMoment,
  dishes: z.array(archivedDish.extend({ title })).max(mostDishes),
});

/** The menus of a household in an archive. */
@Injectable()
export class MenuArchive implements ArchivePart, OnModuleInit {
  readonly name = 'menus';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly menus: MenusRepository,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const menus = await this.menus.findAllOf(householdId);
    return {
      rows: menus.map(({ id, title: said, createdAt, dishes }) => ({
        id,
        title: said,
        createdAt: createdAt.toISOString(),
        dishes: dishes.map(({ recipeId, title: dish, servings }) => ({
          ...{ recipe: recipeId, title: dish, servings },
        })),
      })),
      recipeIds: menus.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId)),
    };
  }

  restore(
    { id: userId, householdId }: Member,
    rows: readonly unknown[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      archivedMenu,
      (menu) => menu.title,
      (menu) =>
        this.dataSource.transaction(async (manager) => {
          // Two simultaneous saves cannot both take the last slot.
          await this.households.lock(householdId, manager);
          const owned = { householdId, title: menu.title, createdAt: menu.createdAt };
          const known = await this.menus.findSame(owned, manager);
          if (known) {
            ids.menus.set(menu.id, known);
            return 'known';
          }
          const dishes = menu.dishes.flatMap(({ recipe, ...dish }): MenuDish | [] => {
            const recipeId = ids.recipes.get(recipe);
            return recipeId === undefined ? [] : { ...dish, recipeId };
          });
          if (dishes.length === 0) throw new ApiError(menuErrors.menu_recipe_missing);
          const { menus: limit } = this.configuration.limits;
          const added = await this.menus.addWithin(limit, { ...owned, userId }, dishes, manager);
          if (!added) throw new ApiError(commonErrors.limit_reached);
          ids.menus.set(menu.id, added);
          return 'added';
        }),
    );
  }
}
