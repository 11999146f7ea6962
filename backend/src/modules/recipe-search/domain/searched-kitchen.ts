import {
  coverOf,
  type Fit,
  fitsOf,
  type IngredientCover,
  type IngredientHierarchy,
  type IngredientRole,
  type IngredientsAtHand,
} from '@larder/culinary/at-hand';
import { ingredientById } from '@larder/culinary';
import { COMMON_POINTS, COMMON_WORTH } from './common-points.js';
import { type Customs, customsOf } from './food-customs.js';
import { foremostOf } from './kitchen-centre.js';
import { isSolid } from './role-groups.js';

/** What is at hand while the dishes of a page are judged. */
export interface Kitchen {
  readonly typed: readonly number[];
  /** What using each of these is worth, in points. */
  readonly worths: readonly number[];
  /** What using each of these is worth more or less than that. */
  readonly extras: readonly number[];
  /** What each of these can stand for. */
  readonly fits: readonly ReadonlyMap<number, Fit>[];
  readonly cover: IngredientCover;
  /** Whether the kitchen is mainly about each of these. */
  readonly isForemost: readonly boolean[];
  /** What is usually made of them. */
  readonly customs: Customs;
  /** Whether some of them were cooked before, or will not keep. */
  readonly hasLeftovers: boolean;
  /** Whether each of these is in the pantry anyway, so that a dish need not show what to do with it. */
  readonly isAtHome: readonly boolean[];
}

/**
 * To the index, the rarest food is worth twice what the commonest of its role is. Told apart more clearly, four foods that half of all dishes
 * use (egg, milk, flour, vanilla) bring up no dish beside the point. What one dish in 28 uses is worth as much as before.
 */
const RARITY_SHARE = 0.6;
const USUAL_WORTH = 1.4;

/**
 * To the index, a carrot is worth as much as the pasta, and a flavour half of it. To a cook, a second vegetable says less about a dish, and a
 * flavour that somebody has named says more.
 */
const ROLE_EXTRA: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 0, base: 0, main: -2.5, support: 0, seasoning: 2, staple: 0 },
};

/** Among vegetables and the like, what few dishes use says more again, and among what fills yet more: buckwheat flour more than flour. */
const RARE_SHARE: Readonly<Partial<Record<IngredientRole, number>>> = { base: 0.3, main: 0.2 };

const COOKED = /^(?:cooked|rotisserie|mashed|roast) /;

/** Using what will not keep: stale bread is why somebody looks for a dish. */
const SOON_GAIN = 3;

function extrasOf(
  typed: readonly number[],
  worths: readonly number[],
  { roleOf }: IngredientHierarchy,
  soon: readonly number[],
): number[] {
  const isMeal = typed.some((food) => isSolid(roleOf(food)));
  return typed.map((food, word) => {
    const role = roleOf(food);
    const rarity = (worths[word] as number) - USUAL_WORTH * COMMON_POINTS[role];
    const share = RARITY_SHARE + (RARE_SHARE[role] ?? 0);
    const extra = isMeal ? ROLE_EXTRA[role] : 0;
    return share * rarity + extra + (soon.includes(food) ? SOON_GAIN : 0);
  });
}

/** `worths`: what using each of the typed foods is worth, in points. `soon`: those that will not keep. */
export const kitchenOf = (
  { typed, pantry }: IngredientsAtHand,
  worths: readonly number[],
  hierarchy: IngredientHierarchy,
  soon: readonly number[] = [],
): Kitchen => ({
  ...{ typed, worths },
  extras: extrasOf(typed, worths, hierarchy, soon),
  fits: typed.map((food) => fitsOf(food, hierarchy)),
  cover: coverOf(typed, pantry, hierarchy),
  isForemost: foremostOf(
    typed.map((food, word) => ({
      role: hierarchy.roleOf(food),
      gain: worths[word] as number,
      isCommon: (worths[word] as number) <= COMMON_WORTH,
    })),
  ),
  customs: customsOf(typed),
  hasLeftovers:
    soon.length > 0 || typed.some((food) => COOKED.test(ingredientById(food)?.name ?? '')),
  isAtHome: typed.map((food) => pantry.includes(food)),
});
