import { rational } from '@larder/culinary';
import { asForFour } from '../batter.js';
import { browned, fry, isOf, mixed, spooned, softenedBefore } from '../cooking-steps.js';
import { crumbCrust } from '../crumb-crust.js';
import { isOverripe } from '../bought-form.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { filledBy, fruitBy, sugarForFruit, thickener, withOrange } from '../fruit-filling.js';
import { whippedFor } from './puddings.js';
import {
  bySpoon,
  counted,
  ending,
  measureAll,
  measureBy,
  naming,
  present,
  weighAll,
  weighed,
} from '../kitchen-measures.js';

interface Pastry {
  /** How steps call it. */
  readonly lines: string;
  readonly isMade: boolean;
}

/**
 * The pastry that was named, or one of 3 parts flour, 2 fat and 1 water by weight (Ruhlman, "Ratio"), rubbed in and chilled; null without
 * either. `crusts`: a base alone, or one with a lid.
 */
function pastryFor(kit: DishKit, crusts: 1 | 2): Pastry | null {
  const [bought] = kit.take(['crust'], { most: 1, anywhere: true });
  if (bought) {
    kit.measure(bought, String(crusts));
    return { lines: kit.hot(bought), isMade: false };
  }
  const flour = kit.take(['flour'], { most: 1, anywhere: true })[0];
  const fat =
    kit.take(['shortening'], { most: 1, anywhere: true })[0] ??
    kit.one(['fat'], 'butter', 'vegan butter');
  const water = kit.one(['water'], 'water');
  if (!flour || !fat || !water || isOf(fat, 'oil')) return null;
  weighed(kit, flour, 180 * crusts);
  kit.readied(weighed(kit, fat, 120 * crusts), 'cold, cut into small cubes');
  bySpoon(kit, water, 12 * crusts);
  const salt = kit.one(['salt'], 'salt');
  if (salt) bySpoon(kit, salt, 0.5);
  kit.step(
    `Rub ${kit.hot(fat)} into ${kit.hot(flour)}${kit.ifAny('and', salt)} with your fingertips until the largest pieces are the size of peas. Stir in ${kit.the(water)}, very cold, until the dough holds when pressed, shape into ${crusts === 2 ? 'two discs' : 'a disc'}, wrap and chill for 45 minutes.`,
  );
  return { lines: 'the dough', isMade: true };
}

/** What makes fruit and flour a cake, a cobbler or a crumble. */
const NOT_UNDER_A_LID: readonly Kind[] = [
  ...(['leaven', 'soda', 'oats', 'yeast', 'freshcheese', 'bread', 'biscuit'] as const),
];
/** Eaten with apple pie. */
const isBesidePie = ({ name }: Food): boolean => /cheddar|gouda|gruyere/.test(name);

/** Beside a crust that was bought, milk is what it is brushed with. */
const isPie = (kit: DishKit): boolean =>
  (kit.offers('crust') ||
    (kit.offers('flour') && kit.offers('fat', 'shortening') && !kit.offers('milk'))) &&
  !kit.offers(...NOT_UNDER_A_LID) &&
  (kit.offers('crust') || !kit.offers('cheese'));

/** What takes up the juice under fruit, and is almonds already. */
const isAlmond = ({ name }: Food): boolean => /^(?:almond flour|marzipan)$/.test(name);

/** Fruit pie with a lid: a kilo of fruit, sugared by its sourness and thickened by its juice. */
const fruitPie = pattern({
  name: 'fruit pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['sweet'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], most: 0 },
    fruit: { kinds: ['fruit', 'crisp', 'berry'], least: 1, most: 3 },
  },
  fits: (_, kit) => (kit.offers('crust') ? 3 : 1),
  cook(kit, { fruit }) {
    if (!isPie(kit)) return null;
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'brown sugar');
    const grams = filledBy(fruit, 1000);
    const starch = thickener(kit, fruit, grams);
    const wash = kit.take(['egg', 'milk'], { most: 1 });
    measureBy(kit, wash, [
      [['egg'], '1'],
      [['milk'], '1 tbsp'],
    ]);
    const pastry = sugar && pastryFor(kit, 2);
    if (!pastry) return null;
    fruitBy(kit, fruit, grams);
    weighed(kit, sugar, Math.max(70, sugarForFruit(fruit, grams)));
    const flavour = kit.take(['sweetspice', 'vanilla', 'zest', 'spirit'], { most: 3 });
    spoonSpices(kit, flavour, 1);
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0] ?? kit.staple('lemon juice');
    measureBy(kit, present(sour), [
      [['citrus'], '1'],
      [['acid'], '1 tbsp'],
    ]);
    const dried = kit.take(['driedfruit'], { most: 1 });
    measureAll(kit, dried, '1/2 cup');
    const almond = kit.take(['meal', 'candy'], { most: 1, fit: isAlmond });
    measureBy(kit, almond, [
      [['meal'], '1/2 cup'],
      [['candy'], '100 g'],
    ]);
    kit.about(...fruit, ...dried);
    kit.heat(starch);
    kit.step(
      'Heat the oven to 200 °C (400 °F) with a baking sheet inside.',
      `Toss ${kit.hot(...fruit)} with ${mixed(kit, [sugar, starch, ...dried, ...flavour], sour)}.`,
      withOrange(kit),
      naming(kit, almond, (names) => `Scatter ${names} over the base before the fruit goes in.`),
    );
    kit.step(
      pastry.isMade
        ? 'Roll out one disc of the dough and line a 23 cm (9 in) pie dish with it. Heap the fruit in, cover with the other, rolled out, trim, crimp the edges together and cut four slits in the top.'
        : `Line a 23 cm (9 in) pie dish with one of ${pastry.lines}. Heap the fruit in, cover with the other, trim, crimp the edges together and cut four slits in the top.`,
      naming(kit, wash, (names) =>
        wash.some((food) => isOf(food, 'egg'))
          ? `Brush with ${names}, beaten.`
          : `Brush with ${names}.`,
      ),
    );
    kit.step(
      'Bake on the hot sheet for 25 minutes, lower the oven to 180 °C (350 °F) and bake for 30 minutes more, until deep golden and thick juices bubble through the slits.',
    );
    const cheese = kit.take(['cheese'], { most: 1, anywhere: true, fit: isBesidePie });
    for (const food of cheese) kit.readied(kit.measure(food, '150 g'), 'sliced');
    const creamy = [
      ...scooped(kit, kit.take(['icecream', 'whipped', 'cream', 'yogurt'], { most: 1 })),
      ...cheese,
    ];
    kit.step(
      `Let the pie cool for 2 hours, so that the filling sets${ending(kit, creamy, (names) => `, and serve with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'pie');
  },
});

