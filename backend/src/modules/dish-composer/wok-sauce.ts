import { isOf, mixed, spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { measureAll, present } from './kitchen-measures.js';

/** A salty sauce for the wok, with anything else named for it. */
export function wokSauce(kit: DishKit): { whisked: string; foods: readonly Food[] } | null {
  const salty = kit.take(['soy'], { most: 1 })[0] ?? kit.staple('soy sauce', 'tamari');
  if (!salty) return null;
  const named = kit.take(['sauce', 'sweet', 'nutbutter', 'misopaste'], { most: 2 });
  const wine = kit.take(['wine'], { most: 1 });
  measureAll(kit, wine, '2 tbsp');
  if (named.some((food) => isOf(food, 'sauce', 'misopaste'))) kit.measure(salty, '1 1/2 tbsp');
  // Soy sauce and garlic do without vinegar where none is at hand.
  const [namedSour] = kit.take(['citrus', 'acid'], { most: 1, anywhere: true });
  const sour = spooned(
    kit,
    namedSour ?? kit.stapleAtHand('rice vinegar', 'lime juice', 'lemon juice'),
  );
  const sweet = named.some((food) => isOf(food, 'sweet'))
    ? null
    : kit.staple('brown sugar', 'sugar');
  if (sweet) kit.measure(sweet, '1 tsp');
  const [broth] = kit.take(['broth'], { most: 1 });
  // Two teaspoons of cornstarch make half a cup of it cling to what is in the wok.
  const starch = kit.take(['starch'], { most: 1, fit: ({ name }) => name !== 'tapioca' });
  measureAll(kit, starch, '2 tsp');
  kit.heat(...starch);
  const thin = broth
    ? kit.measure(broth, '1/4 cup')
    : kit.water(starch.length > 0 ? '1/4 cup' : '2 tbsp');
  const foods = [salty, ...named, ...wine, ...present(sweet, thin), ...starch];
  return {
    // The water on the list may be that of the rice.
    whisked: `Whisk ${mixed(kit, foods, sour)}${starch.length > 0 && !thin ? ' and a good splash of water' : ''} in a small bowl.`,
    foods,
  };
}
