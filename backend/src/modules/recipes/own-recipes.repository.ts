import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import type { Member } from '../../common/access.js';
import { comparable } from '../../common/text.js';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { firstLetterOf, queryFor } from './domain/own-words.js';
import type { RecipeContent } from './domain/recipe-content.js';
import type { OwnRecipesQuery } from './dto/own-recipes.dto.js';
import { Recipe, RecipeVersion } from './entities/recipe.entity.js';

export interface OwnRecipeRow {
  readonly id: number;
  readonly source: Recipe['source'];
  readonly tags: string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly rating: number | null;
  readonly timesMade: number;
  readonly lastMadeOn: string | null;
}

export interface OwnRecipePage {
  readonly total: number;
  readonly rows: readonly OwnRecipeRow[];
}

/** What tells whether a recipe is already there. */
export interface ComparableRecipe {
  readonly id: number;
  readonly source: Recipe['source'];
  readonly sourceKey: string;
  readonly sourceUrl: string | null;
  readonly title: string;
  readonly titleKey: string;
}

/** Every order is complete, so that pages neither repeat nor skip a recipe. */
const orders = {
  newest: 'id DESC',
  opened: 'opened_at DESC NULLS LAST, id DESC',
  title: 'title_key COLLATE "C", id',
  time: 'ready_in_minutes NULLS LAST, title_key COLLATE "C", id',
  rating: 'rating DESC NULLS LAST, title_key COLLATE "C", id',
  made: 'last_made_on DESC NULLS LAST, title_key COLLATE "C", id',
} satisfies Record<OwnRecipesQuery['sort'], string>;

const rating = (id: string) =>
  `(SELECT rating FROM recipe_ratings WHERE user_id = $2 AND recipe_ratings.recipe_id = ${id})`;
const made = (what: string, id: string) =>
  `(SELECT ${what} FROM recipe_log_entries WHERE user_id = $2 AND recipe_log_entries.recipe_id = ${id})`;

/** What an order compares, besides the id. */
const compared = {
  newest: [],
  opened: ['opened_at'],
  title: ['title_key'],
  time: ['ready_in_minutes', 'title_key'],
  rating: ['rating', 'title_key'],
  made: ['last_made_on', 'title_key'],
} satisfies Record<OwnRecipesQuery['sort'], string[]>;

/** What a person attached to recipes is far less than the recipes: it is read as a whole, not recipe by recipe. */
const attached: Partial<Record<OwnRecipesQuery['sort'], string>> = {
  opened: 'SELECT recipe_id, opened_at FROM recipe_openings WHERE user_id = $2',
  rating: 'SELECT recipe_id, rating FROM recipe_ratings WHERE user_id = $2',
  made: `SELECT recipe_id, max(made_on) AS last_made_on FROM recipe_log_entries
          WHERE user_id = $2 GROUP BY recipe_id`,
};

/** Everything in the household but what its other members keep to themselves. */
const mayBeSeen = "retired_at IS NULL AND (visibility = 'household' OR owner_id = $2)";

/**
 * Whether one of the tags is $3, without regard to case. In one expression: a subquery for each of ten thousand recipes takes longer than reading
 * them.
 */
const hasTag = '$3 = ANY (lower(tags::text)::text[])';

interface PageKind {
  readonly sort: OwnRecipesQuery['sort'];
  readonly search: 'none' | 'letter' | 'words';
  readonly isTagged: boolean;
  readonly isCollected: boolean;
}

/**
 * A query for each order and kind of search, so that each is planned for what it does. All recipes are compared by as little as
 * possible; the rest is read for those of the page.
 */
const page = ({ sort, search, isTagged, isCollected }: PageKind) => {
  const isSearched = search === 'words';
  const order = `${isSearched ? 'in_title DESC, ' : ''}${orders[sort]}`;
  const more = attached[sort];
  const needsWords = search !== 'none' || (compared[sort] as string[]).includes('title_key');
  const tables = [
    'recipes',
    ...(needsWords ? ['JOIN recipe_words ON recipe_words.recipe_id = id'] : []),
    ...(more === undefined ? [] : [`LEFT JOIN (${more}) AS attached ON attached.recipe_id = id`]),
  ];
  const columns = [
    'id',
    ...compared[sort],
    ...(isSearched ? ['words @@ $8::tsquery AS in_title'] : []),
  ];
  const conditions = [
    `recipes.household_id = $1 AND ${mayBeSeen}`,
    ...(needsWords ? ['recipe_words.household_id = $1'] : []),
    isTagged ? hasTag : "$3::text = ''",
    isCollected
      ? 'id IN (SELECT recipe_id FROM collection_recipes WHERE collection_id = $6)'
      : '$6::uuid IS NULL',
    ...(isSearched ? ['words @@ $7::tsquery'] : []),
    // A word of the title that begins with the letter.
    ...(search === 'letter' ? ["title_key ~ ('\\m' || $7)"] : []),
  ];
  return prepared(`
    WITH found AS MATERIALIZED (
      SELECT ${columns.join(', ')} FROM ${tables.join(' ')}
       WHERE ${conditions.join(' AND ')}
    ), shown AS (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM found ORDER BY ${order} LIMIT $4 OFFSET $5
    )
    SELECT (SELECT count(*)::integer FROM found) AS total,
           (SELECT coalesce(json_agg(json_build_object('id', id, 'source', source, 'tags', tags,
              'createdAt', created_at, 'updatedAt', updated_at, 'rating', ${rating('shown.id')},
              'timesMade', ${made('count(*)', 'shown.id')}, 'lastMadeOn', ${made('max(made_on)', 'shown.id')})
              ORDER BY place), '[]') FROM shown JOIN recipes USING (id)) AS rows`);
};