/** Soft as it is, and not so wet that a filling would slip off. */
const isForCream = (food: Food): boolean =>
  food.form === 'canned' ||
  (isOf(food, 'banana', 'berry', 'soft', 'orange') && !food.needsHeat && !/melon/.test(food.name));

/**
 * Cream pie from a packet: a crust baked blind, and pudding mix whisked with 2 cups of milk to the packet, half a cup less than for a bowl
 * where nut butter or cream cheese goes in.
 */
const creamPie = pattern({
  name: 'cream pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    mix: { kinds: ['puddingmix'], least: 1, most: 1 },
    crust: { kinds: ['crust', 'crumbcrust', 'biscuit'], least: 1, most: 1 },
    milk: { kinds: ['milk'], least: 1, most: 1, fill: ['milk', 'oat milk'], inOrder: true },
    fruit: {
      kinds: ['banana', 'berry', 'soft', 'orange', 'fruit', 'crisp'],
      most: 1,
      fit: isForCream,
    },
  },
  fits: () => 3,
  cook(kit, { mix, crust: [base], milk, fruit }) {
    if (!base) return null;
    const rich = kit.take(['nutbutter', 'freshcheese', 'chocolate', 'puree'], { most: 1 });
    const named = kit.take(['sweetspice', 'vanilla'], { most: 2 });
    // Pumpkin tastes of little by itself.
    const isPlain = named.length === 0 && rich.some(({ name }) => /pumpkin/.test(name));
    const spice = isPlain ? present(kit.stapleAtHand('cinnamon')) : named;
    spoonSpices(kit, spice, 1);
    measureAll(kit, mix, '1 package (102 g)');
    for (const food of fruit) {
      if (isOf(food, 'banana')) kit.measure(food, '2');
      else if (/^cans?\b/.test(food.amount.unit)) asForFour(kit, [food]);
      else counted(kit, food, 250);
    }
    measureAll(kit, milk, rich.length > 0 ? '1 1/2 cups' : '2 cups');
    measureBy(kit, rich, [
      [['nutbutter'], '1/2 cup'],
      [['freshcheese'], '125 g'],
      [['chocolate'], '100 g'],
      [['puree'], '1 cup'],
    ]);
    kit.about(...rich, ...fruit);
    if (isOf(base, 'crust')) {
      kit.measure(base, '1');
      kit.step(
        `Heat the oven to 200 °C (400 °F). Line a 23 cm (9 in) pie dish with ${kit.hot(base)}, prick it all over with a fork and bake for 15 minutes, until golden and dry. Let cool for 30 minutes.`,
      );
    } else {
      const pressed = ' and press into a 23 cm (9 in) pie dish';
      const crust = { oven: '175 °C (350 °F)', pressed, isChilled: true };
      if (!crumbCrust(kit, base, crust)) return null;
    }
    kit.step(
      `Bring ${kit.hot(...milk, ...mix)} to a boil in a saucepan, whisking all the time, and simmer for 2 minutes, until thick.`,
      naming(
        kit,
        [...rich, ...spice],
        (names) => `Take off the heat and whisk in ${names} until smooth.`,
      ),
    );
    kit.step(
      naming(kit, fruit, (names) => `Lay ${names} on the crust.`),
      'Pour the filling into the crust, lay parchment on it so that no skin forms, and chill for 3 hours, until set.',
    );
    const over = kit.take(
      ['whipped', 'cream', 'nut', 'coconutflake', 'driedfruit', 'candy', 'dessertsauce'],
      { most: 3 },
    );
    kit.step(
      whippedFor(kit, over),
      naming(kit, over, (names) => `Top with ${names} and serve cold.`) || 'Slice and serve cold.',
    );
    return kit.titleOf(kit.mains, 'cream pie');
  },
});

/** Crackers that are buttery enough for a sweet crust. */
const isForCrust = (food: Food): boolean => !isOf(food, 'crumb') || food.name === 'butter cracker';

