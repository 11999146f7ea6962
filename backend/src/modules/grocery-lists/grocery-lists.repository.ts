import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId } from '../../database/row.entity.js';
import { GroceryList, type StoredList } from './entities/grocery-list.entity.js';

export type GroceryListContent = Pick<GroceryList, 'listName' | 'items'>;

const columns = 'id, list_name AS "listName", items, created_at AS "createdAt", version';
const listsOf = prepared(
  `SELECT ${columns} FROM grocery_lists WHERE household_id = $1 ORDER BY created_at DESC, id DESC`,
);
const ownedList = prepared(
  `SELECT ${columns} FROM grocery_lists WHERE household_id = $1 AND id = $2`,
);

/** A repeat that arrives later than this counts as new. */
const daysToRemember = 30;

@Injectable()
export class GroceryListsRepository {
  constructor(
    @InjectRepository(GroceryList) private readonly lists: Repository<GroceryList>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  findAllOf(householdId: string): Promise<StoredList[]> {
    return this.queries.rows(listsOf, [householdId]);
  }

  async findOwned(householdId: string, id: string): Promise<StoredList | undefined> {
    const [list] = await this.queries.rows<StoredList>(ownedList, [householdId, id]);
    return list;
  }

  /** Adds a list unless the household already has `limit` of them (0 = no limit); null if it did not. */
  async addWithin(
    limit: number,
    list: GroceryListContent & Pick<GroceryList, 'householdId' | 'userId'>,
    manager: EntityManager,
  ): Promise<string | null> {
    if (
      limit > 0 &&
      (await manager.countBy(GroceryList, { householdId: list.householdId })) >= limit
    ) {
      return null;
    }
    const id = newId();
    await manager.insert(GroceryList, { id, ...list });
    return id;
  }

  /**
   * Changes a list exclusively; null if there is none. `change` receives the new operations and returns the new list, or null
   * to leave it.
   */
  change(
    householdId: string,
    id: string,
    operationIds: readonly string[],
    change: (list: GroceryList, isNew: ReadonlySet<string>) => GroceryListContent | null,
  ): Promise<GroceryList | null> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const list = await manager.findOne(GroceryList, { where: { id, householdId }, lock });
      if (!list) return null;
      const content = change(list, await rememberOperations(manager, id, operationIds));
      if (!content) return list;
      const changed = { ...content, items: forgetOldest(content.items), version: list.version + 1 };
      await manager.update(GroceryList, { id }, changed);
      return Object.assign(list, changed);
    });
  }

  async remove(householdId: string, id: string): Promise<boolean> {
    return (await this.lists.delete({ id, householdId })).affected === 1;
  }
}

/** How many deleted items are kept; a device that has been away for longer finds its own gone. */
const mostDeleted = 600;

function forgetOldest(items: GroceryList['items']): GroceryList['items'] {
  let surplus = items.filter(({ deleted }) => deleted).length - mostDeleted;
  return surplus <= 0 ? items : items.filter(({ deleted }) => !deleted || (surplus -= 1) < 0);
}

/** The operations that this list has not seen before. */
async function rememberOperations(
  manager: EntityManager,
  listId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = (await manager.query(
    `INSERT INTO grocery_list_operations (list_id, id) SELECT $1, unnest($2::uuid[])
     ON CONFLICT DO NOTHING RETURNING id`,
    [listId, ids],
  )) as { id: string }[];
  await manager.query(
    `DELETE FROM grocery_list_operations
     WHERE list_id = $1 AND created_at < now() - make_interval(days => $2)`,
    [listId, daysToRemember],
  );
  return new Set(rows.map(({ id }) => id));
}
