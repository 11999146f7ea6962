import { convert } from './conversion.js';
import { ingredientById } from './ingredient.js';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';
import { exactly, formatQuantity, scaleQuantity, type Quantity } from './quantity.js';
import { compare, multiply, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, systemOf, unitLabel, unitOfWord, type UnitId } from './units.js';

/** The units in which a line is shown: as written, or all in one system. */
export type KitchenUnits = 'written' | 'metric' | 'us';

/** How a line is shown. */
export interface KitchenView {
  /** Factor for the written amount. */
  readonly factor: Rational;
  readonly units: KitchenUnits;
  readonly locale?: string;
  /** The language of the recipe, as a BCP 47 tag; without one, the words of the line decide. */
  readonly language?: string | null;
}

const NUMBER = '(?:\\d+ \\d+\\/\\d+|\\d+\\/\\d+|\\d+(?:\\.\\d+)?)';
const LEAD = new RegExp(`^(${NUMBER})(?:(?:\\s*[-–]\\s*|\\s+to\\s+)(${NUMBER}))?\\s*`);
const UNIT_WORD = /^(fl\.? oz|[a-z]+)\.?(?=[\s(,]|$)\s*/i;
const EQUIVALENT = /^\([^)]*\)\s*/;

const ONE = rational(1);

/** Where the amount ends in a line that starts with one; null for any other line. */
function afterAmount(text: string, unit: UnitId | null): string | null {
  const lead = LEAD.exec(text);
  if (!lead) return null;
  const rest = text.slice(lead[0].length);
  if (unit === null) return rest;
  const word = UNIT_WORD.exec(rest);
  if (!word || unitOfWord((word[1] ?? '').replace(/[. ]/g, '')) !== unit) return null;
  return rest.slice(word[0].length);
}

const SPOONS: readonly UnitId[] = ['tsp', 'tbsp', 'dessert-spoon'];
/** In order of size, each with the smallest amount for which a cook uses it. */
const FAMILIES: readonly (readonly (readonly [UnitId, Rational])[])[] = [
  [
    ['g', rational(0)],
    ['kg', ONE],
  ],
  [
    ['oz', rational(0)],
    ['lb', ONE],
  ],
  [
    ['ml', rational(0)],
    ['l', ONE],
  ],
  [
    ['tsp', rational(0)],
    ['tbsp', ONE],
    ['cup', rational(1, 4)],
  ],
];
const MOST_SPOONS = 4;

/** The equivalent unit in the requested system. */
function unitIn(units: KitchenUnits, unit: UnitId, quantity: Quantity): UnitId {
  const dimension = dimensionOf(unit);
  if (units === 'written' || (dimension !== 'mass' && dimension !== 'volume')) return unit;
  if (units === 'metric') {
    if (systemOf(unit) === 'metric') return unit;
    const spoons = convert(quantity, unit, 'tbsp')?.quantity;
    // Spoons are universal; beyond a few of them a measuring jug is easier.
    if (SPOONS.includes(unit) && spoons && toNumber(spoons.max) < MOST_SPOONS) return unit;
    return dimension === 'mass' ? 'g' : 'ml';
  }
  if (systemOf(unit) !== 'metric') return unit;
  return dimension === 'mass' ? 'oz' : 'tsp';
}

/** The unit of the same family in which the amount reads best: 6 tsp as 2 tbsp, 1500 g as 1.5 kg. */
function readableIn(quantity: Quantity, unit: UnitId): { quantity: Quantity; unit: UnitId } {
  const family = FAMILIES.find((units) => units.some(([candidate]) => candidate === unit)) ?? [];
  const fitting = family.flatMap(([candidate, least]) => {
    const converted = convert(quantity, unit, candidate)?.quantity;
    return converted && compare(converted.min, least) >= 0 && isMeasurable(converted, candidate)
      ? [{ quantity: converted, unit: candidate }]
      : [];
  });
  return fitting.at(-1) ?? { quantity, unit };
}

const EIGHTHS = [0, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];
const CUPS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const WHOLES = [0, 1];