/** Half as much sugar where chocolate brings its own; icing sugar is half air. */
function sweetenedChilled(kit: DishKit, rich: readonly Food[], sugar: Food | null): void {
  for (const food of rich) if (isOf(food, 'chocolate')) kit.readied(food, 'melted');
  if (!sugar) return;
  const quarters = rich.some((food) => isOf(food, 'chocolate')) ? 1 : 2;
  kit.cups(sugar, (quarters * (isOf(sugar, 'icing') ? 2 : 1) * kit.servings) / (4 * kit.written));
}

const FRUIT_ON_PIE = 320;
/** Fresh fruit that lies on a chilled pie. */
const ON_PIE: readonly Kind[] = ['berry', 'banana', 'soft', 'orange'];

/**
 * A pie that is chilled and not baked: 250 g of cream cheese, beaten with 3/4 cup of nut butter or 100 g of chocolate and a cup of icing
 * sugar, and made light by as much whipped cream (the peanut butter pie of American diners).
 */
const chilledPie = pattern({
  name: 'chilled pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    cheese: {
      kinds: ['freshcheese'],
      least: 1,
      most: 1,
      fit: ({ name }) => /cream cheese|mascarpone/.test(name),
    },
    base: {
      kinds: ['crumbcrust', 'biscuit', 'crust', 'crumb'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: isForCrust,
      fill: ['graham cracker', 'digestive biscuit'],
      inOrder: true,
    },
    rich: { kinds: ['nutbutter', 'chocolate', 'puree', 'condensed'], most: 1 },
  },
  // Eggs are for a cheesecake.
  fits: ({ base, rich }, kit) => {
    if (kit.offers('egg', 'flour', 'leaven', 'oats', 'bread', 'yeast', 'puddingmix')) return null;
    const isAsked = rich.length > 0 || base.some((food) => kit.isNamed(food));
    return isAsked && (rich.length > 0 || kit.offers('whipped', 'jam', 'juice', ...ON_PIE))
      ? 3
      : null;
  },
  cook(kit, { cheese, base: [base], rich }) {
    // Condensed milk is sugar enough.
    const isSweet = rich.some((food) => isOf(food, 'condensed'));
    const sugar = isSweet ? null : kit.one(['icing', 'sugar', 'sweet'], 'icing sugar', 'sugar');
    const cream = kit.one(['whipped', 'cream'], 'heavy cream', 'vegan cream');
    if (!base || !(sugar || isSweet) || !cream) return null;
    measureAll(kit, cheese, '250 g');
    measureBy(kit, rich, [
      [['nutbutter'], '3/4 cup'],
      [['chocolate'], '100 g'],
      [['puree'], '1 cup'],
    ]);
    sweetenedChilled(kit, rich, sugar);
    kit.measure(cream, isOf(cream, 'whipped') ? '2 cups' : '1 cup');
    const flavour = kit.take(
      ['cocoa', 'vanilla', 'zest', 'sweetspice', 'spirit', 'juice', 'coffee'],
      { most: 3 },
    );
    measureBy(kit, flavour, [
      [['cocoa', 'juice'], '1/4 cup'],
      [['coffee'], '2 tbsp'],
      [['vanilla', 'zest'], '1 tsp'],
      [['sweetspice'], '1/2 tsp'],
      [['spirit'], '2 tbsp'],
    ]);
    kit.about(...rich, ...cheese);
    if (isOf(base, 'crust')) {
      kit.measure(base, '1');
      kit.step(
        `Heat the oven to 200 °C (400 °F). Line a 23 cm (9 in) pie dish with ${kit.hot(base)}, prick it all over with a fork and bake for 15 minutes, until golden and dry. Let cool for 30 minutes.`,
      );
    } else if (!crumbCrust(kit, base, { ...pieCrumbCrust, isChilled: true })) return null;
    kit.step(
      `Beat ${kit.the(...cheese, ...rich, sugar, ...flavour)} together in a bowl until smooth.`,
      isOf(cream, 'whipped')
        ? `Fold in ${kit.the(cream)} until no streaks are left.`
        : `Whip ${kit.the(cream)} to soft peaks and fold in until no streaks are left.`,
    );
    const over = kit.take(['jam', 'dessertsauce', 'coconutflake', ...ON_PIE, 'nut', 'candy'], {
      most: 3,
      fit: ({ needsHeat }) => !needsHeat,
    });
    const fruit = over.filter((food) => isOf(food, ...ON_PIE));
    kit.about(...fruit);
    // Two cups of fruit cover a pie.
    for (const food of fruit) counted(kit, food, FRUIT_ON_PIE / fruit.length);
    measureBy(kit, over, [
      [['jam', 'dessertsauce'], '1/2 cup'],
      [['nut', 'coconutflake'], '1/3 cup'],
    ]);
    kit.step('Spread in the crust, cover and chill for 4 hours, until firm enough to cut.');
    kit.step(naming(kit, over, (names) => `Top with ${names} and serve cold.`) || 'Serve cold.');
    return kit.titleOf(kit.mains, 'pie');
  },
});

