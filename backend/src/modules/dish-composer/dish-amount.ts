import {
  compare,
  exactly,
  formatQuantity,
  ingredientById,
  multiply,
  rational,
  toNumber,
  type Rational,
} from '@larder/culinary';
import type { Food } from './food.js';

const ONE = rational(1);

/** The smallest step in which a cook measures each unit. */
const STEPS: Readonly<Record<string, Rational>> = {
  g: rational(25),
  ml: rational(25),
  cup: rational(1, 4),
  tbsp: rational(1, 2),
  tsp: rational(1, 4),
  bunch: rational(1, 2),
  head: rational(1, 4),
  bulb: rational(1, 2),
};

const PLURALS: Readonly<Record<string, string>> = {
  bunch: 'bunches',
  leaf: 'leaves',
  cup: 'cups',
  clove: 'cloves',
  slice: 'slices',
  sprig: 'sprigs',
  stalk: 'stalks',
  head: 'heads',
  bulb: 'bulbs',
  can: 'cans',
  block: 'blocks',
  package: 'packages',
};
const SINGULARS = new Map(Object.entries(PLURALS).map(([one, many]) => [many, one]));

/** Fractions of a whole: the food stays singular. */
const PARTS = new Set(['head', 'bulb', 'bunch', 'stalk', 'clove', 'slice']);
const CUT_FROM_ONE =
  /squash|pumpkin|pineapple|melon|cabbage|celery root|rutabaga|daikon|mango|papaya|baguette/;

function measureOf(unit: string): { one: string; rest: string } {
  const [first = '', ...rest] = unit.split(' ');
  return { one: SINGULARS.get(first) ?? first, rest: rest.map((word) => ` ${word}`).join('') };
}

function tidied(value: Rational, one: string, whole: boolean): Rational {
  const step = STEPS[one] ?? (one === '' && !whole && toNumber(value) < 1.5 ? rational(1, 2) : ONE);
  const parts = Math.max(1, Math.round(toNumber(value) / toNumber(step)));
  return multiply(step, rational(parts));
}

/** An amount as it starts an ingredient line: "3", "1 1/2 cups", "1 can (540 ml)". */
export interface AmountText {
  readonly text: string;
  /** Whether its name stays singular: "1 onion", "800 g pumpkin". */
  readonly single: boolean;
}

/** How much of a food a dish takes: `factor` times the usual amount for four. */
export function amountOf({ name, amount, kinds }: Food, factor: Rational): AmountText {
  const { one, rest } = measureOf(amount.unit);
  const value =
    compare(factor, ONE) === 0
      ? amount.value
      : tidied(multiply(amount.value, factor), one, kinds.includes('egg'));
  const many = compare(value, ONE) > 0;
  const unit = `${many ? (PLURALS[one] ?? one) : one}${rest}`;
  const number = formatQuantity(exactly(value));
  const ofOne = unit === '' ? !many : PARTS.has(one) || CUT_FROM_ONE.test(name);
  return { text: unit === '' ? number : `${number} ${unit}`, single: ofOne };
}

/** The food's name in a line or a step, singular or plural. */
export function nameOf({ id, name }: Pick<Food, 'id' | 'name'>, single: boolean): string {
  return single ? name : (ingredientById(id)?.plural ?? name);
}
