import {
  batterOf,
  fatAs,
  goldenOr,
  isForBatter,
  PARTS_OF_BATTER,
  shareOfButter,
} from '../batter.js';
import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import {
  bySpoon,
  measureAll,
  naming,
  present,
  saltOf,
  spoonAll,
  weighAll,
  weighed,
} from '../kitchen-measures.js';

/** "24", "three dozen" would be another batch: what one bowl makes. */
const FLOUR = 240;

/**
 * Drop cookies: for 240 g of flour 200 g of butter, 240 g of sugar and 2 eggs (the chocolate chip cookie on the bag of chips, which King
 * Arthur and Toll House agree on within a tenth), and up to the flour's weight and a half of chips, nuts and fruit. Oats replace flour.
 */
const dropCookies = pattern({
  name: 'drop cookies',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['bakery'],
  servings: 12,
  vessel: 'cookiesheet',
  roles: PARTS_OF_BATTER,
  // Cream asks for a mousse or a custard.
  fits: (_, kit) => {
    if (kit.offers('cream')) return 0;
    return kit.offers('chocolate') ? 2 : 1;
  },
  cook(kit) {
    if (
      !(kit.offers('flour', 'oats') || isForBatter(kit)) ||
      !kit.offers('sugar', 'fat', 'chocolate', 'shortening', 'vanilla', 'cocoa')
    )
      return null;
    if (kit.offers('yeast', 'milk', 'buttermilk', 'yogurt', 'cheese', 'meal', 'puree')) return null;
    const isOat = kit.offers('oats');
    const batter = batterOf(kit, {
      flour: FLOUR,
      sugar: 0.92,
      fat: 0.75,
      egg: 0.42,
      liquid: 0,
      powder: 0.5,
      fats: ['butter', 'vegan butter', 'vegetable oil'],
      folded: 1.2,
      foldable: ['chocolate', 'candy', 'nut', 'driedfruit', 'coconutflake', 'chia', 'cereal'],
    });
    if (!batter || batter.moist.length > 0) return null;
    const telling = batter.telling;
    kit.about(...telling);
    fatAs(kit, batter.fats, 'softened');
    const beaten = [...batter.fats, ...batter.sugars];
    kit.step('Heat the oven to 180 °C (350 °F) and line two baking sheets with parchment.');
    kit.step(
      `Beat ${kit.hot(...beaten)} together for 3 minutes, until light and fluffy.`,
      batter.wet.length > 0 &&
        `Beat in ${kit.hot(...batter.wet)}${batter.citrus ? ` and ${kit.juiceOf(batter.citrus)}` : ''}.`,
    );
    kit.step(
      `Whisk ${kit.hot(...batter.dry)} together and stir in just until no dry flour shows.`,
      batter.folded.length > 0 && `Fold in ${kit.hot(...batter.folded)}.`,
    );
    kit.step(
      `Drop ${kit.pieces(2)} heaped tablespoons of dough onto the sheets, 5 cm apart, and bake for 11 minutes, until ${goldenOr(batter, 'set')} at the edges and still soft in the middle.`,
    );
    kit.step('Let the cookies firm up on the sheets for 5 minutes, then lift onto a rack to cool.');
    const plain = telling.length > 0 ? 'cookies' : 'drop cookies';
    const title = isOat ? 'oatmeal cookies' : plain;
    return kit.titleOf(telling.filter((food) => !isOf(food, 'oats')).slice(0, 3), title);
  },
});

/** Grams of flour for 24 cookies that are rolled out. */
const ROLLED = 300;
/** What makes a dough too soft to roll, or another kind of bake. */
const NOT_ROLLED_OUT: readonly Kind[] = [
  ...(['milk', 'buttermilk', 'yeast', 'soda', 'chocolate', 'oats', 'cream', 'yogurt'] as const),
  ...(['freshcheese', 'berry', 'banana', 'crisp', 'fruit', 'cheese'] as const),
];

