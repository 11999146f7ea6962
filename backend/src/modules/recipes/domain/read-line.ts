import {
  type EatingFacts,
  lineEatingFacts,
  lineFacts,
  lineTraits,
  type FoodFacts,
  type FoodTrait,
  type IngredientLine,
} from '@larder/culinary';
import { foodsOfLine } from '@larder/culinary/at-hand';
import { lineShares, type LineShare } from '@larder/culinary/nutrition';

/** A parsed ingredient line. Its result is computed once, however many recipes have the line. */
export class ReadLine {
  private knownFoods?: readonly IngredientLine[];
  private knownJson?: string;
  private knownElements?: LineElements;
  private knownFacts?: FoodFacts;
  private knownTraits?: readonly FoodTrait[];
  private knownEating?: EatingFacts;
  private knownShares?: readonly LineShare[];

  constructor(readonly parsed: IngredientLine) {}

  /** A line can name more than one food ("salt and pepper"); each is needed. */
  get foods(): readonly IngredientLine[] {
    return (this.knownFoods ??= foodsOfLine(this.parsed));
  }

  get facts(): FoodFacts {
    return (this.knownFacts ??= lineFacts(this.parsed));
  }

  get traits(): readonly FoodTrait[] {
    return (this.knownTraits ??= lineTraits(this.parsed));
  }

  /** What it adds to the nutrition of a dish. */
  get shares(): readonly LineShare[] {
    return (this.knownShares ??= lineShares(this.parsed));
  }

  get eating(): EatingFacts {
    return (this.knownEating ??= lineEatingFacts(this.parsed, this.facts, this.traits));
  }

  get json(): string {
    return (this.knownJson ??= JSON.stringify(this.parsed));
  }

  /** As elements of PostgreSQL array literals. */
  get elements(): LineElements {
    return (this.knownElements ??= elementsOf(this.parsed));
  }
}

type LineElements = ReturnType<typeof elementsOf>;

const elementsOf = (line: IngredientLine) => ({
  original: element(line.raw),
  name: element(line.name),
  ingredient_id: String(line.ingredientId ?? 'NULL'),
  quantity: element(line.quantity && JSON.stringify(line.quantity)),
  unit: element(line.unit),
  preparation: element(line.preparation),
  optional: String(line.optional),
});

/** Always quoted, since PostgreSQL would interpret a bare word such as NULL. */
const element = (text: string | null): string =>
  text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
