import { isOf, minutes } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming, present, weighTogether } from '../kitchen-measures.js';

/** Grams of each for a side dish that is mashed. */
const MASHED = 200;

/** Sweet potatoes, squash or carrots, mashed, with eggs if there are any, and baked under oats or nuts with syrup. */
const underOats = pattern({
  name: 'sweet roots under oats',
  types: ['side dish'],
  kind: 'crumble',
  styles: ['canadian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    roots: {
      kinds: ['root'],
      least: 1,
      most: 2,
      cut: 'cut into 3 cm pieces',
      anywhere: true,
      fit: ({ name }) => /sweet potato|squash|pumpkin|carrot|parsnip/.test(name),
    },
    oats: { kinds: ['oats', 'granola'], most: 1, anywhere: true },
    nuts: { kinds: ['nut'], most: 2, anywhere: true },
    eggs: { kinds: ['egg'], most: 1, anywhere: true },
    sweet: {
      kinds: ['sweet', 'sugar'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['maple syrup', 'brown sugar'],
      inOrder: true,
    },
  },
  fits: ({ oats, nuts, sweet }, kit) => {
    if (oats.length + nuts.length === 0) return null;
    if (kit.offers('flour', 'milk', 'yogurt', 'banana', 'crisp', 'chocolate')) return null;
    if (kit.offers('poultry', 'mince', 'leaf', 'bean', 'softcheese', 'salad')) return 0;
    return oats.length > 0 || sweet.some((food) => kit.isNamed(food)) ? 3 : 1;
  },
  cook(kit, { roots, oats, nuts, eggs, sweet }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    if (!fat) return null;
    kit.about(...roots, ...nuts, ...oats);
    weighTogether(kit, roots, MASHED);
    kit.measure(fat, '1/4 cup');
    measureAll(kit, oats, '3/4 cup');
    measureAll(kit, nuts, oats.length > 0 ? '1/2 cup' : '1 cup');
    measureAll(kit, eggs, '2');
    measureAll(kit, sweet, '3 tbsp');
    const spice = kit.take(['sweetspice', 'spice'], { most: 2, anywhere: true });
    if (spice.length === 0) spice.push(...present(kit.stapleAtHand('cinnamon')));
    measureAll(kit, spice, '1/2 tsp');
    const salt = kit.salt(3);
    const longest = Math.max(...roots.map((food) => food.minutes.simmer ?? 15));
    kit.step(
      `Heat the oven to 190 °C (375 °F). Boil ${kit.hot(...roots)} in salted water for ${minutes(longest)}, until a knife goes in easily, and drain.`,
    );
    const cut = isOf(fat, 'oil') ? '' : ', soft';
    kit.step(
      `Mash with half of ${kit.the(fat)}${kit.ifAny('and', salt, kit.pepper())}${eggs.length > 0 ? `, beat in ${kit.hot(...eggs)}` : ''} and spread in a 1.5 l baking dish.`,
    );
    kit.step(
      `Stir ${kit.hot(...oats, ...nuts, ...sweet, ...spice)} with the rest of ${kit.the(fat)}${cut}, until it holds in clumps, and scatter over.`,
    );
    kit.step(
      'Bake for 25 minutes, until the top is golden and crisp.',
      naming(
        kit,
        kit.take(['marshmallow'], { most: 1, anywhere: true }),
        (names) => `Scatter ${names} over for the last 5 minutes.`,
      ),
      'Serve hot.',
    );
    return kit.titleOf([...roots, ...nuts, ...oats], 'bake');
  },
});

export const SWEET_ROOT_PATTERNS: readonly DishPattern[] = [underOats];
