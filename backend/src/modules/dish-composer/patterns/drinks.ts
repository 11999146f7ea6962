import { isOf, mixed, served } from '../cooking-steps.js';
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

/** What is poured cold over ice, and what flavours it. */
const IN_TEA: readonly Kind[] = [
  ...([
    'tea',
    'fruit',
    'berry',
    'soft',
    'orange',
    'citrus',
    'acid',
    'juice',
    'sweet',
    'sugar',
  ] as const),
  ...([
    'herb',
    'pungent',
    'sweetspice',
    'spice',
    'stick',
    'vanilla',
    'spirit',
    'milk',
    'cream',
  ] as const),
  ...(['driedfruit', 'zest', 'crisp', 'banana', 'water', 'wine'] as const),
];

const CRUSHED = /peach|nectarine|apricot|berry|mango|pineapple|melon|plum/;
/** Spices and milk make tea a hot drink, unless there is fruit to crush into it. */
const isForHotTea = (kit: DishKit): boolean =>
  kit.offers('sweetspice', 'stick', 'milk', 'cream') && !kit.wantsNamed(CRUSHED);

/** Tea: 2 tbsp of leaves to a litre of water, 4 minutes off the boil (Tea Board of India); chai simmers its spices first, with as much milk. */
const tea = pattern({
  name: 'tea',
  types: ['breakfast', 'dessert'],
  kind: 'hot drink',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    tea: { kinds: ['tea'], least: 1, most: 1 },
    milk: { kinds: ['milk', 'cream'], most: 1 },
    fruit: { kinds: ['orange', 'crisp', 'driedfruit'], most: 1 },
  },
  fits: ({ milk, fruit }, kit) => {
    if (kit.isOnlyOf('tea', 'sugar', 'sweet', 'water')) return 0;
    if (!kit.isOnlyOf(...IN_TEA) || !isForHotTea(kit)) return null;
    // Orange curdles milk.
    return milk.length > 0 && fruit.some((food) => isOf(food, 'orange')) ? null : 3;
  },
  cook(kit, { tea: leaves, milk, fruit }) {
    const stick = kit.take(['stick'], { most: 1 });
    const spices = [
      ...stick,
      ...kit.take(['sweetspice', 'pungent', 'spice'], { most: 4, anywhere: true }),
    ];
    measureBy(kit, spices, [
      [['stick'], '1'],
      [['pungent'], '1 tbsp'],
      [['sweetspice', 'spice'], '1/4 tsp'],
    ]);
    const sweet = kit.one(['sweet', 'sugar'], 'honey', 'sugar');
    const water = kit.water(milk.length > 0 ? '3 cups' : '4 cups');
    if (!sweet || !water) return null;
    kit.measure(sweet, '2 tbsp');
    measureBy(kit, milk, [
      [['cream'], '1/2 cup'],
      [['milk'], '1 1/2 cups'],
    ]);
    for (const food of fruit) {
      if (isOf(food, 'orange')) kit.readied(kit.measure(food, '1'), 'sliced');
      else if (isOf(food, 'crisp')) kit.readied(kit.measure(food, '1'), 'cored and sliced');
      else kit.measure(food, '1/4 cup');
    }
    kit.about(...fruit, ...spices);
    kit.step(
      `Bring ${kit.hot(water, ...spices, ...fruit)} to a boil in a saucepan and simmer for 8 minutes, so that the water takes up their scent.`,
    );
    kit.step(
      `Take off the heat, stir in ${kit.the(...leaves)}, cover and let stand for 4 minutes: longer, and it turns harsh.`,
    );
    // The strainer holds back what is whole.
    kit.wholeTakenOut();
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    if (sour && isOf(sour, 'acid')) kit.measure(sour, '1 tbsp');
    kit.step(
      `Strain into a warm pot and stir in ${mixed(kit, [...milk, sweet], milk.length > 0 ? null : sour)}${milk.length > 0 ? ', hot' : ''}.`,
    );
    const spirit = kit.take(['spirit'], { most: 1 });
    measureAll(kit, spirit, '1/4 cup');
    kit.step(
      `Pour into ${kit.vessels('mug', 'mugs')}${kit.ifAny(', add', ...spirit).replace(/^ /, '')} and serve hot.`,
    );
    return kit.titleOf(kit.mains.slice(0, 2), milk.length > 0 ? 'milk tea' : 'tea');
  },
});

/** Iced tea: twice as strong as hot, since the ice thins it, with a cup of fruit crushed with sugar for four glasses. */
const icedTea = pattern({
  name: 'iced tea',
  types: ['dessert', 'appetizer'],
  kind: 'drink',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    tea: { kinds: ['tea'], least: 1, most: 1 },
    fruit: {
      kinds: ['fruit', 'berry', 'soft', 'orange', 'citrus'],
      most: 2,
      fit: ({ name }) => !/rhubarb|cranberry/.test(name),
    },
    juice: { kinds: ['juice'], most: 1 },
  },
  fits: ({ fruit, juice }, kit) => {
    if (!kit.isOnlyOf(...IN_TEA)) return null;
    return fruit.length + juice.length > 0 || kit.offers('herb', 'acid') ? 2 : -1;
  },
  cook(kit, { tea: leaves, fruit, juice }) {
    const sweet = kit.one(['sugar', 'sweet'], 'sugar', 'honey');
    const water = kit.water('4 cups');
    if (!sweet || !water) return null;
    measureAll(kit, leaves, '1/4 cup');
    kit.measure(sweet, '1/4 cup');
    measureAll(kit, juice, '1 cup');
    const citrus = fruit.filter((food) => isOf(food, 'citrus'));
    const crushed = fruit.filter((food) => !citrus.includes(food));
    measureBy(kit, crushed, [[['berry', 'soft'], '1 cup']]);
    for (const food of crushed) if (!isOf(food, 'berry', 'soft')) kit.measure(food, '2');
    for (const food of citrus) kit.readied(kit.measure(food, '1'), 'sliced');
    const spice = kit.take(['pungent', 'sweetspice', 'vanilla'], { most: 1 });
    measureAll(kit, spice, '1/4 tsp');
    kit.about(...fruit, ...juice);
    kit.step(
      `Pour ${kit.hot(water)}, just off the boil, over ${kit.the(...leaves)}, let stand for 4 minutes and strain.`,
    );
    kit.step(
      crushed.length > 0
        ? `Crush ${kit.the(...crushed)} with ${kit.the(sweet, ...spice)} in a jug and let stand for 10 minutes, until the juices run.`
        : `Stir in ${kit.the(sweet, ...spice)} until dissolved.`,
    );
    const acid = kit.take(['acid'], { most: 1, fit: ({ name }) => /juice/.test(name) });
    measureAll(kit, acid, '2 tbsp');
    const more = [...juice, ...citrus, ...acid, ...kit.take(['herb'], { most: 1 })];
    kit.step(
      `${crushed.length > 0 ? 'Pour the tea over' : 'Pour the tea into a jug'}${kit.ifAny('and add', ...more)}. Chill for 1 hour.`,
    );
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '4 cups');
    kit.step(
      `Pour over ${kit.the(ice)} in ${kit.vessels('tall glass', 'tall glasses')} and serve.`,
    );
    return kit.titleOf(kit.mains, 'iced tea');
  },
});

export const DRINK_PATTERNS: readonly DishPattern[] = [punch, hotChocolate, tea, icedTea];
