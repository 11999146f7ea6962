import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Member } from '../../common/access.js';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId } from '../../database/row.entity.js';
import type { RecipeMarks } from './domain/recipe-marks.js';
import { Collection } from './entities/collection.entity.js';
import { RecipeLogEntry } from './entities/recipe-log-entry.entity.js';
import { RecipeRating } from './entities/recipe-rating.entity.js';

type LogContent = Pick<RecipeLogEntry, 'madeOn' | 'note'>;

const marksOf = prepared(`
  SELECT recipe_id AS id,
         EXISTS (SELECT FROM favourites WHERE user_id = $1 AND favourites.recipe_id = asked.recipe_id) AS "isFavourited",
         (SELECT rating FROM recipe_ratings WHERE user_id = $1 AND recipe_ratings.recipe_id = asked.recipe_id) AS rating,
         "timesMade", "lastMadeOn", collections
    FROM unnest($3::integer[]) AS asked (recipe_id),
         LATERAL (SELECT count(*)::integer AS "timesMade", max(made_on)::text AS "lastMadeOn" FROM recipe_log_entries
                   WHERE user_id = $1 AND recipe_log_entries.recipe_id = asked.recipe_id) AS log,
         LATERAL (SELECT coalesce(json_agg(id ORDER BY id), '[]') AS collections
                    FROM collection_recipes JOIN collections ON id = collection_id
                   WHERE household_id = $2 AND collection_recipes.recipe_id = asked.recipe_id) AS collected`);

const collectionsOf = prepared(`
  SELECT collections.id, name, count(recipes.id)::integer AS count,
         coalesce((array_agg(recipes.id ORDER BY collection_recipes.created_at DESC, recipes.id DESC)
           FILTER (WHERE recipes.id IS NOT NULL))[1:$2], '{}') AS "recipeIds"
    FROM collections
         LEFT JOIN collection_recipes ON collection_id = collections.id
         LEFT JOIN recipes ON recipes.id = recipe_id AND (visibility = 'household' OR owner_id = $3)
   WHERE collections.household_id = $1 GROUP BY collections.id ORDER BY lower(name), collections.id`);

const collected = prepared(
  'SELECT recipe_id AS id FROM collection_recipes WHERE collection_id = $1 ORDER BY created_at DESC, recipe_id DESC',
);

/** Ratings and log entries belong to the person, collections to the household. */
@Injectable()
export class RecipeMarksRepository {
  constructor(
    @InjectRepository(RecipeRating) private readonly ratings: Repository<RecipeRating>,
    @InjectRepository(RecipeLogEntry) private readonly log: Repository<RecipeLogEntry>,
    @InjectRepository(Collection) private readonly collections: Repository<Collection>,
    private readonly queries: PreparedQueries,
  ) {}

  async marksOf(
    { id, householdId }: Member,
    recipeIds: readonly number[],
  ): Promise<Map<number, RecipeMarks>> {
    const rows = await this.queries.rows<RecipeMarks & { id: number }>(marksOf, [
      ...[id, householdId, recipeIds],
    ]);
    return new Map(rows.map(({ id: recipeId, ...marks }) => [recipeId, marks]));
  }

  async rate(userId: string, recipeId: number, rating: number | null): Promise<void> {
    if (rating === null) await this.ratings.delete({ userId, recipeId });
    else await this.ratings.upsert({ userId, recipeId, rating }, ['userId', 'recipeId']);
  }

  /** Newest first. */
  logOf(userId: string, recipeId: number): Promise<RecipeLogEntry[]> {
    const order = { madeOn: 'DESC', id: 'DESC' } as const;
    return this.log.find({ where: { userId, recipeId }, order });
  }

  async addToLog(
    entry: LogContent & Pick<RecipeLogEntry, 'userId' | 'recipeId'>,
    manager: EntityManager,
  ): Promise<string> {
    const id = newId();
    await manager.insert(RecipeLogEntry, { id, ...entry });
    return id;
  }

  async replaceInLog(
    key: Pick<RecipeLogEntry, 'id' | 'userId' | 'recipeId'>,
    content: LogContent,
  ): Promise<boolean> {
    return (await this.log.update(key, content)).affected === 1;
  }

  async removeFromLog(key: Pick<RecipeLogEntry, 'id' | 'userId' | 'recipeId'>): Promise<boolean> {
    return (await this.log.delete(key)).affected === 1;
  }

  /** By name, each with the newest recipes that the person may see. */
  collectionsOf(
    { id: userId, householdId }: Member,
    newest: number,
  ): Promise<{ id: string; name: string; count: number; recipeIds: number[] }[]> {
    return this.queries.rows(collectionsOf, [householdId, newest, userId]);
  }

  findCollection(householdId: string, id: string): Promise<Collection | null> {
    return this.collections.findOneBy({ id, householdId });
  }

  /** Newest first. */
  async recipesIn(collectionId: string): Promise<number[]> {
    const rows = await this.queries.rows<{ id: number }>(collected, [collectionId]);
    return rows.map(({ id }) => id);
  }

  /** Null where there are already `most`. */
  async addCollection(
    collection: Pick<Collection, 'householdId' | 'userId' | 'name'> &
      Partial<Pick<Collection, 'createdAt'>>,
    most: number,
    manager: EntityManager,
  ): Promise<string | null> {
    const { householdId } = collection;
    if ((await manager.countBy(Collection, { householdId })) >= most) return null;
    const id = newId();
    await manager.insert(Collection, { id, ...collection });
    return id;
  }

  /** The oldest with the name, however it is capitalised. */
  async findNamed(
    householdId: string,
    name: string,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(
      'SELECT id FROM collections WHERE household_id = $1 AND lower(name) = lower($2) ORDER BY id LIMIT 1',
      [householdId, name],
    );
    return row?.id;
  }

  async removeEmptyCollections(householdId: string, ids: readonly string[]): Promise<void> {
    await this.collections.query(
      `DELETE FROM collections WHERE household_id = $1 AND id = ANY ($2::uuid[])
          AND NOT EXISTS (SELECT FROM collection_recipes WHERE collection_id = collections.id)`,
      [householdId, ids],
    );
  }

  async renameCollection(householdId: string, id: string, name: string): Promise<boolean> {
    return (await this.collections.update({ id, householdId }, { name })).affected === 1;
  }

  async removeCollection(householdId: string, id: string): Promise<boolean> {
    return (await this.collections.delete({ id, householdId })).affected === 1;
  }

  async collect(collectionId: string, recipeId: number): Promise<void> {
    await this.collections.query(
      'INSERT INTO collection_recipes (collection_id, recipe_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [collectionId, recipeId],
    );
  }

  async uncollect(collectionId: string, recipeId: number): Promise<void> {
    await this.collections.query(
      'DELETE FROM collection_recipes WHERE collection_id = $1 AND recipe_id = $2',
      [collectionId, recipeId],
    );
  }

  /** Everything that people attached to a recipe. */
  async removeAll(recipeId: number, manager: EntityManager): Promise<void> {
    for (const table of [
      'favourites',
      'recipe_ratings',
      'recipe_log_entries',
      'collection_recipes',
    ]) {
      await manager.query(`DELETE FROM ${table} WHERE recipe_id = $1`, [recipeId]);
    }
  }
}
