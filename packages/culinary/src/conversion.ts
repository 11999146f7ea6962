import { ingredientById } from './ingredient.js';
import { scaleQuantity, type Quantity } from './quantity.js';
import { compare, divide, multiply, rational, toNumber, type Rational } from './rational.js';
import { dimensionOf, sizeOf, type UnitId } from './units.js';

/** A converted amount; `about` when a density, a typical weight or a kitchen convention was needed. */
export interface Conversion {
  readonly quantity: Quantity;
  readonly about: boolean;
}

// Kitchen conventions: a pinch is a sixteenth of a teaspoon, a dash an eighth, a drop a ninety-sixth.
const LOOSE_VOLUMES: Partial<Record<UnitId, Rational>> = {
  pinch: rational(1, 16),
  dash: rational(1, 8),
  drop: rational(1, 96),
  shot: rational(9),
};

/** Five significant digits: an estimate is no more precise, and small numbers keep later sums exact. */
function estimate(value: number): Rational {
  const digits = Math.min(10, Math.max(0, 4 - Math.floor(Math.log10(value))));
  return rational(Math.round(value * 10 ** digits), 10 ** digits);
}

function gramsOf(
  unit: UnitId | null,
  ingredientId: number | undefined,
): { grams: Rational; about: boolean } | null {
  if (unit !== null && dimensionOf(unit) === 'mass') return { grams: sizeOf(unit), about: false };
  const ingredient = ingredientId === undefined ? undefined : ingredientById(ingredientId);
  if (!ingredient) return null;
  const portion = ingredient.portions?.[unit ?? 'piece'];
  if (portion !== undefined) return { grams: rational(portion), about: true };
  const millilitres = unit === null ? null : millilitresOf(unit);
  if (millilitres && ingredient.density !== undefined) {
    return { grams: multiply(millilitres.size, estimate(ingredient.density)), about: true };
  }
  return null;
}

function millilitresOf(unit: UnitId): { size: Rational; about: boolean } | null {
  if (dimensionOf(unit) === 'volume') return { size: sizeOf(unit), about: false };
  const loose = LOOSE_VOLUMES[unit];
  return loose ? { size: multiply(loose, sizeOf('tsp')), about: true } : null;
}

/**
 * The factor from one unit to another; a null unit is one piece. Exact within mass, volume or length; across them only with the
 * ingredient's density or portion weight, and then `about`. Null when nothing is known.
 */
export function conversionFactor(
  from: UnitId | null,
  to: UnitId | null,
  ingredientId?: number,
): { factor: Rational; about: boolean } | null {
  if ((from ?? 'piece') === (to ?? 'piece')) return { factor: rational(1), about: false };
  if (from !== null && to !== null) {
    const dimension = dimensionOf(from);
    if (dimension === dimensionOf(to) && dimension !== 'count' && dimension !== 'package') {
      return { factor: divide(sizeOf(from), sizeOf(to)), about: false };
    }
    const source = millilitresOf(from);
    const target = millilitresOf(to);
    if (source && target) {
      return { factor: estimate(toNumber(source.size) / toNumber(target.size)), about: true };
    }
  }
  const source = gramsOf(from, ingredientId);
  const target = gramsOf(to, ingredientId);
  if (!source || !target) return null;
  // Two words for one unit: ribs and stalks of celery. A kilogram is no word for a squash that typically weighs as much.
  if (compare(source.grams, target.grams) === 0) {
    return { factor: rational(1), about: source.about !== target.about };
  }
  return { factor: estimate(toNumber(source.grams) / toNumber(target.grams)), about: true };
}

/**
 * Converts a quantity between units (null = pieces). Within mass, volume or length the answer is exact; across them it needs the
 * ingredient and is marked `about`. Null when the conversion is not known.
 */
export function convert(
  quantity: Quantity,
  from: UnitId | null,
  to: UnitId | null,
  ingredientId?: number,
): Conversion | null {
  const conversion = conversionFactor(from, to, ingredientId);
  if (!conversion) return null;
  return { quantity: scaleQuantity(quantity, conversion.factor), about: conversion.about };
}
