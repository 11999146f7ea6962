import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { type EntityManager, Repository } from 'typeorm';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId, sameRow } from '../../database/row.entity.js';
import { GroceryList, type StoredList } from './entities/grocery-list.entity.js';

type PresentList = StoredList & { readonly seenOperations: readonly string[] };

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
/** Old operations are forgotten once in so many changes of a list: looking for them takes longer than the change. */
const changesBetweenForgetting = 100;

/** A list, and which of the operations it has seen before. */
const presentList = prepared(
  `SELECT ${columns},
          (SELECT coalesce(json_agg(id), '[]') FROM grocery_list_operations
            WHERE list_id = $2 AND id = ANY ($3::uuid[])) AS "seenOperations"
     FROM grocery_lists WHERE household_id = $1 AND id = $2`,
);
/**
 * Only the version that is known, and only where none of the operations has been seen: every change has another version, and notes its
 * operations together with it.
 */
const changeList = prepared(
  `WITH changed AS (
     UPDATE grocery_lists SET list_name = $4, items = $5, version = version + 1, updated_at = now()
      WHERE household_id = $1 AND id = $2 AND version = $3
        AND NOT EXISTS (SELECT FROM grocery_list_operations WHERE list_id = $2 AND id = ANY ($6::uuid[]))
     RETURNING id, version
   ), noted AS (
     INSERT INTO grocery_list_operations (list_id, id) SELECT changed.id, unnest($6::uuid[]) FROM changed
     ON CONFLICT DO NOTHING
   )
   SELECT version FROM changed`,
);
const forgetOperations = prepared(
  `DELETE FROM grocery_list_operations
    WHERE list_id = $1 AND created_at < now() - make_interval(days => $2)`,
);

/** Receives those of the operations that have not been seen before. */
type ListChange = (list: StoredList, isNew: ReadonlySet<string>) => GroceryListContent | null;

/** In items, each some 300 bytes. */
const mostKept = 20_000;
/** How long a list is kept that nobody changes here. */
const memory = 30_000;

@Injectable()
export class GroceryListsRepository {
  /**
   * Lists as this instance has written them last. Nothing has to make it forget them: the version is compared when the next change is
   * written, and a list that has been changed elsewhere has another.
   */
  private readonly lastWritten = new LRUCache<string, StoredList>({
    maxSize: mostKept,
    sizeCalculation: ({ items }) => items.length + 1,
    ttl: memory,
  });

  constructor(
    @InjectRepository(GroceryList) private readonly lists: Repository<GroceryList>,
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
    list: GroceryListContent &
      Pick<GroceryList, 'householdId' | 'userId'> &
      Partial<Pick<GroceryList, 'createdAt'>>,
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

  /** Whether the household has a list that was saved under this name at this moment. */
  async hasSame(
    {
      householdId,
      listName,
      createdAt,
    }: Pick<GroceryList, 'householdId' | 'listName' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<boolean> {
    return (await sameRow(manager, GroceryList, { householdId, listName }, createdAt)) !== null;
  }

  /**
   * Changes a list; null if there is none. `change` receives the new operations and returns the new list, or null to leave it. It is
   * asked again where somebody else was quicker.
   */
  async change(
    householdId: string,
    id: string,
    operationIds: readonly string[],
    change: ListChange,
  ): Promise<StoredList | null> {
    for (;;) {
      const [present] = await this.queries.rows<PresentList>(presentList, [
        ...[householdId, id, operationIds],
      ]);
      if (!present) return null;
      const { seenOperations, ...list } = present;
      const seen = new Set(seenOperations);
      const fresh = operationIds.filter((operation) => !seen.has(operation));
      const content = change(list, new Set(fresh));
      if (!content) return list;
      const changed = await this.write(householdId, list, content, fresh);
      if (changed) return changed;
    }
  }

  /**
   * The same for operations alone, which usually follow others: without reading the list first, where the last change of this instance is
   * still the last of all.
   */
  async operate(
    householdId: string,
    id: string,
    operationIds: readonly string[],
    change: ListChange,
  ): Promise<StoredList | null> {
    const last = this.lastWritten.get(id);
    const content = last && change(last, new Set(operationIds));
    const changed = content && (await this.write(householdId, last, content, operationIds));
    return changed ?? this.change(householdId, id, operationIds, change);
  }

  /** None where the list has another version by now, or has seen one of the operations. */
  private async write(
    householdId: string,
    list: StoredList,
    { listName, items }: GroceryListContent,
    operationIds: readonly string[],
  ): Promise<StoredList | undefined> {
    const { id, version, createdAt } = list;
    const kept = forgetOldest(items);
    const [changed] = await this.queries.rows<{ version: number }>(changeList, [
      ...[householdId, id, version, listName, JSON.stringify(kept), operationIds],
    ]);
    if (!changed) return undefined;
    if (version % changesBetweenForgetting === 0) {
      await this.queries.rows(forgetOperations, [id, daysToRemember]);
    }
    const written = { id, createdAt, listName, items: kept, version: changed.version };
    this.lastWritten.set(id, written);
    return written;
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
