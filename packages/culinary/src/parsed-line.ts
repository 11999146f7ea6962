import type { LineLanguage } from './line-language.js';
import type { PackageSize } from './line-amount.js';
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
