import { convert } from './conversion.js';
import { AISLES, ingredientById } from './ingredient.js';
import type { IngredientLine, PackageSize } from './ingredient-line.js';
import {
  addQuantities,
  exactly,
  formatQuantity,
  scaleQuantity,
  type Quantity,
} from './quantity.js';
import { compare, multiply, rational, toNumber, type Rational } from './rational.js';
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

function addAmounts(left: ShoppingAmount, right: ShoppingAmount): ShoppingAmount {
  if (left.unit === null || right.unit === null || left.unit === right.unit) {
    return {
      ...left,
      unit: left.unit ?? right.unit,
      quantity: addQuantities(left.quantity, right.quantity),
      about: left.about || right.about,
    };
  }
  const unit = prefers(left.unit, right.unit) ? left.unit : right.unit;
  const inUnit = (amount: ShoppingAmount) =>
    convert(amount.quantity, amount.unit, unit)?.quantity ?? amount.quantity;
  return {
    quantity: addQuantities(inUnit(left), inUnit(right)),
    unit,
    packageSize: left.packageSize,
    about: left.about || right.about,
  };
}

function withoutRepeats(amounts: readonly ShoppingAmount[]): ShoppingAmount[] {
  const sums = new Map<string, ShoppingAmount>();
  for (const amount of amounts) {
    const key = amountKey(amount);
    const sum = sums.get(key);
    sums.set(key, sum ? addAmounts(sum, amount) : amount);
  }
  return [...sums.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, amount]) => amount);
}

// Sold by the head, the bunch or the loaf rather than by weight.
const COUNTED_AISLES = new Set(['produce', 'bakery']);

/** The unit in which amounts of different kinds are best joined. */
function commonUnit(amounts: readonly ShoppingAmount[], id: number): UnitId | null {
  const units = amounts.map(({ unit }) => unit);
  if (COUNTED_AISLES.has(ingredientById(id)?.aisle ?? '')) {
    const weights = ingredientById(id)?.portions ?? {};
    const counted = units
      .filter((unit) => unit === null || dimensionOf(unit) === 'count')
      .sort((left, right) => (weights[right ?? 'piece'] ?? 0) - (weights[left ?? 'piece'] ?? 0));
    if (counted[0] !== undefined) return counted[0];
  }
  const measured = (dimension: 'mass' | 'volume') =>
    units.find((unit) => unit !== null && dimensionOf(unit) === dimension);
  return measured('mass') ?? measured('volume') ?? 'g';
}

/** Joins amounts of different kinds where the ingredient's weights allow it for all of them. */
function acrossDimensions(amounts: readonly ShoppingAmount[], id: number | null): ShoppingAmount[] {
  if (amounts.length < 2 || id === null) return [...amounts];
  if (amounts.some(({ packageSize }) => packageSize !== null)) return [...amounts];
  for (const unit of [commonUnit(amounts, id), 'g'] as const) {
    const quantities = amounts.flatMap(
      (amount) => convert(amount.quantity, amount.unit, unit, id)?.quantity ?? [],
    );
    const [first, ...others] = quantities;
    if (!first || quantities.length < amounts.length) continue;
    const quantity = others.reduce(addQuantities, first);
    return [{ quantity, unit, packageSize: null, about: true }];
  }
  return [...amounts];
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
    amounts: acrossDimensions(withoutRepeats(amounts), id),
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

/** Units of one family, each with the least amount for which a cook would use it. */
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
  const chosen = fitting.filter((one) => metric || amount.about || isTidy(one.quantity)).at(-1);
  return chosen ?? amount;
}

const QUARTER = rational(1, 4);

/** Estimates are not printed finer than they are known: to 5 g past 50 g, else to a quarter. */
function roundedEstimate(value: Rational, unit: UnitId | null): Rational {
  const number = toNumber(value);
  if (unit === 'g' || unit === 'ml') {
    return number >= 50
      ? rational(Math.round(number / 5) * 5)
      : rational(Math.max(1, Math.round(number)));
  }
  if (number >= 10) return rational(Math.round(number));
  return multiply(rational(Math.max(1, Math.round(number * 4))), QUARTER);
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
  const { quantity: exact, unit, packageSize, about } = readable(amount);
  const quantity = about
    ? { min: roundedEstimate(exact.min, unit), max: roundedEstimate(exact.max, unit) }
    : exact;
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
