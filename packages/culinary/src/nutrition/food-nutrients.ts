import type { UnitId } from '../units.js';
import { NUTRIENT_TABLE } from './nutrient-table.js';

/** What the nutrition of a dish consists of, in the order of the table's columns. */
export const NUTRIENTS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'fibre',
  'sugar',
  'sodium',
] as const;

/** Energy in kilocalories, sodium in milligrams, everything else in grams. */
export type Nutrient = (typeof NUTRIENTS)[number];

/** The state in which a line uses a food, as far as it changes the values. */
export type FoodForm = 'plain' | 'cooked' | 'canned' | 'oil' | 'unsalted';

/** What 100 g of a food contain. */
export interface FoodNutrients {
  /** The number in the source, which names the food. */
  readonly number: string;
  readonly source: string;
  /** The share of the food as bought that is not eaten, from 0 to 1. */
  readonly refuse: number;
  /** Null where the source does not say. */
  readonly values: Readonly<Record<Nutrient, number | null>>;
  /** Grams of a cup, a slice, a piece … */
  readonly measures: Readonly<Partial<Record<UnitId, number>>>;
}

let foods: ReadonlyMap<string, FoodNutrients> | undefined;

function readTable(): Map<string, FoodNutrients> {
  const found = new Map<string, FoodNutrients>();
  for (const row of NUTRIENT_TABLE.split('\n')) {
    const [key = '', values = '', measures = '', source = ''] = row.split(' | ');
    const [id, form, number = '', refuse] = key.split(' ');
    if (number === '') continue;
    const amounts = values.split(' ').map((value) => (value === '-' ? null : Number(value)));
    found.set(`${id} ${form}`, {
      number,
      source,
      refuse: Number(refuse) / 100,
      values: Object.fromEntries(
        NUTRIENTS.map((nutrient, at) => [nutrient, amounts[at] ?? null]),
      ) as Record<Nutrient, number | null>,
      measures: Object.fromEntries(
        measures
          .split(' ')
          .filter((measure) => measure !== '')
          .map((measure) => measure.split('='))
          .map(([unit, grams]) => [unit, Number(grams)]),
      ),
    });
  }
  return found;
}

/** The food in the form that comes first and is known; undefined for a food without values. */
export function nutrientsOf(
  ingredientId: number,
  forms: readonly FoodForm[] = [],
): FoodNutrients | undefined {
  foods ??= readTable();
  for (const form of [...forms, 'plain']) {
    const found = foods.get(`${ingredientId} ${form}`);
    if (found) return found;
  }
  return undefined;
}
