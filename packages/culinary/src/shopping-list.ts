import { conversionFactor } from './conversion.js';
import { AISLES, ingredientById } from './ingredient.js';
import type { IngredientLine, PackageSize } from './ingredient-line.js';
import {
  addQuantities,
  exactly,
  formatQuantity,
  scaleQuantity,
  type Quantity,
} from './quantity.js';
import { compare, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, sizeOf, systemOf, unitLabel, type UnitId } from './units.js';
import { nameWords } from './words.js';

/** One amount of a shopping line; `about` when a density or a typical weight was needed. */
export interface ShoppingAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
  readonly packageSize: PackageSize | null;
  readonly about: boolean;
}

/** Everything that is needed of one ingredient. Amounts that cannot be added stand side by side. */
export interface ShoppingLine {
  readonly ingredientId: number | null;
  readonly name: string;
  readonly amounts: ShoppingAmount[];
  /** At least one source names no amount. */
  readonly toTaste: boolean;
  /** Every source is optional. */
  readonly optional: boolean;
  /** The lines that were added up, each in exactly one shopping line; what stood in `also` is a source of its own. */
  readonly sources: IngredientLine[];
}

/** Multiplies every amount of a line by a factor; package sizes stay. */
export function scaleLine(line: IngredientLine, factor: Rational): IngredientLine {
  return {
    ...line,
    quantity: line.quantity && scaleQuantity(line.quantity, factor),
    also: line.also.map((other) => scaleLine(other, factor)),
  };
}

function flatten(line: IngredientLine): IngredientLine[] {
  return [{ ...line, also: [] }, ...line.also.flatMap(flatten)];
}

function groupKey(line: IngredientLine): string {
  if (line.ingredientId !== null) return `#${line.ingredientId}`;
  return nameWords(line.name).join(' ') || line.name;
}

// Looser words for the same measure, so that "a pinch" and "1 pinch" and "Pinch" agree.
const COUNTED_WITHOUT_NUMBER = new Set<UnitId>([
  'pinch',
  'dash',
  'handful',
  'knob',
  'drizzle',
  'bunch',
  'sprig',
]);

function quantityOf(line: IngredientLine): Quantity | null {
  if (line.quantity) return line.quantity;
  return line.unit !== null &&
    COUNTED_WITHOUT_NUMBER.has(line.unit) &&
    !/^(a )?few\b|^several\b/i.test(line.raw)
    ? exactly(rational(1))
    : null;
}

function packageKey(size: PackageSize | null): string {
  if (!size) return '';
  const base = sizeOf(size.unit);
  const ends = [size.quantity.min, size.quantity.max].map((end) =>
    ((toNumber(end) * toNumber(base)) as number).toFixed(3),
  );
  return `${dimensionOf(size.unit)} ${ends.join(' ')}`;
}

/** Amounts of one key can be added exactly. */
function amountKey(amount: ShoppingAmount): string {
  if (amount.unit === null || amount.unit === 'piece')
    return `piece ${packageKey(amount.packageSize)}`;
  const dimension = dimensionOf(amount.unit);
  if (dimension === 'mass' || dimension === 'volume' || dimension === 'length') return dimension;
  return `${amount.unit} ${packageKey(amount.packageSize)}`;
}

/** Whether `left` is the better unit for a sum of both: metric wins over cups, then the larger unit. */
function prefers(left: UnitId, right: UnitId): boolean {
  if (systemOf(left) !== systemOf(right)) return systemOf(left) === 'metric';
  return compare(sizeOf(left), sizeOf(right)) >= 0;
}

function addAmounts(
  left: ShoppingAmount,
  right: ShoppingAmount,
  id: number | null,
): ShoppingAmount {
  if (left.unit === null || right.unit === null || left.unit === right.unit) {
    return {
      ...left,
      unit: left.unit ?? right.unit,
      quantity: addQuantities(left.quantity, right.quantity),
      about: left.about || right.about,
    };
  }
  const unit = prefers(left.unit, right.unit) ? left.unit : right.unit;
  const convert = (amount: ShoppingAmount) => {
    const conversion = conversionFactor(amount.unit, unit, id ?? undefined);
    return scaleQuantity(amount.quantity, conversion?.factor ?? rational(1));
  };
  return {
    quantity: addQuantities(convert(left), convert(right)),
    unit,
    packageSize: left.packageSize,
    about: left.about || right.about,
  };
}

function withoutRepeats(amounts: readonly ShoppingAmount[], id: number | null): ShoppingAmount[] {
  const sums = new Map<string, ShoppingAmount>();
  for (const amount of amounts) {
    const key = amountKey(amount);
    const sum = sums.get(key);
    sums.set(key, sum ? addAmounts(sum, amount, id) : amount);
  }
  return [...sums.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, amount]) => amount);
}

/** Joins amounts of different kinds where the ingredient's weights allow it for all of them. */
function acrossDimensions(amounts: readonly ShoppingAmount[], id: number | null): ShoppingAmount[] {
  if (amounts.length < 2 || id === null) return [...amounts];
  if (amounts.some(({ packageSize }) => packageSize !== null)) return [...amounts];
  const target =
    amounts.find(({ unit }) => unit !== null && dimensionOf(unit) === 'mass')?.unit ?? 'g';
  let total: Quantity | null = null;
  for (const amount of amounts) {
    const conversion = conversionFactor(amount.unit, target, id);
    if (!conversion) return [...amounts];
    const quantity = scaleQuantity(amount.quantity, conversion.factor);
    total = total ? addQuantities(total, quantity) : quantity;
  }
  return total ? [{ quantity: total, unit: target, packageSize: null, about: true }] : [];
}

