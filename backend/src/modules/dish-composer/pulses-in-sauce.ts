import type { DishKit } from './dish-kit.js';
import type { DishRole } from './dish-role.js';
import type { Food } from './food.js';

/** Lentils belong into the sauce, which they thicken; boiled by themselves and drained, they taste of nothing. */
export const PULSES_IN_SAUCE = {
  kinds: ['lentil'],
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

const cupsInSauce = 3 / 4;
/** Cups of water that a cup of them drinks, beside what the sauce can spare. */
const drunk = 2.5;

/** The water of a sauce, with as much more as the pulses in it drink; less of them goes in than where they are the dish. */
export function watered(kit: DishKit, water: Food | null, pulses: readonly Food[]): Food | null {
  if (pulses.length === 0) return water;
  const share = kit.servings / 4;
  for (const food of pulses) kit.cups(food, cupsInSauce * share);
  const before = water ? (kit.cupsOf(water) ?? 0) : 0;
  const all = water ?? kit.water('1 cup');
  return all && kit.cups(all, Math.round((before + drunk * cupsInSauce * share) * 2) / 2);
}
