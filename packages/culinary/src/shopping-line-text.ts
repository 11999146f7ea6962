import { convert } from './conversion.js';
import { ancestorsOf, ingredientById } from './ingredient.js';
import { formatQuantity, isMoreThanOne, type Quantity } from './quantity.js';
import { compare, multiply, rational, toNumber, type Rational } from './rational.js';
import {
  COUNTED_PARTS,
  type ShoppingAmount,
  type ShoppingLine,
  type ShoppingShare,
} from './shopping-list.js';
import { dimensionOf, systemOf, unitLabel, type UnitId } from './units.js';

/** Units of one family, each with the smallest amount for which a cook uses it. */
const FAMILIES: readonly (readonly (readonly [UnitId, Rational])[])[] = [
  [
    ['g', rational(0)],
    ['kg', rational(1)],
  ],
  [
    ['oz', rational(0)],
    ['lb', rational(1)],
  ],
  [
    ['ml', rational(0)],
    ['l', rational(1)],
  ],
  [
    ['tsp', rational(0)],
    ['tbsp', rational(1)],
    ['cup', rational(1, 4)],
  ],
];

const TIDY_DENOMINATORS = [1, 2, 3, 4, 8];

function isTidy({ min, max }: Quantity): boolean {
  return TIDY_DENOMINATORS.includes(min.denominator) && TIDY_DENOMINATORS.includes(max.denominator);
}

/** The unit of the same family in which the amount reads best: 1500 g as 1 1/2 kg, 4 tbsp as 1/4 cup. */
function readable(amount: ShoppingAmount): ShoppingAmount {
  const { unit } = amount;
  const family = FAMILIES.find((units) => units.some(([candidate]) => candidate === unit));
  if (!family || unit === null) return amount;
  const fitting = family.flatMap(([candidate, least]) => {
    const quantity = convert(amount.quantity, unit, candidate)?.quantity;
    const fits = quantity !== undefined && compare(quantity.min, least) >= 0;
    return fits ? [{ ...amount, unit: candidate, quantity }] : [];
  });
  const metric = systemOf(unit) === 'metric';
  const chosen = fitting
    .filter((one) => metric || amount.about || (isTidy(one.quantity) && !isOddPartOfCup(one)))
    .at(-1);
  const largest = fitting.at(-1);
  // Nobody counts 69 2/3 spoons: beyond most of a cup, the nearest fraction of a cup is shown instead.
  const spoons = chosen?.unit === 'tsp' || chosen?.unit === 'tbsp';
  if (spoons && largest?.unit === 'cup' && compare(largest.quantity.min, MOST_OF_A_CUP) >= 0) {
    const { min, max } = largest.quantity;
    return { ...largest, quantity: { min: toPartOfCup(min), max: toPartOfCup(max) }, about: true };
  }
  const isOdd = spoons && largest?.unit === 'cup' && !isWholeOrHalf(amount, unit);
  return isOdd ? wholeSpoons(largest) : (chosen ?? amount);
}

/** Whether to show it in whole or half tablespoons. */
function isWholeOrHalf({ quantity }: ShoppingAmount, unit: UnitId): boolean {
  const spoons = convert(quantity, unit, 'tbsp')?.quantity;
  return [spoons?.min, spoons?.max].every((end) => end !== undefined && end.denominator <= 2);
}

const SPOONS_IN_A_CUP = 16;

/** Beyond a quarter of a cup nobody measures thirds of a spoon: the nearest half is shown, or the equivalent part of a cup. */
function wholeSpoons(cups: ShoppingAmount): ShoppingAmount {
  const halves = (value: Rational) =>
    rational(Math.round(toNumber(value) * SPOONS_IN_A_CUP * 2), 2);
  const quantity = { min: halves(cups.quantity.min), max: halves(cups.quantity.max) };
  const spoons: ShoppingAmount = { ...cups, quantity, unit: 'tbsp', about: true };
  const inCups = convert(quantity, 'tbsp', 'cup')?.quantity;
  const isPart = inCups && [inCups.min, inCups.max].every((end) => end.denominator <= 4);
  return isPart ? { ...spoons, quantity: inCups, unit: 'cup' } : spoons;
}