function shoppingLine(sources: readonly IngredientLine[]): ShoppingLine {
  const first = sources[0] as IngredientLine;
  const id = first.ingredientId;
  const amounts = sources.flatMap((source): ShoppingAmount[] => {
    const quantity = quantityOf(source);
    if (!quantity) return [];
    return [{ quantity, unit: source.unit, packageSize: source.packageSize, about: false }];
  });
  const names = sources.map(({ name }) => name.toLowerCase()).sort();
  return {
    ingredientId: id,
    name: (id === null ? undefined : ingredientById(id)?.name) ?? names[0] ?? '',
    amounts: acrossDimensions(withoutRepeats(amounts, id), id),
    toTaste: sources.some((source) => quantityOf(source) === null),
    optional: sources.every(({ optional }) => optional),
    sources: [...sources],
  };
}

function aisleOrder(line: ShoppingLine): number {
  const aisle = line.ingredientId === null ? undefined : ingredientById(line.ingredientId)?.aisle;
  return AISLES.indexOf(aisle ?? 'other');
}

/**
 * Adds up recipe lines into one shopping line for each ingredient, in the order of the aisles. Sums within a dimension are exact,
 * ranges add end by end, packages keep their size, and different kinds of amount are joined only with a known weight, marked `about`.
 */
export function mergeLines(lines: readonly IngredientLine[]): ShoppingLine[] {
  const groups = new Map<string, IngredientLine[]>();
  for (const line of lines.flatMap(flatten)) {
    const key = groupKey(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()]
    .map(shoppingLine)
    .sort(
      (left, right) =>
        aisleOrder(left) - aisleOrder(right) ||
        (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    );
}

const STEPS: readonly (readonly UnitId[])[] = [
  ['g', 'kg'],
  ['oz', 'lb'],
  ['ml', 'l'],
  ['tsp', 'tbsp', 'cup'],
];

function isTidy(value: Rational): boolean {
  return [1, 2, 3, 4].includes(value.denominator);
}

/** The unit of the same family in which the amount reads best: 1500 g as 1 1/2 kg, 4 tbsp as 1/4 cup. */
function readable(amount: ShoppingAmount): ShoppingAmount {
  const { unit } = amount;
  const family = unit === null ? undefined : STEPS.find((units) => units.includes(unit));
  if (!family || unit === null || amount.packageSize) return amount;
  const candidates = family.map((candidate) => {
    const factor = conversionFactor(unit, candidate)?.factor ?? rational(1);
    return { ...amount, unit: candidate, quantity: scaleQuantity(amount.quantity, factor) };
  });
  const smallestWhole = rational(1, family[0] === 'tsp' ? 4 : 1);
  const fitting = candidates.filter(
    ({ quantity }, index) => index === 0 || compare(quantity.max, smallestWhole) >= 0,
  );
  const tidyOnes = fitting.filter(({ quantity }) => isTidy(quantity.min) && isTidy(quantity.max));
  const metric = systemOf(unit) === 'metric';
  const chosen = (metric ? fitting : tidyOnes).at(-1) ?? fitting.find((one) => one.unit === unit);
  return chosen ?? amount;
}

// Parts of one whole: a head of lettuce, three cloves of garlic; the food stays singular.
const PARTS = new Set<UnitId>([
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

function isMoreThanOne(quantity: Quantity): boolean {
  return compare(quantity.max, rational(1)) > 0;
}

function amountText(amount: ShoppingAmount, locale: string): string {
  const { quantity, unit, packageSize, about } = readable(amount);
  const number = formatQuantity(quantity, locale);
  const size = packageSize
    ? ` (${formatQuantity(packageSize.quantity, locale)} ${unitLabel(packageSize.unit, isMoreThanOne(packageSize.quantity))})`
    : '';
  const label = unit === null ? '' : ` ${unitLabel(unit, isMoreThanOne(quantity))}`;
  return `${about ? 'about ' : ''}${number}${size}${label}`;
}

/** A shopping line as one line of text: "3 (14 oz) cans tomatoes", "1 bunch + 2 tbsp cilantro", "about 320 g flour". */
export function formatShoppingLine(line: ShoppingLine, locale = 'en'): string {
  const amounts = line.amounts.map((amount) => amountText(amount, locale));
  const ingredient = line.ingredientId === null ? undefined : ingredientById(line.ingredientId);
  const last = line.amounts.at(-1);
  let name = line.name;
  if (ingredient && last) {
    const parts = last.unit !== null && PARTS.has(last.unit);
    const single = last.unit === null && !isMoreThanOne(last.quantity);
    name = parts || single ? ingredient.name : ingredient.plural;
  } else if (ingredient) {
    name = ingredient.plural;
  }
  return amounts.length === 0 ? name : `${amounts.join(' + ')} ${name}`;
}
