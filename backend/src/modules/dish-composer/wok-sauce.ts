import { isOf, mixed, spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { measureAll, present } from './kitchen-measures.js';

/** What sours it: soy sauce and garlic do without vinegar where none is at hand, but a paste of nuts is heavy without any. */
function sourOf(kit: DishKit, isNutty: boolean): Food | null {
  const [named] = kit.take(['citrus', 'acid'], { most: 1, anywhere: true });
  const usual = ['rice vinegar', 'lime juice', 'lemon juice'];
  const others = isNutty ? ['white vinegar', 'cider vinegar'] : [];
  return spooned(kit, named ?? kit.stapleAtHand(...usual, ...others));
}

/** Nut butter takes half as much again as its own volume, to coat noodles. */
function waterFor(isNutty: boolean, isThick: boolean): string {
  if (isNutty) return '1/2 cup';
  return isThick ? '1/4 cup' : '2 tbsp';
}

/** Two teaspoons of cornstarch make half a cup of sauce cling to what is in the wok; a paste of nuts does so by itself. */
function starchFor(kit: DishKit, isNutty: boolean): Food[] {
  const named = kit.take(['starch'], { most: 1, fit: ({ name }) => name !== 'tapioca' });
  return named.length > 0 || isNutty ? named : present(kit.stapleAtHand('cornstarch'));
}

/** A salty sauce for the wok, with anything else named for it. */
export function wokSauce(kit: DishKit): { whisked: string; foods: readonly Food[] } | null {
  const salty = kit.take(['soy'], { most: 1 })[0] ?? kit.staple('soy sauce', 'tamari');
  if (!salty) return null;
  const named = kit.take(['sauce', 'sweet', 'nutbutter', 'misopaste'], { most: 2 });
  const wine = kit.take(['wine'], { most: 1 });
  measureAll(kit, wine, '2 tbsp');
  if (named.some((food) => isOf(food, 'sauce', 'misopaste'))) kit.measure(salty, '1 1/2 tbsp');
  const isNutty = named.some((food) => isOf(food, 'nutbutter', 'tahini'));
  const sour = sourOf(kit, isNutty);
  const sweet = named.some((food) => isOf(food, 'sweet'))
    ? null
    : kit.staple('brown sugar', 'sugar');
  if (sweet) kit.measure(sweet, '1 tsp');
  const [broth] = kit.take(['broth'], { most: 1 });
  const starch = starchFor(kit, isNutty);
  measureAll(kit, starch, '2 tsp');
  kit.heat(...starch);
  // Nut butter sets like plaster when it gets hot.
  const isThick = starch.length > 0 || isNutty;
  measureAll(
    kit,
    named.filter((food) => isOf(food, 'nutbutter', 'tahini')),
    '1/3 cup',
  );
  const isPaste = named.some((food) => isOf(food, 'misopaste'));
  const thinned = waterFor(isNutty, isPaste || starch.length > 0);
  const thin = broth ? kit.measure(broth, '1/4 cup') : kit.water(thinned);
  const foods = [salty, ...named, ...wine, ...present(sweet, thin), ...starch];
  return {
    // The water on the list may be that of the rice.
    whisked: `Whisk ${mixed(kit, foods, sour)} in a small bowl${isThick && !thin ? `, then stir in ${kit.someWater(thinned, 'the sauce')}` : ''}.`,
    foods,
  };
}
