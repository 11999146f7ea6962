import type { DishPattern } from './dish-pattern.js';
import { BREAD_AND_EGG_PATTERNS } from './patterns/breads-and-eggs.js';
import { OVEN_PATTERNS } from './patterns/ovens.js';
import { PAN_PATTERNS } from './patterns/pans.js';
import { POT_PATTERNS } from './patterns/pots.js';
import { SALAD_AND_BOWL_PATTERNS } from './patterns/salads-and-bowls.js';
import { STEAK_PATTERNS } from './patterns/steaks.js';
import { SWEET_PATTERNS } from './patterns/sweets.js';

/** All patterns of the built-in composer. */
export const PATTERNS: readonly DishPattern[] = [
  ...STEAK_PATTERNS,
  ...POT_PATTERNS,
  ...PAN_PATTERNS,
  ...OVEN_PATTERNS,
  ...BREAD_AND_EGG_PATTERNS,
  ...SALAD_AND_BOWL_PATTERNS,
  ...SWEET_PATTERNS,
];