/** 1 part sugar, 2 fat and 3 flour by weight, the 1-2-3 of Ruhlman's "Ratio"; an egg for each 300 g of flour where eggs were named. */
const cutOutCookies = pattern({
  name: 'cut-out cookies',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['bakery'],
  servings: 12,
  vessel: 'cookiesheet',
  roles: {
    flour: { kinds: ['flour'], least: 1, most: 2, anywhere: true },
    fat: {
      kinds: ['fat', 'shortening'],
      least: 1,
      most: 1,
      fit: ({ kinds }) => !kinds.includes('oil'),
    },
    sugar: { kinds: ['sugar', 'icing'], least: 1, most: 2 },
  },
  cook(kit, { flour, fat, sugar }) {
    if (kit.offers(...NOT_ROLLED_OUT)) return null;
    const over = sugar.length > 1 ? sugar.filter((food) => isOf(food, 'icing')) : [];
    const inDough = sugar.filter((food) => !over.includes(food));
    const eggs = kit.take(['egg', 'yolk'], { most: 1 });
    const cocoa = kit.take(['cocoa'], { most: 1 });
    weighAll(kit, cocoa, ROLLED * 0.1);
    weighAll(kit, flour, ROLLED * (1 - 0.1 * cocoa.length));
    for (const food of fat) weighed(kit, food, ROLLED * 0.667 * shareOfButter(food));
    weighAll(kit, inDough, ROLLED * 0.36);
    measureAll(kit, eggs, '1');
    const leaven = kit.take(['leaven'], { most: 1 });
    spoonAll(kit, leaven, 1);
    const salt = saltOf(kit, 0.5);
    const flavour = kit.take(['vanilla', 'zest', 'sweetspice'], { most: 3 });
    spoonAll(kit, flavour, 1);
    const nuts = kit.take(['nut'], { most: 1 });
    weighAll(kit, nuts, ROLLED * 0.25);
    const filling = kit.take(['jam'], { most: 1 });
    measureAll(kit, filling, '1/2 cup');
    fatAs(kit, fat, 'softened');
    const telling = [...cocoa, ...nuts, ...filling, ...flavour];
    kit.about(...telling);
    kit.step(
      `Beat ${kit.hot(...fat, ...inDough)} together for 3 minutes, until pale.`,
      naming(kit, [...eggs, ...flavour], (names) => `Beat in ${names}.`),
    );
    kit.step(
      `Mix in ${kit.hot(...flour, ...cocoa, ...leaven, ...salt, ...nuts)} until the dough just comes together. Press into a disc, wrap and chill for 45 minutes, so that it can be rolled and keeps its shape.`,
    );
    kit.step(
      'Heat the oven to 175 °C (350 °F) and line two baking sheets with parchment.',
      `Roll the dough out 5 mm thick on a little flour, cut out ${kit.pieces(2)} cookies and set 2 cm apart on the sheets.`,
    );
    kit.step(
      `Bake for 12 minutes, until firm${cocoa.length > 0 ? '' : ' and just turning golden'} at the edges. Let cool on the sheets for 5 minutes, then on a rack.`,
    );
    kit.step(...decorated(kit, filling, over));
    const isShort = eggs.length + leaven.length === 0;
    return kit.titleOf(telling.slice(0, 2), isShort ? 'shortbread cookies' : 'cut-out cookies');
  },
});

/** What is done to cookies once they are cold. */
function decorated(
  kit: DishKit,
  filling: readonly Food[],
  icing: readonly Food[],
): (string | false)[] {
  measureAll(kit, icing, '1 cup');
  return [
    naming(kit, filling, (names) => `Sandwich them in pairs with ${names}.`),
    naming(
      kit,
      icing,
      (names) =>
        `Stir ${names} with just enough cold water, a teaspoon at a time, to make a thick icing, and spread over the cooled cookies.`,
    ),
    naming(kit, kit.take(['sprinkles'], { most: 1 }), (names) => `Decorate with ${names}.`),
  ];
}

/** Equal weights of nut butter and sugar with an egg: they need no flour. */
const nutButterCookies = pattern({
  name: 'nut butter cookies',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['bakery'],
  servings: 12,
  vessel: 'cookiesheet',
  roles: {
    butter: { kinds: ['nutbutter'], least: 1, anywhere: true },
    sugar: { kinds: ['sugar'], least: 1, most: 2, anywhere: true },
    eggs: { kinds: ['egg'], least: 1 },
  },
  fits: () => 2,
  cook(kit, { butter, sugar, eggs }) {
    if (kit.offers('flour', 'oats', 'banana', 'milk', 'bread')) return null;
    for (const food of butter) weighed(kit, food, 260);
    for (const food of sugar) weighed(kit, food, 200 / sugar.length);
    for (const food of eggs) kit.measure(food, '1');
    const soda = kit.take(['soda', 'leaven'], { most: 1 });
    for (const food of soda) bySpoon(kit, food, 0.5);
    const flavour = kit.take(['vanilla'], { most: 1 });
    const folded = kit.take(['chocolate', 'nut'], { most: 2 });
    for (const food of folded) weighed(kit, food, 120 / folded.length);
    const salt = kit.one(['salt'], 'salt');
    if (salt) kit.measure(salt, '1/4 tsp');
    kit.about(...butter, ...folded);
    kit.step('Heat the oven to 175 °C (350 °F) and line two baking sheets with parchment.');
    kit.step(
      `Stir ${kit.hot(...butter, ...sugar, ...eggs, ...soda, ...flavour, salt)} together into a stiff dough.`,
    );
    kit.step(
      folded.length > 0 && `Fold in ${kit.the(...folded)}.`,
      `Roll into ${kit.pieces(2)} balls, set 5 cm apart on the sheets and press a cross into each with a fork.`,
    );
    kit.step(
      'Bake for 10 minutes, until set at the edges. Let cool on the sheets for 10 minutes, as they are fragile while hot.',
    );
    return kit.titleOf([...butter, ...folded].slice(0, 2), 'cookies');
  },
});