/** The fractions a cook measures between whole numbers. */
function partsFor(unit: UnitId | null, value: number): readonly number[] {
  if (unit === 'tsp') return value < 1 ? EIGHTHS : QUARTERS;
  if (unit === 'tbsp') return HALVES;
  if (unit === 'cup') return value < 4 ? CUPS : HALVES;
  if (unit === 'lb') return QUARTERS;
  if (unit === 'oz') return value < 4 ? QUARTERS : HALVES;
  if (value < 1) return CUPS;
  return value < 5 ? HALVES : WHOLES;
}

function metricStep(unit: UnitId, value: number): number {
  if (unit === 'kg' || unit === 'l') return 0.05;
  if (value < 20) return 1;
  if (value < 100) return 5;
  return value < 500 ? 10 : 25;
}

const METRIC: readonly (UnitId | null)[] = ['g', 'kg', 'ml', 'l', 'cl', 'dl', 'mg'];

function tidied(value: Rational, unit: UnitId | null): Rational {
  const number = toNumber(value);
  if (unit !== null && METRIC.includes(unit)) {
    const step = metricStep(unit, number);
    return rational(Number((Math.max(1, Math.round(number / step)) * step).toFixed(2)));
  }
  const whole = Math.floor(number);
  const parts = partsFor(unit, number);
  const nearest = parts.reduce((best, part) =>
    Math.abs(whole + part - number) <= Math.abs(whole + best - number) ? part : best,
  );
  const rounded = whole + nearest;
  // An amount is never rounded to zero.
  const least = parts[1] ?? 1;
  return rational(Math.round((rounded > 0 ? rounded : least) * 24), 24);
}

const HALF = rational(1, 2);
const MOST_OFF = 0.1;

/** No kitchen has a measure of 3/8 cup; 6 tbsp say the same. */
function isMeasurable({ min, max }: Quantity, unit: UnitId): boolean {
  if (unit !== 'cup') return true;
  return [min, max].every((end) => {
    const off = Math.abs(toNumber(tidied(end, unit)) / toNumber(end) - 1);
    return compare(end, HALF) >= 0 || off <= MOST_OFF;
  });
}

function numberText(quantity: Quantity, unit: UnitId | null, locale: string): string {
  if (unit === null || !METRIC.includes(unit)) return formatQuantity(quantity, locale);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const ends = [quantity.min, quantity.max].map((end) => format.format(toNumber(end)));
  return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join('-');
}

/** "onion" or "onions", depending on the number. */
export function agreeing(
  rest: string,
  { ingredientId, unit }: IngredientLine,
  many: boolean,
): string {
  const ingredient = ingredientId === null ? undefined : ingredientById(ingredientId);
  if (!ingredient || (unit !== null && unit !== 'piece')) return rest;
  const [from, to] = many
    ? [ingredient.name, ingredient.plural]
    : [ingredient.plural, ingredient.name];
  if (from === to) return rest;
  const [food = '', ...after] = rest.split(',');
  const end = food.trimEnd();
  if (
    !end.toLowerCase().endsWith(from) ||
    (many && end.toLowerCase().endsWith(ingredient.plural))
  ) {
    return rest;
  }
  return [`${end.slice(0, end.length - from.length)}${to}`, ...after].join(',');
}

/** An amount as a kitchen measures it, in words, and whether its food is named in the plural. */
export interface KitchenAmount {
  readonly text: string;
  readonly many: boolean;
}

/** An amount for other servings in the cook's units, rounded to kitchen measures: "1/3 cup", "450 g", "3". */
export function kitchenAmount(
  quantity: Quantity,
  written: UnitId | null,
  { factor, units, locale = 'en' }: KitchenView,
): KitchenAmount {
  const scaled = scaleQuantity(quantity, factor);
  const unit = written === null ? null : unitIn(units, written, scaled);
  const converted = convert(scaled, written, unit)?.quantity ?? scaled;
  const readable = unit === null ? { quantity: converted, unit } : readableIn(converted, unit);
  const amount: Quantity = {
    min: tidied(readable.quantity.min, readable.unit),
    max: tidied(readable.quantity.max, readable.unit),
  };
  const many = compare(amount.max, ONE) > 0;
  const label = readable.unit === null ? '' : ` ${unitLabel(readable.unit, many)}`;
  return { text: `${numberText(amount, readable.unit, locale)}${label}`, many };
}

