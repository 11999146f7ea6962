import { asForFour } from '../batter.js';
import { isOf, minutes, mixed } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import {
  ending,
  measureAll,
  measureBy,
  naming,
  present,
  weighAll,
  weighed,
} from '../kitchen-measures.js';
import { listed, titled } from '../phrases.js';

/** What sharpens, loosens and seasons a sauce of jam or fruit. */
const IN_SAUCE: readonly Kind[] = [
  ...([
    'jam',
    'driedfruit',
    'acid',
    'citrus',
    'zest',
    'juice',
    'wine',
    'spirit',
    'mustard',
  ] as const),
  ...([
    'sugar',
    'sweet',
    'spice',
    'sweetspice',
    'pungent',
    'hot',
    'pepper',
    'salt',
    'fat',
  ] as const),
  ...(['starch', 'soy', 'sauce', 'woody', 'water', 'fruit', 'crisp', 'berry', 'soft'] as const),
];

/** Cranberry sauce is a jam; any other bottled sauce is not. */
const isJam = (food: Food): boolean => isOf(food, 'jam') || food.name === 'cranberry sauce';

/** Minutes until dried fruit is plump. */
const plumping = 10;

/** "pitted and diced": small enough to melt into a sauce. */
const dicedFor = ({ cut }: Food): string =>
  cut.replace(/(?:halved|quartered|sliced|cubed)$/, 'diced');

/** Fruit that was named for it, and how it is softened: dried fruit swells in what is poured over it. */
function softenedFruit(kit: DishKit, fruit: readonly Food[], liquid: readonly Food[]): void {
  if (fruit.length === 0) return;
  kit.step(
    `Bring ${kit.hot(...fruit, ...liquid)} to a boil in a small saucepan, cover and simmer for ${minutes(plumping)}, until plump and soft.`,
  );
}

/**
 * A sauce of jelly or jam, sharpened with vinegar, mustard or citrus, as for ham and game: half a cup of jelly to two spoonfuls of what is
 * sharp, and dried fruit plumped in it.
 */
