import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { ending, measureAll, measureBy, naming, present, saltOf } from '../kitchen-measures.js';

/** Butter tarts: for a dozen half a cup of brown sugar, a quarter of a cup of butter and an egg, with raisins or nuts (Canadian Living). */
const butterTarts = pattern({
  name: 'butter tarts',
  types: ['dessert'],
  kind: 'tart',
  styles: ['sweet'],
  servings: 12,
  vessel: 'muffintin',
  roles: {
    crust: { kinds: ['crust'], least: 1, most: 1, anywhere: true },
    sugar: { kinds: ['sugar'], least: 1, most: 1, fit: ({ name }) => name !== 'sweetener' },
    fat: {
      kinds: ['fat'],
      least: 1,
      most: 1,
      fill: ['butter', 'vegan butter'],
      fit: (food) => !isOf(food, 'oil'),
    },
    inside: { kinds: ['driedfruit', 'nut'], most: 2, anywhere: true },
  },
  fits: (_, kit) =>
    kit.offers('crisp', 'fruit', 'berry', 'puree', 'freshcheese', 'chocolate', 'cream') ? null : 3,
  cook(kit, { crust: [crust], sugar, fat, inside }) {
    const egg = kit.one(['egg'], 'egg');
    if (!crust || !egg) return null;
    kit.measure(crust, '2');
    kit.measure(egg, '1');
    measureAll(kit, sugar, '1/2 cup');
    measureAll(kit, fat, '1/4 cup');
    for (const food of fat) kit.readied(food, 'soft');
    measureAll(kit, inside, inside.length > 1 ? '1/3 cup' : '1/2 cup');
    const syrup = kit.take(['sweet'], { most: 1 });
    if (syrup.length === 0) syrup.push(...present(kit.staple('maple syrup', 'honey')));
    measureAll(kit, syrup, '1/3 cup');
    const vanilla = kit.one(['vanilla'], 'vanilla extract');
    if (vanilla) kit.measure(vanilla, '1 tsp');
    const sour = kit.take(['acid'], { most: 1 });
    measureAll(kit, sour, '1 tsp');
    kit.about(...inside);
    kit.step(
      `Heat the oven to 200 °C (400 °F). Cut twelve 10 cm rounds out of ${kit.hot(crust)} and line a 12-cup muffin tin with them; shells that are bought in foil are set on a baking sheet.`,
    );
    kit.step(
      `Beat ${kit.hot(...sugar, ...fat)} until smooth, then stir in ${kit.hot(...syrup, egg, vanilla, ...sour, ...saltOf(kit, 0.25))}, without making it frothy.`,
    );
    kit.step(
      `${inside.length > 0 ? `Divide ${kit.hot(...inside)} among the shells. ` : ''}Fill them two thirds with the mixture.`,
    );
    kit.step(
      'Bake for 17 minutes on the lowest rack, until the pastry is golden and the filling bubbles and is still soft in the middle. Let cool in the tin for 15 minutes.',
    );
    return kit.titleOf(inside, 'butter tarts');
  },
});

