import { isOf, mixed, spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { present } from './kitchen-measures.js';

/** What is sour already gives the sauce its sourness too. */
const isSour = (kit: DishKit): boolean =>
  [...kit.used.values()].some((food) => isOf(food, 'acid', 'citrus'));

/** Out of the jar it is a paste: with something sour, garlic and water it pours. False where there is none. */
export function tahiniSauce(kit: DishKit, over: readonly Food[]): string | false {
  const tahini = over.find(({ name }) => name === 'tahini');
  if (!tahini) return false;
  const sour = isSour(kit) ? null : spooned(kit, kit.sour(), '2 tbsp');
  const garlic = present(kit.stapleAtHand('garlic'));
  for (const food of garlic) kit.readied(kit.measure(food, '1 clove'), 'finely grated');
  const whisked = mixed(kit, [tahini, ...garlic], sour);
  return `Whisk ${whisked}, adding ${kit.part(tahini, '1/4 cup')} of cold water a little at a time, until it pours.`;
}
