import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import type { Member } from '../../common/access.js';
import { DeletedRecipe } from './entities/deleted-recipe.entity.js';

/** Tables with rows of a recipe that come back with it, and the rest of the world that each row needs. */
const tables = {
  recipe_ingredients: 'true',
  recipe_words: 'true',
  recipe_versions: 'true',
  recipe_openings: 'EXISTS (SELECT FROM users WHERE id = kept.user_id)',
  favourites: 'EXISTS (SELECT FROM users WHERE id = kept.user_id)',
  recipe_ratings: 'EXISTS (SELECT FROM users WHERE id = kept.user_id)',
  recipe_log_entries: 'EXISTS (SELECT FROM users WHERE id = kept.user_id)',
  collection_recipes: 'EXISTS (SELECT FROM collections WHERE id = kept.collection_id)',
};

const rowsOf = (table: string, key: string): string =>
  `'${table}', (SELECT coalesce(jsonb_agg(to_jsonb(kept)), '[]') FROM ${table} AS kept WHERE ${key} = $1)`;

const keepRows = `
  INSERT INTO deleted_recipes (recipe_id, household_id, due_at, content)
  SELECT id, household_id, $2, jsonb_build_object(
           ${[rowsOf('recipes', 'id'), ...Object.keys(tables).map((table) => rowsOf(table, 'recipe_id'))].join(',\n           ')})
    FROM recipes WHERE id = $1
  ON CONFLICT (recipe_id) DO UPDATE SET due_at = excluded.due_at, content = excluded.content`;

/** A recipe on a menu or plan is still there, withdrawn. */
const restoreRecipe = `
  INSERT INTO recipes OVERRIDING SYSTEM VALUE
  SELECT * FROM jsonb_populate_recordset(NULL::recipes, $1) ON CONFLICT DO NOTHING`;

const restoreRows = (table: string, condition: string): string => `
  INSERT INTO ${table}
  SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1) AS kept WHERE ${condition} ON CONFLICT DO NOTHING`;

/** Deleted recipes, kept as they were for as long as they can be brought back. */
@Injectable()
export class DeletedRecipesRepository {
  constructor(
    @InjectRepository(DeletedRecipe) private readonly deleted: Repository<DeletedRecipe>,
  ) {}

  /** Before anything of it is deleted. */
  async keep(recipeId: number, dueAt: Date, manager: EntityManager): Promise<void> {
    await manager.query(keepRows, [recipeId, dueAt]);
  }

  /** Everything as it was, except what belonged to accounts and collections that have gone since. False if it is not kept. */
  async restore(
    { id: userId, householdId }: Member,
    recipeId: number,
    manager: EntityManager,
  ): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    const kept = await manager.findOne(DeletedRecipe, { where: { recipeId, householdId }, lock });
    const [recipe] = kept?.content['recipes'] ?? [];
    if (!kept || !recipe || !isFor(recipe, userId)) return false;
    const author = await manager.query('SELECT FROM users WHERE id = $1', [
      (recipe as { owner_id: string | null }).owner_id,
    ]);
    const whole = (author as unknown[]).length > 0 ? recipe : { ...recipe, owner_id: null };
    await manager.query(restoreRecipe, [JSON.stringify([whole])]);
    const [restored] = (await manager.query(
      'UPDATE recipes SET retired_at = NULL WHERE id = $1 RETURNING id',
      [recipeId],
    )) as [unknown[], number];
    if (restored.length === 0) return false;
    for (const [table, condition] of Object.entries(tables)) {
      await manager.query(restoreRows(table, condition), [JSON.stringify(kept.content[table])]);
    }
    await manager.delete(DeletedRecipe, { recipeId });
    return true;
  }

  async forgetDue(now: Date): Promise<void> {
    await this.deleted.delete({ dueAt: LessThanOrEqual(now) });
  }
}

const isFor = (recipe: object, userId: string): boolean => {
  const { visibility, owner_id } = recipe as { visibility?: string; owner_id?: string | null };
  return visibility !== 'private' || owner_id === userId;
};
