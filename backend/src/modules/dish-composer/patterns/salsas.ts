import { isOf, served, spooned } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll } from '../kitchen-measures.js';
import { halvedOnion } from '../salad-dressing.js';

/** What salsa is made of, raw. */
const JUICY =
  /tomato$|^(?:tomatillo|mango|pineapple|papaya|peach|nectarine|avocado|watermelon|strawberry|kiwi)$/;
const BESIDE = /bell pepper$|^(?:cucumber|jicama|radish)$/;

/** As small as fits on a chip. */
function diced(food: Food): string {
  if (/^(?:plum )?tomato$/.test(food.name)) return 'seeded and finely diced';
  return food.cut.replace(
    /(?:sliced|cubed|chopped|cut into (?:chunks|strips|sticks)|halved|quartered)$/,
    'finely diced',
  );
}

/**
 * Salsa fresca: tomatoes or sunny fruit, diced small, with half an onion, a chili, 2 tbsp of lime juice and cilantro; the onion stands in
 * the lime first, which takes its bite (Bayless, Mexican Everyday).
 */
const freshSalsa = pattern({
  name: 'fresh salsa',
  types: ['appetizer', 'side dish'],
  kind: 'dip',
  styles: ['mexican'],
  servings: 4,
  vessel: 'board',
  roles: {
    base: {
      kinds: ['tomato', 'soft', 'fruit', 'salad'],
      least: 1,
      most: 3,
      anywhere: true,
      fit: ({ name, needsHeat }) => JUICY.test(name) && !needsHeat,
    },
    hot: { kinds: ['hot'], most: 2 },
    beside: {
      kinds: ['firm', 'salad', 'bean'],
      most: 2,
      anywhere: true,
      fit: (food) => BESIDE.test(food.name) || (isOf(food, 'bean') && food.name === 'black bean'),
    },
  },
  // The lime or the cilantro says what the chili is for; sunny fruit with an onion is nothing else.
  fits: ({ base, hot }, kit) => {
    if (kit.offers('broth', 'tinned', 'pasta', 'rice', 'egg', 'cheese', 'mayo')) return null;
    const isAsked = hot.length > 0 && kit.wantsNamed(/^(?:lime|lime juice|cilantro)$/);
    if (isAsked && kit.offers('aromatic', 'herb')) return 3;
    const isSunny = base.some(({ name }) => /mango|pineapple|papaya|peach/.test(name));
    return isSunny && kit.offers('aromatic') ? 2 : null;
  },
  cook(kit, { base, hot, beside }) {
    for (const food of [...base, ...beside]) kit.readied(food, diced(food));
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    halvedOnion(kit, onion);
    for (const food of onion) kit.readied(food, 'finely chopped');
    const sour = spooned(kit, kit.sour(), '2 tbsp');
    if (!sour) return null;
    const garlic = kit.take(['pungent'], { most: 1, raw: true });
    measureAll(kit, garlic, '1 clove');
    kit.about(...base, ...beside.filter((food) => isOf(food, 'bean')));
    const sharp = [...onion, ...hot, ...garlic, ...kit.take(['spice'], { most: 1 })];
    if (sharp.length === 0) return null;
    for (const food of sharp) if (isOf(food, 'spice')) kit.measure(food, '1/4 tsp');
    const salt = kit.salt(2);
    const lime = isOf(sour, 'citrus') ? ` with ${kit.juiceOf(sour)}` : '';
    const stirred = lime === '' ? [...sharp, salt, sour] : [...sharp, salt];
    kit.step(
      `Stir ${kit.the(...stirred)} together in a bowl${lime} and let stand for 5 minutes, so that it loses its bite.`,
    );
    const green = kit.herbs();
    kit.step(`Fold in ${kit.the(...base, ...beside, ...green)}.`);
    kit.taste();
    kit.step(
      served(
        kit,
        `Let stand for 15 minutes and serve${kit.ifAny('with', ...kit.take(['chip', 'tortilla'], { most: 1 })) || ' with chips, or beside anything from the grill'}`,
      ),
    );
    return kit.titleOf(kit.mains, 'salsa');
  },
});

export const SALSA_PATTERNS: readonly DishPattern[] = [freshSalsa];
