import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** What asks for an oven instead. */
const FOR_BAKING: readonly Kind[] = ['flour', 'egg', 'leaven', 'soda', 'yeast', 'oats', 'crust'];

const CREAM: readonly Kind[] = ['whipped', 'cream', 'yogurt'];

/** Cream, whipped with what flavours it; yogurt and what is whipped already is only stirred. */
function lightened(kit: DishKit, [cream]: readonly Food[], flavour: readonly Food[]): void {
  if (!cream) return;
  const isLiquid = isOf(cream, 'cream') && !isOf(cream, 'whipped');
  kit.measure(cream, isLiquid ? '1 cup' : '1 1/2 cups');
  if (isLiquid) kit.step(`Whip ${kit.the(cream)}${kit.ifAny('with', ...flavour)} to soft peaks.`);
  else if (flavour.length > 0) kit.step(`Stir ${kit.the(cream, ...flavour)} together in a bowl.`);
}

/** Danish apple trifle: applesauce, crumbled biscuits and whipped cream, two parts of sauce to one of each of the others. */
const applesauceTrifle = pattern({
  name: 'applesauce trifle',
  types: ['dessert'],
  kind: 'parfait',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    sauce: { kinds: ['puree'], least: 1, most: 1, fit: ({ name }) => name === 'applesauce' },
    crumbs: { kinds: ['biscuit', 'granola'], least: 1, most: 1 },
    cream: { kinds: CREAM, least: 1, most: 1, fill: ['heavy cream', 'vegan cream'], inOrder: true },
  },
  fits: (_, kit) => (kit.offers(...FOR_BAKING) ? null : 3),
  cook(kit, { sauce, crumbs, cream }) {
    measureAll(kit, sauce, '2 cups');
    measureAll(kit, crumbs, '1 cup');
    kit.about(...sauce);
    const spice = kit.take(['sweetspice', 'zest'], { most: 2 });
    measureAll(kit, spice, '1/2 tsp');
    const flavour = kit.take(['vanilla', 'icing', 'sugar'], { most: 2 });
    measureBy(kit, flavour, [
      [['vanilla'], '1/2 tsp'],
      [['icing', 'sugar'], '1 tbsp'],
    ]);
    kit.step(naming(kit, spice, (names) => `Stir ${names} into ${kit.the(...sauce)}.`));
    lightened(kit, cream, flavour);
    kit.step(
      `Layer ${kit.the(...sauce)}, ${kit.the(...crumbs)} and ${kit.the(...cream)} in ${kit.vessels('glass', 'glasses')}, twice over.`,
    );
    kit.step('Chill for 30 minutes, so that the crumbs soften a little.');
    const over = kit.take(['chocolate', 'nut', 'dessertsauce', 'sprinkles'], { most: 2 });
    measureBy(kit, over, [
      [['chocolate'], '50 g'],
      [['nut', 'dessertsauce'], '1/4 cup'],
    ]);
    kit.step(naming(kit, over, (names) => `Top with ${names} and serve.`) || 'Serve cold.');
    return kit.titleOf(kit.mains, 'trifle');
  },
});

const FRUIT_IN_TRIFLE: readonly Kind[] = ['berry', 'soft', 'fruit', 'orange', 'banana'];

/** Trifle: cake, the staler the better, soaked in juice or a spirit, under fruit, custard and cream. */
const trifle = pattern({
  name: 'trifle',
  types: ['dessert'],
  kind: 'parfait',
  styles: ['sweet'],
  servings: 6,
  vessel: 'board',
  roles: {
    sponge: { kinds: ['sponge'], least: 1, most: 1 },
    fruit: { kinds: FRUIT_IN_TRIFLE, most: 2 },
    jam: { kinds: ['jam'], most: 1 },
    cream: {
      kinds: ['whipped', 'cream', 'yogurt', 'icecream'],
      least: 1,
      most: 2,
      fill: ['heavy cream', 'vegan cream'],
      inOrder: true,
    },
  },
  fits: ({ fruit, jam }, kit) =>
    kit.offers('flour', 'oats', 'crust') ? 0 : fruit.length + jam.length > 0 ? 3 : 1,
  cook(kit, { sponge, fruit, jam, cream }) {
    const custard = cream.filter((food) => food.name === 'custard');
    const light = cream.filter((food) => !custard.includes(food));
    const sugar = kit.stapleAtHand('sugar');
    const soaked = kit.take(['spirit', 'juice', 'coffee'], { most: 1, anywhere: true });
    measureBy(kit, soaked, [
      [['spirit'], '3 tbsp'],
      [['juice', 'coffee'], '1/2 cup'],
    ]);
    measureAll(kit, jam, '1/2 cup');
    if (sugar) kit.measure(sugar, '2 tbsp');
    kit.about(...(fruit.length + jam.length > 0 ? [...fruit, ...jam] : sponge));
    const heated = fruit.filter(({ needsHeat }) => needsHeat);
    kit.step(
      naming(
        kit,
        heated,
        (names) =>
          `Simmer ${names} with ${kit.the(sugar ?? heated[0])} and a splash of water for 8 minutes, until soft, and let cool.`,
      ),
      naming(
        kit,
        fruit.filter((food) => !heated.includes(food)),
        (names) =>
          `Toss ${names}${kit.ifAny('with', sugar)} and let stand for 15 minutes, until the juices run.`,
      ),
    );
    kit.step(
      `Lay half of ${kit.the(...sponge)} in a 2 l bowl${kit.ifAny(', spread with', ...jam)}${kit.ifAny(', sprinkle with', ...soaked)}.`,
      fruit.length > 0 && 'Spoon half of the fruit and its juice over.',
    );
    const own = kit.take(['vanilla', 'icing'], { most: 2 });
    measureBy(kit, own, [
      [['vanilla'], '1 tsp'],
      [['icing'], '2 tbsp'],
    ]);
    lightened(kit, light, own);
    kit.step(
      `Cover with ${kit.the(...custard, ...light)}, then layer the rest in the same way, ending with ${kit.the(...(light.length > 0 ? light : custard))}.`,
    );
    kit.step('Cover and chill for 1 hour, so that the cake drinks up the juice.');
    const over = kit.take(['nut', 'chocolate', 'sprinkles', 'dessertsauce'], { most: 2 });
    measureBy(kit, over, [
      [['chocolate'], '50 g'],
      [['nut', 'dessertsauce'], '1/4 cup'],
    ]);
    kit.step(naming(kit, over, (names) => `Top with ${names} and serve.`) || 'Serve cold.');
    return kit.titleOf(kit.mains, 'trifle');
  },
});

