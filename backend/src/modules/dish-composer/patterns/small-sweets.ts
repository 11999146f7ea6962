import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** Turnovers: squares of puff pastry folded over what is spread, and not so much of it that they burst. */
const turnovers = pattern({
  name: 'turnovers',
  types: ['dessert', 'breakfast'],
  kind: 'hand pies',
  styles: ['sweet'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    pastry: {
      kinds: ['pastry'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'puff pastry',
    },
    spread: { kinds: ['nutbutter', 'jam', 'chocolate', 'freshcheese'], least: 1, most: 2 },
    fruit: { kinds: ['banana', 'berry'], most: 1 },
  },
  fits: (_, kit) => (kit.offers('fruit', 'crisp', 'cheese', 'leaf', 'firm') ? 0 : 2),
  cook(kit, { pastry, spread, fruit }) {
    measureAll(kit, pastry, '1 sheet');
    measureBy(kit, spread, [
      [['nutbutter', 'jam', 'freshcheese'], '1/2 cup'],
      [['chocolate'], '100 g'],
    ]);
    measureBy(kit, fruit, [
      [['banana'], '1'],
      [['berry'], '1 cup'],
    ]);
    const nuts = kit.take(['nut', 'coconutflake'], { most: 1, anywhere: true });
    measureAll(kit, nuts, '1/4 cup');
    const wash = kit.take(['egg', 'glaze', 'milk'], { most: 1 });
    measureBy(kit, wash, [
      [['egg'], '1'],
      [['milk', 'glaze'], '1 tbsp'],
    ]);
    kit.about(...spread, ...fruit, ...nuts);
    kit.step(
      `Heat the oven to 200 °C (400 °F) and line a baking sheet with parchment. Roll ${kit.hot(...pastry)} out to 30 cm and cut into ${kit.pieces(2)} squares.`,
    );
    kit.step(
      `Put a spoonful of ${kit.the(...spread)} on each, leaving the edges free${fruit.length + nuts.length > 0 ? `, with a little of ${kit.the(...fruit, ...nuts)}` : ''}. Moisten the edges, fold over to triangles and press together with a fork.`,
    );
    kit.step(
      naming(
        kit,
        wash,
        (names) =>
          `Brush with ${names}${wash.some((food) => isOf(food, 'egg')) ? ', beaten' : ''}.`,
      ),
      'Prick each twice and bake for 18 minutes, until deep golden and puffed.',
    );
    const icing = kit.take(['icing'], { most: 1 });
    measureAll(kit, icing, '1 tbsp');
    kit.step(
      'Let cool for 10 minutes: the filling is hotter than the crust.',
      naming(kit, icing, (names) => `Dust with ${names}.`),
    );
    kit.step('Serve warm.');
    return kit.titleOf(kit.mains, 'turnovers');
  },
});

/** Brigadeiros and beijinhos: condensed milk, boiled down with butter until it leaves the pan, and rolled in something dry. */
const brigadeiros = pattern({
  name: 'condensed milk sweets',
  types: ['dessert'],
  kind: 'pieces',
  styles: ['sweet'],
  servings: 8,
  vessel: 'board',
  roles: {
    milk: { kinds: ['condensed'], least: 1, most: 1 },
    flavour: { kinds: ['cocoa', 'chocolate', 'coconutflake'], least: 1, most: 2 },
  },
  fits: (_, kit) =>
    kit.offers('egg', 'flour', 'biscuit', 'crumbcrust', 'citrus', 'freshcheese', 'rice') ? null : 2,
  cook(kit, { milk, flavour }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'coconut oil');
    if (!fat) return null;
    measureAll(kit, milk, '1 can (300 ml)');
    measureBy(kit, flavour, [
      [['cocoa'], '1/4 cup'],
      [['chocolate'], '60 g'],
      [['coconutflake'], '1 1/2 cups'],
    ]);
    kit.measure(fat, '1 tbsp');
    const dry = flavour.filter((food) => isOf(food, 'coconutflake'));
    const rolled = [...dry, ...kit.take(['sprinkles', 'nut'], { most: 1, anywhere: true })];
    const around = rolled.length > 0 ? rolled : present(kit.stapleAtHand('cocoa powder', 'sugar'));
    if (around.length === 0) return null;
    kit.about(...flavour);
    const inside = flavour.filter((food) => !dry.includes(food));
    kit.step(
      `Stir ${kit.hot(...milk, fat, ...inside)}${dry.length > 0 ? ` and half of ${kit.hot(...dry)}` : ''} in a heavy saucepan over medium-low heat for 12 minutes, until it is thick and leaves the bottom of the pan.`,
    );
    kit.step('Spread on a greased plate, let cool for 20 minutes and chill for 30 minutes.');
    kit.step(
      `Grease your hands, roll teaspoonfuls into balls and turn them in ${kit.the(...around)}.`,
    );
    kit.step('Serve in paper cases, at room temperature.');
    return kit.titleOf(flavour, 'brigadeiros');
  },
});

/** Small things to eat by hand. */
export const SMALL_SWEET_PATTERNS: readonly DishPattern[] = [turnovers, brigadeiros];
