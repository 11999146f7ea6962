import type { IngredientRole } from '../domain/ingredient-hierarchy.js';

/**
 * All weights are integers, so that no rounding depends on the machine: in eighths of a point, because a match is worth a number of
 * eighths of its gain.
 */
const POINT = 8;

/** Using a common ingredient; a very rare one is worth twice that, by the logarithm of how few recipes use it. */
const COMMON_POINTS: Readonly<Record<IngredientRole, number>> = {
  main: 16,
  seasoning: 8,
  staple: 2,
};
const RAREST_OCTAVES = 12;

/**
 * Buying something costs an eighth of what using it is worth: a dish that uses one more available ingredient comes first even if a
 * handful of things have to be bought for it, and among dishes that use the same the shorter shopping list wins.
 */
const BUYING_SHARE = 8;

/** What using an ingredient adds when `using` of `recipes` recipes use it. */
export function gainOf(role: IngredientRole, using: number, recipes: number): number {
  const common = COMMON_POINTS[role];
  if (role === 'staple') return common * POINT;
  const octaves = Math.log2(Math.max(1, recipes) / Math.max(1, using));
  const rarity = Math.min(1, Math.max(0, octaves / RAREST_OCTAVES));
  return Math.round(common * (1 + rarity)) * POINT;
}

/** What buying it subtracts. */
export function costOf(role: IngredientRole, using: number, recipes: number): number {
  return role === 'staple' ? 0 : Math.floor(gainOf(role, using, recipes) / BUYING_SHARE);
}