const fruitSauce = pattern({
  name: 'fruit sauce',
  types: ['side dish'],
  kind: 'dip',
  styles: ['sweet'],
  servings: 8,
  vessel: 'pot',
  roles: {
    jam: { kinds: ['jam', 'sauce'], most: 2, anywhere: true, fit: isJam },
    dried: { kinds: ['driedfruit'], most: 2, anywhere: true },
    fruit: {
      kinds: ['fruit', 'crisp', 'berry', 'soft'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/melon|grapefruit|kiwi/.test(name),
    },
    sharp: {
      kinds: ['acid', 'citrus', 'mustard', 'wine'],
      least: 1,
      most: 3,
      anywhere: true,
    },
  },
  fits: ({ jam, dried, fruit, sharp }, kit) => {
    if (jam.length + dried.length === 0 || !kit.isOnlyOf(...IN_SAUCE)) return null;
    // Prunes in lemon water are a compote, and so are peaches with jam.
    const isSharp =
      kit.offers('mustard', 'pungent', 'hot') || sharp.some(({ name }) => /vinegar/.test(name));
    if (isSharp) return 2;
    return fruit.length > 0 ? null : jam.length > 0 ? 2 : 0;
  },
  cook(kit, { jam, dried: named, fruit, sharp }) {
    const dried = [...fruit, ...named];
    kit.about(...dried, ...jam, ...sharp.filter((food) => isOf(food, 'mustard')));
    measureAll(kit, jam, jam.length > 1 ? '1/2 cup' : '3/4 cup');
    // It is a sauce already, and not as sweet as jam.
    measureBy(kit, jam, [[['sauce'], '1 1/2 cups']]);
    measureAll(kit, named, named.length > 1 ? '1/3 cup' : '1/2 cup');
    for (const food of fruit) kit.readied(weighed(kit, food, 250), dicedFor(food));
    measureBy(kit, sharp, [
      [['wine'], '1/3 cup'],
      [['acid'], '2 tbsp'],
      [['mustard'], '1 tbsp'],
    ]);
    const spices = kit.take(['spice', 'sweetspice', 'zest', 'pungent', 'hot', 'woody'], {
      most: 3,
      anywhere: true,
    });
    measureBy(kit, spices, [
      [['hot'], '1'],
      [['pungent', 'zest'], '1 tsp'],
      [['spice', 'sweetspice'], '1/4 tsp'],
    ]);
    const sweet =
      jam.length > 0
        ? kit.take(['sweet', 'sugar'], { most: 1 })
        : present(kit.one(['sweet', 'sugar'], 'brown sugar', 'sugar', 'honey'));
    measureAll(kit, sweet, jam.length > 0 ? '1 tbsp' : '1/4 cup');
    const other = kit.take(['juice', 'spirit', 'soy', 'sauce'], { most: 2, anywhere: true });
    measureBy(kit, other, [
      [['juice'], '1/2 cup'],
      [['spirit', 'soy', 'sauce'], '2 tbsp'],
    ]);
    const juice = other.filter((food) => isOf(food, 'juice'));
    const poured =
      juice.length > 0 ? juice : present(kit.water(dried.length > 0 ? '3/4 cup' : '1/4 cup'));
    softenedFruit(kit, dried, poured);
    const salt = kit.one(['salt'], 'salt');
    if (salt) kit.measure(salt, '1/4 tsp');
    const citrus = sharp.find((food) => isOf(food, 'citrus'));
    const rest = [...jam, ...sweet, ...sharp, ...other, ...spices, salt].filter(
      (food) => food !== citrus && !poured.includes(food as Food),
    );
    kit.heat(...rest, citrus);
    const inPan = dried.length > 0 ? [] : poured;
    kit.step(
      `${dried.length > 0 ? 'Stir in' : 'Put'} ${mixed(kit, [...inPan, ...rest], citrus)}${dried.length > 0 ? '' : ' into a small saucepan'} and simmer for 5 minutes, stirring, until smooth and syrupy.`,
    );
    const fat = present(kit.one(['fat'], 'butter', 'vegan butter'));
    measureAll(kit, fat, '1 tbsp');
    kit.step(
      naming(kit, fat, (names) => `Take off the heat and stir in ${names}.`),
      'Let stand for 5 minutes: it thickens as it cools.',
    );
    kit.step(
      `Taste, and add a few drops more of ${kit.the(sharp[0])} if it is sweeter than it is sharp.`,
    );
    kit.step('Serve warm, as a sauce for what is roasted or grilled.');
    return kit.titleOf(kit.mains, 'sauce').replace(/ Sauce(?= Sauce$|,| and\b)/g, '');
  },
});

/** What a chutney is made of. */
const IN_CHUTNEY: readonly Kind[] = [
  ...IN_SAUCE,
  ...(['aromatic', 'crisp', 'soft', 'berry', 'tomato', 'nut', 'puree', 'herb'] as const),
];
/** Grams of fruit for a jar. */
const FRUIT_IN_JAR = 600;

/** Fruit, onion and vinegar boiled down with a quarter of the fruit's weight of sugar. */
const chutney = pattern({
  name: 'chutney',
  types: ['side dish', 'appetizer'],
  kind: 'dip',
  styles: ['indian'],
  servings: 12,
  vessel: 'board',
  roles: {
    fruit: {
      kinds: ['crisp', 'fruit', 'soft', 'berry', 'tomato'],
      most: 3,
      anywhere: true,
      fit: ({ name }) =>
        /apple|pear|peach|nectarine|plum|apricot|cherry|mango|pineapple|rhubarb|cranberry|tomato|fig|quince|gooseberry/.test(
          name,
        ),
    },
    dried: { kinds: ['driedfruit'], most: 2, anywhere: true },
    onion: { kinds: ['aromatic'], least: 1, most: 1 },
    vinegar: {
      kinds: ['acid'],
      least: 1,
      most: 2,
      anywhere: true,
      fit: ({ name }) => /vinegar/.test(name),
    },
  },
  fits: ({ fruit, dried }, kit) => {
    if (!fruit.some((food) => !isOf(food, 'tomato')) && dried.length === 0) return null;
    if (!kit.isOnlyOf(...IN_CHUTNEY) || kit.offers('oil', 'nut')) return null;
    return kit.offers('sugar', 'sweet', 'sweetspice', 'pungent') ? 3 : 1;
  },
  cook(kit, { fruit, dried, onion, vinegar }) {
    kit.about(...fruit, ...dried);
    weighAll(kit, fruit, fruit.length > 0 ? FRUIT_IN_JAR : 0);
    for (const food of fruit) if (isOf(food, 'crisp')) kit.readied(food, 'peeled, cored and diced');
    measureAll(kit, dried, fruit.length > 0 ? '1/2 cup' : '1 1/2 cups');
    measureAll(kit, vinegar, vinegar.length > 1 ? '1/3 cup' : '2/3 cup');
    const sugar = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar');
    const fat = kit.one(['fat'], 'vegetable oil', 'olive oil');
    if (!sugar || !fat) return null;
    weighed(kit, sugar, FRUIT_IN_JAR / 4);
    kit.measure(fat, '1 tbsp');
    const seasoning = kit.take(['pungent', 'spice', 'sweetspice', 'hot', 'mustard'], {
      most: 4,
      anywhere: true,
    });
    asForFour(kit, [...onion, ...seasoning]);
    measureBy(kit, seasoning, [
      [['sweetspice'], '1/2 tsp'],
      [['spice'], '1 tsp'],
    ]);
    kit.step(
      `Heat ${kit.the(fat)} in a heavy saucepan over medium heat. Add ${kit.hot(...onion)} and cook for 6 minutes, stirring often, until soft.`,
      naming(kit, seasoning, (names) => `Add ${names} and stir for 1 minute, until fragrant.`),
    );
    const water = fruit.length > 0 ? null : kit.water('1 cup');
    kit.step(
      `Add ${kit.hot(...fruit, ...dried, ...vinegar, sugar, water, kit.salt(2))}, bring to a boil and simmer, uncovered, over low heat for 35 minutes, stirring often, until thick enough that a spoon leaves a trail.`,
    );
    kit.step('Spoon into a clean jar and let cool for 60 minutes.');
    kit.step(
      'Keep in the refrigerator for up to two weeks, and serve with curries or what is roasted.',
    );
    return kit.titleOf(kit.mains, 'chutney');
  },
});

/** What may lie in sweetened fresh cheese. */
const IN_CREAM: readonly Kind[] = [
  ...([
    'freshcheese',
    'driedfruit',
    'nut',
    'jam',
    'chocolate',
    'zest',
    'vanilla',
    'spirit',
  ] as const),
  ...([
    'sugar',
    'sweet',
    'icing',
    'sweetspice',
    'whipped',
    'cream',
    'sauce',
    'biscuit',
    'sourcream',
  ] as const),
  ...(['citrus', 'acid', 'juice', 'coconutflake', 'marshmallow', 'granola'] as const),
];

const isRich = ({ name }: Food): boolean => /cream cheese|mascarpone/.test(name);

/** Fresh cheese beaten with something sweet, as for cannoli, with fruit, nuts or chocolate folded in: a dessert, or a spread for toast. */
const sweetCheese = pattern({
  name: 'sweetened fresh cheese',
  types: ['dessert', 'breakfast'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    cheese: {
      kinds: ['freshcheese'],
      least: 1,
      most: 1,
      fit: ({ name }) => !/boursin|pimento|labneh/.test(name),
    },
    folded: { kinds: ['driedfruit', 'nut', 'chocolate', 'coconutflake'], most: 3, anywhere: true },
    jam: { kinds: ['jam', 'sauce'], most: 1, anywhere: true, fit: isJam },
  },
  fits: ({ folded, jam }, kit) =>
    folded.length + jam.length > 0 && kit.isOnlyOf(...IN_CREAM) ? 1 : null,
  cook(kit, { cheese, folded, jam }) {
    kit.about(...cheese, ...folded, ...jam);
    // Cream cheese is twice as rich as ricotta.
    measureAll(kit, cheese, cheese.some(isRich) ? '1 cup' : '2 cups');
    measureBy(kit, folded, [
      [['driedfruit', 'nut', 'coconutflake'], '1/3 cup'],
      [['chocolate'], '60 g'],
    ]);
    measureAll(kit, jam, '1/2 cup');
    for (const food of folded) if (isOf(food, 'nut')) kit.readied(food, 'chopped');
    const sweet = kit.take(['icing', 'sugar', 'sweet'], { most: 1 });
    const usual =
      sweet.length + jam.length > 0 ? sweet : present(kit.staple('honey', 'maple syrup', 'sugar'));
    measureAll(kit, usual, '3 tbsp');
    const rich = kit.take(['cream', 'whipped', 'sourcream'], { most: 1, anywhere: true });
    measureAll(kit, rich, '1/2 cup');
    const flavour = kit.take(['vanilla', 'zest', 'spirit', 'sweetspice', 'juice', 'acid'], {
      most: 3,
      anywhere: true,
    });
    measureBy(kit, flavour, [
      [['sweetspice'], '1/4 tsp'],
      [['zest', 'vanilla'], '1 tsp'],
      [['spirit', 'juice', 'acid'], '1 tbsp'],
    ]);
    const beaten = [...usual, ...rich, ...flavour];
    kit.step(
      `${cheese.some(({ name }) => name === 'cottage cheese') ? 'Blend' : 'Beat'} ${kit.the(...cheese)}${kit.ifAny('with', ...beaten)} for 3 minutes, until smooth and light.`,
    );
    kit.step(naming(kit, folded, (names) => `Fold in ${names}.`));
    kit.step(naming(kit, jam, (names) => `Swirl in ${names} with a few turns of a spoon.`));
    kit.step('Cover and chill for 1 hour, until firm enough to hold a shape.');
    kit.step(
      `Spoon into ${kit.vessels('glass', 'glasses')} and serve cold, or spread on toast${ending(kit, kit.take(['biscuit', 'granola'], { most: 1 }), (names) => `, scattered with ${names}`)}.`,
    );
    const inside = [...folded, ...jam].filter((food) => kit.isNamed(food)).slice(0, 2);
    return titled(
      `whipped ${kit.spoken(cheese[0] as Food)} with ${listed(inside.map((food) => kit.spoken(food)))}`,
    );
  },
});

/** Sauces, chutneys and spreads: what a kitchen without a main makes of what is sweet and what is sharp. */
export const SAUCE_PATTERNS: readonly DishPattern[] = [fruitSauce, chutney, sweetCheese];
