import { mixed, spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { measureAll } from './kitchen-measures.js';

const isAvocado = ({ name }: Food): boolean => name === 'avocado';

/** The avocados among these, and the others. */
export const withoutAvocado = (foods: readonly Food[]): [Food[], Food[]] => [
  foods.filter(isAvocado),
  foods.filter((food) => !isAvocado(food)),
];

/** Lemon or lime; it tastes of neither wine nor malt. */
export const sourForAvocado = (kit: DishKit): Food | null =>
  spooned(
    kit,
    kit.take(['citrus', 'acid'], { most: 1, anywhere: true })[0] ??
      kit.staple('lime juice', 'lemon juice'),
    '1 tbsp',
  );

/** Half of one each, crushed with something sour so that it keeps its colour. */
export function crushedAvocado(
  kit: DishKit,
  avocados: readonly Food[],
  salt: Food | null,
  sour: Food | null,
): void {
  measureAll(kit, avocados, '2');
  for (const food of avocados) kit.readied(food, 'pitted and peeled');
  const seasoning = mixed(kit, [salt, kit.pepper()], sour);
  kit.step(
    `Crush ${kit.the(...avocados)} with ${seasoning} in a bowl with a fork, until creamy but still a little rough.`,
  );
}
