import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import {
  measureAll,
  measureBy,
  naming,
  present,
  saltOf,
  weighAll,
  weighed,
} from '../kitchen-measures.js';

const BROKEN_IN: readonly Kind[] = [
  ...(['nut', 'marshmallow', 'driedfruit', 'cereal', 'biscuit', 'granola'] as const),
  ...(['coconutflake', 'chia', 'nutbutter', 'candy'] as const),
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
    const isBitter = chocolate.every((food) => isOf(food, 'bitterchocolate'));
    const sugar = isBitter ? kit.one(['icing'], 'icing sugar') : null;
    if (isBitter && !sugar) return null;
    weighAll(kit, chocolate, isBitter ? 170 : 400);
    // Unsweetened chocolate takes twice its weight of sugar besides the milk.
    if (sugar) weighed(kit, sugar, 340);
    measureAll(kit, milk, '1 can (300 ml)');
    kit.about(...chocolate);
    const flavour = kit.take(['vanilla', 'fat', 'spirit', 'cocoa'], { most: 3 });
    measureBy(kit, flavour, [
      [['vanilla'], '1 tsp'],
      [['fat', 'cocoa'], '2 tbsp'],
    ]);
    const folded = kit.take(BROKEN_IN, { most: 2 });
    for (const food of folded) weighed(kit, food, 80);
    kit.step('Line a 20 cm (8 in) square tin with parchment.');
    kit.step(
      `Melt ${kit.hot(...chocolate, ...milk)}${kit.ifAny('with', ...saltOf(kit, 0.25))} in a saucepan over low heat, stirring, for 5 minutes, until smooth.`,
      naming(
        kit,
        [...present(sugar), ...flavour],
        (names) => `Take off the heat and beat in ${names}.`,
      ),
      naming(kit, folded, (names) => `Fold in ${names}.`),
    );
    kit.step('Spread in the tin and chill for 120 minutes, until firm.');
    kit.step('Lift out and cut into small squares.');
    return kit.titleOf([...chocolate, ...folded].slice(0, 2), 'fudge');
  },
});

/** Sugar that was named for it, or marshmallows, which set fudge by themselves. */
const isForFudge: readonly Kind[] = ['sugar', 'icing', 'marshmallow'];

/** What evaporated milk needs to set: sugar boiled in it, or icing sugar beaten in. */
function syrupFor(kit: DishKit, sugar: Food, milk: readonly Food[], rich: readonly Food[]): void {
  if (isOf(sugar, 'icing')) {
    kit.step(
      `Bring ${kit.hot(...milk, ...rich)} to a simmer in a saucepan over medium heat, stirring, for 2 minutes, and take off the heat.`,
    );
    return;
  }
  kit.step(
    `Bring ${kit.hot(sugar, ...milk, ...rich)} to a full boil in a heavy saucepan over medium heat and boil for 5 minutes, stirring all the time, until syrupy. Take off the heat.`,
  );
}

/**
 * Fudge with evaporated milk: 2/3 cup of it boiled with 300 g of sugar, and 400 g of chocolate or 260 g with marshmallows stirred in
 * (Carnation); of icing sugar, 360 g beaten into half a cup with 340 g of chocolate.
 */