/** Ice cream, softened, with pumpkin, nut butter or thick pudding stirred in, frozen again in a crust of crumbs. */
const iceCreamPie = pattern({
  name: 'ice cream pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    ice: {
      kinds: ['icecream'],
      least: 1,
      most: 1,
      fit: ({ name }) => !/sorbet|sherbet/.test(name),
    },
    base: {
      kinds: ['crumbcrust', 'biscuit', 'crumb'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: isForCrust,
    },
    rich: { kinds: ['puree', 'nutbutter', 'puddingmix'], least: 1, most: 1 },
  },
  fits: () => 3,
  cook(kit, { ice, base: [base], rich }) {
    if (!base) return null;
    measureAll(kit, ice, '4 cups');
    measureBy(kit, rich, [
      [['puree'], '1 cup'],
      [['nutbutter'], '1/2 cup'],
      [['puddingmix'], '1 package (102 g)'],
    ]);
    // The powder needs something to thicken.
    const milk = rich.some((food) => isOf(food, 'puddingmix'))
      ? present(kit.one(['milk'], 'milk', 'oat milk'))
      : [];
    measureAll(kit, milk, '1 cup');
    const flavour = kit.take(['sweetspice', 'vanilla', 'spirit'], { most: 3 });
    spoonSpices(kit, flavour, 1);
    kit.about(...rich.filter((food) => !isOf(food, 'puddingmix')), ...ice);
    if (!crumbCrust(kit, base, { ...pieCrumbCrust, isChilled: true })) return null;
    kit.step(
      `Meanwhile, leave ${kit.the(...ice)} in the refrigerator for 20 minutes, until soft enough to stir.`,
    );
    kit.step(
      milk.length > 0
        ? `Bring ${kit.hot(...milk, ...rich)} to a boil in a saucepan, whisking all the time, simmer for 2 minutes, until thick, and let cool for 20 minutes. Stir into the ice cream${kit.ifAny('with', ...flavour)}.`
        : `Stir ${kit.the(...rich, ...flavour)} into the ice cream until no streaks are left.`,
    );
    kit.step('Spread in the crust, cover and freeze for 4 hours, until firm.');
    const over = kit.take(['whipped', 'cream', 'nut', 'dessertsauce', 'candy'], { most: 3 });
    kit.step(
      whippedFor(kit, over),
      'Let stand at room temperature for 10 minutes before cutting.',
      naming(kit, over, (names) => `Top with ${names}.`),
    );
    return kit.titleOf(kit.mains, 'pie');
  },
});

/** Pumpkin from a can, or as much that was cooked at home. */
function measurePuree(kit: DishKit, puree: readonly Food[]): void {
  for (const food of puree) {
    kit.measure(food, /can /.test(food.amount.unit) ? '1 can (398 ml)' : '1 3/4 cups');
  }
}

/** Ganache in a crust baked blind: as much cream as chocolate by weight (Ruhlman, "Ratio"). */
const chocolateTart = pattern({
  name: 'chocolate tart',
  types: ['dessert'],
  kind: 'tart',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], least: 1, most: 1 },
    chocolate: { kinds: ['chocolate'], least: 1, most: 2 },
    cream: {
      kinds: ['cream'],
      least: 1,
      most: 1,
      fill: ['heavy cream', 'vegan cream'],
      inOrder: true,
    },
  },
  fits: (_, kit) => (kit.offers('egg', 'puddingmix', 'freshcheese', 'nutbutter') ? null : 2),
  cook(kit, { crust, chocolate, cream }) {
    measureAll(kit, crust, '1');
    for (const food of chocolate) kit.measure(food, chocolate.length > 1 ? '150 g' : '300 g');
    measureAll(kit, cream, '1 1/4 cups');
    const flavour = kit.take(['vanilla', 'spirit', 'zest'], { most: 2 });
    spoonSpices(kit, flavour, 1);
    kit.about(...chocolate);
    kit.step(
      `Heat the oven to 200 °C (400 °F). Line a 23 cm (9 in) tart tin or pie dish with ${kit.hot(...crust)}, prick it all over with a fork and bake for 18 minutes, until golden and dry. Let cool for 30 minutes.`,
    );
    kit.step(
      `Heat ${kit.the(...cream)} in a saucepan until steaming and take off the heat. Add ${kit.the(...chocolate, ...flavour)}, let stand for 2 minutes and stir from the middle until smooth and glossy.`,
    );
    kit.step('Pour into the crust and chill for 2 hours, until set.');
    const over = kit.take(['berry', 'nut', 'whipped', 'orange'], { most: 2 });
    kit.step(
      naming(kit, over, (names) => `Top with ${names} and serve cool.`) ||
        'Let stand at room temperature for 15 minutes and cut with a hot knife.',
    );
    return kit.titleOf(kit.mains, 'tart');
  },
});

