import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

/** Kitchens around a food that few dishes have a part for. */
describe('a food that decides a kitchen', () => {
  it.each<[kitchen: string, title: RegExp, said: RegExp]>([
    [
      'beef tongue, corn tortilla, radish, avocado, lime',
      /Tacos$/,
      /peel it off.*1 cm cubes.*crisp/,
    ],
    ['beef tongue, potato, horseradish, beet', /^Beef Tongue with/, /Slice the beef tongue/],
    ['octopus, potato, paprika, olive oil', /^Octopus with Potato/, /simmer gently for 60 minutes/],
    ['tripe, tomato, white bean, parmesan', /^Tripe/, /simmer gently for 120 minutes/],
    ['kidney, mushroom, onion, mustard', /^Kidneys/, /71 °C/],
    ['oyster, bacon, spinach, cream', /Oyster/, /oysters/],
    ['chickpea flour, spinach, onion, yogurt', /Chickpea Pancakes$/, /stand for 15 minutes/],
    ['buckwheat flour, egg, ham, gruyere', /Buckwheat Galettes$/, /Fold the edges in/],
    ['sourdough starter, cheddar, chive, egg', /Sourdough Pancakes$/, /Fold in the cheddar/],
    ['sourdough starter, banana, walnut', /Sourdough Pancakes$/, /^Mash the bananas/],
    [
      'flattened rice, potato, peanut, mustard seed, curry leaf',
      /Poha/,
      /Rinse the flattened rice/,
    ],
    ['spring roll wrapper, ground pork, carrot, cabbage', /Spring Rolls$/, /roll up tightly/],
    ['risotto, mozzarella, breadcrumbs, egg', /Arancini$/, /around a piece of the mozzarella/],
    ['steel-cut oat, apple, cinnamon, walnut', /Porridge$/, /cook over low heat for 25 minutes/],
    ['whey, whole wheat flour, honey, oat', /Soda Bread$/, /pour in the whey/],
    ['cake, raspberry, custard', /Trifle$/, /Cover with the custard/],
    ['pie crust, pecan, maple syrup, egg', /Pecan Pie$/, /until puffed at the edges/],
    ['pecan, brown sugar, egg, butter, sweet potato', /Pecan Bake$/, /beat in the eggs/],
    ['chocolate hazelnut spread, puff pastry, hazelnut', /Turnovers$/, /fold over to triangles/],
    ['condensed milk, coconut, cocoa powder', /Brigadeiros$/, /leaves the bottom of the pan/],
    ['marzipan, plum, puff pastry', /Plum Tart$/, /Scatter the marzipan inside the border/],
  ])('[K-3] is what the dish of %s is about', (kitchen, title, said) => {
    const dish = dishOf(kitchen);
    expect(dish.title).toMatch(title);
    expect(textOf(dish)).toMatch(said);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[K-3] is no sugared quiche where eggs and a crust have only something sweet beside them', () => {
    expect(dishOf('maple syrup, cream, egg, pie crust').title).not.toMatch(/Quiche/);
  });

  it('[K-3] adds no sugar to condensed milk', () => {
    for (const kitchen of [
      'condensed milk, cream cheese, strawberry',
      'mango, condensed milk, heavy cream',
    ]) {
      expect(lineOf(dishOf(kitchen), /sugar/)).toBe('');
    }
  });

  it('[K-3] buys no rice beside cassava, taro or plantain', () => {
    for (const kitchen of ['pork, taro, bok choy, garlic', 'shrimp, cassava, coconut milk, lime']) {
      expect(dishOf(kitchen).adds.join()).not.toMatch(/rice/);
    }
  });
});

describe('a food for which a dish has no part', () => {
  it.each<[kitchen: string, said: RegExp]>([
    ['chicken wing, taro, bok choy, soy sauce', /cook the bok choy.*until wilted/],
    ['duck breast, rhubarb, wild rice, kale', /simmer the rhubarb with a splash of water/i],
    ['hot dog, baked bean, cheddar, bun', /\bbaked beans\b/],
    ['halloumi, beet, lentil, mint, pistachio', /Cook the lentils/],
    ['kimchi, rice, mozzarella, spam', /kimchi/],
    ['instant noodles, peanut butter, sriracha, egg', /Loosen the peanut butter/],
    ['leftover lentils, potato, whole wheat flour, green chili', /knead the whole wheat flour/i],
    ['cooked chicken, mixed frozen vegetable, baking mix, milk', /baking mix.*soft dough/],
    ['ground pork, potato, cabbage, applesauce', /applesauce/],
    ['merguez, egg, canned tomato, bell pepper', /canned tomatoes/],
  ])('[K-3] lies, for %s, beside it', (kitchen, said) => {
    const dish = dishOf(kitchen);
    expect(textOf(dish)).toMatch(said);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[K-3] roasts before everything else, where the oven is free', () => {
    const dish = dishOf('ground beef, bun, cheddar, eggplant');
    expect(dish.steps[0]).toMatch(/^Heat the oven to 220 °C \(425 °F\)\. Toss the eggplant/);
  });

  it('[K-3] is served in the sentence that serves the dish', () => {
    const dish = dishOf('chicken wing, taro, bok choy, soy sauce');
    expect(dish.steps.at(-1)).toMatch(/(?:^|\. )Serve hot with the bok choy, scattered with /);
  });

  it('[K-3] is a reason for another dish, the more it decides: a support is left out before a main food', () => {
    const dish = dishOf('brussels sprout, apple, cheddar, pecan, maple syrup');
    expect(dish.uses).toContain('brussels sprout');
  });

  it('[K-3] says what to do with it where it is left out', () => {
    const reasons = dishOf('pumpkin, millet, milk, cinnamon').leftOutWhy;
    expect(reasons).toEqual([{ name: 'cinnamon', reason: 'seasoned' }]);
  });
});
