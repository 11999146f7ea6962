import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming, saltOf, weighAll, weighed } from '../kitchen-measures.js';

const BROKEN_IN: readonly Kind[] = [
  ...(['nut', 'marshmallow', 'driedfruit', 'cereal', 'biscuit', 'granola'] as const),
  ...(['coconutflake', 'chia', 'nutbutter'] as const),
];
const NOT_FOR_CHOCOLATES: readonly Kind[] = [
  ...([
    'flour',
    'egg',
    'oats',
    'yeast',
    'crust',
    'pastry',
    'bread',
    'cream',
    'freshcheese',
  ] as const),
  ...(['banana', 'berry', 'soft', 'fruit', 'crisp', 'orange', 'icecream', 'meal'] as const),
];

/** Fudge sets by the sugar of a can of condensed milk: 400 g of chocolate to 300 ml (Eagle Brand). */
const fudge = pattern({
  name: 'fudge',
  types: ['dessert'],
  kind: 'cake',
  styles: ['sweet'],
  servings: 16,
  vessel: 'board',
  roles: {
    chocolate: { kinds: ['chocolate', 'bitterchocolate'], least: 1, most: 2 },
    milk: { kinds: ['condensed'], least: 1, most: 1 },
  },
  fits: () => 3,
  cook(kit, { chocolate, milk }) {
    if (kit.offers(...NOT_FOR_CHOCOLATES)) return null;
    weighAll(kit, chocolate, 400);
    measureAll(kit, milk, '1 can (300 ml)');
    kit.about(...chocolate);
    const flavour = kit.take(['vanilla', 'fat', 'spirit'], { most: 2 });
    measureBy(kit, flavour, [
      [['vanilla'], '1 tsp'],
      [['fat'], '2 tbsp'],
    ]);
    const folded = kit.take(BROKEN_IN, { most: 2 });
    for (const food of folded) weighed(kit, food, 80);
    kit.step('Line a 20 cm (8 in) square tin with parchment.');
    kit.step(
      `Melt ${kit.hot(...chocolate, ...milk)}${kit.ifAny('with', ...saltOf(kit, 0.25))} in a saucepan over low heat, stirring, for 5 minutes, until smooth.`,
      naming(kit, flavour, (names) => `Take off the heat and beat in ${names}.`),
      naming(kit, folded, (names) => `Fold in ${names}.`),
    );
    kit.step('Spread in the tin and chill for 120 minutes, until firm.');
    kit.step('Lift out and cut into small squares.');
    return kit.titleOf([...chocolate, ...folded].slice(0, 2), 'fudge');
  },
});

/** Chocolate bark: melted chocolate, and two thirds of its weight of what is broken into it. */
const bark = pattern({
  name: 'chocolate bark',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['sweet'],
  servings: 12,
  vessel: 'board',
  roles: {
    chocolate: { kinds: ['chocolate', 'bitterchocolate'], least: 1, most: 2 },
    broken: { kinds: BROKEN_IN, most: 4 },
  },
  fits: ({ chocolate, broken }) => (chocolate.length + broken.length > 1 ? 2 : null),
  cook(kit, { chocolate, broken }) {
    if (kit.offers(...NOT_FOR_CHOCOLATES)) return null;
    weighAll(kit, chocolate, 400);
    for (const food of broken) weighed(kit, food, 240 / broken.length);
    kit.about(...broken, ...chocolate);
    const butter = broken.filter((food) => isOf(food, 'nutbutter'));
    const dry = broken.filter((food) => !butter.includes(food));
    const flavour = kit.take(['vanilla', 'sweetspice'], { most: 1 });
    measureAll(kit, flavour, '1/2 tsp');
    kit.step('Line a baking sheet with parchment.');
    meltedOver(kit, chocolate, flavour);
    kit.step(
      naming(kit, dry, (names) => `Stir in two thirds of ${names}.`),
      'Spread 1 cm thick on the parchment.',
      naming(kit, butter, (names) => `Drop ${names} over by the spoonful and swirl with a knife.`),
      dry.length > 0 && `Scatter with the rest of ${kit.the(...dry)}.`,
    );
    kit.step('Chill for 45 minutes, until firm, and break into pieces.');
    return kit.titleOf(kit.mains.slice(0, 3), 'bark');
  },
});

function meltedOver(kit: DishKit, chocolate: readonly Food[], flavour: readonly Food[]): void {
  kit.step(
    `Melt ${kit.hot(...chocolate)} in a bowl over a pan of steaming water, stirring, for 5 minutes, until smooth${kit.ifAny('; stir in', ...flavour)}.`,
  );
}

/** What is made of chocolate without an oven. */
export const CHOCOLATE_PATTERNS: readonly DishPattern[] = [fudge, bark];