/** Pumpkin pie and its kin: 425 g of puree, 350 ml of milk, 150 g of sugar and 2 to 3 eggs, as on the can. */
const custardPie = pattern({
  name: 'custard pie',
  types: ['dessert'],
  kind: 'pie',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], most: 0 },
    puree: { kinds: ['puree'], least: 1, most: 1, fit: ({ name }) => /pumpkin|squash/.test(name) },
    eggs: { kinds: ['egg'], least: 1, fill: ['egg'] },
  },
  fits: () => 3,
  cook(kit, { puree, eggs }) {
    if (kit.offers('leaven', 'soda', 'oats', 'yeast', 'bread')) return null;
    if (!kit.offers('crust') && !kit.offers('milk', 'cream', 'condensed')) return null;
    const milk = kit.one(['condensed', 'milk', 'cream'], 'evaporated milk', 'milk');
    if (!milk) return null;
    const isSweet = isOf(milk, 'condensed');
    const sugar = isSweet ? [] : present(kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar'));
    if (!isSweet && sugar.length === 0) return null;
    kit.measure(milk, isSweet ? '1 can (300 ml)' : '1 1/2 cups');
    measureAll(kit, eggs, '3');
    weighAll(kit, sugar, 150);
    const spice = [...spicesOfPumpkin(kit), ...pinchOfSalt(kit)];
    measurePuree(kit, puree);
    kit.about(...puree);
    if (!underCustard(kit)) return null;
    kit.step(
      `Whisk ${kit.hot(...eggs, ...puree, milk, ...sugar, ...spice)} together until smooth and pour into the crust.`,
    );
    kit.step(
      'Bake for 55 minutes, until the edges are set and the middle still trembles a little: a knife near the rim comes out clean.',
    );
    const creamy = scooped(kit, kit.take(['whipped', 'cream', 'icecream'], { most: 1 }));
    kit.step(
      `Let the pie cool on a rack for 2 hours${ending(kit, creamy, (names) => `, and serve with ${names}`) || ' before cutting'}.`,
    );
    return kit.titleOf(kit.mains, 'pie');
  },
});

/** A crust of crumbs or dough, and the oven heated for it; false without any. */
function underCustard(kit: DishKit): boolean {
  const [base] = kit.take(['crumbcrust', 'biscuit'], { most: 1 });
  if (base) return crumbCrust(kit, base, pieCrumbCrust);
  const pastry = pastryFor(kit, 1);
  if (!pastry) return false;
  kit.step(
    pastry.isMade
      ? 'Heat the oven to 190 °C (375 °F). Roll the dough out and line a 23 cm (9 in) pie dish with it.'
      : `Heat the oven to 190 °C (375 °F) and set ${pastry.lines} on a baking sheet.`,
  );
  return true;
}

/** Beside a pie or a tart, half a cup of ice cream for each or a little less; a bowl of it takes twice as much. */
function scooped(kit: DishKit, foods: Food[]): Food[] {
  measureAll(
    kit,
    foods.filter((food) => isOf(food, 'icecream')),
    '3 cups',
  );
  return foods;
}

/** Cinnamon alone leaves pumpkin flat: ginger and nutmeg belong to it. */
function spicesOfPumpkin(kit: DishKit): Food[] {
  const spices = spicesForPie(kit);
  if (spices.length !== 1 || spices[0]?.name !== 'cinnamon') return spices;
  const more = present(kit.staple('ground ginger'), kit.staple('nutmeg'));
  spoonSpices(kit, more, 0.5);
  return [...spices, ...more];
}

/** In the pie itself, whatever the crust has. */
function pinchOfSalt(kit: DishKit): Food[] {
  const salt = kit.staple('salt');
  return salt ? [kit.measure(salt, '1/4 tsp')] : [];
}

function spicesForPie(kit: DishKit): Food[] {
  const named = kit.take(['sweetspice', 'vanilla', 'zest'], { most: 3 });
  const isSpiced = named.some((food) => isOf(food, 'sweetspice'));
  const spices = [
    ...named,
    ...present(isSpiced ? null : kit.staple('pumpkin pie spice', 'cinnamon')),
  ];
  spoonSpices(kit, spices, 1.5);
  return spices;
}

/** Of cloves and the like a pinch is enough. */
function spoonSpices(kit: DishKit, spices: readonly Food[], teaspoons: number): void {
  for (const food of spices) {
    if (food.name === 'vanilla bean') kit.measure(food, '1');
    else bySpoon(kit, food, /clove|nutmeg|allspice|mace/.test(food.name) ? 0.25 : teaspoons);
  }
}

/** Condensed milk set by citrus juice: 1 can, 4 yolks or 2 eggs and 1/2 cup of juice, the key lime pie of the label. */
const citrusPie = pattern({
  name: 'citrus pie',
  types: ['dessert'],
  kind: 'tart',
  styles: ['bakery'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    milk: { kinds: ['condensed'], least: 1 },
    sour: {
      kinds: ['citrus', 'acid'],
      least: 1,
      most: 1,
      fit: ({ name }) => /lime|lemon/.test(name),
    },
    eggs: { kinds: ['yolk', 'egg'], least: 1, fill: ['egg yolk', 'egg'], inOrder: true },
    crumbs: {
      kinds: ['crumbcrust', 'biscuit'],
      least: 1,
      most: 1,
      fill: ['graham cracker', 'digestive biscuit'],
      inOrder: true,
    },
  },
  fits: () => 3,
  cook(kit, { milk, sour: [sour], eggs, crumbs: [base] }) {
    if (!sour || !base || kit.offers('flour', 'bread', 'oats')) return null;
    const pieces = /lime/.test(sour.name) ? '5' : '3';
    kit.measure(sour, isOf(sour, 'acid') ? '1/2 cup' : pieces);
    measureBy(
      kit,
      [...eggs, ...milk],
      [
        [['yolk'], '4'],
        [['egg'], '3'],
        [['condensed'], '1 can (300 ml)'],
      ],
    );
    const zest = kit.take(['zest'], { most: 1 });
    kit.about(sour);
    if (!crumbCrust(kit, base, pieCrumbCrust)) return null;
    kit.step(
      `Whisk ${kit.hot(...eggs, ...milk, ...zest)} for 2 minutes, until thick, then whisk in ${kit.juiceOf(sour)}.`,
    );
    kit.step(
      'Pour into the crust and bake for 15 minutes, until set at the edges and just trembling in the middle.',
    );
    const cream = kit.take(['cream', 'whipped'], { most: 1 });
    kit.step(
      `Let cool, then chill the pie for 3 hours${ending(kit, cream, (names) => `. Top with ${names}, whipped to soft peaks`) || ' before cutting'}.`,
    );
    return kit.titleOf([sour], 'pie').replace(/ Juice/, '');
  },
});

