import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId } from '../../database/row.entity.js';
import { isReferredTo } from '../../database/reference-error.js';
import { pictureWidths } from '../pictures/domain/picture-size.js';
import { PictureAddressesService } from '../pictures/picture-addresses.service.js';
import {
  type RecipeCard,
  type StoredCard,
  type StoredDish,
  type StoredRecipe,
  toCard,
  toDish,
} from './domain/recipe-card.js';
import { Recipe, RecipeIngredient } from './entities/recipe.entity.js';
import type { RecipeDraft, RecipeSource } from './domain/recipe-draft.js';
import {
  givenLineColumns,
  lineColumns,
  recipeColumns,
  recipeKey,
  type RecipeRows,
  wordColumns,
} from './domain/recipe-rows.js';
import { storedDraft } from './stored-draft.js';

export interface StoredVersion {
  readonly id: number;
  readonly contentHash: string;
  /** The version of the tables and rules that it was read by. */
  readonly reading: string;
  readonly retired: boolean;
}

const largestId = 2_147_483_647;
const [cardWidth] = pictureWidths;

const namesOf = (columns: object): string => Object.keys(columns).join(', ');
const typed = (columns: object): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

// The key is left as it is: setting it, even to what it is, would wait for everybody who is starring one of the recipes.
const updatedColumns = Object.keys(recipeColumns).filter(
  (name) => name !== 'source' && name !== 'source_key',
);
const upsertRecipes = `INSERT INTO recipes (${namesOf(recipeColumns)})
  SELECT ${namesOf(recipeColumns)} FROM jsonb_to_recordset($1::jsonb) AS given (${typed(recipeColumns)})
  ON CONFLICT (source, source_key) DO UPDATE SET ${updatedColumns
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}, retired_at = NULL, updated_at = now()
  WHERE recipes.household_id IS NOT DISTINCT FROM excluded.household_id
  RETURNING id, source, source_key, xmax <> 0 AS known`;
const linesGiven = Object.values(givenLineColumns).map((type, index) => `$${index + 2}::${type}[]`);
const insertLines = `INSERT INTO recipe_ingredients (recipe_id, ${namesOf(lineColumns)})
  SELECT ($1::integer[])[recipe], ${namesOf(lineColumns)}
    FROM unnest(${linesGiven.join(', ')}) AS given (${namesOf(givenLineColumns)})
   WHERE ($1::integer[])[recipe] IS NOT NULL`;

const writeWords = `INSERT INTO recipe_words (recipe_id, household_id, title_key, words)
  SELECT ($1::integer[])[recipe], household_id, title_key, words::tsvector
    FROM jsonb_to_recordset($2::jsonb) AS given (${typed(wordColumns)})
   WHERE ($1::integer[])[recipe] IS NOT NULL
  ON CONFLICT (recipe_id) DO UPDATE SET title_key = excluded.title_key, words = excluded.words`;

/** As text, because parsing it into objects would take longer than everything else, and others can do that. */
export interface SearchedRecipes {
  /** A JSON list of SearchedRecipe. */
  readonly rows: string;
  readonly lastId: number;
}

/** What search finds: not the copy of a known dish that nobody has changed, which would only be found beside it. */
const searchedRecipes = (condition: string): string => `
  SELECT coalesce(json_agg(recipe), '[]')::text AS rows, coalesce(max(id), 0) AS "lastId" FROM (
    SELECT id, title, ready_in_minutes AS "readyInMinutes", cuisine, ingredient_ids AS "ingredientIds", optional_ingredient_ids AS "optionalIngredientIds", alternatives,
           unknown_ingredients AS "unknownIngredients", dish_types AS "dishTypes", diets, broken_diets AS "brokenDiets", allergens,
           may_contain AS "mayContain", unknown_allergens AS "unknownAllergens", traits, rules, reading, popularity,
           CASE visibility WHEN 'private' THEN owner_id ELSE household_id END AS "ownerId"
      FROM recipes WHERE retired_at IS NULL AND NOT (source = 'composed' AND origin_recipe_id IS NOT NULL) AND ${condition}
  ) AS recipe`;

