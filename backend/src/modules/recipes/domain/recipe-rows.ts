import { readingVersion } from './reading-version.js';
import { titleKeyOf, vectorOf } from './own-words.js';
import type { DerivedRecipe } from './recipe-derivation.js';
import type { RecipeDraft } from './recipe-draft.js';

/** A draft with parsed lines. */
export interface ReadRecipe {
  readonly draft: RecipeDraft;
  readonly derived: DerivedRecipe;
}

/**
 * Recipes as the database receives them: a few long parameters per statement, because one parameter per value costs more than the
 * rest of the insert. They are text, so that another thread can build them.
 */
export interface RecipeRows {
  /** Identifies the recipes in the database, in order. */
  readonly keys: readonly string[];
  /** A JSON list of objects, because some columns are lists themselves. */
  readonly recipes: string;
  /** An array literal per column, which the database parses in a quarter of the time of a list of objects. */
  readonly lines: readonly string[];
  /** A JSON list of what own recipes are searched and sorted by. */
  readonly words: string;
}

export const recipeKey = (source: string, sourceKey: string): string => `${source} ${sourceKey}`;

/** Column by column, with its type. */
export const recipeColumns = {
  source: 'text',
  source_key: 'text',
  title: 'text',
  description: 'text',
  image: 'text',
  ready_in_minutes: 'integer',
  servings: 'integer',
  yield_text: 'text',
  prep_minutes: 'integer',
  cook_minutes: 'integer',
  keeping: 'text',
  notes: 'text',
  tags: 'text[]',
  language: 'text',
  picture_id: 'uuid',
  origin_recipe_id: 'integer',
  dish_types: 'text[]',
  dish_kind: 'text',
  equipment: 'text[]',
  nutrition: 'jsonb',
  rules: 'jsonb',
  cuisine: 'text',
  steps: 'jsonb',
  ingredient_ids: 'integer[]',
  optional_ingredient_ids: 'integer[]',
  alternatives: 'jsonb',
  unknown_ingredients: 'text[]',
  diets: 'text[]',
  broken_diets: 'text[]',
  allergens: 'text[]',
  may_contain: 'text[]',
  unknown_allergens: 'text[]',
  traits: 'text[]',
  popularity: 'integer',
  source_name: 'text',
  source_url: 'text',
  household_id: 'uuid',
  owner_id: 'uuid',
  visibility: 'text',
  content_hash: 'text',
  reading: 'text',
};

export const lineColumns = {
  position: 'integer',
  original: 'text',
  name: 'text',
  ingredient_id: 'integer',
  quantity: 'jsonb',
  unit: 'text',
  preparation: 'text',
  optional: 'boolean',
};

/** Each refers to its recipe by its one-based position in the list. */
export const wordColumns = {
  recipe: 'integer',
  household_id: 'uuid',
  title_key: 'text',
  words: 'text',
};

/** Each line refers to its recipe by its one-based position in the list. */
export const givenLineColumns = { recipe: 'integer', ...lineColumns };

type Columns<C> = Record<keyof C, unknown>;

export function encodeRecipes(recipes: readonly ReadRecipe[]): RecipeRows {
  return {
    keys: recipes.map(({ draft }) => recipeKey(draft.source, draft.sourceKey)),
    recipes: JSON.stringify(recipes.map(recipeRow)),
    lines: lineArrays(recipes),
    words: JSON.stringify(recipes.flatMap(wordRows)),
  };
}

const recipeRow = ({ draft, derived }: ReadRecipe) =>
  ({
    source: draft.source,
    source_key: draft.sourceKey,
    title: draft.title,
    description: draft.description,
    image: draft.image,
    ready_in_minutes: draft.readyInMinutes,
    servings: draft.servings,
    yield_text: draft.yieldText ?? null,
    prep_minutes: draft.prepMinutes ?? null,
    cook_minutes: draft.cookMinutes ?? null,
    keeping: draft.keeping ?? null,
    notes: draft.notes ?? '',
    tags: draft.tags ?? [],
    language: draft.language ?? null,
    picture_id: draft.pictureId ?? null,
    origin_recipe_id: draft.originRecipeId ?? null,
    dish_types: draft.types,
    dish_kind: draft.kind ?? null,
    equipment: derived.equipment,
    nutrition: derived.nutrition,
    rules: derived.rules,
    cuisine: draft.cuisine,
    steps: draft.steps,
    ingredient_ids: derived.ingredientIds,
    optional_ingredient_ids: derived.optionalIngredientIds,
    alternatives: derived.alternatives,
    unknown_ingredients: derived.unknownIngredients,
    diets: derived.diets,
    broken_diets: derived.brokenDiets,
    allergens: derived.allergens,
    may_contain: derived.mayContain,
    unknown_allergens: derived.unknownAllergens,
    traits: derived.traits,
    popularity: draft.popularity,
    source_name: draft.sourceName,
    source_url: draft.sourceUrl,
    household_id: draft.owner?.householdId ?? null,
    owner_id: draft.owner?.authorId ?? null,
    visibility: draft.owner?.visibility ?? 'household',
    content_hash: derived.contentHash,
    reading: readingVersion,
  }) satisfies Columns<typeof recipeColumns>;

function wordRows({ draft }: ReadRecipe, index: number): Columns<typeof wordColumns>[] {
  if (draft.owner === null) return [];
  return [
    {
      recipe: index + 1,
      household_id: draft.owner.householdId,
      title_key: titleKeyOf(draft.title),
      words: vectorOf(draft),
    },
  ];
}

function lineArrays(recipes: readonly ReadRecipe[]): string[] {
  const lines = recipes.flatMap(({ derived }, recipe) =>
    derived.lines.map(
      ({ elements }, index) =>
        ({ recipe: recipe + 1, position: index + 1, ...elements }) satisfies Columns<
          typeof givenLineColumns
        >,
    ),
  );
  const columns = Object.keys(givenLineColumns) as (keyof typeof givenLineColumns)[];
  return columns.map((column) => `{${lines.map((line) => line[column]).join()}}`);
}
