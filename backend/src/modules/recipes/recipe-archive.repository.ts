import { Injectable } from '@nestjs/common';
import { ingredientById } from '@larder/culinary';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId, sameRow } from '../../database/row.entity.js';
import { type ArchivedRecipe, archivedKey } from './domain/archived-recipe.js';
import { headingOf } from './domain/headings.js';
import { Collection } from './entities/collection.entity.js';
import type { RecipeIngredient } from './entities/recipe.entity.js';
import type { RecipeContent } from './domain/recipe-content.js';

type Line = Pick<
  RecipeIngredient,
  'original' | 'ingredientId' | 'quantity' | 'unit' | 'preparation' | 'optional'
>;

interface StoredRow extends Omit<
  ArchivedRecipe,
  'key' | 'ingredients' | 'amounts' | 'origin' | 'earlier' | 'isShared'
> {
  readonly sourceKey: string;
  readonly householdId: string | null;
  readonly pictureId: string | null;
  readonly lines: readonly Line[];
  readonly origin: {
    readonly source: ArchivedRecipe['source'];
    readonly key: string;
    readonly householdId: string | null;
  } | null;
  readonly earlier: readonly {
    readonly version: number;
    readonly replacedAt: string;
    readonly content: RecipeContent;
  }[];
}

/** A recipe of an archive, and the photograph that goes with it. */
export interface ReadForArchive {
  readonly recipe: ArchivedRecipe;
  readonly pictureId: string | null;
}

/** What becomes of a restored recipe besides its content. */
export interface RestoredHistory {
  readonly id: number;
  readonly version: number;
  readonly originId: number | null;
  readonly isWithdrawn: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly earlier: readonly {
    readonly version: number;
    readonly content: RecipeContent;
    readonly replacedAt: Date;
  }[];
}

/** What a person attached to a restored recipe. */
export interface RestoredMarks {
  readonly recipeId: number;
  readonly rating: number | null;
  readonly favouriteSince: Date | null;
  readonly log: readonly {
    readonly madeOn: string;
    readonly note: string;
    readonly createdAt: Date;
  }[];
}

const moment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const idsOf = prepared(`
  SELECT id FROM recipes WHERE (visibility = 'household' OR owner_id = $1) AND id IN (
    SELECT id FROM recipes WHERE household_id = $2
     UNION SELECT recipe_id FROM favourites WHERE user_id = $1
     UNION SELECT recipe_id FROM recipe_ratings WHERE user_id = $1
     UNION SELECT recipe_id FROM recipe_log_entries WHERE user_id = $1
     UNION SELECT id FROM recipes WHERE id = ANY ($3::integer[]) AND (household_id IS NULL OR household_id = $2)
  ) ORDER BY id`);

/** The ids come from the query before: nothing that somebody else owns is among them. */
const recipesFor = prepared(`
  SELECT recipes.id, recipes.source, source_key AS "sourceKey", recipes.household_id AS "householdId", visibility,
         retired_at IS NOT NULL AS "isWithdrawn", version, title, description, cuisine, dish_kind AS kind,
         dish_types AS types, ready_in_minutes AS "readyInMinutes", prep_minutes AS "prepMinutes",
         cook_minutes AS "cookMinutes", servings, yield_text AS "yieldText", popularity, steps, notes, tags, language,
         source_name AS "sourceName", source_url AS "sourceUrl", picture_id AS "pictureId", pictures.sha256 AS "pictureSha256",
         ${moment('recipes.created_at')} AS "createdAt", ${moment('recipes.updated_at')} AS "updatedAt",
         (SELECT coalesce(json_agg(json_build_object('original', original, 'ingredientId', ingredient_id, 'quantity', quantity,
             'unit', unit, 'preparation', preparation, 'optional', optional) ORDER BY position), '[]')
            FROM recipe_ingredients WHERE recipe_id = recipes.id) AS lines,
         (SELECT json_build_object('source', source, 'key', source_key, 'householdId', household_id)
            FROM recipes AS origin WHERE origin.id = recipes.origin_recipe_id
             AND (origin.household_id IS NULL OR origin.household_id = $2)) AS origin,
         (SELECT rating FROM recipe_ratings WHERE user_id = $1 AND recipe_id = recipes.id) AS rating,
         (SELECT ${moment('created_at')} FROM favourites WHERE user_id = $1 AND recipe_id = recipes.id) AS "favouriteSince",
         (SELECT coalesce(json_agg(json_build_object('madeOn', made_on, 'note', note, 'createdAt', ${moment('created_at')})
                   ORDER BY made_on, created_at, id), '[]')
            FROM recipe_log_entries WHERE user_id = $1 AND recipe_id = recipes.id) AS log,
         (SELECT coalesce(json_agg(name ORDER BY lower(name), collections.created_at), '[]')
            FROM collection_recipes JOIN collections ON collections.id = collection_id
           WHERE collections.household_id = $2 AND recipe_id = recipes.id) AS collections,
         (SELECT coalesce(json_agg(json_build_object('version', earlier.version, 'content', content,
                   'replacedAt', ${moment('replaced_at')}) ORDER BY earlier.version), '[]')
            FROM recipe_versions AS earlier WHERE earlier.recipe_id = recipes.id) AS earlier
    FROM recipes LEFT JOIN pictures ON pictures.id = picture_id
   WHERE recipes.id = ANY ($3::integer[]) ORDER BY recipes.id`);

