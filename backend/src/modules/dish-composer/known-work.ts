import type { DishKind } from '@larder/dish-pictures';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';

/** What the dish is, for what is cooked with what. */
export interface Kitchenware {
  readonly kind: DishKind | null;
  readonly isSweet: boolean;
}

export interface Work {
  readonly kit: DishKit;
  readonly dish: Kitchenware;
  /** The likeliest shape of each food that was named and is not in the dish. */
  readonly left: readonly Food[];
  /** Changed in place. */
  readonly steps: string[];
}

/** Takes a food for which a place was found, cut as it goes in. */
export function takeIn(kit: DishKit, food: Food, kinds: readonly Kind[], cut = ''): Food[] {
  return kit.take(kinds, { most: 1, cut, anywhere: true, fit: ({ id }) => id === food.id });
}
