import { fry, isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';

/** In their juice nothing else would brown: tomatoes go into the pan when everything else is done. */
export function fryTomatoesLast(kit: DishKit, foods: readonly Food[], verb = 'cook'): string[] {
  const tomatoes = foods.filter((food) => isOf(food, 'tomato'));
  return [
    ...fry(
      kit,
      foods.filter((food) => !tomatoes.includes(food)),
      verb,
    ),
    ...fry(kit, tomatoes, verb),
  ];
}
