import type { IngredientHierarchy } from './ingredient-hierarchy.js';

/**
 * Weights are whole numbers in half points, so that no rounding depends on the machine and half a match has a whole value.
 *
 * Using an ingredient is worth 16 (in every second recipe) to 32 points (very rare), by the logarithm of how few recipes use it.
 * Having to buy it costs half of that, so one more thing used outweighs two cheap ones to buy. Staples are worth next to nothing
 * and cost nothing.
 */
export const COMMON_GAIN = 32;
const RARITY_GAIN = 32;
const RAREST_OCTAVES = 12;
export const STAPLE_GAIN = 4;

export class IngredientWeights {
  private readonly recipeCount: number;

  constructor(
    recipeCount: number,
    private readonly recipesWith: (id: number) => number,
    private readonly hierarchy: IngredientHierarchy,
  ) {
    this.recipeCount = Math.max(1, recipeCount);
  }

  /** What using it adds, in half points. Always even. */
  gainOf(id: number): number {
    if (this.hierarchy.isStaple(id)) return STAPLE_GAIN;
    const octaves = Math.log2(this.recipeCount / Math.max(1, this.recipesWith(id)));
    const rarity = Math.min(1, Math.max(0, octaves / RAREST_OCTAVES));
    return COMMON_GAIN + 2 * Math.round((RARITY_GAIN / 2) * rarity);
  }

  /** What having to buy it costs, in half points. Always even. */
  costOf(id: number): number {
    return this.hierarchy.isStaple(id) ? 0 : 2 * Math.floor(this.gainOf(id) / 4);
  }
}
