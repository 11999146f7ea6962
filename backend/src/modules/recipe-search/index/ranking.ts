import type { IngredientRole } from '@larder/culinary/at-hand';
import { COMMON_POINTS } from '../domain/common-points.js';

/**
 * All weights are integers, so that no rounding depends on the machine: in eighths of a point, because a match is worth a number of
 * eighths of its gain.
 */
export const POINT = 8;

/** So rare that using it is worth twice what using a common one is, by the logarithm of how few recipes use it. */
const RAREST_OCTAVES = 12;

/**
 * Buying something costs a twelfth of what using it is worth: a dish that uses one more available ingredient comes first even if a dozen
 * things have to be bought for it, as for bigos, and among dishes that use the same the shorter shopping list wins.
 */
const BUYING_SHARE = 12;

/**
 * Meat or fish costs a quarter: who names lamb chops and ginger, or potatoes and thyme, does not look for a dish for which a chicken has to be
 * bought, unless it uses more of what is there.
 */
const BUYING_PROTEIN_SHARE = 4;

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
  if (role === 'staple') return 0;
  const share = role === 'protein' ? BUYING_PROTEIN_SHARE : BUYING_SHARE;
  return Math.floor(gainOf(role, using, recipes) / share);
}

/** Using something of the kitchen's centre: more than everything else together, so that no dish without it comes before one with it. */
export const CENTRE_GAIN = 2 ** 20;

/** Being a dessert without the protein that the kitchen is mainly about: more than all that it may use. */
export const DESSERT_LOSS = 2 ** 19;

/**
 * Being made for babies: more than all that a dish may use, and less than what using the centre gains or a dessert loses, so that it comes
 * last among its like. Search by name alone does not subtract it.
 */
export const BABY_LOSS = 2 ** 17;

/** What any dish that uses something of the centre scores, even a dessert for babies, and none that does not. */
export const LEAST_WITH_CENTRE = CENTRE_GAIN / 4;

/**
 * Being named after an ingredient that the kitchen is mainly about, which is worth half as much as using another common one: a dish that uses both still comes
 * first. A power of two is one bit to add.
 */
export const CENTRE_TITLE_GAIN = 8 * POINT;

/** Being named after any of the others, however many: it decides between dishes that are about as good. */
export const TITLE_GAIN = POINT / 2;