const isLadyfinger = ({ name }: Food): boolean => name === 'ladyfinger';
const isMascarpone = ({ name }: Food): boolean => name === 'mascarpone';

/** Yolks and sugar, whisked over steam until they are thick and safe to eat; sugar alone goes into the mascarpone. */
function zabaglione(kit: DishKit, yolks: readonly Food[], sugar: Food): void {
  kit.step(
    naming(
      kit,
      yolks,
      (names) =>
        `Whisk ${yolks.some((food) => isOf(food, 'egg')) ? `the yolks of ${names}` : names} and ${kit.the(sugar)} in a bowl over simmering water for 6 minutes, until thick and pale, 71 °C (160 °F). Take off the heat and whisk for 3 minutes, until cool.`,
    ),
  );
}

/**
 * Tiramisu: 500 g of mascarpone, 4 yolks and a cup of whipped cream on 24 ladyfingers, which drink a cup and a half of coffee (the Accademia
 * Italiana della Cucina's, with cream in place of raw whites).
 */
const tiramisu = pattern({
  name: 'tiramisu',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 8,
  vessel: 'largedish',
  roles: {
    mascarpone: { kinds: ['freshcheese'], least: 1, most: 1, fit: isMascarpone },
    fingers: { kinds: ['biscuit'], least: 1, most: 1, fit: isLadyfinger },
    coffee: { kinds: ['coffee'], least: 1, most: 1, fill: ['coffee'] },
    yolks: { kinds: ['yolk', 'egg'], most: 1 },
    cream: {
      kinds: ['cream', 'whipped'],
      least: 1,
      most: 1,
      fill: ['heavy cream', 'vegan cream'],
      inOrder: true,
    },
  },
  fits: () => 3,
  cook(kit, { mascarpone, fingers, coffee, yolks, cream: [cream] }) {
    const sugar = kit.one(['sugar', 'icing'], 'sugar');
    if (!sugar || !cream) return null;
    measureAll(kit, mascarpone, '500 g');
    for (const food of fingers) kit.readied(kit.measure(food, '24'), '');
    measureAll(kit, coffee, '1 1/2 cups');
    measureAll(kit, yolks, '4');
    kit.measure(cream, '1 cup');
    kit.measure(sugar, '1/2 cup');
    const spirit = kit.take(['spirit'], { most: 1 });
    measureAll(kit, spirit, '3 tbsp');
    const flavour = kit.take(['vanilla'], { most: 1 });
    measureAll(kit, flavour, '1 tsp');
    kit.about(...mascarpone);
    kit.step(
      `Let ${kit.hot(...coffee)} cool in a shallow dish for 15 minutes${kit.ifAny('and stir in', ...spirit)}.`,
    );
    zabaglione(kit, yolks, sugar);
    const sweet = yolks.length === 0 ? [sugar] : [];
    kit.step(
      `Beat ${kit.the(...mascarpone, ...sweet, ...flavour)}${yolks.length > 0 ? ' into the yolks' : ''} until smooth.`,
      isOf(cream, 'whipped')
        ? `Fold in ${kit.the(cream)}.`
        : `Whip ${kit.the(cream)} to soft peaks and fold in.`,
    );
    kit.step(
      `Dip half of ${kit.the(...fingers)} into the coffee for a second a side and lay in a 2 l dish. Spread with half of the cream, and do the same with the rest.`,
    );
    kit.step('Cover and chill for 4 hours, or overnight.');
    const over = kit.one(['cocoa', 'chocolate'], 'cocoa powder');
    const dusted = present(over);
    measureBy(kit, dusted, [
      [['cocoa'], '1 tbsp'],
      [['chocolate'], '30 g'],
    ]);
    kit.step(naming(kit, dusted, (names) => `Dust with ${names} and serve.`) || 'Serve cold.');
    return 'Tiramisu';
  },
});

/** Desserts of layers that soften in one another. */
export const LAYERED_DESSERT_PATTERNS: readonly DishPattern[] = [
  applesauceTrifle,
  trifle,
  tiramisu,
];
