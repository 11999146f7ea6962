import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { counted, measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** Raw, these keep gelatin from setting (Knox, on the box). */
const KEEPS_LIQUID = /pineapple|kiwi|papaya|(?<!dried )fig|guava|mango/;
const NOT_SET: readonly Kind[] = [
  ...([
    'flour',
    'bread',
    'oats',
    'leaven',
    'yeast',
    'crust',
    'pasta',
    'puddingmix',
    'jelly',
  ] as const),
];

const FRUIT: readonly Kind[] = [
  'berry',
  'soft',
  'orange',
  'fruit',
  'crisp',
  'banana',
  'driedfruit',
];

/** Gelatin swells in cold water before it melts. */
const bloomed = (kit: DishKit, gelatin: readonly Food[], water: Food): string =>
  `Sprinkle ${kit.the(...gelatin)} over ${kit.the(water)} in a small bowl and let stand for 5 minutes, until swollen.`;

/**
 * Panna cotta: a packet of 7 g of gelatin to 3 cups of cream and milk, just firm enough to turn out (Knox: a packet sets 2 cups firmly, 3 softly);
 * with yolks, a Bavarian cream.
 */
const pannaCotta = pattern({
  name: 'panna cotta',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 6,
  vessel: 'board',
  roles: {
    gelatin: { kinds: ['gelatin'], least: 1, most: 1 },
    creamy: {
      kinds: ['cream', 'milk', 'yogurt', 'buttermilk', 'coconut', 'condensed'],
      least: 1,
      most: 2,
      anywhere: true,
    },
    yolks: { kinds: ['yolk'], most: 1 },
  },
  fits: (_, kit) => (kit.offers(...NOT_SET) ? null : 3),
  cook(kit, { gelatin, creamy, yolks }) {
    const sugar = kit.one(['sugar', 'sweet', 'icing'], 'sugar', 'honey');
    const water = kit.water('1/4 cup');
    if (!sugar || !water) return null;
    measureAll(kit, creamy, creamy.length > 1 ? '1 1/2 cups' : '3 cups');
    kit.measure(sugar, '1/2 cup');
    measureAll(kit, gelatin, '1 package (7 g)');
    measureAll(kit, yolks, '3');
    const flavour = kit.take(['vanilla', 'zest', 'coffee', 'spirit', 'chocolate', 'cocoa'], {
      most: 2,
    });
    measureBy(kit, flavour, [
      [['chocolate'], '100 g'],
      [['vanilla', 'zest'], '1 tsp'],
      [['spirit', 'cocoa'], '2 tbsp'],
      [['coffee'], '1/2 cup'],
    ]);
    const fruit = kit.take(FRUIT, { most: 3, fit: ({ needsHeat }) => !needsHeat });
    kit.step(bloomed(kit, gelatin, water));
    kit.step(
      `Heat ${kit.hot(...creamy, ...flavour)} with ${kit.hot(sugar)} in a saucepan over medium heat for 4 minutes, stirring, until steaming but not boiling.`,
      naming(
        kit,
        yolks,
        (names) =>
          `Whisk ${names} in a bowl, pour a ladle of the hot cream over, whisking, return to the pan and stir for 4 minutes, until it coats a spoon, 77 °C (170 °F).`,
      ),
      'Take off the heat and stir in the gelatin until it is dissolved.',
    );
    kit.step(`Strain into ${kit.pieces(1)} glasses and chill for 4 hours, until set.`);
    topped(kit, fruit);
    kit.about(...flavour.filter(({ name }) => !/vanilla/.test(name)), ...fruit);
    return kit.titleOf(kit.mains.slice(0, 2), yolks.length > 0 ? 'bavarian cream' : 'panna cotta');
  },
});

/** Fruit over what is set: dried fruit is stewed for it. */
function topped(kit: DishKit, fruit: readonly Food[]): void {
  const dried = fruit.filter((food) => isOf(food, 'driedfruit'));
  for (const food of fruit) if (!dried.includes(food)) counted(kit, food, 250 / fruit.length);
  measureAll(kit, dried, '1/2 cup');
  kit.step(
    naming(
      kit,
      dried,
      (names) =>
        `Meanwhile, simmer ${names} in ${kit.someWater('1 cup', names)} for 15 minutes, until soft, and let cool.`,
    ),
    naming(kit, fruit, (names) => `Top with ${names} and serve cold.`) || 'Serve cold.',
  );
}

/** Fruit jelly: a packet of gelatin to 2 cups of juice or wine, sweetened, with two cups of fruit in it (Knox). */
const fruitJelly = pattern({
  name: 'fruit jelly',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    gelatin: { kinds: ['gelatin'], least: 1, most: 1 },
    liquid: { kinds: ['juice', 'wine', 'fizz', 'coffee'], most: 1, anywhere: true },
    fruit: {
      kinds: ['berry', 'soft', 'orange', 'fruit', 'crisp', 'banana'],
      most: 3,
      fit: ({ name, needsHeat }) => !needsHeat && !KEEPS_LIQUID.test(name),
    },
  },
  fits: ({ liquid, fruit }, kit) =>
    kit.offers(...NOT_SET, 'cream', 'milk') ? null : liquid.length + fruit.length > 0 ? 3 : 0,
  cook(kit, { gelatin, liquid: named, fruit }) {
    const liquid = named.length > 0 ? named : present(kit.staple('apple juice', 'orange juice'));
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'honey');
    const water = kit.water('1/4 cup');
    if (!sugar || !water || liquid.length === 0) return null;
    measureAll(kit, liquid, '1 3/4 cups');
    kit.measure(sugar, '1/4 cup');
    measureAll(kit, gelatin, '1 package (7 g)');
    const flavour = kit.take(['vanilla', 'zest', 'spirit'], { most: 2 });
    measureBy(kit, flavour, [
      [['spirit'], '2 tbsp'],
      [['vanilla'], '1/4 tsp'],
      [['zest'], '1 tsp'],
    ]);
    for (const food of fruit) counted(kit, food, 300 / fruit.length);
    const extracts = flavour.filter(({ name }) => !/vanilla/.test(name));
    kit.about(...fruit, ...extracts, ...liquid.filter((food) => kit.isNamed(food)));
    kit.step(bloomed(kit, gelatin, water));
    kit.step(
      `Bring half of ${kit.hot(...liquid)} to a simmer with ${kit.hot(sugar)}, stirring. Take off the heat and stir in the gelatin until it is dissolved, then the rest of it, cold${kit.ifAny('and', ...flavour)}.`,
    );
    kit.step('Chill for 1 hour, until as thick as egg white.');
    kit.step(
      naming(kit, fruit, (names) => `Fold in ${names}.`),
      `Pour into ${kit.pieces(1)} glasses and chill for 3 hours, until set.`,
    );
    const over = kit.take(['whipped', 'nut', 'herb'], { most: 2 });
    kit.step(naming(kit, over, (names) => `Top with ${names} and serve.`) || 'Serve cold.');
    return kit.titleOf(kit.mains.slice(0, 3), 'jelly');
  },
});

/** What plain gelatin sets. */
export const GELATIN_DESSERT_PATTERNS: readonly DishPattern[] = [pannaCotta, fruitJelly];
