import { asForFour } from '../batter.js';
import { isOf, mixed } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { filledBy, fruitBy, sugarForFruit, thickener } from '../fruit-filling.js';
import {
  counted,
  ending,
  measureAll,
  measureBy,
  naming,
  present,
  saltOf,
  weighAll,
  weighed,
} from '../kitchen-measures.js';
import { FRUITS } from '../savoury-fruit.js';

/** What is folded into a batter from a box; a box carries about 250 g of it. */
const FOLDED: readonly Kind[] = [
  ...(['chocolate', 'candy', 'nut', 'driedfruit', 'coconutflake', 'biscuit', 'chia'] as const),
];
const mostFolded = 250;

function foldedIn(kit: DishKit, most = 3): Food[] {
  const folded = kit.take(FOLDED, { most });
  weighAll(kit, folded, Math.min(mostFolded, 120 * folded.length));
  return folded;
}

/** Fruit diced small enough to hang in a batter. */
function fruitIn(kit: DishKit): Food[] {
  const fruit = kit.take(FRUITS, {
    most: 1,
    fit: ({ name, needsHeat }) =>
      (!needsHeat || name === 'cranberry') && !/melon|grapefruit|grape$|kiwi/.test(name),
  });
  for (const food of fruit) {
    const grams = isOf(food, 'banana') ? 230 : 280;
    kit.readied(
      counted(kit, food, grams),
      isOf(food, 'banana') ? 'peeled and mashed' : dicedAs(food),
    );
  }
  return fruit;
}

const dicedAs = ({ cut }: Food): string =>
  cut === '' ? '' : cut.replace(/(?:halved|quartered|sliced|cubed|cut into chunks)$/, 'diced');

/** A box asks for a cup of water: juice, milk, coffee or mashed fruit, and a glass of spirit, take its place. */
function pouredIn(kit: DishKit, isWetter: boolean): Food[] | null {
  const named = kit.take(['juice', 'milk', 'buttermilk', 'coffee', 'coconut', 'wine', 'fizz'], {
    most: 1,
    anywhere: true,
  });
  const spirit = kit.take(['spirit'], { most: 1 });
  const liquid = named.length > 0 ? named : present(kit.one(['water'], 'water'));
  if (liquid.length === 0) return null;
  measureAll(kit, spirit, '1/4 cup');
  const isLess = spirit.length > 0 || isWetter;
  measureAll(kit, liquid, isLess ? '3/4 cup' : '1 cup');
  return [...liquid, ...spirit];
}

/** What is spread on a cake: frosting, or fresh cheese or cream whipped with sugar; glazed with icing sugar otherwise. */
function frosted(kit: DishKit): void {
  const frosting = kit.take(['frosting'], { most: 1 });
  const over = kit.take(['whipped', 'cream'], { most: 1 });
  const cheese = kit.take(['freshcheese'], {
    most: 2,
    fit: ({ name }) => /ricotta|mascarpone|cream cheese|quark/.test(name),
  });
  measureAll(kit, frosting, '2 cups');
  const topped = kit.take(['dessertsauce', 'sprinkles', 'jam', 'berry', 'candy'], { most: 1 });
  measureBy(kit, topped, [
    [['jam', 'berry'], '1 cup'],
    [['dessertsauce'], '1/2 cup'],
    [['sprinkles'], '2 tbsp'],
    [['candy'], '100 g'],
  ]);
  if (cheese.length > 0) {
    const sugar = kit.one(['icing', 'sugar', 'sweet'], 'icing sugar', 'sugar');
    measureAll(kit, cheese, cheese.length > 1 ? '200 g' : '300 g');
    measureAll(kit, present(sugar), '1/2 cup');
    measureAll(kit, over, '1 cup');
    const liquid = over.filter((food) => isOf(food, 'cream'));
    kit.step(
      `Beat ${kit.the(...cheese, sugar)} until smooth.`,
      naming(kit, liquid, (names) => `Whip ${names} to soft peaks and fold in.`),
      naming(
        kit,
        over.filter((food) => !liquid.includes(food)),
        (names) => `Fold in ${names}.`,
      ),
      'Spread over the cooled cake and chill for 1 hour.',
    );
  } else if (frosting.length + over.length > 0) {
    measureAll(kit, over, '1 1/2 cups');
    const liquid = over.filter((food) => isOf(food, 'cream'));
    kit.step(
      naming(kit, liquid, (names) => `Whip ${names} to soft peaks.`),
      `Spread ${kit.the(...frosting, ...over)} over the cooled cake.`,
    );
  } else {
    const icing = kit.take(['icing'], { most: 1 });
    measureAll(kit, icing, '1 cup');
    kit.step(
      naming(
        kit,
        icing,
        (names) => `Stir ${names} with 1 to 2 tbsp of cold water and spoon over the cooled cake.`,
      ),
    );
  }
  kit.step(
    naming(kit, topped, (names) => `Top with ${names}.`),
    `Cut into ${kit.pieces(1)} squares.`,
  );
}

