import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { comparable } from '../../common/text.js';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { queryFor } from './domain/own-words.js';
import type { RecipeContent } from './domain/recipe-content.js';
import type { OwnRecipesQuery } from './dto/own-recipes.dto.js';
import { Recipe, RecipeVersion } from './entities/recipe.entity.js';

export interface OwnRecipeRow {
  readonly id: number;
  readonly source: Recipe['source'];
  readonly tags: string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OwnRecipePage {
  readonly total: number;
  readonly rows: readonly OwnRecipeRow[];
}

/** Every order is complete, so that pages neither repeat nor skip a recipe. */
const orders = {
  newest: 'id DESC',
  title: 'title_key COLLATE "C", id',
  time: 'ready_in_minutes NULLS LAST, title_key COLLATE "C", id',
} satisfies Record<OwnRecipesQuery['sort'], string>;

const page = (sort: OwnRecipesQuery['sort'], isSearched: boolean) =>
  prepared(`
    WITH found AS (
      SELECT id, source, tags, recipes.created_at, updated_at, ready_in_minutes, title_key${isSearched ? ', words @@ $6::tsquery AS in_title' : ''}
        FROM recipes JOIN recipe_words ON recipe_id = id
       WHERE recipe_words.household_id = $1 AND recipes.household_id = $1 AND retired_at IS NULL
         AND ($2 = '' OR EXISTS (SELECT FROM unnest(tags) AS tag WHERE lower(tag) = $2))
         ${isSearched ? 'AND words @@ $5::tsquery' : ''}
    ), shown AS (
      SELECT * FROM found ORDER BY ${isSearched ? 'in_title DESC, ' : ''}${orders[sort]} LIMIT $3 OFFSET $4
    )
    SELECT (SELECT count(*)::integer FROM found) AS total,
           (SELECT coalesce(json_agg(json_build_object('id', id, 'source', source, 'tags', tags,
              'createdAt', to_json(created_at), 'updatedAt', to_json(updated_at))
              ORDER BY ${isSearched ? 'in_title DESC, ' : ''}${orders[sort]}), '[]') FROM shown) AS rows`);

const pages = {
  newest: [page('newest', false), page('newest', true)],
  title: [page('title', false), page('title', true)],
  time: [page('time', false), page('time', true)],
} as const;

const tagsOf = prepared(`
  SELECT min(tag) AS name, count(*)::integer AS count
    FROM recipes, unnest(tags) AS tag
   WHERE household_id = $1 AND retired_at IS NULL
   GROUP BY lower(tag) ORDER BY lower(tag)`);

/** Own recipes, always within one household; what was deleted is not there. */
@Injectable()
export class OwnRecipesRepository {
  constructor(
    @InjectRepository(RecipeVersion) private readonly versions: Repository<RecipeVersion>,
    private readonly queries: PreparedQueries,
  ) {}

  async findPage(
    householdId: string,
    { q, tag, sort, limit, offset }: OwnRecipesQuery,
  ): Promise<OwnRecipePage> {
    const words = q === '' ? undefined : queryFor(q);
    if (words === null) return { total: 0, rows: [] };
    const values = [householdId, comparable(tag), limit, offset];
    const [plain, searched] = pages[sort];
    const [found] = words
      ? await this.queries.rows<OwnRecipePage>(searched, [...values, words.anywhere, words.inTitle])
      : await this.queries.rows<OwnRecipePage>(plain, values);
    return found as OwnRecipePage;
  }

  /** By name, without regard to case. */
  tagsOf(householdId: string): Promise<{ name: string; count: number }[]> {
    return this.queries.rows(tagsOf, [householdId]);
  }

  /** Nobody else can change it until the transaction ends. */
  lock(householdId: string, id: number, manager: EntityManager): Promise<Recipe | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.findOne(Recipe, { where: { id, householdId, retiredAt: IsNull() }, lock });
  }

  find(id: number, manager: EntityManager): Promise<Recipe | null> {
    return manager.findOneBy(Recipe, { id });
  }

  /** Counts a change of a locked recipe, and keeps what it said before, with the newest of the earlier versions. */
  async keepVersion(
    { id, version }: Pick<Recipe, 'id' | 'version'>,
    content: RecipeContent,
    most: number,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(RecipeVersion, { recipeId: id, version, content });
    await manager.query('DELETE FROM recipe_versions WHERE recipe_id = $1 AND version <= $2', [
      id,
      version - most,
    ]);
    await manager.update(Recipe, { id }, { version: version + 1 });
  }

  /** Newest first. */
  versionsOf(recipeId: number): Promise<RecipeVersion[]> {
    return this.versions.find({ where: { recipeId }, order: { version: 'DESC' } });
  }

  findVersion(
    recipeId: number,
    version: number,
    manager: EntityManager,
  ): Promise<RecipeVersion | null> {
    return manager.findOneBy(RecipeVersion, { recipeId, version });
  }

  /** A source of its own, so that it is no longer one of those that are composed and forgotten. */
  async makeOwn(id: number, sourceKey: string, manager: EntityManager): Promise<void> {
    await manager.update(Recipe, { id }, { source: 'own', sourceKey });
  }

  /** What people of the household attached to a recipe of its own. */
  async detach(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM favourites WHERE recipe_id = $1', [id]);
  }
}
