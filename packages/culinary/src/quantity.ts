import { add, compare, multiply, toNumber, type Rational } from './rational.js';

/** An amount from `min` to `max`; both are equal when the amount is not a range. */
export interface Quantity {
  readonly min: Rational;
  readonly max: Rational;
}

/** A quantity of one exact value. */
export function exactly(value: Rational): Quantity {
  return { min: value, max: value };
}

/** Adds two quantities end by end: 2-3 and 1 make 3-4. */
export function addQuantities(left: Quantity, right: Quantity): Quantity {
  return { min: add(left.min, right.min), max: add(left.max, right.max) };
}

/** Multiplies both ends of a quantity by a factor. */
export function scaleQuantity(quantity: Quantity, factor: Rational): Quantity {
  return { min: multiply(quantity.min, factor), max: multiply(quantity.max, factor) };
}

/** Whether its food is named in the plural. */
export function isMoreThanOne({ max }: Quantity): boolean {
  return max.numerator > max.denominator;
}

const KITCHEN_DENOMINATORS = [2, 3, 4, 8];
// A cook does not notice a fiftieth of a spoon; beyond that a decimal is more honest than a fraction.
const TIDY_SHARE = 0.02;
const TIDY_MOST = 0.015;

interface DecimalFormat {
  readonly format: (value: number) => string;
  /** Whether it writes whole numbers as the language does, which takes a tenth of the time. */
  readonly isPlain: boolean;
}

const decimalFormats = new Map<string, DecimalFormat>();

function decimalFormat(digits: number, locale: string): DecimalFormat {
  const key = `${locale} ${digits}`;
  let known = decimalFormats.get(key);
  if (!known) {
    const options = { maximumFractionDigits: digits, useGrouping: false };
    const { format } = new Intl.NumberFormat(locale, options);
    known = { format, isPlain: format(1_234_567_890) === '1234567890' };
    decimalFormats.set(key, known);
  }
  return known;
}

function decimal(value: number, digits: number, locale: string): string {
  const { format, isPlain } = decimalFormat(digits, locale);
  return isPlain && Number.isSafeInteger(value) ? String(value) : format(value);
}

function tidy(value: Rational, locale: string): string {
  const number = toNumber(value);
  if (value.denominator === 1) return decimal(number, 0, locale);
  if (number >= 100) return decimal(number, 0, locale);
  const whole = Math.floor(number);
  const part = number - whole;
  const tolerance = Math.min(TIDY_SHARE * number, TIDY_MOST);
  for (const denominator of KITCHEN_DENOMINATORS) {
    const numerator = Math.round(part * denominator);
    if (Math.abs(numerator / denominator - part) > tolerance) continue;
    if (numerator === 0) return whole === 0 ? decimal(number, 3, locale) : String(whole);
    if (numerator === denominator) return String(whole + 1);
    return whole === 0 ? `${numerator}/${denominator}` : `${whole} ${numerator}/${denominator}`;
  }
  return decimal(number, number >= 10 ? 1 : number >= 0.1 ? 2 : 3, locale);
}

/** A quantity as a cook writes it: "1 1/2", "2-3", "604"; decimals follow the locale (default English). */
export function formatQuantity(quantity: Quantity, locale = 'en'): string {
  const min = tidy(quantity.min, locale);
  if (compare(quantity.min, quantity.max) === 0) return min;
  const max = tidy(quantity.max, locale);
  return min === max ? min : `${min}-${max}`;
}
