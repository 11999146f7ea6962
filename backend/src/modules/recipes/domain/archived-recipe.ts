import type { Quantity, UnitId } from '@larder/culinary';
import type { DishKind } from '@larder/dish-pictures';
import type { RecipeContent } from './recipe-content.js';
import type { RecipeSource, Visibility } from './recipe-draft.js';

/** What an archive keeps of a recipe's words; photographs have their own place in it. */
export type ArchivedContent = Omit<RecipeContent, 'pictureId'>;

/** How an ingredient line was read; null for a heading. Amounts are exact fractions. */
export interface ArchivedAmount {
  readonly quantity: Quantity | null;
  readonly unit: UnitId | null;
  readonly food: string | null;
  readonly preparation: string | null;
  readonly optional: boolean;
}

/** A recipe as somebody's archive keeps it, with what they and their household attached to it. */
export interface ArchivedRecipe extends ArchivedContent {
  /** Its number in this archive. */
  readonly id: number;
  readonly source: RecipeSource;
  /** Identifies it among those of its source, in any household. */
  readonly key: string;
  /** One of everybody's that something in the archive refers to. */
  readonly isShared: boolean;
  readonly visibility: Visibility;
  /** Deleted, but still on a menu or plan. */
  readonly isWithdrawn: boolean;
  readonly version: number;
  readonly description: string;
  readonly cuisine: string | null;
  readonly kind: DishKind | null;
  readonly readyInMinutes: number | null;
  readonly popularity: number;
  readonly amounts: readonly (ArchivedAmount | null)[];
  /** Of the file that was sent. */
  readonly pictureSha256: string | null;
  /** The recipe that it was copied from. */
  readonly origin: { readonly source: RecipeSource; readonly key: string } | null;
  readonly rating: number | null;
  readonly favouriteSince: string | null;
  readonly log: readonly {
    readonly madeOn: string;
    readonly note: string;
    readonly createdAt: string;
  }[];
  /** Names. */
  readonly collections: readonly string[];
  /** What it said before, oldest first. */
  readonly earlier: readonly {
    readonly version: number;
    readonly replacedAt: string;
    readonly hasPicture: boolean;
    readonly content: ArchivedContent;
  }[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A key without the household that it begins with. */
export const archivedKey = (key: string, householdId: string | null): string =>
  householdId !== null && key.startsWith(`${householdId}/`)
    ? key.slice(householdId.length + 1)
    : key;

/** The same key within a household: keys of a source are unique everywhere. */
export const keyWithin = (householdId: string, key: string): string => `${householdId}/${key}`;