const columnsAs = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([column, name]) => `${column} AS "${name}"`)
    .join(', ');

const cardColumns = columnsAs({
  id: 'id',
  title: 'title',
  image: 'image',
  picture_id: 'pictureId',
  ready_in_minutes: 'readyInMinutes',
  servings: 'servings',
  dish_types: 'dishTypes',
  dish_kind: 'dishKind',
  equipment: 'equipment',
  cuisine: 'cuisine',
  household_id: 'householdId',
  owner_id: 'authorId',
  visibility: 'visibility',
  ingredient_ids: 'ingredientIds',
  optional_ingredient_ids: 'optionalIngredientIds',
  alternatives: 'alternatives',
  unknown_ingredients: 'unknownIngredients',
} satisfies Record<string, keyof StoredCard>);

const dishColumns = [
  cardColumns,
  columnsAs({
    description: 'description',
    yield_text: 'yieldText',
    prep_minutes: 'prepMinutes',
    cook_minutes: 'cookMinutes',
    notes: 'notes',
    tags: 'tags',
    language: 'language',
    origin_recipe_id: 'originRecipeId',
    source: 'source',
    version: 'version',
    'retired_at IS NOT NULL': 'isRetired',
    steps: 'steps',
    diets: 'diets',
    broken_diets: 'brokenDiets',
    allergens: 'allergens',
    may_contain: 'mayContain',
    unknown_allergens: 'unknownAllergens',
    traits: 'traits',
    rules: 'rules',
    nutrition: 'nutrition',
    keeping: 'keeping',
    source_name: 'sourceName',
    source_url: 'sourceUrl',
    reading: 'reading',
  } satisfies Record<string, keyof StoredRecipe>),
].join(', ');

const cardsByIds = prepared(`SELECT ${cardColumns} FROM recipes WHERE id = ANY ($1::integer[])`);
const dishesByIds = prepared(
  `SELECT ${dishColumns},
          (SELECT json_agg(json_build_object('position', position, 'original', original) ORDER BY position)
             FROM recipe_ingredients WHERE recipe_id = recipes.id) AS lines
     FROM recipes WHERE id = ANY ($1::integer[])`,
);

