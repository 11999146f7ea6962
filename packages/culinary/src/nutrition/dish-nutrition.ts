import { NUTRIENTS, type Nutrient } from './food-nutrients.js';
import type { LineShare } from './line-nutrition.js';

/** What a whole dish contains. */
export interface DishNutrition {
  /** Grams of everything that is eaten of it except water. */
  readonly grams: number;
  /** Grams of that whose values are known. */
  readonly known: number;
  /** Null where the values of too much of the dish are not known. */
  readonly totals: Readonly<Record<Nutrient, number | null>>;
  /** Nobody says how much salt goes into it, so it may have more sodium than this. */
  readonly leavesSaltOpen: boolean;
}

/** From this share of a dish's weight on, its values are given; below, they would be wrong rather than rough. */
export const LEAST_KNOWN_SHARE = 0.85;

/** Salt that the lines do not name. */
const SALTED_WATER =
  /\bsalted (?:boiling )?water\b|\bsalt the water\b|\beau (?:bouillante )?salee\b/i;
/** Salt that goes into what nobody eats: the lines say how much, but not how much stays in the food. */
const SALT_IN_WATER =
  /\bwater\b[^.]*\bwith\b[^.]*\bsalt\b|\bdiscard the (?:marinade|brine|soaking|pickling|poaching|cooking)\b/i;
const POURED_OFF = /\b(?:drain|lift|scoop|cooking water|discard)\b/i;

/** No dish tastes good with more: of a cure, a brine or a bath of soda most is not eaten. */
const MOST_SALT = 0.03;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Adds up what the lines of a dish contribute. `steps` say whether salt comes and goes with water. */
export function dishNutrition(
  shares: readonly LineShare[],
  steps: readonly string[],
): DishNutrition {
  const sums = new Map<Nutrient, { total: number; known: number }>(
    NUTRIENTS.map((nutrient) => [nutrient, { total: 0, known: 0 }]),
  );
  let grams = 0;
  let known = 0;
  for (const share of shares) {
    grams += share.grams;
    if (!share.food) continue;
    known += share.grams;
    for (const nutrient of NUTRIENTS) {
      const value = share.food.values[nutrient];
      const sum = sums.get(nutrient);
      if (value === null || !sum) continue;
      sum.total += (value * share.grams) / 100;
      sum.known += share.grams;
    }
  }
  const isGiven = (part: number): boolean => grams > 0 && part >= LEAST_KNOWN_SHARE * grams;
  const salt = shares.reduce((sum, share) => sum + (share.isSalt ? share.grams : 0), 0);
  const hidesSalt =
    salt > MOST_SALT * grams ||
    shares.some(({ leavesSaltOpen, grams: weight }) => leavesSaltOpen && weight > 0) ||
    (steps.some((step) => SALT_IN_WATER.test(step)) && steps.some((step) => POURED_OFF.test(step)));
  const totals = Object.fromEntries(
    [...sums].map(([nutrient, sum]) => {
      const isHidden = nutrient === 'sodium' && hidesSalt;
      return [nutrient, isGiven(sum.known) && !isHidden ? rounded(sum.total) : null];
    }),
  ) as Record<Nutrient, number | null>;
  return {
    grams: rounded(grams),
    known: rounded(known),
    totals,
    leavesSaltOpen:
      shares.some(({ leavesSaltOpen }) => leavesSaltOpen) ||
      steps.some((step) => SALTED_WATER.test(step)),
  };
}