/** 250 g of marshmallows and 45 g of butter hold 6 cups of crisp rice cereal, as the box has it. */
const cerealSquares = pattern({
  name: 'cereal squares',
  types: ['dessert'],
  kind: 'bars',
  styles: ['bakery'],
  servings: 12,
  vessel: 'caketin',
  roles: {
    cereal: { kinds: ['cereal'], least: 1, fill: ['crisp rice cereal'] },
    marshmallow: { kinds: ['marshmallow'], least: 1, fill: ['marshmallow'] },
  },
  fits: () => 3,
  cook(kit, { cereal, marshmallow }) {
    if (!kit.offers('cereal') && !(kit.offers('marshmallow') && kit.offers('fat'))) return null;
    const fat = kit.one(['fat'], 'butter', 'vegan butter');
    if (!fat) return null;
    kit.measure(fat, '3 tbsp');
    for (const food of marshmallow) kit.measure(food, '250 g');
    for (const food of cereal) kit.measure(food, '6 cups');
    const flavour = kit.take(['vanilla'], { most: 1 });
    spoonAll(kit, flavour, 1);
    // Stirred in last it would stay in streaks.
    const melted = kit.take(['nutbutter'], { most: 1 });
    measureAll(kit, melted, '1/2 cup');
    const inside = kit.take(['chocolate', 'nut', 'sprinkles'], { most: 2 });
    measureAll(kit, inside, '1 cup');
    kit.about(...marshmallow, ...melted, ...inside);
    kit.step(`Grease a 23 cm (9 in) square tin with a little of ${kit.the(fat)}.`);
    kit.step(
      `Melt the rest of ${kit.the(fat)} in a large saucepan over low heat. Add ${kit.the(...marshmallow, ...melted)} and stir for 5 minutes, until melted and smooth.`,
    );
    kit.step(
      `Take off the heat and stir in ${kit.the(...flavour, ...cereal, ...inside)} until every piece is coated.`,
    );
    kit.step('Press into the tin with damp hands, let set for 30 minutes and cut into squares.');
    return kit.titleOf([...marshmallow, ...melted, ...inside], 'cereal squares');
  },
});

/** What makes something else of egg whites. */
const NOT_MERINGUE: readonly Kind[] = [
  ...([
    'flour',
    'meal',
    'oats',
    'yeast',
    'egg',
    'yolk',
    'milk',
    'leaven',
    'soda',
    'bread',
  ] as const),
  ...(['coconut', 'banana', 'fruit', 'crisp', 'soft', 'yogurt', 'freshcheese', 'fat'] as const),
];

