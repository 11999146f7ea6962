import { asForFour } from './batter.js';
import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';
import { weighed } from './kitchen-measures.js';

/** What makes a bake a sweet one. */
const SWEET: readonly Kind[] = [
  ...([
    'chocolate',
    'bitterchocolate',
    'cocoa',
    'berry',
    'banana',
    'vanilla',
    'icing',
    'jam',
  ] as const),
];

const MELTING: readonly Kind[] = ['cheese', 'hardcheese', 'softcheese', 'cured', 'coldcut'];

/** What goes with cheese in a dough, and needs no cooking of its own. */
const BESIDE_CHEESE =
  /^(?:chive|green onion|dill|parsley|rosemary|thyme|sage|jalapeno|garlic|corn|olive|black olive|green olive|sun-dried tomato|black pepper|mustard|cayenne|paprika|smoked paprika)$/;

/** Cheese or ham in a dough that is not sweet, and what goes with them; empty without any, null where they would meet chocolate or fruit. */
export function savouryInside(kit: DishKit, flour: number): Food[] | null {
  const inside = kit.take(MELTING, { most: 2, anywhere: true });
  if (inside.length === 0) return [];
  if (kit.offers(...SWEET)) return null;
  const beside = kit.take(['herb', 'woody', 'hot', 'pungent', 'tender', 'briny', 'spice'], {
    most: 3,
    anywhere: true,
    fit: ({ name }) => BESIDE_CHEESE.test(name),
  });
  for (const food of inside) weighed(kit, food, (flour * 0.4) / inside.length);
  asForFour(kit, beside);
  for (const food of beside) if (isOf(food, 'tender')) weighed(kit, food, flour * 0.3);
  return [...inside, ...beside];
}