const starRecipe = prepared(
  'INSERT INTO favourites (user_id, recipe_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const unstarRecipe = prepared('DELETE FROM favourites WHERE user_id = $1 AND recipe_id = $2');
const starredBy = prepared(
  'SELECT recipe_id AS id FROM favourites WHERE user_id = $1 ORDER BY created_at DESC, recipe_id DESC',
);

type WrittenLine = Pick<RecipeIngredient, 'position' | 'original'>;

/** The ids that a recipe can have. */
const existing = (ids: readonly number[]): number[] =>
  ids.filter((id) => id >= 1 && id <= largestId);

@Injectable()
export class RecipesRepository {
  constructor(
    @InjectRepository(Recipe) private readonly recipes: Repository<Recipe>,
    @InjectRepository(RecipeIngredient) private readonly lines: Repository<RecipeIngredient>,
    private readonly queries: PreparedQueries,
    private readonly addresses: PictureAddressesService,
  ) {}

  /** Regardless of who may see them. Plain rows: entities would cost more than the query. */
  async findCards(ids: readonly number[]): Promise<RecipeCard[]> {
    const rows = await this.queries.rows<StoredCard>(cardsByIds, [existing(ids)]);
    return rows.map((row) => toCard(this.withPhoto(row)));
  }

  /** Regardless of who may see them, with their lines. */
  async findDishes(ids: readonly number[]): Promise<StoredDish[]> {
    const rows = await this.queries.rows<StoredRecipe & { lines: WrittenLine[] | null }>(
      dishesByIds,
      [existing(ids)],
    );
    return rows.map(({ lines, ...recipe }) => toDish(this.withPhoto(recipe), lines ?? []));
  }

  private withPhoto<Row extends StoredCard>(row: Row): Row {
    if (row.pictureId === null) return row;
    return { ...row, image: this.addresses.of(row.pictureId, cardWidth) };
  }

  /** The lines of each recipe, in order. */
  async linesOf(
    recipeIds: readonly number[],
    manager?: EntityManager,
  ): Promise<Map<number, RecipeIngredient[]>> {
    const repository = manager?.getRepository(RecipeIngredient) ?? this.lines;
    const lines = await repository.find({
      where: { recipeId: In([...recipeIds]) },
      order: { recipeId: 'ASC', position: 'ASC' },
    });
    const byRecipe = new Map<number, RecipeIngredient[]>();
    for (const line of lines) {
      const known = byRecipe.get(line.recipeId);
      if (known) known.push(line);
      else byRecipe.set(line.recipeId, [line]);
    }
    return byRecipe;
  }

  /** Recipes as their sources supplied them. */
  async draftsOf(recipes: readonly Recipe[], manager?: EntityManager): Promise<RecipeDraft[]> {
    const lines = await this.linesOf(
      recipes.map(({ id }) => id),
      manager,
    );
    return recipes.map((recipe) =>
      storedDraft(
        recipe,
        (lines.get(recipe.id) ?? []).map(({ original }) => original),
      ),
    );
  }

  /** Up to `limit` suggestible recipes with the lowest ids above `afterId`; `lastId` is 0 when there are no more. */
  async findSearchable(afterId: number, limit: number): Promise<SearchedRecipes> {
    const [found] = await this.recipes.query<SearchedRecipes[]>(
      searchedRecipes('id > $1 ORDER BY id LIMIT $2'),
      [afterId, limit],
    );
    return found as SearchedRecipes;
  }

  async findSearchableByIds(ids: readonly number[]): Promise<SearchedRecipes> {
    const [found] = await this.recipes.query<SearchedRecipes[]>(searchedRecipes('id = ANY ($1)'), [
      ids,
    ]);
    return found as SearchedRecipes;
  }

  /**
   * Up to `limit` recipes above `afterId` parsed with other tables or rules, locked; those that another instance has locked are skipped.
   * Whoever stars, opens or plans one locks its key only, which does not make this skip it.
   */
  async lockReadOtherwise(
    reading: string,
    afterId: number,
    limit: number,
    manager: EntityManager,
  ): Promise<Recipe[]> {
    return manager
      .createQueryBuilder(Recipe, 'recipe')
      .where('recipe.reading <> :reading AND recipe.id > :afterId', { reading, afterId })
      .orderBy('recipe.id')
      .limit(limit)
      .setLock('for_no_key_update')
      .setOnLocked('skip_locked')
      .getMany();
  }

  /** Withdraws recipes from search again that were withdrawn when they were read. */
  async retire(ids: readonly number[], manager: EntityManager): Promise<void> {
    if (ids.length === 0) return;
    await manager.update(Recipe, { id: In([...ids]) }, { retiredAt: new Date() });
  }

  /** What is stored of a source, by its keys: all of it, or what has these keys. */
  async versionsOf(
    source: RecipeSource,
    manager: EntityManager,
    keys?: readonly string[],
  ): Promise<Map<string, StoredVersion>> {
    const rows = await manager.find(Recipe, {
      select: { id: true, sourceKey: true, contentHash: true, reading: true, retiredAt: true },
      where: { source, ...(keys && { sourceKey: In(keys) }) },
    });
    return new Map(
      rows.map(({ id, sourceKey, contentHash, reading, retiredAt }) => [
        sourceKey,
        { id, contentHash, reading, retired: retiredAt !== null },
      ]),
    );
  }

  /**
   * Adds recipes, or updates those with the same source and key. Returns their ids in the same order. A recipe never changes owner:
   * one of another owner under the same key stays unchanged, and its result is null.
   */
  async upsert(
    { keys, recipes, lines, words }: RecipeRows,
    manager: EntityManager,
  ): Promise<(number | null)[]> {
    const rows = (await manager.query(upsertRecipes, [recipes])) as {
      id: number;
      source: string;
      source_key: string;
      known: boolean;
    }[];
    const idOf = new Map(
      rows.map(({ id, source, source_key }) => [recipeKey(source, source_key), id]),
    );
    const ids = keys.map((key) => idOf.get(key) ?? null);
    const known = rows.filter((row) => row.known).map(({ id }) => id);
    if (known.length > 0) {
      await manager.query('DELETE FROM recipe_ingredients WHERE recipe_id = ANY($1)', [known]);
    }
    // As text: converting values one by one would take the driver as long as all the lines.
    const given = `{${ids.map((id) => id ?? 'NULL').join()}}`;
    await manager.query(insertLines, [given, ...lines]);
    if (words !== '[]') await manager.query(writeWords, [given, words]);
    return ids;
  }

  /**
   * Deletes recipes except those that someone saved, for each of which it calls `keep`. Returns how many were deleted. It does not check
   * who saved them: foreign keys keep referenced recipes, so one that cannot be deleted is found by bisection.
   */
  async removeUnlessSaved(
    ids: readonly number[],
    keep: (id: number) => Promise<void>,
  ): Promise<number> {
    const [first] = ids;
    if (first === undefined) return 0;
    try {
      await this.recipes.delete({ id: In([...ids]) });
      return ids.length;
    } catch (error) {
      if (!isReferredTo(error)) throw error;
    }
    if (ids.length === 1) {
      await keep(first);
      return 0;
    }
    const half = ids.length >> 1;
    return (
      (await this.removeUnlessSaved(ids.slice(0, half), keep)) +
      (await this.removeUnlessSaved(ids.slice(half), keep))
    );
  }

  /** Withdraws a recipe from search. */
  async withdraw(id: number, manager = this.recipes.manager): Promise<void> {
    await manager.update(Recipe, { id, retiredAt: IsNull() }, { retiredAt: new Date() });
  }

  /** Gives a recipe a source of its own, so that it is no longer one of those that are composed and forgotten. */
  async makeOwn(id: number, manager = this.recipes.manager): Promise<string> {
    const sourceKey = newId();
    await manager.update(Recipe, { id }, { source: 'own', sourceKey });
    return sourceKey;
  }

  /** Ids of what was composed for a household, except the newest ones and withdrawn ones. */
  async olderComposed(householdId: string, newest: number): Promise<number[]> {
    const rows = await this.recipes.find({
      select: { id: true },
      where: { source: 'composed', householdId, retiredAt: IsNull() },
      order: { id: 'DESC' },
      skip: newest,
    });
    return rows.map(({ id }) => id);
  }

  /** The keys of all dishes that were composed for a household. */
  async composedKeysOf(householdId: string): Promise<Set<string>> {
    const rows = await this.recipes.find({
      select: { id: true, sourceKey: true },
      where: { source: 'composed', householdId },
    });
    return new Set(rows.map(({ sourceKey }) => sourceKey));
  }

  async addFavourite(userId: string, recipeId: number): Promise<void> {
    await this.queries.rows(starRecipe, [userId, recipeId]);
  }

  async removeFavourite(userId: string, recipeId: number): Promise<void> {
    await this.queries.rows(unstarRecipe, [userId, recipeId]);
  }

  /** Newest first. */
  async favouriteIdsOf(userId: string): Promise<number[]> {
    const rows = await this.queries.rows<{ id: number }>(starredBy, [userId]);
    return rows.map(({ id }) => id);
  }
}
