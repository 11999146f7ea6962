import type { LineLanguage } from './line-language.js';
import type { Amount, PackageSize } from './line-amount.js';
import type { Quantity } from './quantity.js';
import type { UnitId } from './units.js';

/** A parsed recipe line. */
export interface IngredientLine {
  /** The original line. */
  readonly raw: string;
  readonly quantity: Quantity | null;
  /** Null when the line counts pieces or gives no amount. */
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  readonly size: string | null;
  /** The food's name as written, without amount and preparation. */
  readonly name: string;
  readonly ingredientId: number | null;
  readonly preparation: string | null;
  readonly comment: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
  /** Ids of the alternatives. */
  readonly alternatives: number[];
  /** Further amounts or foods of the same line: "plus 2 tablespoons", "salt and pepper". */
  readonly also: IngredientLine[];
  /** From 0 (nothing understood) to 1. */
  readonly confidence: number;
  /** The language in which the line was read; absent for English. */
  readonly language?: Exclude<LineLanguage, 'en'>;
}

/** What is true of everything that a line names. */
export type LineCircumstances = Pick<IngredientLine, 'raw' | 'optional' | 'toTaste' | 'language'>;

/** A line of which only the amount and the food are known. */
export function plainLine(
  circumstances: LineCircumstances,
  { quantity, unit, packageSize, size }: Amount,
  name: string,
  ingredientId: number | null,
): IngredientLine {
  return {
    ...circumstances,
    ...{ quantity, unit, packageSize, size },
    name,
    ingredientId,
    preparation: null,
    comment: null,
    alternatives: [],
    also: [],
    confidence: ingredientId === null ? 0.3 : 0.9,
  };
}
