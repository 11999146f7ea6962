import { isOf, served } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy } from '../kitchen-measures.js';
import { titled } from '../phrases.js';

/** What says that something is baked, boiled or eaten with a spoon. */
const NO_DRINK: readonly Kind[] = [
  ...(['flour', 'meal', 'egg', 'yolk', 'white', 'fat', 'shortening', 'oats', 'bread'] as const),
  ...(['biscuit', 'crust', 'crumbcrust', 'cereal', 'nutbutter', 'condensed', 'yeast'] as const),
  ...(['pastry', 'puddingmix', 'freshcheese', 'leaven', 'soda', 'rice', 'icing'] as const),
];

const isSorbet = ({ name }: Food): boolean => /sorbet|sherbet/.test(name);

/** Punch: as much juice as of what sparkles, and scoops of sherbet that melt into it (Joy of Cooking: sherbet punch), for eight. */
const punch = pattern({
  name: 'punch',
  types: ['dessert', 'appetizer'],
  kind: 'drink',
  styles: ['sweet'],
  servings: 8,
  vessel: 'board',
  roles: {
    ice: { kinds: ['icecream'], most: 1, fit: isSorbet },
    fizz: {
      kinds: ['fizz'],
      least: 1,
      most: 1,
      fill: ['ginger ale', 'sparkling water'],
      inOrder: true,
    },
    juice: {
      kinds: ['juice'],
      least: 1,
      most: 2,
      fill: ['pineapple juice', 'orange juice'],
      inOrder: true,
    },
    fruit: { kinds: ['berry', 'orange', 'citrus', 'soft'], most: 2 },
  },
  fits: ({ fizz, juice, ice }, kit) => {
    if (kit.offers(...NO_DRINK)) return null;
    const named = [fizz, juice, ice].filter((foods) => foods.some((food) => kit.isNamed(food)));
    return named.length > 1 ? 3 : null;
  },
  cook(kit, { ice, fizz, juice, fruit }) {
    measureAll(kit, fizz, '4 cups');
    measureAll(kit, juice, juice.length > 1 ? '2 cups' : '4 cups');
    measureAll(kit, ice, '2 cups');
    measureBy(kit, fruit, [
      [['citrus', 'orange'], '1'],
      [['berry', 'soft'], '1 cup'],
    ]);
    for (const food of fruit) if (isOf(food, 'citrus', 'orange')) kit.readied(food, 'sliced');
    kit.about(...ice, ...juice);
    kit.step(`Chill ${kit.the(...juice, ...fizz)} for 1 hour, until very cold.`);
    kit.step(`Pour ${kit.the(...juice)} into a large punch bowl${kit.ifAny('and add', ...fruit)}.`);
    kit.step(
      `Just before serving, pour in ${kit.the(...fizz)} slowly along the side, so that it stays lively.`,
      ice.length > 0 && `Float scoops of ${kit.the(...ice)} on top.`,
    );
    const over = kit.take(['driedfruit', 'herb'], {
      most: 2,
      fit: ({ name }) => !/raisin/.test(name),
    });
    kit.step(served(kit, `Ladle into ${kit.vessels('glass', 'glasses')} at once`, ...over));
    return kit.titleOf(kit.mains, 'punch');
  },
});

/** Cocoa for a cup of hot chocolate: 2 tbsp, with as much sugar, to a cup of milk (as on the tin). */
const hotChocolate = pattern({
  name: 'hot chocolate',
  types: ['dessert', 'breakfast'],
  kind: 'hot drink',
  styles: ['sweet'],
  servings: 2,
  vessel: 'pot',
  roles: {
    chocolate: { kinds: ['cocoa', 'chocolate', 'bitterchocolate'], least: 1, most: 1 },
    coffee: { kinds: ['coffee'], most: 1 },
    milk: {
      kinds: ['milk'],
      least: 1,
      most: 1,
      fill: ['milk', 'oat milk', 'almond milk', 'soy milk'],
      inOrder: true,
    },
    cream: { kinds: ['cream'], most: 1 },
  },
  fits: ({ coffee, milk, cream }, kit) => {
    const isEaten = kit.offers(...NO_DRINK, 'fruit', 'crisp', 'berry', 'soft', 'banana', 'nut');
    const isDrunk = [...coffee, ...milk, ...cream].some((food) => kit.isNamed(food));
    return isEaten || !(isDrunk || kit.wantsNamed(/coffee/)) ? null : 1;
  },
  cook(kit, { chocolate: [chocolate], coffee, milk, cream }) {
    if (!chocolate) return null;
    const isBitter = isOf(chocolate, 'cocoa', 'bitterchocolate');
    kit.measure(chocolate, isOf(chocolate, 'cocoa') ? '1/4 cup' : isBitter ? '50 g' : '75 g');
    measureAll(kit, coffee, '1 cup');
    measureAll(kit, milk, coffee.length > 0 ? '1 cup' : '2 cups');
    measureAll(kit, cream, '1/4 cup');
    const sweet = sweetenerFor(kit, isBitter);
    kit.about(chocolate);
    const spice = kit.take(['sweetspice', 'pungent'], { most: 1 });
    measureAll(kit, spice, '1/4 tsp');
    const flavour = kit.take(['vanilla', 'spirit'], { most: 3 });
    measureBy(kit, flavour, [
      [['vanilla'], '1 tsp'],
      [['spirit'], '2 tbsp'],
    ]);
    kit.step(
      `Whisk ${kit.hot(chocolate, ...sweet, ...spice)} in a small saucepan with a splash of ${kit.the(...milk)} to a smooth paste over low heat.`,
    );
    kit.step(
      `Pour in the rest of the milk${kit.ifAny('and', ...coffee, ...cream)} a little at a time, whisking, and heat for 5 minutes, until steaming but not boiling.`,
    );
    kit.step(
      `Take off the heat${flavour.length > 0 ? ` and stir in ${kit.the(...flavour)}` : ''} and whisk until foamy.`,
    );
    const over = kit.take(['whipped', 'marshmallow', 'dessertsauce'], { most: 2 });
    measureBy(kit, over, [
      [['whipped'], '1/4 cup'],
      [['marshmallow'], '1/4 cup'],
      [['dessertsauce'], '1 tbsp'],
    ]);
    kit.step(
      `Pour into ${kit.vessels('mug', 'mugs')}${over.length > 0 ? `, top with ${kit.the(...over)}` : ''} and serve hot.`,
    );
    return titled(coffee.length > 0 ? 'hot chocolate with coffee' : 'hot chocolate');
  },
});

/** Cocoa and unsweetened chocolate have none of their own; other bars have. */
function sweetenerFor(kit: DishKit, isBitter: boolean): Food[] {
  const named = kit.take(['sweet', 'sugar'], { most: 1 });
  const sweet = named[0] ?? (isBitter ? kit.staple('sugar', 'honey', 'maple syrup') : null);
  return sweet ? [kit.measure(sweet, isBitter ? '1/4 cup' : '1 tbsp')] : [];
}

export const DRINK_PATTERNS: readonly DishPattern[] = [punch, hotChocolate];