const collectionsOf = prepared(`
  SELECT name, ${moment('created_at')} AS "createdAt",
         (SELECT coalesce(json_agg(json_build_object('recipe', recipe_id, 'addedAt', ${moment('added.created_at')})
                   ORDER BY added.created_at, recipe_id), '[]')
            FROM collection_recipes AS added WHERE collection_id = collections.id) AS recipes
    FROM collections WHERE household_id = $1 ORDER BY created_at, id`);

const historyColumns =
  'id integer, version integer, origin_id integer, is_withdrawn boolean, created_at timestamptz, updated_at timestamptz';

/** Recipes on their way into an archive and back; never those of another household. */
@Injectable()
export class RecipeArchiveRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  /** In order: the household's own, those that the person marked, and the given ones that they may see. */
  async idsFor({ id, householdId }: Member, further: readonly number[]): Promise<number[]> {
    const rows = await this.queries.rows<{ id: number }>(idsOf, [id, householdId, further]);
    return rows.map((row) => row.id);
  }

  async read({ id, householdId }: Member, ids: readonly number[]): Promise<ReadForArchive[]> {
    const rows = await this.queries.rows<StoredRow>(recipesFor, [id, householdId, ids]);
    return rows.map((row) => archived(row));
  }

  /** By the moment at which they were made, with their recipes in the order in which they were added. */
  collectionsOf(
    householdId: string,
  ): Promise<
    { name: string; createdAt: string; recipes: { recipe: number; addedAt: string }[] }[]
  > {
    return this.queries.rows(collectionsOf, [householdId]);
  }

  async findSameCollection(
    { householdId, name, createdAt }: Pick<Collection, 'householdId' | 'name' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    return (await sameRow(manager, Collection, { householdId, name }, createdAt))?.id;
  }

  async collect(
    collectionId: string,
    recipes: readonly { recipeId: number; addedAt: Date }[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO collection_recipes (collection_id, recipe_id, created_at)
       SELECT $1, * FROM unnest($2::integer[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
      [
        collectionId,
        recipes.map(({ recipeId }) => recipeId),
        recipes.map(({ addedAt }) => addedAt),
      ],
    );
  }

  /** The ids of recipes of everybody, or of one household, by source and key. */
  async findByKeys(
    householdId: string | null,
    keys: readonly { source: string; key: string }[],
    manager: EntityManager,
  ): Promise<Map<string, number>> {
    const rows: { id: number; source: string; key: string }[] = await manager.query(
      `SELECT id, source, source_key AS key FROM recipes
         JOIN unnest($2::text[], $3::text[]) AS wanted (wanted_source, wanted_key)
           ON source = wanted_source AND source_key = wanted_key
        WHERE household_id IS NOT DISTINCT FROM $1`,
      [householdId, keys.map(({ source }) => source), keys.map(({ key }) => key)],
    );
    return new Map(rows.map(({ id, source, key }) => [`${source} ${key}`, id]));
  }

  async writeHistory(recipes: readonly RestoredHistory[], manager: EntityManager): Promise<void> {
    const rows = recipes.map(({ id, version, originId, isWithdrawn, createdAt, updatedAt }) => ({
      ...{ id, version, origin_id: originId, is_withdrawn: isWithdrawn },
      ...{ created_at: createdAt, updated_at: updatedAt },
    }));
    await manager.query(
      `UPDATE recipes SET version = given.version, origin_recipe_id = origin_id, created_at = given.created_at,
              updated_at = given.updated_at, retired_at = CASE WHEN is_withdrawn THEN now() END
         FROM jsonb_to_recordset($1::jsonb) AS given (${historyColumns}) WHERE recipes.id = given.id`,
      [JSON.stringify(rows)],
    );
    const earlier = recipes.flatMap(({ id, earlier: versions }) =>
      versions.map(({ version, content, replacedAt }) => ({
        ...{ recipe_id: id, version, content, replaced_at: replacedAt },
      })),
    );
    await manager.query(
      `INSERT INTO recipe_versions (recipe_id, version, content, replaced_at)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (recipe_id integer, version integer, content jsonb, replaced_at timestamptz)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(earlier)],
    );
  }

  /** What the person has here already counts more. */
  async writeMarks(
    userId: string,
    marks: readonly RestoredMarks[],
    manager: EntityManager,
  ): Promise<void> {
    const ratings = marks.filter(({ rating }) => rating !== null);
    await manager.query(
      `INSERT INTO recipe_ratings (user_id, recipe_id, rating) SELECT $1, * FROM unnest($2::integer[], $3::integer[])
       ON CONFLICT DO NOTHING`,
      [userId, ratings.map(({ recipeId }) => recipeId), ratings.map(({ rating }) => rating)],
    );
    const starred = marks.filter(({ favouriteSince }) => favouriteSince !== null);
    await manager.query(
      `INSERT INTO favourites (user_id, recipe_id, created_at) SELECT $1, * FROM unnest($2::integer[], $3::timestamptz[])
       ON CONFLICT DO NOTHING`,
      [
        userId,
        starred.map(({ recipeId }) => recipeId),
        starred.map(({ favouriteSince }) => favouriteSince),
      ],
    );
    const entries = marks.flatMap(({ recipeId, log }) =>
      log.map(({ madeOn, note, createdAt }) => ({
        ...{ id: newId(), recipe_id: recipeId, made_on: madeOn, note, created_at: createdAt },
      })),
    );
    await manager.query(
      `INSERT INTO recipe_log_entries (id, user_id, recipe_id, made_on, note, created_at)
       SELECT id, $1, recipe_id, made_on, note, created_at
         FROM jsonb_to_recordset($2::jsonb)
           AS given (id uuid, recipe_id integer, made_on date, note text, created_at timestamptz)
        WHERE NOT EXISTS (SELECT FROM recipe_log_entries AS known
                           WHERE known.user_id = $1 AND known.recipe_id = given.recipe_id
                             AND known.made_on = given.made_on AND known.note = given.note)`,
      [userId, JSON.stringify(entries)],
    );
  }

  transaction<Outcome>(work: (manager: EntityManager) => Promise<Outcome>): Promise<Outcome> {
    return this.dataSource.transaction(work);
  }
}

function archived({
  lines,
  origin,
  earlier,
  sourceKey,
  householdId,
  pictureId,
  ...row
}: StoredRow): ReadForArchive {
  return {
    pictureId,
    recipe: {
      ...row,
      key: archivedKey(sourceKey, householdId),
      isShared: householdId === null,
      ingredients: lines.map(({ original }) => original),
      amounts: lines.map(amountOf),
      origin: origin && { source: origin.source, key: archivedKey(origin.key, origin.householdId) },
      earlier: earlier.map(
        ({ version, replacedAt, content: { pictureId: shown, ...content } }) => ({
          ...{ version, replacedAt, content, hasPicture: shown !== null && shown === pictureId },
        }),
      ),
    },
  };
}

function amountOf({ original, ingredientId, quantity, unit, preparation, optional }: Line) {
  if (headingOf(original) !== null) return null;
  const food = ingredientId === null ? null : (ingredientById(ingredientId)?.name ?? null);
  return { quantity, unit, food, preparation, optional };
}