const pieCrumbCrust = {
  oven: '175 °C (350 °F)',
  pressed: ', press over the base and sides of a 23 cm (9 in) pie dish',
  until: 'set',
};

/** Quiche: the custard of 2 parts milk or cream to 1 part egg by weight (Ruhlman, "Ratio"), on a crust baked blind. */
const quiche = pattern({
  name: 'quiche',
  types: ['main course', 'breakfast'],
  kind: 'tart',
  styles: ['french'],
  servings: 6,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], most: 0 },
    eggs: { kinds: ['egg'], least: 1 },
    filling: {
      kinds: ['cured', 'leaf', 'firm', 'tomato', 'tender', 'smokedfish', 'tinnedfish', 'root'],
      most: 3,
      cut: 'thinly sliced',
      fit: ({ name }) => !/cabbage|beet|turnip|corn|sauerkraut|potato/.test(name),
    },
    cheese: {
      kinds: ['cheese', 'softcheese', 'hardcheese', 'freshcheese'],
      least: 1,
      most: 2,
      fill: ['gruyere', 'cheddar', 'swiss cheese'],
      inOrder: true,
    },
  },
  fits: (_, kit) => (kit.offers('crust') ? 3 : 1),
  cook(kit, { eggs, filling, cheese }) {
    // A custard of nothing but what is bought is no dish for what was named.
    const isOfNamed = filling.length > 0 || cheese.some((food) => kit.isNamed(food));
    if (!isQuiche(kit) || !isOfNamed) return null;
    const aromatics = kit.take(['aromatic'], { most: 1 });
    const inside = [...filling, ...aromatics, ...cheese];
    const rich = kit.take(['cream', 'milk', 'sourcream'], { most: 2 });
    const liquids = rich.length > 0 ? rich : present(kit.staple('milk', 'cream', 'soy milk'));
    if (liquids.length === 0 || inside.length === 0) return null;
    measureAll(kit, eggs, '4');
    measureAll(kit, liquids, liquids.length > 1 ? '3/4 cup' : '1 1/2 cups');
    measureAll(kit, cheese, cheese.length > 1 ? '1/2 cup' : '1 cup');
    kit.share(filling, filling.length > 1 ? rational(1, 3) : rational(2, 3));
    const pastry = pastryFor(kit, 1);
    if (!pastry) return null;
    kit.about(...[...filling, ...cheese, ...aromatics].filter((food) => kit.isNamed(food)));
    kit.step(
      pastry.isMade
        ? 'Heat the oven to 200 °C (400 °F). Roll the dough out, line a 23 cm (9 in) tart tin with it, prick with a fork and bake for 15 minutes, until pale gold.'
        : `Heat the oven to 200 °C (400 °F). Prick ${pastry.lines} with a fork and bake for 12 minutes, until pale gold.`,
    );
    kit.step(...softenedFilling(kit, filling, aromatics));
    const seasoning = kit.take(['sweetspice', 'mustard', 'herb', 'woody', 'spice', 'pungent'], {
      most: 3,
    });
    measureBy(kit, seasoning, [[['mustard'], '1 tsp']]);
    kit.step(
      `Lower the oven to 175 °C (350 °F). Whisk ${kit.hot(...eggs, ...liquids, ...seasoning, kit.salt(2), kit.pepper())} together. Spread ${kit.the(...inside)} in the crust and pour the egg mixture over.`,
    );
    kit.step(
      'Bake for 35 minutes, until just set in the middle and golden. Let the quiche stand for 10 minutes and serve warm.',
    );
    return kit.titleOf(kit.mains, 'quiche');
  },
});

const isQuiche = (kit: DishKit): boolean =>
  (kit.offers('crust') || (kit.offers('flour') && kit.offers('fat'))) &&
  !kit.offers('leaven', 'soda', 'yeast', 'sugar', 'vanilla', 'bread', 'pasta');

/** What goes into a quiche is cooked first, as nothing in it would be done in time. */
function softenedFilling(
  kit: DishKit,
  filling: readonly Food[],
  aromatics: readonly Food[],
): (string | false)[] {
  const cured = filling.filter((food) => isOf(food, 'cured'));
  const soft = filling.filter((food) => !isOf(food, 'cured', 'smokedfish', 'tinnedfish'));
  const needsFat = soft.length + aromatics.length > 0 && cured.length === 0;
  const fat = needsFat ? kit.one(['fat'], 'butter', 'olive oil') : null;
  return [
    soft.length + cured.length + aromatics.length > 0 &&
      `${fat ? `Heat ${kit.the(fat)} in` : 'Set'} a frying pan over medium heat.`,
    ...cured.map((food) => browned(kit, food)),
    ...softenedBefore(
      kit,
      soft,
      naming(kit, aromatics, (names) => `Add ${names} and cook for 6 minutes, until soft.`),
    ),
    ...fry(kit, soft, 'cook'),
  ];
}

