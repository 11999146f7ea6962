import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ApiError } from '../../common/errors.js';
import { Turns } from '../../common/turns.js';
import { prepared, PreparedQueries, violatedBy } from '../../database/prepared-queries.js';
import { newId, sameRow } from '../../database/row.entity.js';
import { Menu, MenuItem } from './entities/menu.entity.js';
import { menuErrors } from './menus.errors.js';

export type MenuDish = Pick<MenuItem, 'recipeId' | 'title' | 'servings'>;

/** A dish whose recipe cannot be seen has no title but the one that the menu has it under already. */
export type DishToSave = Omit<MenuDish, 'title'> & { readonly title: string | null };

export interface MenuReplacement {
  title: string;
  dishes: readonly DishToSave[];
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

const dishesOfMenu = `
  (SELECT coalesce(json_agg(json_build_object('recipeId', recipe_id, 'title', title, 'servings', servings) ORDER BY position), '[]')
     FROM menu_items WHERE menu_id = menus.id) AS dishes`;

const ownedMenus = prepared(
  `SELECT ${head}, ${dishesOfMenu}
     FROM menus WHERE household_id = $1 AND id = ANY ($2::uuid[])`,
);

const menusOf = prepared(
  `SELECT ${head}, ${dishesOfMenu} FROM menus WHERE household_id = $1 ORDER BY created_at, id`,
);

/**
 * Everything in one statement, which sees the menu and its dishes as they were when it began: it changes nothing where another one was
 * quicker. A new dish without a title violates the column's constraint.
 */
const replaceMenu = prepared(
  `WITH present AS MATERIALIZED (
     SELECT id, version FROM menus WHERE household_id = $1 AND id = $2 AND version = coalesce($4::integer, version)
   ), changed AS (
     UPDATE menus SET title = $3, version = menus.version + 1, updated_at = now()
       FROM present WHERE menus.id = present.id AND menus.version = present.version
     RETURNING menus.*
   ), saved AS (
     SELECT (given.position - 1)::integer AS position, given.recipe_id, coalesce(given.title, known.title) AS title,
            given.servings
       FROM unnest($5::integer[], $6::text[], $7::integer[]) WITH ORDINALITY
              AS given (recipe_id, title, servings, position)
       LEFT JOIN menu_items AS known ON known.menu_id = $2 AND known.recipe_id = given.recipe_id
   ), removed AS (
     DELETE FROM menu_items USING changed WHERE menu_id = changed.id AND position >= cardinality($5::integer[])
   ), written AS (
     INSERT INTO menu_items (menu_id, position, recipe_id, title, servings)
     SELECT changed.id, saved.position, saved.recipe_id, saved.title, saved.servings FROM changed, saved
     ON CONFLICT (menu_id, position)
        DO UPDATE SET recipe_id = excluded.recipe_id, title = excluded.title, servings = excluded.servings
     RETURNING recipe_id, title, servings, position
   )
   SELECT ${head},
          (SELECT coalesce(json_agg(json_build_object('recipeId', recipe_id, 'title', title, 'servings', servings) ORDER BY position), '[]')
             FROM written) AS dishes
     FROM changed`,
);

const largestRecipeId = 2_147_483_647;

@Injectable()
export class MenusRepository {
  /** Those who change the same menu at once would only get in each other's way. */
  private readonly turns = new Turns();

  constructor(
    @InjectRepository(Menu) private readonly menus: Repository<Menu>,
    private readonly queries: PreparedQueries,
  ) {}

  /** Newest first, each with its first few dishes. */
  findSummariesOf(householdId: string, shownDishes: number): Promise<MenuSummary[]> {
    return this.queries.rows(summariesOf, [householdId, shownDishes]);
  }

  /** Oldest first, each with all its dishes. */
  findAllOf(householdId: string): Promise<StoredMenu[]> {
    return this.queries.rows(menusOf, [householdId]);
  }

  /** The menu of a household that was saved under this title at this moment. */
  async findSame(
    menu: Pick<Menu, 'householdId' | 'title' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const { householdId, title, createdAt } = menu;
    return (await sameRow(manager, Menu, { householdId, title }, createdAt))?.id;
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
    menu: Pick<Menu, 'householdId' | 'userId' | 'title'> & Partial<Pick<Menu, 'createdAt'>>,
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

  /** The menu as it is then; none when it is missing or has a newer version. */
  replace(
    householdId: string,
    id: string,
    { title, dishes, version }: MenuReplacement,
  ): Promise<StoredMenu | undefined> {
    if (dishes.some(({ recipeId }) => recipeId > largestRecipeId)) {
      throw new ApiError(menuErrors.menu_recipe_missing);
    }
    const values = [
      ...[householdId, id, title, version ?? null],
      dishes.map(({ recipeId }) => recipeId),
      dishes.map(({ title: known }) => known),
      dishes.map(({ servings }) => servings),
    ];
    return this.turns.take(id, async () => {
      for (;;) {
        const [menu] = await explainMissing(this.queries.rows<StoredMenu>(replaceMenu, values));
        if (menu || version !== undefined) return menu;
        // Another instance was quicker, and whatever it has written is to be replaced.
        if (!(await this.isOwned(householdId, id))) return undefined;
      }
    });
  }

  async remove(householdId: string, id: string, manager: EntityManager): Promise<boolean> {
    return (await manager.delete(Menu, { id, householdId })).affected === 1;
  }
}

async function writeItems(
  manager: EntityManager,
  menuId: string,
  dishes: readonly MenuDish[],
): Promise<void> {
  const items = dishes.map((dish, position) => ({ menuId, position, ...dish }));
  await explainMissing(manager.insert(MenuItem, items));
}

/** A recipe that was deleted since the lookup counts as missing, and so does one that neither the household nor the menu knows. */
async function explainMissing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const violated = violatedBy(error);
    const isMissing = violated === 'fk_menu_items_recipe_id' || violated === 'title';
    throw isMissing ? new ApiError(menuErrors.menu_recipe_missing, { cause: error }) : error;
  }
}
