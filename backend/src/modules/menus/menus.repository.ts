import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { ApiError } from '../../common/errors.js';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId } from '../../database/row.entity.js';
import { Menu, MenuItem } from './entities/menu.entity.js';
import { menuErrors } from './menus.errors.js';

export type MenuDish = Pick<MenuItem, 'recipeId' | 'title'>;

export interface MenuReplacement {
  title: string;
  /** Builds the new dishes from the existing recipes. */
  dishesFrom: (present: readonly MenuDish[]) => readonly MenuDish[];
  /** The version that was changed; undefined replaces whatever is there. */
  version: number | undefined;
}

interface StoredHead {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** A menu with its dishes in order. */
export interface StoredMenu extends StoredHead {
  readonly dishes: readonly MenuDish[];
}

/** What a list of menus shows of one. */
export interface MenuSummary extends StoredHead {
  readonly dishCount: number;
  readonly firstRecipeIds: readonly number[];
}

const head = 'id, title, created_at AS "createdAt", updated_at AS "updatedAt", version';

const summariesOf = prepared(
  `SELECT ${head},
          (SELECT count(*)::integer FROM menu_items WHERE menu_id = menus.id) AS "dishCount",
          (SELECT coalesce(json_agg(recipe_id ORDER BY position), '[]')
             FROM menu_items WHERE menu_id = menus.id AND position < $2) AS "firstRecipeIds"
     FROM menus WHERE household_id = $1 ORDER BY created_at DESC, id DESC`,
);

const ownedMenus = prepared(
  `SELECT ${head},
          (SELECT coalesce(json_agg(json_build_object('recipeId', recipe_id, 'title', title) ORDER BY position), '[]')
             FROM menu_items WHERE menu_id = menus.id) AS dishes
     FROM menus WHERE household_id = $1 AND id = ANY ($2::uuid[])`,
);

@Injectable()
export class MenusRepository {
  constructor(
    @InjectRepository(Menu) private readonly menus: Repository<Menu>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  /** Newest first, each with its first few dishes. */
  findSummariesOf(householdId: string, shownDishes: number): Promise<MenuSummary[]> {
    return this.queries.rows(summariesOf, [householdId, shownDishes]);
  }

  /** The given menus that belong to the household. */
  findOwned(householdId: string, ids: readonly string[]): Promise<StoredMenu[]> {
    return this.queries.rows(ownedMenus, [householdId, ids]);
  }

  /** Inside a transaction the menu cannot be deleted until it ends. */
  async isOwned(householdId: string, id: string, manager?: EntityManager): Promise<boolean> {
    if (!manager) return this.menus.existsBy({ id, householdId });
    const lock = { mode: 'pessimistic_read' } as const;
    return (await manager.findOne(Menu, { where: { id, householdId }, lock })) !== null;
  }

  /** Adds a menu unless the household already has `limit` of them (0 = no limit); null if it did not. */
  async addWithin(
    limit: number,
    menu: Pick<Menu, 'householdId' | 'userId' | 'title'>,
    dishes: readonly MenuDish[],
    manager: EntityManager,
  ): Promise<string | null> {
    if (limit > 0 && (await manager.countBy(Menu, { householdId: menu.householdId })) >= limit)
      return null;
    const id = newId();
    await manager.insert(Menu, { id, ...menu });
    await writeItems(manager, id, dishes);
    return id;
  }

  /** Replaces a menu exclusively, unless it is missing or has a newer version. */
  replace(
    householdId: string,
    id: string,
    { title, dishesFrom, version }: MenuReplacement,
  ): Promise<'replaced' | 'missing' | 'outdated'> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const menu = await manager.findOne(Menu, { where: { id, householdId }, lock });
      if (!menu) return 'missing';
      if (version !== undefined && version !== menu.version) return 'outdated';
      const dishes = dishesFrom(await manager.findBy(MenuItem, { menuId: id }));
      await manager.update(Menu, { id }, { title, version: menu.version + 1 });
      await manager.delete(MenuItem, { menuId: id });
      await writeItems(manager, id, dishes);
      return 'replaced';
    });
  }

  async remove(householdId: string, id: string): Promise<boolean> {
    return (await this.menus.delete({ id, householdId })).affected === 1;
  }
}

/** A recipe deleted since the lookup counts as missing. */
async function writeItems(
  manager: EntityManager,
  menuId: string,
  dishes: readonly MenuDish[],
): Promise<void> {
  try {
    await manager.insert(
      MenuItem,
      dishes.map((dish, position) => ({ menuId, position, ...dish })),
    );
  } catch (error) {
    const gone =
      error instanceof QueryFailedError &&
      (error.driverError as { constraint?: string }).constraint === 'fk_menu_items_recipe_id';
    throw gone ? new ApiError(menuErrors.menu_recipe_missing, { cause: error }) : error;
  }
}