const pages = new Map<string, ReturnType<typeof page>>();

function pageFor(kind: PageKind): ReturnType<typeof page> {
  const key = JSON.stringify(kind);
  const query = pages.get(key) ?? page(kind);
  pages.set(key, query);
  return query;
}

const tagsOf = prepared(`
  SELECT min(tag) AS name, count(*)::integer AS count
    FROM recipes, unnest(tags) AS tag
   WHERE household_id = $1 AND ${mayBeSeen}
   GROUP BY lower(tag) ORDER BY lower(tag)`);

const comparableRecipes = prepared(`
  SELECT id, source, source_key AS "sourceKey", source_url AS "sourceUrl", title, title_key AS "titleKey"
    FROM recipe_words JOIN recipes ON id = recipe_id
   WHERE recipe_words.household_id = $1 AND recipes.household_id = $1 AND retired_at IS NULL`);

const taggedWith = `
  SELECT id FROM recipes
   WHERE household_id = $1 AND ${mayBeSeen} AND ${hasTag}
   ORDER BY id FOR UPDATE`;

const noteOpened = prepared(`
  INSERT INTO recipe_openings (user_id, recipe_id) VALUES ($1, $2)
  ON CONFLICT (user_id, recipe_id) DO UPDATE SET opened_at = now()`);

/** Own recipes, always within one household; what was deleted is not there. */
@Injectable()
export class OwnRecipesRepository {
  constructor(
    @InjectRepository(RecipeVersion) private readonly versions: Repository<RecipeVersion>,
    private readonly queries: PreparedQueries,
  ) {}

  async findPage(
    { id: userId, householdId }: Member,
    { q, tag, collection, sort, limit, offset }: OwnRecipesQuery,
  ): Promise<OwnRecipePage> {
    const letter = firstLetterOf(q);
    const words = q === '' || letter !== null ? undefined : queryFor(q);
    if (words === null) return { total: 0, rows: [] };
    const query = pageFor({
      sort,
      search: letter === null ? (words ? 'words' : 'none') : 'letter',
      isTagged: tag !== '',
      isCollected: collection !== undefined,
    });
    const values = [householdId, userId, comparable(tag), limit, offset, collection ?? null];
    const [found] = await this.queries.rows<OwnRecipePage>(query, [
      ...values,
      ...(words ? [words.anywhere, words.inTitle] : []),
      ...(letter ? [letter] : []),
    ]);
    return found as OwnRecipePage;
  }

  /** By name, without regard to case. */
  tagsOf({ id, householdId }: Member): Promise<{ name: string; count: number }[]> {
    return this.queries.rows(tagsOf, [householdId, id]);
  }

  /** The recipes with a tag; nobody else can change them until the transaction ends. */
  async lockTagged(
    { id: userId, householdId }: Member,
    tag: string,
    manager: EntityManager,
  ): Promise<number[]> {
    const values = [householdId, userId, comparable(tag)];
    const rows = (await manager.query(taggedWith, values)) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  /** Those that other members keep to themselves count as well: one that is there already is not stored twice. */
  findComparable(householdId: string): Promise<ComparableRecipe[]> {
    return this.queries.rows(comparableRecipes, [householdId]);
  }

  /** Those of the given recipes that have their first version; nobody else can change them until the transaction ends. */
  async lockUnchanged(
    householdId: string,
    ids: readonly number[],
    manager: EntityManager,
  ): Promise<number[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.find(Recipe, {
      select: { id: true },
      where: { id: In([...ids]), householdId, version: 1, retiredAt: IsNull() },
      lock,
    });
    return found.map(({ id }) => id);
  }

  /** Nobody else can change it until the transaction ends. */
  lock(
    { id: ownerId, householdId }: Member,
    id: number,
    manager: EntityManager,
  ): Promise<Recipe | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const own = { id, householdId, retiredAt: IsNull() };
    const seen = [
      { ...own, visibility: 'household' as const },
      { ...own, ownerId },
    ];
    return manager.findOne(Recipe, { where: seen, lock });
  }

  async noteOpened(userId: string, id: number): Promise<void> {
    await this.queries.rows(noteOpened, [userId, id]);
  }

  findAll(ids: readonly number[], manager: EntityManager): Promise<Recipe[]> {
    return manager.find(Recipe, { where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** So that whoever edits an earlier version notices. */
  async countChange(ids: readonly number[], manager: EntityManager): Promise<void> {
    await manager.increment(Recipe, { id: In([...ids]) }, 'version', 1);
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
    await manager.insert(RecipeVersion, {
      ...{ recipeId: id, version, content, pictureId: content.pictureId },
    });
    await manager.query('DELETE FROM recipe_versions WHERE recipe_id = $1 AND version <= $2', [
      id,
      version - most,
    ]);
    await this.countChange([id], manager);
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
}
