import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';

/** Raw they are harsh, and in a filling nothing but wet: on tacos they are the salsa. */
export const TOMATILLOS = {
  kinds: ['tomato'],
  most: 1,
  anywhere: true,
  fit: ({ name }: Food) => name === 'tomatillo',
} as const satisfies DishRole;

/** Salsa verde of what was named alone, made while the rest is cooked. */
export function tomatilloSalsa(kit: DishKit, tomatillos: readonly Food[]): void {
  for (const food of tomatillos) {
    kit.readied(kit.measure(food, '300 g'), 'husked, rinsed and halved');
    kit.meanwhile(
      `Meanwhile, cook ${kit.hot(food)} in a dry frying pan over medium-high heat for 8 minutes, turning, until soft and blackened in spots. Crush with a pinch of salt to a coarse salsa.`,
    );
  }
}
