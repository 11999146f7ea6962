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
import type { WrittenAmount } from './written-amount.js';

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

/** What is sold in one size; the rest of a large one keeps for another day, nobody keeps half a small can. */
const SOLD_WHOLE = new Set(['can', 'block', 'package']);
const smallestShared = 250;

/** The unit that a cook changes to when there is so much: nobody measures 40 teaspoons or peels 60 cloves one by one. */
const LARGER: Readonly<
  Record<string, { readonly from: number; readonly per: number; readonly unit: string }>
> = {
  tsp: { from: 3, per: 3, unit: 'tbsp' },
  tbsp: { from: 8, per: 16, unit: 'cup' },
  cup: { from: 16, per: 4, unit: 'l' },
  clove: { from: 20, per: 10, unit: 'head' },
  g: { from: 1000, per: 1000, unit: 'kg' },
  ml: { from: 1000, per: 1000, unit: 'l' },
};

/** From here on nobody weighs to 25 g. */
const many = 300;

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
  rack: 'racks',
  sheet: 'sheets',
  pinch: 'pinches',
};
const SINGULARS = new Map(Object.entries(PLURALS).map(([one, many]) => [many, one]));

/** Fractions of a whole: the food stays singular. */
const PARTS = new Set(['head', 'bulb', 'bunch', 'stalk', 'clove', 'slice']);
const CUT_FROM_ONE =
  /squash|pumpkin|pineapple|melon|cantaloupe|honeydew|cabbage|celery root|rutabaga|daikon|mango|papaya|baguette/;

function measureOf(unit: string): { one: string; rest: string } {
  const [first = '', ...rest] = unit.split(' ');
  return { one: SINGULARS.get(first) ?? first, rest: rest.map((word) => ` ${word}`).join('') };
}

/** Whether a cook for one or two would open it and use only part of it. */
function isShared(one: string, rest: string): boolean {
  const [, size] = /\((\d+) (?:g|ml)\)/.exec(rest) ?? [];
  return SOLD_WHOLE.has(one) && (size === undefined || Number(size) >= smallestShared);
}

function tidied(value: Rational, one: string, whole: boolean, rest = ''): Rational {
  const exact = toNumber(value);
  const step = stepOf(exact, one, rest, whole);
  // A quarter of one head is left, but nobody counts one and three quarters.
  const isInHalves = one !== '' && (exact >= 8 || (one === 'head' && exact > 1));
  return inSteps(exact, isInHalves ? max(step, rational(1, 2)) : step);
}

/** The step in which so much of it is measured. */
function stepOf(exact: number, one: string, rest: string, whole: boolean): Rational {
  if (exact < 1 && isShared(one, rest)) return rational(1, 4);
  if (exact >= many && (one === 'g' || one === 'ml')) return rational(50);
  const isHalved = one === '' && !whole && exact < 1.5;
  return STEPS[one] ?? (isHalved ? rational(1, 2) : ONE);
}

const max = (left: Rational, right: Rational): Rational =>
  compare(left, right) < 0 ? right : left;

function inSteps(value: number, step: Rational): Rational {
  return multiply(step, rational(Math.max(1, Math.round(value / toNumber(step)))));
}

/** "1.6 kg", "4 1/2 l", "2 heads": in the unit that a cook would use for so much. */
function inLargerUnit(
  value: Rational,
  one: string,
  rest: string,
): [string, string, boolean] | null {
  const larger = LARGER[one];
  const exact = toNumber(value);
  if (!larger || rest !== '' || exact < larger.from) return null;
  const { unit, per } = larger;
  if (unit === 'kg' || unit === 'l') {
    const amount = exact / per;
    return [String(amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10), unit, true];
  }
  const amount = tidied(rational(exact / per), unit, false);
  return [formatQuantity(exactly(amount)), unit, compare(amount, ONE) > 0];
}

/** An amount as it starts an ingredient line: "3", "1 1/2 cups", "1 can (540 ml)". */
export interface AmountText {
  readonly text: string;
  /** Whether its name stays singular: "1 onion", "800 g pumpkin". */
  readonly single: boolean;
}

/** How much of a food a dish takes: `factor` times an amount, the usual one for four unless it is given. */
export function amountOf(
  { name, amount: usual, kinds }: Food,
  factor: Rational,
  amount: WrittenAmount = usual,
): AmountText {
  const { one, rest } = measureOf(amount.unit);
  const counted = countOf(amount.value, factor, one, rest, kinds.includes('egg'));
  const unit = `${counted.several ? (PLURALS[counted.unit] ?? counted.unit) : counted.unit}${rest}`;
  const isEach = unit === '' || unit.startsWith('(');
  const single = isEach ? !counted.several : PARTS.has(counted.unit) || CUT_FROM_ONE.test(name);
  return { text: unit === '' ? counted.number : `${counted.number} ${unit}`, single };
}

interface Counted {
  readonly number: string;
  readonly unit: string;
  readonly several: boolean;
}

function countOf(
  usual: Rational,
  factor: Rational,
  one: string,
  rest: string,
  whole: boolean,
): Counted {
  const isExact = compare(factor, ONE) === 0;
  const scaled = multiply(usual, factor);
  const larger = isExact && one !== 'g' ? null : inLargerUnit(scaled, one, rest);
  if (larger) return { number: larger[0], unit: larger[1], several: larger[2] };
  const value = isExact ? usual : tidied(scaled, one, whole, rest);
  return { number: formatQuantity(exactly(value)), unit: one, several: compare(value, ONE) > 0 };
}

/** The food's name in a line or a step, singular or plural. */
export function nameOf({ id, name }: Pick<Food, 'id' | 'name'>, single: boolean): string {
  return single ? name : (ingredientById(id)?.plural ?? name);
}
