import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('what a cook mends in salads, bowls, pans and soups', () => {
  it('[CALL-2] binds apples and celery with mayonnaise, without oil', () => {
    const dish = dishOf('apple, lemon juice, grape, celery');
    expect(dish.title).toMatch(/Salad$/);
    expect(lineOf(dish, /mayonnaise/)).not.toBe('');
    expect(lineOf(dish, / oil$/)).toBe('');
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] keeps canned beans and cabbage for a salad out of the oven', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const roasted = seeds
      .map((seed) => dishOf('white bean, cabbage, onion, celery, beet, carrot', seed))
      .filter((dish) => /Salad$/.test(dish.title) && /oven/.test(textOf(dish)));
    expect(roasted).not.toEqual([]);
    for (const dish of roasted) {
      expect(textOf(dish)).not.toMatch(/Toss the (?:white beans|cabbage)/);
      expect(lineOf(dish, /cabbage/)).toMatch(/shredded$/);
      expect(lineOf(dish, /juice|vinegar/)).toMatch(/^2/);
    }
  });

  it('[CALL-2] lays named cheeses on a bowl, and wilts its spinach', () => {
    const dish = dishOf('almond, acorn squash, walnut oil, spinach, ricotta, brown rice, parmesan');
    expect(dish.title).toMatch(/Bowl$/);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/add the spinach and cook for 2 minutes, until wilted/);
  });

  it('[CALL-2] serves kimchi on a bowl of any cuisine', () => {
    const dish = dishOf('barley, cremini mushroom, egg, radish, kimchi');
    expect(dish.leavesOut).not.toContain('kimchi');
  });

  it('[CALL-2] fries nothing wet in batches, and sours nothing creamy', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const fried = seeds
      .map((seed) => dishOf('margarine, corn, cream style corn', seed))
      .filter(({ title }) => title === 'Pan-Fried Corn');
    expect(fried).not.toEqual([]);
    for (const dish of fried) {
      expect(textOf(dish)).not.toMatch(/batches/);
      expect(lineOf(dish, /vinegar|juice/)).toBe('');
    }
  });

  it('[CALL-2] salts the polenta beside a main, and puts beans and avocado beside tofu', () => {
    const dish = dishOf('tofu, polenta, black bean, avocado, mango');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/bring the water, lightly salted, to a boil, whisk in/i);
  });

  it('[CALL-2] turns leaves into a pasta salad at the end, and seasons it with what is at hand', () => {
    const dish = dishOf('carrot, red bell pepper, noodle, chicken breast, romaine lettuce');
    expect(dish.title).toMatch(/Noodle Salad$/);
    expect(textOf(dish)).toMatch(/flavours come together, turn in the romaine lettuce, and serve/);
    expect(lineOf(dish, /garlic/)).toBe('1 clove garlic, minced');
    expect(lineOf(dish, / oil$/)).toMatch(/^5 tbsp/);
  });

  it('[CALL-2] salts the potatoes of a hash, however salty the sausage is', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    const hashes = seeds
      .map((seed) => dishOf('chicken sausage, potato, egg, red bell pepper', seed))
      .filter(({ title }) => / Hash$/.test(title));
    expect(hashes).not.toEqual([]);
    for (const dish of hashes) expect(textOf(dish)).toMatch(/Add the potatoes and salt, cover/);
  });

  it('[CALL-2] finishes roots with the truffle oil that was named, and eggs with garlic pepper', () => {
    const roots = dishOf('red onion, potato, parsnip, carrot, turnip, chive, truffle oil');
    expect(roots.leavesOut).toEqual([]);
    expect(textOf(roots)).toMatch(/drizzled with the truffle oil\./);
    expect(dishOf('green bean, onion, leek, garlic pepper, egg').leavesOut).toEqual([]);
  });

  it('[CALL-2] dresses what is sweet or starchy with half as much acid as oil', () => {
    const corn = dishOf('corn, avocado, red onion');
    expect(lineOf(corn, / oil$/)).toMatch(/^3 tbsp/);
    expect(lineOf(corn, /juice|vinegar/)).toMatch(/^1 1\/2 tbsp/);
    const beans = dishOf('red bell pepper, black bean, yellow bell pepper');
    expect(lineOf(beans, / oil$/)).toMatch(/^1\/4 cup/);
    expect(lineOf(beans, /juice|vinegar/)).toMatch(/^2 tbsp/);
  });

  it('[CALL-2] uses two cans of tuna, and two sour things that were named', () => {
    expect(lineOf(dishOf('tuna, dried cranberry, carrot, green onion, cilantro'), /tuna/)).toMatch(
      /^2 cans/,
    );
    const dish = dishOf('lime juice, honey, tamarind, spinach, cucumber');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /honey/)).toMatch(/^2 tsp/);
  });

  it('[CALL-2] counts bok choy in halves and thins a sauce with the broth that was named', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    const fried = seeds
      .map((seed) => dishOf('bok choy, cremini mushroom, green onion, ginger, chicken broth', seed))
      .filter(({ title }) => / Stir-Fry$/.test(title));
    expect(fried).not.toEqual([]);
    for (const dish of fried) {
      expect(lineOf(dish, /bok choy/)).not.toMatch(/[13]\/4/);
      expect(textOf(dish)).toMatch(/Whisk the .*chicken broth.* in a small bowl/);
    }
  });

  it('[CALL-2] crushes beans to thicken their soup, with cumin at hand', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const soups = seeds
      .map((seed) => dishOf('black bean, onion, red bell pepper, bay leaf, vegetable broth', seed))
      .filter((dish) => / Soup$/.test(dish.title) && !/blend/.test(textOf(dish)));
    expect(soups).not.toEqual([]);
    for (const dish of soups) {
      expect(textOf(dish)).toMatch(/Crush a third of the black beans/);
      expect(lineOf(dish, /cumin/)).not.toBe('');
    }
  });

  it('[CALL-2] blends no zucchini blossoms', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    for (const seed of seeds) {
      const text = textOf(dishOf('zucchini, basil, zucchini blossom', seed));
      if (/blend/.test(text)) expect(text).not.toMatch(/Add the [^.]*blossoms/);
    }
  });

  it('[CALL-2] stirs more sour cream into pasta than into leaves', () => {
    const dish = dishOf('macaroni, cucumber, tomato, sour cream');
    expect(dish.title).toMatch(/Macaroni Salad$/);
    expect(lineOf(dish, /sour cream/)).toMatch(/^2\/3 cup/);
  });

  it('[CALL-2] dots fennel with ricotta, and slices mozzarella for a salad', () => {
    const fennel = dishOf('fennel, pine nut, raisin, black olive, ricotta');
    expect(fennel.leavesOut).toEqual([]);
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    const salads = seeds
      .map((seed) => dishOf('spinach, chicken breast, tomato, mozzarella', seed))
      .filter(({ title }) => / Salad$/.test(title));
    expect(salads).not.toEqual([]);
    for (const dish of salads) {
      expect(lineOf(dish, /mozzarella/)).toMatch(/sliced$/);
      expect(lineOf(dish, / salt$/)).toMatch(/^[13]\/[24]|^1\/2/);
    }
  });

  it('[CALL-2] roasts nothing for a salad that is good raw or boiled', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    for (const seed of seeds) {
      const beans = dishOf('green bell pepper, red onion, pimiento, green bean, wax bean', seed);
      if (/Salad$/.test(beans.title)) expect(textOf(beans)).not.toMatch(/oven/);
    }
    expect(textOf(dishOf('yogurt, cucumber, carrot, onion'))).not.toMatch(/oven/);
  });

  it('[CALL-2] makes no bowl with bought beans of rice, leeks and parmesan', () => {
    const dish = dishOf('parmesan, leek, rice, spinach');
    expect(dish.title).not.toMatch(/Bowl$/);
    expect(lineOf(dish, /beans|chickpeas/)).toBe('');
  });

  it('[CALL-2] glazes wings with jam, roots with miso, and loosens a roast with cider', () => {
    const wings = dishOf('chicken wing, apricot jam, onion soup mix');
    expect(wings.leavesOut).toEqual([]);
    expect(textOf(wings)).not.toMatch(/keeping back/);
    const seeds = Array.from({ length: 8 }, (_, seed) => seed);
    const roots = seeds
      .map((seed) => dishOf('brussels sprout, delicata squash, miso', seed))
      .filter(({ title }) => /Roast/.test(title));
    expect(roots).not.toEqual([]);
    for (const dish of roots) expect(dish.leavesOut).toEqual([]);
    const pork = dishOf('pork tenderloin, onion, carrot, rosemary, apple cider');
    expect(textOf(pork)).toMatch(/pour in the apple cider and boil/);
  });

  it('[CALL-2] wilts spinach in the sauce of a braise, not in the oven', () => {
    const dish = dishOf('chicken thigh, carrot, spinach, canned tomato');
    expect(dish.title).toMatch(/^Braised Chicken/);
    expect(textOf(dish)).toMatch(/coats a spoon\. Add the spinach and simmer for 2 minutes, until/);
  });

  it('[CALL-2] whisks no oil that has been used up into mayonnaise', () => {
    const dish = dishOf('dijon mustard, mayonnaise, cucumber, mango, shrimp, dill');
    expect(dish.title).toMatch(/Salad$/);
    expect(textOf(dish)).not.toMatch(/rest of the [a-z ]*oil/);
  });

  it('[CALL-2] cooks fish for pasta in the sauce when it is thick', () => {
    const dish = dishOf('mushroom, crushed tomato, heavy cream, thyme, cod, spaghetti');
    expect(textOf(dish)).toMatch(/simmer for 12 minutes.*Add the cod and cook for 6 minutes/);
  });

  it('[CALL-2] calls peppers of several colours peppers', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    for (const seed of seeds) {
      const { title } = dishOf('red bell pepper, yellow bell pepper, orange bell pepper', seed);
      expect(title).not.toMatch(/Pepper.*Pepper/);
    }
  });

  it('[CALL-2] names two sorts of artichokes once', () => {
    const dish = dishOf('artichoke heart, marinated artichoke, green chili pepper, mayonnaise');
    expect(dish.title).toMatch(/^Artichoke /);
    expect(dish.title).not.toMatch(/Artichoke.*Artichoke/);
  });

  it('[CALL-2] rubs raw kale with its dressing, and lays avocado in last', () => {
    const text = textOf(dishOf('kale, avocado, tomato, red onion'));
    expect(text).toMatch(/Add the kale and rub the dressing into it/);
    expect(text).toMatch(/Just before serving, add the avocado/);
  });

  it('[CALL-2] whisks mayonnaise into a dressing, whatever the spice beside it', () => {
    const dish = dishOf('corn, apple, mayonnaise, vinegar, chili powder');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /chili powder/)).toMatch(/^1 tsp/);
  });

  it('[CALL-2] toasts and crushes the mustard seeds of a dressing', () => {
    const dish = dishOf('mustard seed, cucumber, yogurt, cabbage');
    expect(lineOf(dish, /mustard seed/)).toMatch(/toasted and crushed/);
  });

  it('[CALL-2] rounds off bitter leaves, and the vinegar of a slaw, with a little sugar', () => {
    expect(lineOf(dishOf('spinach, radicchio, balsamic vinegar'), /sugar|honey/)).not.toBe('');
    expect(lineOf(dishOf('cabbage, carrot, mayonnaise'), /sugar/)).toMatch(/^2 tsp/);
  });

  it.each(['red bell pepper, mango, papaya', 'raisin, carrot, pineapple'])(
    '[CALL-2] heats no oven for %s, which are good raw',
    (names) => {
      expect(textOf(dishOf(names))).not.toMatch(/oven/);
    },
  );

  it.each([
    ['spinach, artichoke heart, cream cheese, sour cream, mayonnaise, parmesan', /^Hot Spinach/],
    ['artichoke heart, feta, mayonnaise, parmesan, pimiento, tomato', /^Hot Artichoke Dip/],
    ['crab, cream cheese, cheddar, old bay seasoning', /^Hot Crab Dip$/],
  ])('[CALL-2] bakes a dip of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Bake for 25 minutes/);
  });
});
