import type { DishDiet, DishType } from '../../recipes/domain/dish-type.js';
import type { Avoidable } from '../../recipes/domain/recipe-facts.js';
import type { DishName, RecipeNeed } from '@larder/culinary/at-hand';

/** What search needs to know about a recipe. */
export interface IndexedRecipe {
  readonly id: number;
  /** See `titleWords`. */
  readonly titleWords: readonly string[];
  readonly ingredients: readonly RecipeNeed[];
  /** Those of them that its title names. */
  readonly titleFoods: readonly number[];
  /** How many of its lines were not understood: of these nobody knows what they need or contain. */
  readonly unknownLines: number;
  readonly types: readonly DishType[];
  /** Whether it is made for babies: they come after all others that use something of the kitchen's centre. */
  readonly forBabies: boolean;
  /** Diets that it is known to comply with. */
  readonly diets: readonly DishDiet[];
  /** What it is known to contain, and what it may contain or is unknown. */
  readonly contains: readonly Avoidable[];
  readonly unsure: readonly Avoidable[];
  /** Null when nobody stated it. */
  readonly minutes: number | null;
  /** In lower case. */
  readonly cuisine: string | null;
  readonly popularity: number;
  /** The household or the person that alone may find it; null for everybody. */
  readonly ownerId: string | null;
}

/** Best match, shortest time, fewest things to buy, or newest first. */
export const RECIPE_SORTS = ['match', 'time', 'missing', 'newest'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** All recipes that a person may see, those of their household, or everyone's. */
export const RECIPE_SCOPES = ['all', 'mine', 'larder'] as const;
export type RecipeScope = (typeof RECIPE_SCOPES)[number];

export interface RecipeQuery {
  /** Only recipes with such a title, or that use the food it names; null for any. Without `typed`, it ranks them as well. */
  readonly name: DishName | null;
  /** Canonical ingredients that the person entered. */
  readonly typed: readonly number[];
  /** Canonical ingredients that are always at hand. */
  readonly pantry: readonly number[];
  /** Recipes with one of these, or with a kind of one, do not match. */
  readonly excluded: readonly number[];
  /** Only recipes that are known to be free of all of these. */
  readonly avoided: readonly Avoidable[];
  /**
   * Whether nobody keeps to a diet or leaves anything out, so that what breaks one may stand in: soy sauce for tamari. Not to be told from the
   * filters, which are left out where somebody wants to cook what there is.
   */
  readonly withoutDiets: boolean;
  /** Only recipes for which nothing has to be bought. */
  readonly restricted: boolean;
  /** With `restricted`: instead, those for which exactly this many things have to be bought. */
  readonly buying?: number;
  /** With `buying`: only those that use something that the kitchen is mainly about. */
  readonly centred?: boolean;
  readonly type: DishType | null;
  readonly diet: DishDiet | null;
  /** Only recipes that are known to take no longer. */
  readonly maxMinutes: number | null;
  /** In lower case. */
  readonly cuisine: string | null;
  /** Only recipes for which no more than this has to be bought. */
  readonly maxMissing: number | null;
  readonly scope: RecipeScope;
  /** Whatever decides first, the better match comes first among equals. */
  readonly sort: RecipeSort;
  /** Whose own recipes may match: those of a household, and of a person. */
  readonly viewers: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Asks for nothing, with a page of nothing. */
export const NO_CONDITIONS: RecipeQuery = {
  name: null,
  typed: [],
  pantry: [],
  excluded: [],
  avoided: [],
  withoutDiets: false,
  restricted: false,
  type: null,
  diet: null,
  maxMinutes: null,
  cuisine: null,
  maxMissing: null,
  scope: 'all',
  sort: 'match',
  viewers: [],
  limit: 0,
  offset: 0,
};

export interface RecipeAnswer {
  /** Best first. The order is total: the same recipes give the same order on every instance. */
  readonly ids: readonly number[];
  /** In points, how well each of these matches: only their differences mean something. */
  readonly scores: readonly number[];
  /** In points, what using each of the typed ingredients is worth. */
  readonly worths: readonly number[];
  /** How many recipes match on all pages. */
  readonly total: number;
  /** In the order of matches: what the kitchen is mainly about, if dishes match but none of the best uses it. */
  readonly centreMissing: readonly number[];
  /** How many more would match if those counted for which it is unknown whether they comply with the exclusions and the diet. */
  readonly unsure: number;
  /** How many more would match if those counted that state no time. */
  readonly untimed: number;
  /** The words for which the name was searched because no title has those that were typed. */
  readonly guess: readonly string[] | null;
  /** If no title has the name: a few titles that have part of it, whatever else was asked for. */
  readonly closest: readonly number[];
}

/**
 * Finds recipes by ingredients. The index is a cache of PostgreSQL data: it can be discarded and refilled, and its results are
 * read again by id before anyone sees them.
 */
export abstract class RecipeIndex {
  /** False until it is complete. */
  abstract readonly ready: boolean;
  abstract readonly size: number;
  abstract search(query: RecipeQuery): Promise<RecipeAnswer>;
}
