import { isOf, mixed } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';

/** Raw leaves take half as much salt as a stew. */
const dressingQuarters = 2;

/** Oil, something sour, and anything else named for it. `rest` is oil of which some has been used. */
export function dressing(kit: DishKit, bowl: string, rest?: Food): string | null {
  const oil = rest ?? kit.oil();
  const sour = kit.sour();
  if (!oil || !sour) return null;
  if (!rest) kit.measure(oil, '3 tbsp');
  // One of acid to three of oil (Ruhlman, Ratio: vinaigrette).
  if (isOf(sour, 'acid')) kit.measure(sour, '1 tbsp');
  const named = kit.take(
    ['mustard', 'tahini', 'sweet', 'yogurt', 'mayo', 'soy', 'misopaste', 'nutbutter', 'pesto'],
    {
      most: 2,
    },
  );
  for (const food of named) {
    kit.measure(
      food,
      isOf(food, 'yogurt', 'tahini', 'mayo', 'pesto', 'nutbutter') ? '1/4 cup' : '1 tbsp',
    );
  }
  const garlic = kit.take(['pungent'], { most: 1, raw: true });
  for (const food of garlic) kit.measure(food, food.name === 'garlic' ? '1 clove' : '1 tsp');
  const others = [
    ...named,
    ...garlic,
    ...kit.take(['spice', 'drizzle'], { most: 2 }),
    kit.salt(dressingQuarters),
    kit.pepper(),
  ];
  return rest && kit.used.has(rest.id)
    ? `Whisk the rest of ${mixed(kit, [oil, ...others], sour)} in ${bowl}.`
    : `Whisk ${mixed(kit, [oil, ...others], sour)} in ${bowl}.`;
}

/** Half an onion, when one is named that can be eaten raw. */
export function rawOnion(kit: DishKit): Food[] {
  const onion = kit.take(['aromatic'], { most: 1, raw: true });
  for (const food of onion) if (/onion$/.test(food.name)) kit.measure(food, '1/2');
  return onion;
}

/** What is sturdy stands in the dressing for a while; leaves and soft fruit go in last. */
export function turnInDressing(
  kit: DishKit,
  leaves: readonly Food[],
  others: readonly Food[],
  fruit: readonly Food[],
): void {
  // Kale softens in its dressing.
  const leafy = leaves.filter((food) => isOf(food, 'salad', 'leaf') && food.name !== 'kale');
  const tender = [...leafy, ...fruit.filter((food) => !isOf(food, 'crisp'))];
  const sturdy = [
    ...leaves.filter((food) => !leafy.includes(food)),
    ...others,
    ...fruit.filter((food) => isOf(food, 'crisp')),
  ];
  if (sturdy.length > 0) {
    kit.step(`Add ${kit.the(...sturdy)}, toss until coated and let stand for 5 minutes.`);
  }
  if (tender.length > 0) {
    kit.step(`Just before serving, add ${kit.the(...tender)} and turn gently a few times.`);
  }
}
