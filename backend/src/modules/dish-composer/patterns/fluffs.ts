import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { counted, measureAll, measureBy, naming } from '../kitchen-measures.js';

/** What is baked, or layered in a crust. */
const NOT_A_FLUFF: readonly Kind[] = [
  ...([
    'flour',
    'egg',
    'oats',
    'leaven',
    'yeast',
    'crust',
    'crumbcrust',
    'bread',
    'cakemix',
  ] as const),
  ...(['rice', 'icecream', 'tortilla', 'pastry'] as const),
];

/** Grams of fruit for eight. */
const FRUIT = 750;

/** Small enough to hang in a cream; apples keep their skin for the colour. */
function dicedForFluff(kit: DishKit, fruit: readonly Food[]): void {
  for (const food of fruit) {
    counted(kit, food, FRUIT / fruit.length);
    if (isOf(food, 'crisp')) kit.readied(food, 'cored and diced');
    else if (isOf(food, 'soft') && /chunks|sliced/.test(food.cut)) {
      kit.readied(food, food.cut.replace(/cut into chunks|sliced/, 'diced'));
    }
  }
}

/** What thickens it, ready to be folded in. False without the milk that a pudding mix needs. */
function thickened(kit: DishKit, [body]: readonly Food[]): boolean {
  if (!body) return false;
  if (!isOf(body, 'puddingmix')) {
    kit.measure(body, isOf(body, 'condensed') ? '1 can (300 ml)' : '1 cup');
    kit.step(`Beat ${kit.the(body)} in a large bowl until smooth.`);
    return true;
  }
  const milk = kit.one(['milk', 'cream'], 'milk', 'oat milk');
  if (!milk) return false;
  kit.measure(body, '1 package (102 g)');
  kit.measure(milk, '1 1/2 cups');
  kit.step(
    `Bring ${kit.hot(milk, body)} to a boil in a saucepan, whisking all the time, and simmer for 2 minutes, until thick. Lay parchment on the surface and chill for 1 hour, until cold.`,
  );
  return true;
}

/**
 * Fluff: a packet of pudding made with a cup and a half of milk, or a can of condensed milk, lightened with twice its volume of whipped topping, and
 * fruit, marshmallows and candy folded in (the apple salad of Midwestern potlucks; Jell-O).
 */
const fluff = pattern({
  name: 'fluff',
  types: ['dessert', 'salad'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 8,
  vessel: 'board',
  roles: {
    body: {
      kinds: ['puddingmix', 'condensed', 'sourcream', 'freshcheese'],
      least: 1,
      most: 1,
      anywhere: true,
    },
    whipped: { kinds: ['whipped'], least: 1, most: 1 },
    fruit: {
      kinds: ['crisp', 'soft', 'orange', 'berry', 'banana'],
      least: 1,
      most: 3,
      fit: ({ name, needsHeat }) => !needsHeat && !/melon|grapefruit/.test(name),
    },
  },
  fits: (_, kit) => (kit.offers(...NOT_A_FLUFF) ? null : 3),
  cook(kit, { body, whipped, fruit }) {
    dicedForFluff(kit, fruit);
    measureAll(kit, whipped, '3 cups');
    const filling = kit.take(['jam'], { most: 1 });
    measureAll(kit, filling, filling[0]?.name === 'pie filling' ? '1 can (540 ml)' : '1 cup');
    const folded = kit.take(
      ['candy', 'marshmallow', 'nut', 'coconutflake', 'biscuit', 'cereal', 'driedfruit'],
      {
        most: 4,
      },
    );
    measureBy(kit, folded, [
      [['candy'], '200 g'],
      [['marshmallow'], '150 g'],
      [['nut', 'coconutflake', 'driedfruit'], '1/2 cup'],
      [['biscuit', 'cereal'], '1 cup'],
    ]);
    const flavour = kit.take(['vanilla', 'spirit', 'zest'], { most: 2 });
    measureAll(kit, flavour, '1 tsp');
    const sour = kit.take(['acid'], { most: 1, fit: ({ name }) => /juice/.test(name) });
    measureAll(kit, sour, '1 tbsp');
    const telling = folded.filter((food) => isOf(food, 'candy', 'marshmallow', 'biscuit'));
    kit.about(...fruit, ...telling);
    if (!thickened(kit, body)) return null;
    kit.step(
      `Fold ${kit.the(...whipped, ...filling, ...flavour)} into it until no streaks are left.`,
    );
    kit.step(
      naming(kit, [...fruit, ...sour], (names) => `Fold in ${names}.`),
      naming(kit, folded, (names) => `Stir in ${names}.`),
    );
    kit.step('Cover and chill for 1 hour, and serve cold, the same day.');
    return kit.titleOf(kit.mains.slice(0, 3), 'fluff');
  },
});

/** Desserts that hold by what is whipped. */
export const FLUFF_PATTERNS: readonly DishPattern[] = [fluff];