/** Where nothing but fruit and the mix was named, nobody breaks an egg. */
const FOR_BATTER: readonly Kind[] = ['egg', 'white', 'puddingmix', 'puree', 'freshcheese', 'oil'];

/**
 * A cake from a box, by the box: 3 eggs, half a cup of oil and a cup of water (Duncan Hines, Betty Crocker); with a packet of pudding mix in
 * it, 4 eggs (the Jell-O pudding cake).
 */
const cakeFromMix = pattern({
  name: 'cake from a mix',
  types: ['dessert'],
  kind: 'cake',
  styles: ['bakery'],
  servings: 12,
  vessel: 'caketin',
  roles: {
    mix: { kinds: ['cakemix'], least: 1, most: 1 },
    eggs: { kinds: ['egg', 'white'], least: 1, most: 1, fill: ['egg'] },
    pudding: { kinds: ['puddingmix', 'jelly'], most: 1 },
    puree: { kinds: ['puree'], most: 1 },
  },
  // Fruit from a can under a dry mix is quicker, and as good.
  fits: (_, kit) => (kit.offers(...FOR_BATTER) || !kit.offers('jam', ...FRUITS) ? 3 : 2),
  cook(kit, { mix, eggs, pudding, puree }) {
    const fat = kit.one(['oil', 'fat', 'shortening'], 'vegetable oil', 'butter');
    if (!fat) return null;
    asForFour(kit, [...mix, ...pudding]);
    measureBy(kit, eggs, [
      [['white'], pudding.length > 0 ? '6' : '5'],
      [['egg'], pudding.length > 0 ? '4' : '3'],
    ]);
    kit.readied(
      kit.measure(fat, puree.length > 0 ? '1/4 cup' : '1/2 cup'),
      isOf(fat, 'oil') ? '' : 'melted',
    );
    measureAll(kit, puree, '1 cup');
    const fruit = fruitIn(kit);
    const mashed = fruit.filter((food) => isOf(food, 'banana'));
    const poured = pouredIn(kit, puree.length + mashed.length > 0);
    if (!poured) return null;
    const rich = kit.take(['sourcream', 'yogurt'], { most: 1, anywhere: true });
    measureAll(kit, rich, '1/2 cup');
    const flavour = kit.take(['vanilla', 'sweetspice', 'zest'], { most: 3 });
    measureAll(kit, flavour, '1 tsp');
    const folded = [...fruit.filter((food) => !mashed.includes(food)), ...foldedIn(kit, 4)];
    // Peach schnapps beside peaches says nothing new.
    const spirit = poured.filter(
      ({ name, kinds }) =>
        kinds.includes('spirit') && !fruit.some((food) => name.includes(food.name)),
    );
    kit.about(...mashed, ...puree, ...folded, ...spirit);
    kit.step(
      'Heat the oven to 175 °C (350 °F) and grease a 33 cm x 23 cm (13 in x 9 in) baking tin.',
    );
    kit.step(
      naming(kit, mashed, (names) => `Mash ${names} with a fork until almost smooth.`),
      `Beat ${kit.hot(...mix, ...pudding, ...eggs, ...poured, fat, ...mashed, ...puree, ...rich, ...flavour)} together in a large bowl for 2 minutes, until smooth.`,
      naming(kit, folded, (names) => `Fold in ${names}.`),
    );
    kit.step(
      'Scrape into the tin and bake for 35 minutes, until the middle springs back and a skewer comes out clean.',
      'Let cool in the tin for 60 minutes.',
    );
    frosted(kit);
    return kit.titleOf(kit.mains.slice(0, 3), 'cake');
  },
});