const WEIGHT_OF_ONE = /^([^(]*)\((\d+(?:\.\d+)?) (g|kg|oz|lb)( each)?\)/;

/** The plural of what is counted although its food is not: chicken, but one whole chicken. */
function inPlural(food: string, { ingredientId }: IngredientLine): string {
  const isFish = ingredientId !== null && ingredientById(ingredientId)?.aisle === 'seafood';
  return food.replace(/^[^,]*[a-z](?=,|$)/, (name) =>
    isFish || name.endsWith('s') ? name : name + (/(?:x|z|ch|sh)$/.test(name) ? 'es' : 's'),
  );
}

/**
 * Pieces that are bought by their weight, such as a whole chicken (1.8 kg): a whole number of them, and what they weigh
 * together. Null for any other line.
 */
function wholePieces(rest: string, line: IngredientLine, view: KitchenView): string | null {
  const [found = '', food = '', weight = '', word = '', each] = WEIGHT_OF_ONE.exec(rest) ?? [];
  const unit = unitOfWord(word);
  if (found === '' || unit === null || !line.quantity) return null;
  if (line.unit !== null && line.unit !== 'piece') return null;
  const count = toNumber(multiply(line.quantity.max, view.factor));
  // Half a chicken can be bought, and what is less than one is never rounded up to twice as much.
  const pieces = count < 1 ? multiply(line.quantity.max, view.factor) : rational(Math.round(count));
  const once = { ...view, factor: ONE };
  const { text, many } = kitchenAmount(exactly(pieces), null, once);
  const one = exactly(rational(Number(weight)));
  const weighs = each
    ? `${kitchenAmount(one, unit, once).text} each`
    : kitchenAmount(scaleQuantity(one, pieces), unit, once).text;
  const agreed = agreeing(food.trimEnd(), line, many);
  const named = many && agreed === food.trimEnd() ? inPlural(agreed, line) : agreed;
  return `${text} ${named} (${weighs})${rest.slice(found.length)}`;
}

/**
 * An ingredient line for another number of servings, in the cook's units. Amounts are rounded to kitchen measures: fractions of
 * cups and spoons, round grams and millilitres. Unscaled and as written, it is the line itself; a line without an amount stays as
 * it is, and one that cannot be rewritten safely says how many times it is needed.
 */
export function displayLine(
  text: string,
  { factor, units, locale = 'en', language }: KitchenView,
): string {
  const once = compare(factor, ONE) === 0;
  if (once && units === 'written') return text;
  const line = parseIngredientLine(text, { language });
  if (!line.quantity) return text;
  const scaled = scaleQuantity(line.quantity, factor);
  const unit = line.unit === null ? null : unitIn(units, line.unit, scaled);
  const rest = afterAmount(text.trim().replace(/\s+/g, ' '), line.unit);
  const view = { factor, units, locale, language };
  const pieces = rest === null ? null : wholePieces(rest, line, view);
  if (pieces !== null) return pieces;
  if (once && unit === line.unit) return text;

  if (rest === null || line.also.some(({ quantity }) => quantity !== null)) {
    return once ? text : `${text} (× ${formatQuantity(exactly(factor), locale)})`;
  }
  const { text: amount, many } = kitchenAmount(line.quantity, line.unit, view);
  const measured = unit !== null && ['mass', 'volume'].includes(dimensionOf(unit));
  const food = agreeing(measured ? rest.replace(EQUIVALENT, '') : rest, line, many);
  return `${amount} ${food}`;
}

/**
 * An ingredient line with another amount than its own, without its preparation: "1/2 tsp salt". Without an amount, its food
 * alone.
 */
export function lineWithAmount(
  text: string,
  amount: { readonly quantity: Quantity; readonly unit: UnitId | null } | null,
  view: KitchenView,
): string {
  const line = parseIngredientLine(text, { language: view.language });
  const written = line.quantity && afterAmount(text.trim().replace(/\s+/g, ' '), line.unit);
  const name = (written ?? line.name)
    .replace(/\s*\([^)]*\)/g, '')
    .split(',')[0]
    ?.trim();
  const food = name || line.name || text;
  if (!amount) return food;
  const measured = kitchenAmount(amount.quantity, amount.unit, view);
  return `${measured.text} ${agreeing(food, { ...line, unit: amount.unit }, measured.many)}`;
}
