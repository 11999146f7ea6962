import type { IngredientHierarchy, IngredientRole } from './ingredient-hierarchy.js';

/**
 * All weights are whole numbers, so that no rounding depends on the machine: eighths of a point, which three quarters of a match and
 * half of that for an optional line still divide.
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
 * Having to buy something costs a sixth of what using it is worth: a dish that uses one more of what somebody has comes first even
 * if a handful of things are to be bought for it, and among dishes that use the same the shorter shopping list wins.
 */
const BUYING_SHARE = 6;

export class IngredientWeights {
  private readonly recipeCount: number;

  constructor(
    recipeCount: number,
    private readonly recipesWith: (id: number) => number,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    this.recipeCount = Math.max(1, recipeCount);
  }

  /** What using it adds. */
  gainOf(id: number): number {
    const role = this.hierarchy.roleOf(id);
    const common = COMMON_POINTS[role];
    if (role === 'staple') return common * POINT;
    const octaves = Math.log2(this.recipeCount / Math.max(1, this.recipesWith(id)));
    const rarity = Math.min(1, Math.max(0, octaves / RAREST_OCTAVES));
    return Math.round(common * (1 + rarity)) * POINT;
  }

  /** What having to buy it takes away. */
  costOf(id: number): number {
    if (this.hierarchy.roleOf(id) === 'staple') return 0;
    return Math.floor(this.gainOf(id) / BUYING_SHARE);
  }
}
