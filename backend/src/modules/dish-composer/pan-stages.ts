import { fry, isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { naming } from './kitchen-measures.js';

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

/** What sweetens in the fat beside the onion, and simmers until it is tender afterwards. */
const SWEETENED = /^(?:carrot|parsnip)$/;

export const sweetenedIn = (foods: readonly Food[]): Food[] =>
  foods.filter(({ name }) => SWEETENED.test(name));

export const sweetened = (kit: DishKit, foods: readonly Food[]): string | false =>
  naming(kit, foods, (names) => `Add ${names} and cook for 4 minutes, stirring now and then.`);