/** Gingerbread: a cup of molasses to 300 g of flour, whose acid the soda needs, loosened with hot water (Fannie Farmer). */
const gingerbread = pattern({
  name: 'gingerbread',
  types: ['dessert'],
  kind: 'cake',
  styles: ['bakery'],
  servings: 9,
  vessel: 'caketin',
  roles: {
    molasses: {
      kinds: ['sweet'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /molasses|treacle/.test(name),
    },
    ginger: {
      kinds: ['pungent', 'sweetspice'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['ground ginger'],
      fit: ({ name }) => /ginger/.test(name),
    },
    flour: { kinds: ['flour'], least: 1, most: 1, anywhere: true },
  },
  fits: (_, kit) => (kit.offers('yeast', 'oats', 'puree', 'banana', 'meal') ? null : 3),
  cook(kit, { molasses, ginger, flour }) {
    const fat = kit.one(['fat', 'shortening'], 'butter', 'vegan butter', 'vegetable oil');
    const egg = kit.one(['egg'], 'egg');
    const soda = kit.one(['soda'], 'baking soda');
    const sugar = kit.one(['sugar'], 'brown sugar', 'sugar');
    const milk = kit.take(['buttermilk', 'milk', 'yogurt', 'sourcream'], { most: 1 });
    const wet = milk.length > 0 ? milk : present(kit.water('3/4 cup'));
    if (!fat || !egg || !soda || !sugar || wet.length === 0) return null;
    measureAll(kit, flour, '2 1/2 cups');
    measureAll(kit, molasses, '1 cup');
    measureAll(kit, wet, '3/4 cup');
    kit.measure(fat, '1/2 cup');
    kit.readied(fat, isOf(fat, 'oil') ? '' : 'melted');
    kit.measure(egg, '1');
    kit.measure(soda, '1 1/2 tsp');
    kit.measure(sugar, '1/3 cup');
    measureBy(kit, ginger, [
      [['pungent'], '2 tbsp'],
      [['sweetspice'], '2 tsp'],
    ]);
    const spices = kit.take(['sweetspice', 'spice'], { most: 3, anywhere: true });
    if (spices.length === 0) spices.push(...present(kit.stapleAtHand('cinnamon')));
    measureAll(kit, spices, '1/2 tsp');
    const folded = kit.take(['driedfruit', 'nut'], { most: 1, anywhere: true });
    measureAll(kit, folded, '1/2 cup');
    kit.about(...folded);
    kit.step('Heat the oven to 180 °C (350 °F) and line a 23 cm (9 in) square tin with parchment.');
    kit.step(
      `Whisk ${kit.hot(...flour, soda, ...spices, ...saltOf(kit, 0.5))} together in a bowl.`,
    );
    const isWater = wet.some((food) => isOf(food, 'water'));
    kit.step(
      `Whisk ${kit.hot(fat, sugar, ...molasses, egg, ...ginger)} together in a large bowl, then ${kit.hot(...wet)}${isWater ? ', just boiled' : ''}. Stir in the flour just until smooth${ending(kit, folded, (names) => `, then ${names}`)}.`,
    );
    const cream = kit.take(['whipped', 'cream', 'icecream'], { most: 1 });
    measureAll(kit, cream, '1 cup');
    kit.step(
      'Pour into the tin and bake for 38 minutes, until a skewer comes out clean. Let cool in the tin for 20 minutes and cut into squares.',
      naming(kit, cream, (names) => `Serve with ${names}.`),
    );
    return kit.titleOf(kit.mains, 'gingerbread');
  },
});

/** Tapioca: half a cup of small pearls to three of milk, soaked, and simmered until they are clear. */
const tapioca = pattern({
  name: 'tapioca pudding',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    pearls: {
      kinds: ['starch'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'tapioca',
    },
    milk: { kinds: ['coconut', 'milk', 'cream'], least: 1, most: 2 },
    fruit: { kinds: ['banana', 'soft', 'berry'], most: 2 },
  },
  fits: () => 3,
  cook(kit, { pearls, milk, fruit }) {
    const sugar = kit.one(['sugar', 'sweet', 'condensed'], 'sugar', 'honey');
    const water = kit.water('2 cups');
    if (!sugar || !water) return null;
    measureAll(kit, pearls, '1/2 cup');
    measureBy(kit, milk, [
      [['coconut'], '1 can (400 ml)'],
      [['milk', 'cream'], '1 1/2 cups'],
    ]);
    kit.measure(sugar, '1/4 cup');
    const flavour = kit.take(['vanilla', 'sweetspice'], { most: 2 });
    measureAll(kit, flavour, '1/2 tsp');
    kit.about(...milk.filter((food) => isOf(food, 'coconut')), ...fruit);
    kit.step(`Soak ${kit.hot(...pearls)} in ${kit.hot(water)} in a saucepan for 30 minutes.`);
    kit.step(
      `Bring to a simmer and cook for 10 minutes, stirring all the time, until the pearls are nearly clear.`,
    );
    kit.step(
      `Stir in ${kit.hot(...milk, sugar, ...flavour, ...saltOf(kit, 0.25))} and simmer for 8 minutes more, stirring often, until thick and clear.`,
    );
    const over = kit.take(['nut', 'coconutflake'], { most: 1 });
    kit.step(
      `Let cool for 15 minutes${ending(kit, fruit, (names) => `, fold in ${names}`)} and serve warm or cold${ending(kit, over, (names) => `, scattered with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'tapioca pudding');
  },
});

/** What grandmothers baked and stirred. */
export const OLD_FASHIONED_PATTERNS: readonly DishPattern[] = [butterTarts, gingerbread, tapioca];
