import { isOf, mixed, spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { measureAll, present } from './kitchen-measures.js';

/**
 * What sours it: soy sauce and garlic do without vinegar where none is at hand, but a paste of nuts is heavy, and a bowl of noodles
 * flat, without any.
 */
function sourOf(kit: DishKit, isHeavy: boolean): Food | null {
  const [named] = kit.take(['citrus', 'acid'], { most: 1, anywhere: true });
  const usual = ['rice vinegar', 'lime juice', 'lemon juice'];
  const others = isHeavy ? ['white vinegar', 'cider vinegar'] : [];
  return spooned(kit, named ?? kit.stapleAtHand(...usual, ...others));
}

const isHeavyFor = (of: { isNutty: boolean; forNoodles: boolean; hasSauce: boolean }): boolean =>
  of.isNutty || (of.forNoodles && !of.hasSauce);

/** Noodles drink what coats other things; nut butter takes half as much again as its own volume. */
function waterFor(isNutty: boolean, isThick: boolean, forNoodles: boolean): string {
  if (isNutty) return forNoodles ? '3/4 cup' : '1/2 cup';
  if (forNoodles) return '1/2 cup';
  return isThick ? '1/4 cup' : '2 tbsp';
}

/**
 * Two teaspoons of cornstarch make half a cup of sauce cling to what is in the wok; a paste of nuts does so by itself, and what is sour
 * with lime stays thin on noodles.
 */
function starchFor(kit: DishKit, isNutty: boolean, sourOfNoodles: Food | null): Food[] {
  const isThin = sourOfNoodles !== null && /lime|lemon|calamansi/.test(sourOfNoodles.name);
  const named = kit.take(['starch'], { most: 1, fit: ({ name }) => name !== 'tapioca' });
  return named.length > 0 || isNutty || isThin ? named : present(kit.stapleAtHand('cornstarch'));
}

/** A little sugar, unless honey and the like were named. */
function sugarFor(kit: DishKit, named: readonly Food[], forNoodles: boolean): Food | null {
  if (named.some((food) => isOf(food, 'sweet'))) return null;
  const sugar = kit.staple('brown sugar', 'sugar');
  return sugar && kit.measure(sugar, forNoodles ? '2 tsp' : '1 tsp');
}

/** Half as much beside another sauce, which is salty too. */
function saltyFor(hasSauce: boolean, forNoodles: boolean): string {
  if (hasSauce) return forNoodles ? '2 tbsp' : '1 1/2 tbsp';
  return forNoodles ? '1/4 cup' : '3 tbsp';
}

/** A salty sauce for the wok, with anything else named for it; noodles take more of it. */
export function wokSauce(
  kit: DishKit,
  forNoodles = false,
): { whisked: string; foods: readonly Food[] } | null {
  const salty = kit.take(['soy'], { most: 1 })[0] ?? kit.staple('soy sauce', 'tamari');
  if (!salty) return null;
  const named = kit.take(['sauce', 'sweet', 'nutbutter', 'misopaste'], { most: 2 });
  const wine = kit.take(['wine'], { most: 1 });
  measureAll(kit, wine, '2 tbsp');
  const hasSauce = named.some((food) => isOf(food, 'sauce', 'misopaste'));
  kit.measure(salty, saltyFor(hasSauce, forNoodles));
  const isNutty = named.some((food) => isOf(food, 'nutbutter', 'tahini'));
  const sour = sourOf(kit, isHeavyFor({ isNutty, forNoodles, hasSauce }));
  const sweet = sugarFor(kit, named, forNoodles);
  const [broth] = kit.take(['broth'], { most: 1 });
  const starch = starchFor(kit, isNutty, forNoodles ? sour : null);
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
  const thinned = waterFor(isNutty, isPaste || starch.length > 0, forNoodles);
  const thin = broth ? kit.measure(broth, forNoodles ? '1/2 cup' : '1/4 cup') : kit.water(thinned);
  const foods = [salty, ...named, ...wine, ...present(sweet, thin), ...starch];
  return {
    // The water on the list may be that of the rice.
    whisked: `Whisk ${mixed(kit, foods, sour)} in a small bowl${isThick && !thin ? `, then stir in ${kit.someWater(thinned, 'the sauce')}` : ''}.`,
    foods,
  };
}

/** Starch sinks to the bottom of the bowl while the wok is busy. */
export const pouredOver = (foods: readonly Food[]): string =>
  foods.some((food) => isOf(food, 'starch'))
    ? 'stir the sauce again, pour it over'
    : 'pour the sauce over';