const PUFF: DishRole = {
  kinds: ['pastry'],
  least: 1,
  most: 1,
  fit: ({ name }) => name === 'puff pastry',
};

/** Puff pastry with a border that rises around what lies on it. */
function bordered(kit: DishKit, pastry: readonly Food[]): void {
  const egg = kit.take(['egg'], { most: 1 });
  for (const food of egg) kit.measure(food, '1');
  for (const food of pastry) kit.measure(food, '1 sheet');
  kit.step(
    'Heat the oven to 200 °C (400 °F) and line a baking sheet with parchment.',
    `Lay ${kit.hot(...pastry)} on it, score a border 2 cm from the edge and prick the middle with a fork.`,
    egg.length > 0 && `Brush the border with ${kit.hot(...egg)}, beaten.`,
  );
}

const fruitPastryTart = pattern({
  name: 'fruit pastry tart',
  types: ['dessert'],
  kind: 'tart',
  styles: ['sweet'],
  servings: 6,
  vessel: 'sheet',
  roles: {
    pastry: PUFF,
    fruit: {
      kinds: ['fruit', 'crisp', 'berry'],
      least: 1,
      most: 2,
      fit: (food) => !isOverripe(food),
    },
    creamy: { kinds: ['freshcheese'], most: 1 },
  },
  fits: () => 3,
  cook(kit, { pastry, fruit, creamy }) {
    fruitBy(kit, fruit, 400);
    const almond = kit.take(['meal', 'candy'], { most: 1, fit: isAlmond });
    measureBy(kit, almond, [
      [['meal'], '1/3 cup'],
      [['candy'], '100 g'],
    ]);
    const sugar = kit.one(['sugar', 'sweet', 'jam'], 'sugar', 'brown sugar');
    if (!sugar) return null;
    weighed(kit, sugar, Math.max(40, sugarForFruit(fruit, 400)));
    const spice = kit.take(['sweetspice', 'vanilla', 'zest'], { most: 2 });
    asForFour(kit, spice);
    const fat = kit.take(['fat'], { most: 1 });
    for (const food of fat) kit.measure(food, '1 tbsp');
    const isJuicy = fruit.some((food) => isOf(food, 'berry') || food.name === 'rhubarb');
    const starch = isJuicy ? thickener(kit, fruit, 400) : null;
    kit.heat(starch);
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0]);
    const wash = kit.take(['glaze'], { most: 1 });
    measureAll(kit, wash, '2 tbsp');
    const among = amongFruit(kit);
    kit.about(...fruit, ...creamy);
    bordered(kit, pastry);
    kit.step(
      creamy.length > 0 && `Spread ${kit.the(...creamy)} inside the border.`,
      naming(kit, almond, (names) => `Scatter ${names} inside the border.`),
      `Toss ${kit.hot(...fruit)} with ${mixed(kit, [sugar, ...present(starch), ...spice, ...among], sour)} and lay inside the border, ${isJuicy ? 'in one layer' : 'overlapping'}.`,
      naming(kit, wash, (names) => `Brush the border with ${names}.`),
      fat.length > 0 && `Dot with ${kit.the(...fat)}.`,
    );
    kit.step(
      'Bake for 25 minutes, until the pastry is deep golden and puffed and the fruit is soft.',
    );
    const beside = scooped(kit, kit.take(['icecream', 'whipped', 'nut'], { most: 2 }));
    kit.step(
      beside.length > 0
        ? `Let the tart cool for 10 minutes, cut into squares and serve with ${kit.the(...beside)}.`
        : 'Let the tart cool for 10 minutes and cut into squares.',
    );
    return kit.titleOf(kit.mains, 'tart');
  },
});

/** Raisins, and the rum that they like. */
function amongFruit(kit: DishKit): Food[] {
  const among = kit.take(['driedfruit', 'spirit'], { most: 2 });
  measureBy(kit, among, [
    [['driedfruit'], '1/4 cup'],
    [['spirit'], '1 tbsp'],
  ]);
  return among;
}

/** Jam tart: a pound of jam in a shallow crust, with dried fruit or nuts stirred in (crostata), as its fruit is cooked already. */
const jamTart = pattern({
  name: 'jam tart',
  types: ['dessert'],
  kind: 'tart',
  styles: ['sweet'],
  servings: 8,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust'], least: 1, most: 1 },
    jam: { kinds: ['jam'], least: 1, most: 2 },
  },
  fits: (_, kit) => (kit.offers('fruit', 'crisp', 'berry', 'egg', 'puree') ? -1 : 2),
  cook(kit, { crust, jam }) {
    measureAll(kit, jam, jam.length > 1 ? '3/4 cup' : '1 1/2 cups');
    measureAll(kit, crust, '1');
    const fruit = kit.take(['driedfruit'], { most: 2 });
    measureAll(kit, fruit, '1/2 cup');
    const flavour = kit.take(['zest', 'sweetspice', 'vanilla', 'spirit', 'nut'], { most: 3 });
    asForFour(kit, flavour);
    const sour = spooned(kit, kit.sour());
    kit.about(...jam, ...fruit);
    kit.step(
      `Heat the oven to 190 °C (375 °F). Lay ${kit.hot(...crust)} in a 23 cm (9 in) tart tin or pie dish and prick the base with a fork.`,
    );
    kit.step(
      `Stir ${mixed(kit, [...jam, ...fruit, ...flavour], sour)} in a bowl and spread in the crust.`,
    );
    kit.step('Bake for 30 minutes, until the crust is deep golden and the filling bubbles.');
    const creamy = scooped(kit, kit.take(['icecream', 'whipped', 'cream'], { most: 1 }));
    kit.step(
      `Let the tart cool for 1 hour: the filling sets as it cools${ending(kit, creamy, (names) => `. Serve with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'tart');
  },
});