/** No kitchen has a measure of 3/8 cup; 6 tbsp say the same. */
function isOddPartOfCup({ unit, quantity: { min, max } }: ShoppingAmount): boolean {
  const odd = [min, max].some(({ denominator }) => denominator === 8);
  return unit === 'cup' && odd && compare(min, rational(1)) < 0;
}

const MOST_OF_A_CUP = rational(3, 4);

/** The nearest eighth; from ten cups, the nearest half. */
function toPartOfCup(value: Rational): Rational {
  const parts = toNumber(value) < 10 ? 8 : 2;
  return rational(Math.round(toNumber(value) * parts), parts);
}

const QUARTER = rational(1, 4);

/** The nearest third or quarter, which measuring cups come in; from ten cups, a half. */
function partOfMeasuringCup(cups: number): Rational {
  if (cups >= 10) return rational(Math.round(cups * 2), 2);
  const parts = [4, 3].map((of) => rational(Math.max(1, Math.round(cups * of)), of));
  const distance = (part: Rational) => Math.abs(toNumber(part) - cups);
  return parts.reduce((one, other) => (distance(other) < distance(one) - 0.001 ? other : one));
}

/** Estimates are not printed more precisely than they are known: to 5 g above 50 g, otherwise to a quarter. */
function roundedEstimate(value: Rational, unit: UnitId | null): Rational {
  const number = toNumber(value);
  if (unit === 'g' || unit === 'ml') {
    return number >= 50
      ? rational(Math.round(number / 5) * 5)
      : rational(Math.max(1, Math.round(number)));
  }
  if (unit === 'cup') return value.denominator <= 8 ? value : partOfMeasuringCup(number);
  if (unit === 'can') return rational(Math.ceil(number - 0.05));
  // Someone who needs about six and a half potatoes buys seven.
  if (unit === null && number > 5) return rational(Math.ceil(number - 0.1));
  if (number >= 10) return rational(Math.round(number));
  return multiply(rational(Math.max(1, Math.round(number * 4))), QUARTER);
}

// Fractions of a whole: a head of lettuce, three cloves of garlic; the food stays singular.
const PARTS_OF_WHOLES = new Set<UnitId>([
  'clove',
  'slice',
  'sprig',
  'stalk',
  'rib',
  'head',
  'heart',
  'bulb',
  'ear',
  'leaf',
  'wedge',
  'piece',
  'knob',
  'stick',
  'loaf',
]);

/** An amount in words; "whole" where no food follows. */
export function amountText(amount: ShoppingAmount, locale: string, food: string | null): string {
  const { quantity: exact, unit, packageSize, part, about } = readable(amount);
  const quantity = about
    ? { min: roundedEstimate(exact.min, unit), max: roundedEstimate(exact.max, unit) }
    : exact;
  const number = formatQuantity(quantity, locale);
  const size = packageSize
    ? ` (${formatQuantity(packageSize.quantity, locale)} ${unitLabel(packageSize.unit, isMoreThanOne(packageSize.quantity))})`
    : '';
  const many = isMoreThanOne(quantity);
  const counted = part !== null && many ? COUNTED_PARTS.get(part) : part;
  // "4 + 1/2 tsp cloves" would leave unclear what the four are.
  const word = unit === null ? (counted ?? (food === null ? 'whole' : '')) : unitLabel(unit, many);
  // "4 salmon fillets", but "4 cloves garlic".
  const words = unit === null && part !== null ? [food, word] : [word, food];
  return `${about ? 'about ' : ''}${number}${size} ${words.filter(Boolean).join(' ')}`;
}

/** "1.4 kg pork loin": meat and fish by weight are one piece unless a recipe says several. */
function isOneCut({ ingredientId, amounts, aisle, sources }: ShoppingLine): boolean {
  const ingredient = ingredientId === null ? undefined : ingredientById(ingredientId);
  if (!ingredient || (aisle !== 'meat' && aisle !== 'seafood')) return false;
  const isWeighed = amounts.every(({ unit }) => unit !== null && dimensionOf(unit) === 'mass');
  const last = ingredient.name.split(' ').at(-1) ?? '';
  return isWeighed && sources.every(({ name }) => name.toLowerCase().endsWith(last));
}