/**
 * Dump cake: fruit in a dish, a box of cake mix scattered over it dry, and 3/4 cup of melted butter poured over, which makes a crust of it
 * (Duncan Hines).
 */
const dumpCake = pattern({
  name: 'dump cake',
  types: ['dessert'],
  kind: 'crumble',
  styles: ['sweet'],
  servings: 10,
  vessel: 'caketin',
  roles: {
    mix: { kinds: ['cakemix'], least: 1, most: 1 },
    fruit: { kinds: ['fruit', 'crisp', 'berry', 'soft'], most: 2 },
    filling: { kinds: ['jam'], most: 1 },
  },
  fits: ({ fruit, filling }, kit) => {
    if (fruit.length + filling.length === 0 || kit.offers(...FOR_BATTER)) return null;
    return fruit.some((food) => isOf(food, 'banana')) ? null : 3;
  },
  cook(kit, { mix, fruit, filling }) {
    const fat = kit.one(['fat', 'shortening'], 'butter', 'vegan butter');
    if (!fat) return null;
    asForFour(kit, mix);
    kit.readied(kit.measure(fat, '3/4 cup'), isOf(fat, 'oil') ? '' : 'melted');
    const isFilled = filling.length > 0;
    const grams = filledBy(fruit, isFilled ? 500 : 1000);
    fruitBy(kit, fruit, grams);
    measureAll(
      kit,
      filling,
      /pie filling/.test(filling[0]?.name ?? '') ? '1 can (540 ml)' : '1 1/2 cups',
    );
    const sugar = isFilled ? null : kit.one(['sugar', 'sweet'], 'sugar');
    if (sugar) weighed(kit, sugar, Math.max(70, sugarForFruit(fruit, grams) * 0.6));
    const starch = isFilled || fruit.length === 0 ? null : thickener(kit, fruit, grams);
    const flavour = kit.take(['spirit', 'juice', 'sweetspice', 'zest', 'vanilla'], { most: 2 });
    measureBy(kit, flavour, [
      [['spirit', 'juice'], '1/4 cup'],
      [['sweetspice', 'zest', 'vanilla'], '1 tsp'],
    ]);
    const over = kit.take(['nut', 'coconutflake', 'chocolate', 'candy'], { most: 2 });
    measureAll(kit, over, '1/2 cup');
    kit.about(...fruit, ...filling.filter(({ name }) => name !== 'pie filling'), ...over);
    const under = [...fruit, ...filling, ...present(sugar, starch), ...flavour];
    kit.step(
      'Heat the oven to 175 °C (350 °F) and grease a 33 cm x 23 cm (13 in x 9 in) baking dish.',
      under.length > 1
        ? `Turn ${kit.hot(...under)} together in it and spread out.`
        : `Spread ${kit.hot(...under)} in it.`,
    );
    kit.step(
      `Scatter ${kit.hot(...mix)} over it, dry, in an even layer${ending(kit, over, (names) => `, and ${names} on top`)}.`,
      `Pour ${kit.the(fat)} over slowly, so that it wets as much as it can.`,
    );
    kit.step('Bake for 50 minutes, until the top is deep golden and the fruit bubbles through it.');
    const beside = kit.take(['icecream', 'whipped', 'cream'], { most: 1 });
    kit.step(
      `Let cool for 15 minutes and spoon out warm${ending(kit, beside, (names) => `, with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'dump cake');
  },
});

