import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from './dish-type.js';

/** Where a recipe came from; with its key there, this is the recipe's identity outside our database. */
export const RECIPE_SOURCES = ['catalogue', 'provider', 'composed', 'import', 'own'] as const;

export type RecipeSource = (typeof RECIPE_SOURCES)[number];

/** Who sees an own recipe: everyone in the household, or its author alone. */
export const VISIBILITIES = ['household', 'private'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** Who alone may see a recipe, and which of them wrote it, as long as that account exists. */
export interface RecipeOwner {
  readonly householdId: string;
  readonly authorId: string | null;
  /** The household's when left out. */
  readonly visibility?: Visibility;
}

/** A recipe as supplied by its source: lines of text, nothing derived. */
export interface RecipeDraft {
  readonly source: RecipeSource;
  readonly sourceKey: string;
  readonly title: string;
  readonly description: string;
  /** The URL of a photograph; null if there is none. */
  readonly image: string | null;
  readonly types: readonly DishType[];
  /** What dish its author says it is; otherwise its title and everything else decide. */
  readonly kind?: DishKind | null;
  readonly cuisine: string | null;
  /** Null when it is not a number, or not known. */
  readonly servings: number | null;
  /** What it makes, in words: "about 20 rolls". */
  readonly yieldText?: string | null;
  readonly readyInMinutes: number | null;
  readonly prepMinutes?: number | null;
  readonly cookMinutes?: number | null;
  /** Lines that end with a colon are headings. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** How it keeps, where its author knows better than the rules. */
  readonly keeping?: string | null;
  readonly notes?: string;
  readonly tags?: readonly string[];
  /** BCP 47. */
  readonly language?: string | null;
  readonly pictureId?: string | null;
  /** The recipe that it was copied from. */
  readonly originRecipeId?: number | null;
  readonly popularity: number;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  /** Null for a recipe of everybody. */
  readonly owner: RecipeOwner | null;
}
