import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/**
 * Pecan, butter tart, sugar and maple pies: a cup of syrup or sugar set with three eggs, and nuts, dried fruit or cream in it (Joy of
 * Cooking: pecan pie).
 */
const syrupPie = pattern({
  name: 'syrup pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['sweet'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    sweet: {
      kinds: ['sweet', 'sugar'],
      least: 1,
      most: 2,
      fill: ['maple syrup', 'brown sugar'],
      inOrder: true,
    },
    among: { kinds: ['nut', 'driedfruit', 'coconutflake'], most: 3, anywhere: true },
    cream: { kinds: ['cream', 'milk'], most: 1 },
  },
  fits: ({ sweet, among, cream }, kit) => {
    if (kit.offers('fruit', 'crisp', 'berry', 'puree', 'citrus', 'chocolate', 'cheese'))
      return null;
    if (kit.offers('leaf', 'cured', 'firm', 'aromatic', 'poultry', 'freshcheese')) return null;
    const isAsked = sweet.some((food) => kit.isNamed(food));
    return isAsked || among.length > 0 ? 3 : cream.length > 0 ? 0 : null;
  },
  cook(kit, { crust, eggs, sweet, among, cream }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter');
    if (!fat) return null;
    const [first] = sweet;
    const isMaple = first?.name === 'maple syrup';
    measureAll(kit, sweet, sweet.length > 1 ? '1/2 cup' : '1 cup');
    measureAll(kit, eggs, '3');
    measureAll(kit, crust, '1');
    measureBy(kit, among, [
      [['nut'], '1 1/2 cups'],
      [['driedfruit', 'coconutflake'], '1/2 cup'],
    ]);
    measureAll(kit, cream, '3/4 cup');
    kit.measure(fat, '1/4 cup');
    const flour = cream.length > 0 ? kit.stapleAtHand('flour') : null;
    if (flour) kit.measure(flour, '3 tbsp');
    const flavour = kit.take(['vanilla', 'spirit', 'sweetspice', 'acid'], { most: 2 });
    kit.about(...(among.length > 0 ? among : sweet));
    kit.step(
      `Heat the oven to 175 °C (350 °F). Line a 23 cm (9 in) pie dish with ${kit.hot(...crust)}.`,
      naming(
        kit,
        among.filter((food) => isOf(food, 'nut', 'driedfruit', 'coconutflake')),
        (names) => `Spread ${names} in it.`,
      ),
    );
    kit.step(
      `Whisk ${kit.hot(...eggs)} with ${kit.hot(...sweet, ...cream, ...flavour, ...present(flour))} and ${kit.hot(fat)}, melted, until smooth, and pour into the crust.`,
    );
    kit.step(
      'Bake for 50 minutes, until puffed at the edges and the middle only trembles a little.',
    );
    const beside = kit.take(['icecream', 'whipped'], { most: 1 });
    kit.step(
      `Let cool on a rack for 2 hours, so that it sets${kit.ifAny(', and serve with', ...beside)}.`,
    );
    return kit.titleOf(kit.mains, isMaple || among.length > 0 ? 'pie' : 'sugar pie');
  },
});

/** Pies of syrup or sugar, set with eggs. */
export const SYRUP_PIE_PATTERNS: readonly DishPattern[] = [syrupPie];