/** Whoever cured the meat has salted it. */
const saltOfTart = (kit: DishKit, cured: readonly Food[]): (Food | null)[] =>
  cured.length > 0 ? [] : [kit.salt(1, 1)];

const savouryPastryTart = pattern({
  name: 'savoury pastry tart',
  types: ['appetizer', 'main course'],
  kind: 'tart',
  styles: ['french'],
  servings: 6,
  vessel: 'sheet',
  roles: {
    pastry: PUFF,
    top: {
      kinds: ['firm', 'tomato', 'aromatic', 'leaf', 'cured', 'coldcut', 'smokedfish', 'fruit'],
      least: 1,
      fill: ['onion', 'tomato'],
      inOrder: true,
      most: 3,
      // Of the fruits, figs are at home beside ham and blue cheese.
      fit: (food) => !isOf(food, 'root') && (food.name === 'fig' || !isOf(food, 'fruit')),
    },
    cheese: { kinds: ['softcheese', 'cheese', 'hardcheese', 'freshcheese'], most: 2 },
  },
  fits: () => 3,
  cook(kit, { pastry, top, cheese }) {
    if (kit.offers('poultry', 'mince', 'quick', 'fish', 'stewing')) return null;
    kit.share(top, rational(1, 2));
    for (const food of top.filter((one) => /strips|sliced|chopped|halved/.test(one.cut))) {
      if (!isOf(food, 'cured')) kit.readied(food, 'thinly sliced');
    }
    measureAll(kit, cheese, '1 cup');
    measureBy(kit, cheese, [[['hardcheese'], '1/2 cup']]);
    const fruit = kit.take(['crisp'], { most: 1 });
    for (const food of fruit) kit.readied(kit.measure(food, '1'), 'cored and thinly sliced');
    const cured = top.filter((food) => isOf(food, 'cured'));
    const cold = top.filter((food) => isOf(food, 'smokedfish'));
    const raw = top.filter((food) => isOf(food, 'tomato', 'coldcut', 'fruit'));
    const slow = top.filter((food) => ![...cured, ...cold, ...raw].includes(food));
    const fat = slow.length > 0 ? kit.fat() : null;
    if (slow.length > 0 && !fat) return null;
    kit.about(...top, ...fruit, ...cheese);
    bordered(kit, pastry);
    kit.step(
      slow.length + cured.length > 0 &&
        `${fat ? `Heat ${kit.the(fat)} in` : 'Set'} a frying pan over medium heat.`,
      ...cured.map((food) => browned(kit, food)),
      naming(
        kit,
        slow,
        (names) => `Add ${names} and cook for 8 minutes, stirring, until soft and dry.`,
      ),
    );
    const spread = kit.take(['mustard', 'pesto', 'sourcream', 'jam'], {
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'jam') || cheese.length > 0,
    });
    measureBy(kit, spread, [[['jam'], '1/3 cup']]);
    const lemon = kit.take(['citrus'], { most: 1 });
    for (const food of lemon) kit.readied(food, 'zest finely grated');
    const seasoning = kit.take(['woody', 'spice', 'pungent', 'briny'], { most: 2 });
    const filling = [
      ...slow,
      ...cured,
      ...raw,
      ...fruit,
      ...cheese,
      ...seasoning,
      ...saltOfTart(
        kit,
        top.filter((food) => isOf(food, 'cured', 'coldcut', 'smokedfish')),
      ),
      kit.pepper(),
    ];
    kit.step(
      naming(kit, spread, (names) => `Spread ${names} inside the border.`),
      filling.some(Boolean) && `Scatter ${kit.hot(...filling)} inside the border.`,
      naming(kit, lemon, (names) => `Grate the zest of ${names} over.`),
    );
    kit.step('Bake for 22 minutes, until the pastry is puffed and deep golden underneath too.');
    const over = [...cold, ...kit.take(['herb', 'nut', 'sweet'], { most: 2 })];
    kit.step(
      `${ending(kit, over, (names) => `Scatter the tart with ${names}. `)}Cut the tart into squares and serve warm.`,
    );
    return kit.titleOf(kit.mains, 'tart');
  },
});

export const PIE_AND_TART_PATTERNS: readonly DishPattern[] = [
  fruitPie,
  creamPie,
  chilledPie,
  iceCreamPie,
  chocolateTart,
  custardPie,
  citrusPie,
  quiche,
  fruitPastryTart,
  jamTart,
  savouryPastryTart,
];