const evaporatedMilkFudge = pattern({
  name: 'fudge with evaporated milk',
  types: ['dessert'],
  kind: 'cake',
  styles: ['sweet'],
  servings: 16,
  vessel: 'board',
  roles: {
    chocolate: { kinds: ['chocolate'], least: 1, most: 2 },
    milk: { kinds: ['milk'], least: 1, most: 1, fit: ({ name }) => name === 'evaporated milk' },
  },
  fits: (_, kit) => (kit.offers(...isForFudge) ? 3 : null),
  cook(kit, { chocolate, milk }) {
    // What is too tart to be eaten raw stays out.
    const fresh = kit.offers('crisp', 'berry', 'soft', 'banana', 'orange');
    if (fresh || kit.offers('flour', 'egg', 'oats', 'yeast', 'crust', 'bread', 'meal')) return null;
    const sugar = kit.one(['icing', 'sugar'], 'sugar');
    if (!sugar) return null;
    const isIcing = isOf(sugar, 'icing');
    const marshmallows = isIcing ? [] : kit.take(['marshmallow'], { most: 1 });
    weighAll(kit, chocolate, isIcing ? 340 : marshmallows.length > 0 ? 260 : 400);
    weighed(kit, sugar, isIcing ? 360 : 300);
    measureAll(kit, milk, isIcing ? '1/2 cup' : '2/3 cup');
    measureAll(kit, marshmallows, '100 g');
    const butter = present(kit.one(['fat'], 'butter', 'vegan butter'));
    // A spoonful keeps the sugar from turning grainy.
    const syrup = kit.take(['sweet'], { most: 1, fit: ({ name }) => /syrup/.test(name) });
    measureAll(kit, [...butter, ...syrup], '2 tbsp');
    const flavour = kit.take(['vanilla'], { most: 1 });
    measureAll(kit, flavour, '1 tsp');
    const folded = kit.take(['nut', 'driedfruit', 'biscuit', 'coconutflake'], { most: 2 });
    for (const food of folded) weighed(kit, food, 80);
    kit.about(...chocolate);
    kit.step('Line a 20 cm (8 in) square tin with parchment.');
    syrupFor(kit, sugar, milk, [...butter, ...syrup, ...saltOf(kit, 0.25)]);
    kit.step(
      `Add ${kit.the(...chocolate, ...marshmallows, ...flavour)} and stir until melted and smooth.`,
      isIcing && `Beat in ${kit.the(sugar)}, a third at a time, until thick.`,
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
  // Nobody bites on chocolate without any sugar.
  fits: ({ chocolate, broken }, kit) => {
    if (chocolate.some((food) => isOf(food, 'bitterchocolate'))) return null;
    // Cocoa is for brownies.
    if (kit.offers('cocoa')) return 0;
    return chocolate.length + broken.length > 1 ? 2 : null;
  },
  cook(kit, { chocolate, broken }) {
    if (kit.offers(...NOT_FOR_CHOCOLATES)) return null;
    weighAll(kit, chocolate, 400);
    // Nut butter keeps chocolate soft, and cereal is light.
    for (const food of broken) {
      const most = isOf(food, 'cereal') ? 80 : isOf(food, 'nutbutter') ? 120 : 240;
      weighed(kit, food, Math.min(most, 240 / broken.length));
    }
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
    `Melt ${kit.hot(...chocolate)} in a bowl over a pan of steaming water, stirring, for 5 minutes, until smooth${kit.ifAny('; stir in', ...flavour).replace(/^ /, '')}.`,
  );
}

/**
 * Bites that need no oven: a cup of nut butter, a third of a cup of honey and 1 1/2 cups of oats, the proportions of energy balls, with dried
 * fruit or chocolate in them.
 */
const bites = pattern({
  name: 'nut butter bites',
  types: ['dessert', 'breakfast'],
  kind: 'cookies',
  styles: ['sweet'],
  servings: 12,
  vessel: 'board',
  roles: {
    butter: { kinds: ['nutbutter'], least: 1, most: 1 },
    dry: {
      kinds: ['oats', 'cereal', 'granola'],
      least: 1,
      most: 3,
      fill: ['oat', 'gluten-free oat'],
      inOrder: true,
    },
    inside: { kinds: ['driedfruit', 'chocolate', 'coconutflake', 'chia', 'nut'], most: 3 },
  },
  fits: ({ inside }, kit) => (inside.length > 0 && kit.offers('sweet', 'driedfruit') ? 2 : 0),
  cook(kit, { butter, dry, inside }) {
    if (kit.offers(...NOT_FOR_CHOCOLATES.filter((kind) => kind !== 'oats'))) return null;
    const sweet = kit.one(['sweet', 'dessertsauce'], 'honey', 'maple syrup');
    if (!sweet) return null;
    measureAll(kit, butter, '1 cup');
    kit.measure(sweet, '1/3 cup');
    measureAll(kit, dry, ['1 1/2 cups', '3/4 cup'][dry.length - 1] ?? '1/2 cup');
    measureAll(kit, inside, inside.length > 1 ? '1/3 cup' : '1/2 cup');
    const flavour = kit.take(['vanilla', 'sweetspice'], { most: 1 });
    measureAll(kit, flavour, '1/2 tsp');
    kit.about(...butter, ...inside);
    kit.step(
      `Warm ${kit.hot(...butter, sweet, ...flavour, ...saltOf(kit, 0.25))} in a saucepan over low heat for 2 minutes, stirring, until smooth.`,
    );
    kit.step(
      `Stir in ${kit.hot(...dry, ...inside)} and let stand for 10 minutes, until it holds together.`,
    );
    kit.step(`Roll into ${kit.pieces(2)} balls, wetting your hands now and then.`);
    kit.step('Chill for 30 minutes, until firm, and keep cold.');
    return kit.titleOf(kit.mains.slice(0, 3), 'bites');
  },
});

/**
 * Balls of cookie crumbs: two and a half cups of them with a cup of ground nuts, 3 tbsp of cocoa and enough syrup and spirit or coffee to bind
 * (bourbon balls, Joy of Cooking).
 */
const crumbBalls = pattern({
  name: 'cookie crumb balls',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['sweet'],
  servings: 12,
  vessel: 'board',
  roles: {
    crumbs: { kinds: ['biscuit'], least: 1, most: 1 },
    cocoa: { kinds: ['cocoa', 'chocolate'], least: 1, most: 1 },
    nuts: { kinds: ['nut', 'meal', 'coconutflake'], most: 2 },
  },
  fits: ({ nuts }, kit) => {
    if (kit.offers(...NOT_FOR_CHOCOLATES.filter((kind) => kind !== 'meal'))) return null;
    return nuts.length > 0 || kit.offers('spirit', 'vanilla', 'puree', 'coffee') ? 1 : null;
  },
  cook(kit, { crumbs, cocoa, nuts }) {
    const syrup = kit.one(
      ['sweet', 'condensed', 'puree', 'jam'],
      'honey',
      'maple syrup',
      'corn syrup',
    );
    if (!syrup) return null;
    for (const food of crumbs) kit.readied(kit.measure(food, '2 1/2 cups'), 'finely crushed');
    measureBy(kit, cocoa, [
      [['cocoa'], '3 tbsp'],
      [['chocolate'], '100 g'],
    ]);
    for (const food of cocoa) if (isOf(food, 'chocolate')) kit.readied(food, 'melted');
    measureAll(kit, nuts, nuts.length > 1 ? '1/2 cup' : '1 cup');
    for (const food of nuts) if (isOf(food, 'nut')) kit.readied(food, 'finely chopped');
    kit.measure(syrup, isOf(syrup, 'puree') ? '1/2 cup' : '1/3 cup');
    const flavour = kit.take(['spirit', 'coffee', 'vanilla', 'sweetspice'], { most: 3 });
    measureBy(kit, flavour, [
      [['spirit', 'coffee'], '3 tbsp'],
      [['vanilla'], '2 tsp'],
      [['sweetspice'], '1/2 tsp'],
    ]);
    const sugar = kit.take(['icing', 'sprinkles'], { most: 1 });
    measureAll(kit, sugar, '1/3 cup');
    const said = flavour.filter(({ name }) => !/vanilla/.test(name));
    kit.about(...cocoa, ...nuts.filter((food) => isOf(food, 'nut')), ...said);
    kit.step(
      `Stir ${kit.hot(...crumbs, ...cocoa, ...nuts, ...flavour, ...saltOf(kit, 0.1))} together in a bowl.`,
    );
    kit.step(
      `Work in ${kit.hot(syrup)} until it holds together when pressed; if not, add a spoonful of water. Let stand for 10 minutes.`,
    );
    kit.step(
      `Roll into ${kit.pieces(2)} balls${kit.ifAny(', and turn in', ...sugar).replace(/^ /, '')}.`,
    );
    kit.step('Chill for 1 hour, until firm: they are better the next day.');
    return kit.titleOf(kit.mains, 'balls');
  },
});

/** Fruit sticky enough to hold nuts together. */
const isSticky = ({ name }: Food): boolean =>
  /^(?:date|dried fig|prune|raisin|dried apricot)$/.test(name);

const HAS_STONE = /^(?:date|prune)$/;

/** Bites that dried fruit holds together: five parts of it to three of nuts by weight, ground in a food processor. */
const dateBites = pattern({
  name: 'date bites',
  types: ['dessert', 'breakfast'],
  kind: 'cookies',
  styles: ['sweet'],
  servings: 6,
  vessel: 'board',
  roles: {
    fruit: { kinds: ['driedfruit'], least: 1, most: 1, fit: isSticky },
    nuts: { kinds: ['nut'], least: 1, most: 2 },
    dry: { kinds: ['oats', 'coconutflake', 'chia'], most: 2 },
  },
  fits: ({ dry }, kit) =>
    dry.length > 0 || kit.offers('cocoa', 'chocolate', 'nutbutter', 'vanilla') ? 2 : 0,
  cook(kit, { fruit, nuts, dry }) {
    if (kit.offers(...NOT_FOR_CHOCOLATES.filter((kind) => kind !== 'oats'))) return null;
    for (const food of fruit) {
      kit.readied(weighed(kit, food, 250), HAS_STONE.test(food.name) ? 'pitted' : '');
    }
    for (const food of nuts) kit.readied(weighed(kit, food, 150 / nuts.length), '');
    measureAll(kit, dry, '1/4 cup');
    const rich = kit.take(['cocoa', 'nutbutter', 'chocolate'], { most: 2 });
    measureBy(kit, rich, [
      [['cocoa'], '3 tbsp'],
      [['nutbutter'], '1/4 cup'],
      [['chocolate'], '75 g'],
    ]);
    const sweet = kit.take(['sweet'], { most: 1 });
    measureAll(kit, sweet, '1 tbsp');
    const flavour = kit.take(['vanilla', 'sweetspice'], { most: 1 });
    measureAll(kit, flavour, '1/2 tsp');
    kit.about(...fruit, ...nuts, ...rich);
    kit.step(`Chop ${kit.the(...nuts)} finely in a food processor for 1 minute.`);
    kit.step(
      `Add ${kit.the(...fruit, ...dry, ...rich, ...sweet, ...flavour, ...saltOf(kit, 0.1))} and grind for 2 minutes, until it holds together when pressed; if not, add a spoonful of water.`,
    );
    kit.step(`Roll into ${kit.pieces(4)} balls, wetting your hands now and then.`);
    kit.step('Chill for 30 minutes, until firm, and keep cold.');
    return kit.titleOf(kit.mains, 'bites');
  },
});

/** What is made of chocolate without an oven. */
export const CHOCOLATE_PATTERNS: readonly DishPattern[] = [
  fudge,
  evaporatedMilkFudge,
  bark,
  bites,
  dateBites,
  crumbBalls,
];
