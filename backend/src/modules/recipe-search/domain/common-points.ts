import type { IngredientRole } from '@larder/culinary/at-hand';

/** What using a common ingredient is worth; a very rare one is worth twice that. */
export const COMMON_POINTS: Readonly<Record<IngredientRole, number>> = {
  protein: 20,
  base: 16,
  main: 16,
  support: 12,
  seasoning: 8,
  staple: 2,
};

/** One recipe in eight uses a food of its own taste that is worth this, or more: three of twelve octaves from the commonest to the rarest. */
export const COMMON_WORTH = COMMON_POINTS.main * (1 + 3 / 12);
