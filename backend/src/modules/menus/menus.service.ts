import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { HouseholdsService } from '../households/households.service.js';
import { type CookedDish, eachOnce, viewOfServings } from '../recipes/domain/dish-servings.js';
import type { RecipeSummaryView } from '../recipes/domain/recipe-view.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { DeletedMenus } from './deleted-menus.port.js';
import type { DeletionQuery } from './domain/deletion-query.js';
import type { MenuBody, MenuSummaryView, MenuUpdateBody, MenuView } from './dto/menus.dto.js';
import { menuErrors } from './menus.errors.js';
import {
  type DishToSave,
  type MenuSummary,
  MenusRepository,
  type StoredMenu,
} from './menus.repository.js';

const mostPictures = 4;

@Injectable()
export class MenusService {
  readonly limit: number;

  constructor(
    private readonly menus: MenusRepository,
    private readonly recipes: RecipesService,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
    private readonly deleted: DeletedMenus,
    configuration: Configuration,
  ) {
    this.limit = configuration.limits.menus;
  }

  /** Newest first. */
  async findSummariesOf(member: Member): Promise<MenuSummaryView[]> {
    const menus = await this.menus.findSummariesOf(member.householdId, mostPictures);
    const shown = menus.flatMap(({ firstRecipeIds }) => firstRecipeIds);
    const recipes = await this.summaries(member, shown);
    return menus.map((menu) => ({
      ...headOf(menu),
      item_count: menu.dishCount,
      images: menu.firstRecipeIds.flatMap((id) => recipes.get(id)?.image ?? []),
    }));
  }

  async getOwned(member: Member, id: string): Promise<MenuView> {
    const [view] = await this.filled(member, await this.menus.findOwned(member.householdId, [id]));
    if (!view) throw new ApiError(commonErrors.not_found);
    return view;
  }

  /** The dishes of each menu, in order; each menu must belong to the household. */
  async dishesByMenu(
    householdId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CookedDish[]>> {
    const wanted = new Set(ids);
    const menus = await this.menus.findOwned(householdId, [...wanted]);
    if (menus.length < wanted.size) throw new ApiError(commonErrors.not_found);
    return new Map(menus.map(({ id, dishes }) => [id, dishes]));
  }

  /**
   * Whether a menu belongs to the household. With a transaction's manager, the answer holds until it ends, so that a row that
   * refers to the menu can be written.
   */
  isOwned(householdId: string, id: string, manager?: EntityManager): Promise<boolean> {
    return this.menus.isOwned(householdId, id, manager);
  }

  async add(member: Member, { title, menuItems }: MenuBody): Promise<string> {
    const { id: userId, householdId } = member;
    const toSave = await this.dishesToSave(member, menuItems);
    const dishes = toSave.map(({ title: known, ...dish }) => {
      if (known === null) throw new ApiError(menuErrors.menu_recipe_missing);
      return { ...dish, title: known };
    });
    const id = await this.dataSource.transaction(async (manager) => {
      // Two simultaneous saves cannot both take the last slot.
      await this.households.lock(householdId, manager);
      const menu = { householdId, userId, title };
      return this.menus.addWithin(this.limit, menu, dishes, manager);
    });
    if (!id) throw new ApiError(commonErrors.limit_reached);
    return id;
  }

  async replace(
    member: Member,
    id: string,
    { title, menuItems, version }: MenuUpdateBody,
  ): Promise<MenuView> {
    const dishes = await this.dishesToSave(member, menuItems);
    const saved = await this.menus.replace(member.householdId, id, { title, dishes, version });
    if (!saved) {
      const menu = await this.getOwned(member, id);
      throw new ApiError(menuErrors.menu_changed, { body: { menu } });
    }
    const [view] = await this.filled(member, [saved]);
    return view as MenuView;
  }

  async remove(
    householdId: string,
    id: string,
    events: DeletionQuery['events'] = 'keep',
  ): Promise<void> {
    const removed = await this.dataSource.transaction(async (manager) => {
      // Before: afterwards nothing says any more what referred to it.
      if (events === 'delete') await this.deleted.announce(householdId, id, manager);
      return this.menus.remove(householdId, id, manager);
    });
    if (!removed) throw new ApiError(commonErrors.not_found);
  }

  /** Every dish must be a recipe that the person may see; what a menu has already may stay under its title there. */
  private async dishesToSave(member: Member, items: MenuBody['menuItems']): Promise<DishToSave[]> {
    const dishes = eachOnce(items);
    const recipes = await this.summaries(
      member,
      dishes.map(({ recipeId }) => recipeId),
    );
    return dishes.map(({ recipeId, servings }) => ({
      recipeId,
      title: recipes.get(recipeId)?.title ?? null,
      servings,
    }));
  }

  private async filled(member: Member, menus: readonly StoredMenu[]): Promise<MenuView[]> {
    const dishes = menus.flatMap((menu) => menu.dishes);
    const recipes = await this.summaries(
      member,
      dishes.map(({ recipeId }) => recipeId),
    );
    return menus.map((menu) => ({
      ...headOf(menu),
      recipes: menu.dishes.map(({ recipeId, title, servings }) => {
        const recipe = recipes.get(recipeId);
        return {
          ...(recipe ?? { id: recipeId, title, image: null, readyInMinutes: null }),
          available: recipe !== undefined,
          ...viewOfServings({ servings }, recipe),
        };
      }),
    }));
  }

  private async summaries(
    member: Member,
    ids: readonly number[],
  ): Promise<Map<number, RecipeSummaryView>> {
    const recipes = await this.recipes.getSummaries(member, [...new Set(ids)]);
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }
}

function headOf({ id, title, createdAt, updatedAt, version }: StoredMenu | MenuSummary) {
  return {
    id,
    title,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    version,
  };
}