/** Brownies from a box: 2 eggs, half a cup of oil and 3 tbsp of water (Betty Crocker), with what is folded or swirled in. */
const browniesFromMix = pattern({
  name: 'brownies from a mix',
  types: ['dessert'],
  kind: 'bars',
  styles: ['bakery'],
  servings: 16,
  vessel: 'caketin',
  roles: {
    mix: { kinds: ['browniemix'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
  },
  fits: () => 3,
  cook(kit, { mix, eggs }) {
    const fat = kit.one(['oil', 'fat'], 'vegetable oil', 'butter');
    const liquid = kit.one(['coffee', 'water'], 'water');
    if (!fat || !liquid) return null;
    asForFour(kit, mix);
    measureAll(kit, eggs, '2');
    kit.readied(kit.measure(fat, '1/2 cup'), isOf(fat, 'oil') ? '' : 'melted');
    kit.measure(liquid, '3 tbsp');
    const flavour = kit.take(['vanilla', 'spirit'], { most: 2 });
    measureBy(kit, flavour, [
      [['spirit'], '2 tbsp'],
      [['vanilla'], '1 tsp'],
    ]);
    const folded = [...foldedIn(kit), ...kit.take(['marshmallow'], { most: 1 })];
    const cheese = kit.take(['freshcheese'], {
      most: 1,
      fit: ({ name }) => /cream cheese|mascarpone/.test(name),
    });
    measureAll(kit, cheese, '250 g');
    const sugar = cheese.length > 0 ? kit.one(['sugar', 'icing'], 'sugar') : null;
    measureAll(kit, present(sugar), '1/4 cup');
    const swirled = [...cheese, ...kit.take(['nutbutter', 'dessertsauce', 'jam'], { most: 1 })];
    measureBy(kit, swirled, [[['nutbutter', 'dessertsauce', 'jam'], '1/2 cup']]);
    kit.about(...swirled, ...folded, ...flavour.filter(({ name }) => !/vanilla/.test(name)));
    kit.step('Heat the oven to 175 °C (350 °F) and line a 20 cm (8 in) square tin with parchment.');
    kit.step(
      `Stir ${kit.hot(...mix, ...eggs, fat, liquid, ...flavour)} together just until no dry streaks are left.`,
      naming(kit, folded, (names) => `Fold in ${names}.`),
    );
    kit.step(
      sugar && `Beat ${kit.the(...cheese, sugar)} until smooth.`,
      'Spread the batter in the tin.',
      naming(kit, swirled, (names) => `Drop ${names} over by the spoonful and swirl with a knife.`),
      'Bake for 35 minutes, until a skewer comes out with moist crumbs.',
    );
    const frosting = kit.take(['frosting'], { most: 1 });
    measureAll(kit, frosting, '1 cup');
    kit.step(
      'Let cool in the tin for 60 minutes.',
      naming(kit, frosting, (names) => `Spread with ${names}.`),
      `Cut into ${kit.pieces(1)} squares.`,
    );
    return kit.titleOf(kit.mains.slice(0, 3), 'brownies');
  },
});

const isCorn = ({ name }: Food): boolean => /^(?:cream style )?corn$/.test(name);

/**
 * Corn casserole: a box of corn muffin mix with a can of corn, one of creamed corn, a cup of sour cream, half a cup of butter and 2 eggs
 * (Jiffy), soft as a pudding.
 */
const cornCasserole = pattern({
  name: 'corn casserole',
  types: ['side dish'],
  kind: 'gratin',
  styles: ['canadian'],
  servings: 6,
  vessel: 'dish',
  roles: {
    mix: { kinds: ['muffinmix'], least: 1, most: 1, anywhere: true },
    corn: { kinds: ['tender'], least: 1, most: 2, fit: isCorn },
    peppers: {
      kinds: ['firm', 'hot'],
      most: 2,
      cut: 'diced small',
      fit: ({ name }) => /pepper|jalapeno|chili/.test(name),
    },
    cured: { kinds: ['cured'], most: 1 },
    cheese: { kinds: ['cheese'], most: 1 },
  },
  fits: () => 3,
  cook(kit, { mix, corn, peppers, cured, cheese }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter');
    const eggs = kit.one(['egg'], 'egg');
    const sour = kit.one(['sourcream', 'yogurt', 'milk'], 'sour cream', 'yogurt', 'milk');
    if (!fat || !eggs || !sour) return null;
    measureAll(kit, mix, '1 package (240 g)');
    for (const food of corn)
      kit.measure(food, food.name === 'corn' ? '1 1/2 cups' : '1 can (398 ml)');
    kit.readied(kit.measure(fat, '1/2 cup'), isOf(fat, 'oil') ? '' : 'melted');
    kit.measure(eggs, '2');
    kit.measure(sour, '1 cup');
    measureAll(kit, cheese, '1 cup');
    asForFour(kit, [...peppers, ...cured]);
    for (const food of peppers) kit.readied(food, 'seeded and diced small');
    const onion = kit.take(['aromatic'], { most: 1 });
    asForFour(kit, onion);
    const softened = [...cured, ...onion, ...peppers];
    kit.about(
      ...corn.slice(0, 1),
      ...cured,
      ...peppers.filter((food) => isOf(food, 'firm')),
      ...cheese,
    );
    kit.step(
      'Heat the oven to 175 °C (350 °F) and grease a 2 l baking dish.',
      softened.length > 0 &&
        `Heat a spoonful of ${kit.the(fat)} in a frying pan over medium heat, add ${kit.hot(...softened)} and cook for 7 minutes, stirring, until soft.`,
    );
    kit.step(
      `Beat ${kit.hot(eggs)} with ${softened.length > 0 ? 'the rest of ' : ''}${kit.hot(fat)} and ${kit.hot(sour, ...saltOf(kit, 0.5))} in a large bowl. Stir in ${kit.hot(...corn)}${softened.length > 0 ? ' and what was fried' : ''}, then ${kit.hot(...mix)}, just until no dry streaks are left.`,
    );
    kit.step(
      `Tip into the dish${ending(kit, cheese, (names) => `, scatter with ${names}`)} and bake for 50 minutes, until golden and just set in the middle.`,
    );
    kit.step('Let stand for 10 minutes and serve warm, with a spoon.');
    return kit.titleOf(kit.mains, 'casserole');
  },
});

/** Muffins from a box: an egg and 1/3 cup of milk to each box of 240 g (Jiffy), two of them for a tin of 12. */
const muffinsFromMix = pattern({
  name: 'muffins from a mix',
  types: ['breakfast', 'side dish'],
  kind: 'muffins',
  styles: ['bakery'],
  servings: 12,
  vessel: 'muffintin',
  roles: {
    mix: { kinds: ['muffinmix'], least: 1, most: 1 },
    egg: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    milk: {
      kinds: ['milk', 'buttermilk', 'yogurt', 'sourcream'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['milk', 'oat milk'],
      inOrder: true,
    },
  },
  fits: (_, kit) => (kit.offers('poultry', 'mince', 'bean', 'cookedmeat', 'broth') ? null : 2),
  cook(kit, { mix, egg, milk }) {
    measureAll(kit, mix, '2 packages (240 g)');
    measureAll(kit, egg, '2');
    measureAll(kit, milk, '2/3 cup');
    const puree = kit.take(['puree'], { most: 1 });
    measureAll(kit, puree, '1/2 cup');
    const savoury = kit.take(['cheese', 'hot', 'cured', 'tender'], {
      most: 2,
      anywhere: true,
      fit: (food) => !isOf(food, 'tender') || isCorn(food),
    });
    measureBy(kit, savoury, [[['cheese', 'tender'], '1 cup']]);
    const fruit = savoury.length > 0 ? [] : fruitIn(kit);
    const mashed = fruit.filter((food) => isOf(food, 'banana'));
    const sweet = kit.take(['sweet', 'vanilla', 'sweetspice', 'zest'], { most: 2 });
    measureBy(kit, sweet, [
      [['sweet'], '2 tbsp'],
      [['vanilla', 'sweetspice', 'zest'], '1 tsp'],
    ]);
    const folded = [
      ...savoury,
      ...fruit.filter((food) => !mashed.includes(food)),
      ...foldedIn(kit, 2),
    ];
    kit.about(...mashed, ...puree, ...folded);
    kit.step('Heat the oven to 200 °C (400 °F) and line a 12-cup muffin tin with paper cases.');
    kit.step(
      `Whisk ${kit.hot(...egg, ...milk, ...puree, ...mashed, ...sweet)} together. Stir in ${kit.hot(...mix)} just until no dry streaks are left, and let stand for 3 minutes.`,
      naming(kit, folded, (names) => `Fold in ${names}.`),
    );
    kit.step(
      'Divide among the cups and bake for 17 minutes, until golden and a skewer comes out clean.',
    );
    kit.step('Let the muffins stand in the tin for 5 minutes, then lift out and serve warm.');
    return kit.titleOf(kit.mains.slice(0, 3), 'muffins');
  },
});

/** Pancakes from baking mix: 2 cups of it, a cup of milk and 2 eggs (Bisquick). */
const pancakesFromMix = pattern({
  name: 'pancakes from a mix',
  types: ['breakfast'],
  kind: 'pancakes',
  styles: ['bakery'],
  servings: 4,
  vessel: 'pan',
  roles: {
    mix: { kinds: ['bakingmix'], least: 1, most: 1 },
    eggs: { kinds: ['egg', 'white'], least: 1, most: 1, fill: ['egg'] },
    milk: {
      kinds: ['milk', 'buttermilk', 'yogurt', 'juice'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['milk', 'oat milk'],
      inOrder: true,
    },
    puree: { kinds: ['puree', 'banana'], most: 1 },
  },
  fits: (_, kit) =>
    kit.offers('poultry', 'mince', 'firm', 'leaf', 'cheese', 'sausage', 'aromatic') ? null : 2,
  cook(kit, { mix, eggs, milk, puree }) {
    const fat = kit.one(['fat', 'oil'], 'butter', 'vegetable oil');
    if (!fat) return null;
    measureAll(kit, mix, '2 cups');
    measureBy(kit, eggs, [
      [['egg'], '2'],
      [['white'], '3'],
    ]);
    measureAll(kit, milk, '1 cup');
    measureBy(kit, puree, [
      [['banana'], '1'],
      [['puree'], '1/2 cup'],
    ]);
    for (const food of puree) if (isOf(food, 'banana')) kit.readied(food, 'peeled and mashed');
    kit.measure(fat, '1 tbsp');
    const flavour = kit.take(['vanilla', 'sweetspice', 'zest'], { most: 2 });
    measureAll(kit, flavour, '1/2 tsp');
    const inside = kit.take(['chocolate', 'nut'], { most: 2 });
    measureAll(kit, inside, '1/3 cup');
    const fruit = kit.take(['berry', 'soft', 'fruit', 'crisp'], {
      most: 2,
      fit: ({ needsHeat }) => !needsHeat,
    });
    kit.about(...puree, ...inside, ...fruit);
    kit.step(
      `Whisk ${kit.hot(...eggs, ...milk, ...puree, ...flavour)} together in a bowl. Stir in ${kit.hot(...mix)} until only small lumps are left${ending(kit, inside, (names) => `, then ${names}`)}.`,
      'Let stand for 5 minutes.',
    );
    kit.step(`Heat a little of ${kit.the(fat)} in a large frying pan over medium heat.`);
    kit.step(
      'Pour in a quarter of a cup of batter for each pancake and cook in batches for 2 minutes a side, 15 minutes in all, turning when bubbles open on top, until golden.',
    );
    const syrup = kit.take(['sweet', 'jam', 'dessertsauce', 'whipped'], { most: 2 });
    const usual = syrup.length > 0 ? syrup : present(kit.staple('maple syrup', 'honey'));
    measureBy(kit, usual, [[['sweet', 'jam'], '1/2 cup']]);
    const over = [...fruit, ...usual];
    kit.step(over.length > 0 ? `Serve at once with ${kit.the(...over)}.` : 'Serve at once.');
    return kit.titleOf(kit.mains.slice(0, 2), 'pancakes');
  },
});

/** Vegetables that are grated or sliced thin into a batter that holds them. */
const IN_SQUARES = /zucchini|squash|spinach|mushroom|pepper$|broccoli|onion|asparagus|leek|tomato/;

/** Squares of vegetables: 3 cups of them, a cup of baking mix, 4 eggs, half a cup of oil and half a cup of cheese (Bisquick's zucchini bake). */
const vegetableSquares = pattern({
  name: 'vegetable squares',
  types: ['side dish', 'main course'],
  kind: 'bars',
  styles: ['canadian'],
  servings: 6,
  vessel: 'dish',
  roles: {
    mix: { kinds: ['bakingmix'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    vegetables: {
      kinds: ['firm', 'leaf', 'aromatic', 'tender'],
      least: 1,
      most: 4,
      cut: 'thinly sliced',
      fit: ({ name }) => IN_SQUARES.test(name),
    },
    cured: { kinds: ['cured', 'cookedmeat'], most: 1 },
    cheese: {
      kinds: ['hardcheese', 'cheese', 'softcheese'],
      least: 1,
      most: 2,
      fill: ['parmesan', 'cheddar'],
      inOrder: true,
    },
  },
  fits: () => 3,
  cook(kit, { mix, eggs, vegetables, cured, cheese }) {
    const oil = kit.one(['oil'], 'vegetable oil', 'olive oil');
    if (!oil) return null;
    measureAll(kit, mix, '1 cup');
    measureAll(kit, eggs, '4');
    measureAll(kit, cheese, '1/2 cup');
    kit.measure(oil, '1/2 cup');
    asForFour(kit, [...vegetables, ...cured]);
    kit.about(...cured, ...vegetables.filter((food) => !isOf(food, 'aromatic')), ...cheese);
    const seasoning = [
      ...kit.take(['pungent', 'spice', 'herb', 'woody'], { most: 3 }),
      kit.salt(2),
      kit.pepper(),
    ];
    kit.step('Heat the oven to 175 °C (350 °F) and grease a 2 l baking dish.');
    kit.step(
      `Beat ${mixed(kit, [...eggs, oil, ...seasoning], null)} in a large bowl and stir in ${kit.hot(...mix)} until smooth. Fold in ${kit.hot(...vegetables, ...cured, ...cheese)}.`,
    );
    kit.heat(...eggs);
    kit.step(
      'Tip into the dish and bake for 35 minutes, until golden and a knife comes out clean from the middle.',
    );
    kit.step('Let stand for 10 minutes and cut into squares.');
    return kit.titleOf(kit.mains.slice(0, 3), 'squares');
  },
});

/** What is made of a box, by what is printed on it. */
export const BOXED_MIX_PATTERNS: readonly DishPattern[] = [
  cakeFromMix,
  dumpCake,
  browniesFromMix,
  cornCasserole,
  muffinsFromMix,
  pancakesFromMix,
  vegetableSquares,
];