/** Meringues: two parts of sugar to one of egg white by weight (Ruhlman, "Ratio"), dried rather than baked. */
const meringues = pattern({
  name: 'meringues',
  types: ['dessert'],
  kind: 'cookies',
  styles: ['bakery'],
  servings: 4,
  vessel: 'cookiesheet',
  roles: { whites: { kinds: ['white'], least: 1, most: 1 } },
  fits: (_, kit) => (kit.offers('tartar', 'cocoa', 'chocolate') ? 3 : 1),
  cook(kit, { whites }) {
    const sugar = kit.one(['sugar'], 'sugar');
    if (!sugar || kit.offers(...NOT_MERINGUE)) return null;
    measureAll(kit, whites, '3');
    weighed(kit, sugar, 200);
    const setting = kit.take(['tartar'], { most: 1 });
    spoonAll(kit, setting, 0.25);
    const flavour = kit.take(['vanilla'], { most: 1 });
    spoonAll(kit, flavour, 1);
    const cocoa = kit.take(['cocoa'], { most: 1 });
    measureAll(kit, cocoa, '3 tbsp');
    const inside = kit.take(['chocolate', 'nut', 'coconutflake'], { most: 2 });
    measureAll(kit, inside, '1/2 cup');
    kit.about(...cocoa, ...inside);
    kit.step('Heat the oven to 110 °C (225 °F) and line two baking sheets with parchment.');
    kit.step(
      `Beat ${kit.hot(...whites, ...setting)} in a clean bowl to soft peaks. Beat in ${kit.hot(sugar)}, a spoonful at a time, for 6 minutes, until stiff, glossy and no longer gritty between two fingers${kit.ifAny(', then', ...flavour).replace(/^ /, '')}.`,
    );
    kit.step(naming(kit, [...cocoa, ...inside], (names) => `Fold in ${names} with a few strokes.`));
    kit.step(
      `Drop ${kit.pieces(6)} spoonfuls onto the sheets and bake for 90 minutes, until dry outside and easy to lift off the parchment.`,
    );
    kit.step('Turn the oven off and let the meringues cool in it for 60 minutes.');
    return kit.titleOf(kit.mains, 'meringues');
  },
});

/** One meringue, soft in the middle by a little starch and vinegar, under whipped cream and fruit: 50 g of sugar to each white. */
const pavlova = pattern({
  name: 'pavlova',
  types: ['dessert'],
  kind: 'cake',
  styles: ['bakery'],
  servings: 8,
  vessel: 'cookiesheet',
  roles: {
    whites: { kinds: ['white'], least: 1, most: 1 },
    fruit: {
      kinds: ['berry', 'soft', 'fruit', 'orange', 'banana'],
      least: 1,
      most: 3,
      shared: true,
    },
    cream: {
      kinds: ['cream', 'whipped', 'coconut'],
      least: 1,
      most: 1,
      fill: ['heavy cream'],
      fit: ({ name }) => /cream|topping/.test(name),
    },
  },
  fits: (_, kit) => (kit.offers('flour', 'oats', 'yogurt', 'icecream', 'bread') ? null : 3),
  cook(kit, { whites, fruit, cream: [cream] }) {
    const sugar = kit.one(['sugar'], 'sugar');
    if (!sugar || !cream) return null;
    measureAll(kit, whites, '4');
    weighed(kit, sugar, 220);
    kit.measure(cream, '1 cup');
    const starch = kit.one(['starch'], 'cornstarch');
    const sharp = kit.one(['acid', 'tartar'], 'white vinegar', 'lemon juice');
    spoonAll(kit, present(starch), 2);
    spoonAll(kit, present(sharp), 1);
    const vanilla = kit.take(['vanilla'], { most: 1 });
    spoonAll(kit, vanilla, 1);
    for (const food of fruit) {
      if (food.name === 'strawberry') kit.readied(food, 'hulled and halved');
    }
    kit.about(...fruit);
    kit.step(
      'Heat the oven to 150 °C (300 °F). Draw a circle of 20 cm on parchment and lay it on a baking sheet, drawn side down.',
    );
    kit.step(
      `Beat ${kit.hot(...whites)} in a clean bowl to soft peaks. Beat in ${kit.hot(sugar)}, a spoonful at a time, for 6 minutes, until stiff, glossy and no longer gritty between two fingers.${(starch ?? sharp) ? ` Fold in ${kit.hot(starch, sharp)}.` : ''}`,
    );
    kit.step(
      'Heap it on the circle, hollow the middle a little and put it into the oven. Lower the heat at once to 120 °C (250 °F) and bake for 75 minutes, until dry and firm outside.',
      'Turn the oven off and let it cool inside for 60 minutes.',
    );
    const isReady = isOf(cream, 'whipped');
    kit.step(
      `${isReady ? `Spread ${kit.the(cream, ...vanilla)}` : `Whip ${kit.the(cream, ...vanilla)} to soft peaks, spread it`} over the meringue just before serving and heap ${kit.the(...fruit)} on top.`,
      naming(kit, kit.take(['nut', 'zest'], { most: 2 }), (names) => `Scatter with ${names}.`),
    );
    return kit.titleOf(kit.mains, 'pavlova');
  },
});

export const COOKIE_PATTERNS: readonly DishPattern[] = [
  dropCookies,
  cutOutCookies,
  nutButterCookies,
  cerealSquares,
  meringues,
  pavlova,
];
