import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { isStrongSpice, measureAll, measureBy, naming, spoonAll } from '../kitchen-measures.js';

/** What is folded in: chips, dried fruit, nuts and coconut. */
const FOLDED: readonly Kind[] = ['chocolate', 'driedfruit', 'nut', 'coconutflake', 'candy'];

/** All that goes into them: milk, yogurt, flour or berries ask for a glass, a bowl or a cake. */
const IN_COOKIES: readonly Kind[] = [
  ...FOLDED,
  ...(['banana', 'oats', 'nutbutter', 'tahini', 'fat', 'sweet', 'sugar', 'egg', 'salt'] as const),
  ...(['spice', 'sweetspice', 'vanilla', 'cocoa'] as const),
];

const isForBowl = ({ name }: Food): boolean => /steel-cut/.test(name);

function fold(kit: DishKit): Food[] {
  const foods = kit.take(FOLDED, { most: 3, anywhere: true });
  measureAll(kit, foods, foods.length > 1 ? '1/3 cup' : '1/2 cup');
  for (const food of foods) if (isOf(food, 'nut')) kit.readied(food, 'chopped');
  return foods;
}

/** Three bananas hold two cups of rolled oats together: soft cookies without flour, egg or sugar. */
const bananaOatCookies = pattern({
  name: 'banana oat cookies',
  types: ['dessert', 'breakfast'],
  kind: 'cookies',
  styles: ['sweet'],
  servings: 8,
  vessel: 'cookiesheet',
  roles: {
    bananas: { kinds: ['banana'], least: 1, most: 1, fit: ({ name }) => name === 'banana' },
    oats: { kinds: ['oats'], least: 1, most: 1, fit: (food) => !isForBowl(food) },
  },
  fits: (_, kit) => (kit.isOnlyOf(...IN_COOKIES) ? 3 : null),
  cook(kit, { bananas: [bananas], oats: [oats] }) {
    if (!bananas || !oats) return null;
    kit.readied(kit.measure(bananas, '3'), 'very ripe, peeled');
    kit.measure(oats, '2 cups');
    const butter = kit.take(['nutbutter', 'tahini'], { most: 1, anywhere: true });
    const fat = butter.length > 0 ? [] : kit.take(['fat'], { most: 1, anywhere: true });
    measureAll(kit, butter, '1/3 cup');
    measureAll(kit, fat, '1/4 cup');
    for (const food of fat) if (!isOf(food, 'oil')) kit.readied(food, 'melted');
    const sweet = kit.take(['sweet', 'sugar'], { most: 1, anywhere: true });
    measureBy(kit, sweet, [[['sweet', 'sugar'], '2 tbsp']]);
    const eggs = kit.take(['egg'], { most: 1 });
    measureAll(kit, eggs, '1');
    const spices = kit.take(['sweetspice', 'spice', 'vanilla', 'cocoa'], { most: 3 });
    measureBy(kit, spices, [
      [['cocoa'], '2 tbsp'],
      [['vanilla'], '1 tsp'],
    ]);
    spoonAll(
      kit,
      spices.filter((food) => isOf(food, 'sweetspice')),
      1,
    );
    spoonAll(kit, spices.filter(isStrongSpice), 1 / 4);
    const salt = kit.one(['salt'], 'salt');
    if (salt) kit.measure(salt, '1/4 tsp');
    const folded = fold(kit);
    kit.about(bananas, ...butter, ...folded, oats);
    kit.step('Heat the oven to 180 °C (350 °F) and line two baking sheets with parchment.');
    kit.step(
      `Mash ${kit.hot(bananas)} with a fork until hardly a lump is left.`,
      naming(kit, [...butter, ...fat, ...sweet, ...eggs], (names) => `Beat in ${names}.`),
      `Stir in ${kit.hot(oats, ...spices, salt)} and let stand for 10 minutes, until the oats have drunk the moisture and hold together.`,
    );
    kit.step(
      naming(kit, folded, (names) => `Fold in ${names}.`),
      `Drop ${kit.pieces(2)} heaped tablespoons of it onto the sheets and press each into a round 1 cm thick: they do not spread.`,
    );
    kit.step(
      'Bake for 15 minutes, until set and golden at the edges.',
      'Let cool on the sheets for 10 minutes: they firm up as they cool.',
    );
    return kit.titleOf([bananas, ...butter, ...folded].slice(0, 3), 'oat cookies');
  },
});

/** Cookies that are held together by fruit. */
export const BANANA_COOKIE_PATTERNS: readonly DishPattern[] = [bananaOatCookies];