const GRAMS_OF_A_BIG_PIECE = 700;

/** Large too, though no two pumpkins and no two watermelons weigh the same. */
const BIG_KINDS = new Set(['winter squash', 'melon']);

/** "3 cups cabbage", but "3 cups cherry tomatoes": a measured part of a large food is not plural. */
function isOfOnePiece({ ingredientId, amounts }: ShoppingLine): boolean {
  if (ingredientId === null) return false;
  if (amounts.some(({ unit }) => unit === null || dimensionOf(unit) === 'count')) return false;
  const weights = ingredientById(ingredientId)?.portions;
  return (
    (weights?.piece ?? weights?.head ?? 0) >= GRAMS_OF_A_BIG_PIECE ||
    [ingredientId, ...ancestorsOf(ingredientId)].some((id) =>
      BIG_KINDS.has(ingredientById(id)?.name ?? ''),
    )
  );
}

const LABELS: Record<ShoppingShare['use'], readonly [one: string, many: string]> = {
  white: ['white', 'whites'],
  yolk: ['yolk', 'yolks'],
  juice: ['juice', 'juice'],
  zest: ['zest', 'zest'],
  whole: ['whole', 'whole'],
  uncooked: ['uncooked', 'uncooked'],
  cooked: ['cooked', 'cooked'],
};

/** "5 yolks", "1/2 cup juice", "juice of 2"; only "juice" where it is that of everything bought. */
function shareText({ use, amounts }: ShoppingShare, line: ShoppingLine, locale: string): string {
  const [one, many] = LABELS[use];
  if (amounts.length === 0) return line.amounts.length === 0 ? many : '';
  const isCounted = (amount: ShoppingAmount): boolean => amount.unit === null;
  const isTaken = use === 'juice' || use === 'zest';
  const [all] = line.amounts;
  const isOfAll = ({ quantity: { min, max } }: ShoppingAmount): boolean =>
    line.amounts.length === 1 &&
    all !== undefined &&
    isCounted(all) &&
    compare(all.quantity.min, min) === 0 &&
    compare(all.quantity.max, max) === 0;
  return amounts
    .map((amount) => {
      if (!isTaken || !isCounted(amount)) {
        const isOne = isCounted(amount) && !isMoreThanOne(amount.quantity);
        return amountText(amount, locale, isOne ? one : many);
      }
      return isOfAll(amount) ? one : `${one} of ${formatQuantity(amount.quantity, locale)}`;
    })
    .join(' + ');
}

/** A quarter of the last lemon is bought with the rest of it. */
function asWholes({ quantity: { min, max }, ...amount }: ShoppingAmount): ShoppingAmount {
  const up = (end: Rational) => rational(Math.max(1, Math.ceil(toNumber(end) - 0.1)));
  const isEstimate = amount.about && amount.unit === null;
  return { ...amount, quantity: isEstimate ? { min: up(min), max: up(max) } : { min, max } };
}

/** The amounts of a line as they are bought. */
export function boughtAmounts({ amounts, shares }: ShoppingLine): ShoppingAmount[] {
  return shares.length > 0 ? amounts.map(asWholes) : amounts;
}

/**
 * A shopping line as one line of text: "3 (14 oz) cans tomatoes", "1 bunch + 2 tbsp cilantro", "about 320 g flour", "13 eggs (8
 * whole, 4 whites, 5 yolks)".
 */
export function formatShoppingLine(line: ShoppingLine, locale = 'en'): string {
  const shown = boughtAmounts(line);
  const last = shown.at(-1);
  let name = line.plural;
  if (last) {
    const parts = last.unit === null ? last.part !== null : PARTS_OF_WHOLES.has(last.unit);
    const single = last.unit === null && !isMoreThanOne(last.quantity);
    const isOne = parts || single || isOneCut(line) || isOfOnePiece(line);
    name = isOne ? line.name : line.plural;
  }
  const amounts = shown.map((amount) => amountText(amount, locale, amount === last ? name : null));
  const shares = line.shares.map((share) => shareText(share, line, locale)).filter(Boolean);
  const text = amounts.length === 0 ? name : amounts.join(' + ');
  return shares.length === 0 ? text : `${text} (${shares.join(', ')})`;
}
