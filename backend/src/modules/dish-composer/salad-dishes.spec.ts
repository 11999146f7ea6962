import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('salads, drinks and sweets that are put together', () => {
  it('[CALL-2] salts and dresses a bowl by its weight', () => {
    expect(lineOf(dishOf('cooked chicken, black bean, corn, red bell pepper'), / salt$/)).toMatch(
      /^3\/4 tsp/,
    );
    expect(lineOf(dishOf('arugula, strawberry, feta'), / salt$/)).not.toMatch(/^3\/4/);
    expect(lineOf(dishOf('rotini, italian dressing, cucumber, cherry tomato'), /dressing/)).toMatch(
      /^1\/2 cup/,
    );
  });

  it('[CALL-2] dices what lies among beans and grains, and cuts apples like grated roots', () => {
    const dish = dishOf('couscous, tomato, cucumber, red bell pepper');
    expect(dish.title).toBe('Tomato, Cucumber and Red Pepper Couscous Salad');
    expect(lineOf(dish, /bell pepper/)).toMatch(/diced$/);
    const grated = dishOf('lemon juice, honey, dijon mustard, kohlrabi, apple, carrot');
    expect(lineOf(grated, /apples/)).toMatch(/matchsticks$/);
  });

  it('[CALL-2] buys no oregano for fruit, and no beans beside cheese', () => {
    const dish = dishOf(
      'barley, brussels sprout, pear, balsamic vinegar, whole grain mustard, goat cheese',
    );
    expect(dish.title).toBe('Pear and Brussels Sprout Barley Bowl with Goat Cheese');
    expect(lineOf(dish, /beans|chickpeas|oregano/)).toBe('');
  });

  it('[CALL-2] seasons the meat of a salad with the spice that was named', () => {
    const dish = dishOf('prune, apple, pork tenderloin, ground ginger, apple juice');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Season the pork with half of the salt and the ground ginger/);
  });

  it('[CALL-2] lifts chicken out before the bacon is fried, and lays eggs beside them', () => {
    const dish = dishOf('romaine lettuce, watercress, chicken breast, bacon, egg, tomato');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Lift out the chicken\. Add the bacon/);
  });

  it.each([
    ['kale, pineapple, banana, ginger, coconut water, hemp seed', /Smoothie$/],
    ['egg white, cream of tartar, cocoa powder, vanilla extract, chocolate chip', /Meringues$/],
    ['date, cashew, cocoa powder, agave nectar', /Bites$/],
    ['ground ginger, carrot, apple, pineapple, raisin', /^Carrot, Apple and Pineapple Salad$/],
    ['halloumi, tortilla, hummus, cucumber, tomato', /Wraps$/],
    ['mayonnaise, tortilla, romaine lettuce, tomato', /^Romaine and Tomato Wraps$/],
    ['green bean, wax bean, kidney bean', /Salad$/],
    ['gelatin dessert mix, cranberry sauce, pineapple, celery, apple, walnut', /Jellied Salad$/],
    ['raisin, dried currant, date, candied cherry, dried apricot', /Compote$/],
  ])('[CALL-2] finds a place for each of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] boils the pineapple that would keep a jelly from setting', () => {
    const dish = dishOf('gelatin dessert mix, cranberry sauce, pineapple, celery, apple, walnut');
    expect(textOf(dish)).toMatch(/Simmer the pineapple .* 5 minutes/);
  });

  it('[CALL-2] curdles no milk with oranges and lime', () => {
    const dish = dishOf('pineapple, mango, orange, lime, honey');
    expect(lineOf(dish, /milk/)).toBe('');
  });

  it('[CALL-2] drizzles no oil on mayonnaise, and chills it', () => {
    const text = textOf(
      dishOf('spinach, sour cream, mayonnaise, water chestnut, green onion, carrot'),
    );
    expect(text).not.toMatch(/drizzle/i);
    expect(text).toMatch(/cool under cold water, squeeze dry.*chill for 30 minutes/);
  });

  it('[CALL-2] salts shrimp, however salty the olives beside them are', () => {
    const dish = dishOf('orange, shrimp, spinach, black olive');
    expect(dish.title).toMatch(/Salad$/);
    expect(textOf(dish)).toMatch(/Season the shrimp with half of the salt/);
  });

  it('[CALL-2] salts the leaves under olives and cheese', () => {
    expect(lineOf(dishOf('fennel, orange, green olive'), / salt$/)).toMatch(/^1\/4 tsp/);
  });

  it('[CALL-2] dresses mayonnaise and sour cream with neither oil nor vinegar where juice was named', () => {
    const dish = dishOf('apple, celery, date, orange juice, sour cream, mayonnaise');
    expect(dish.ingredients.join()).not.toMatch(/ oil|vinegar/);
  });

  it('[CALL-2] scatters tender herbs over what was roasted, and boils beans for a salad', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const roasted = seeds
      .map((seed) => dishOf('lemon juice, marjoram, eggplant, spinach, feta', seed))
      .filter((dish) => /Salad$/.test(dish.title) && /oven/.test(textOf(dish)));
    expect(roasted).not.toEqual([]);
    for (const dish of roasted) expect(textOf(dish)).toMatch(/scattered with the .*marjoram/);
    for (const seed of seeds) {
      expect(textOf(dishOf('peach, green bean, almond', seed))).not.toMatch(/oven/);
    }
  });

  it('[CALL-2] steams potatoes dry for a salad, and roasts cauliflower for one', () => {
    expect(textOf(dishOf('iceberg lettuce, cucumber, cauliflower, carrot, green onion'))).toMatch(
      /cauliflower in the bowl, add to the sheet and roast for 25 minutes/,
    );
  });

  it('[CALL-2] puts no green onions on a smoothie', () => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    for (const seed of seeds) {
      const dish = dishOf('banana, mandarin orange, green onion', seed);
      if (/Smoothie$/.test(dish.title)) expect(dish.leavesOut).toContain('green onion');
    }
  });

  it('[CALL-2] lays spinach under the cheese of a pizza', () => {
    const dish = dishOf('pizza dough, spinach, ricotta, mozzarella, parmesan, mushroom');
    expect(textOf(dish)).toMatch(/Lay the spinach on it, under the cheese\. Scatter/);
  });

  it('[CALL-2] melts chocolate over a crumble when it is baked, without cinnamon on berries', () => {
    const dish = dishOf('strawberry, semisweet chocolate, coconut oil');
    expect(textOf(dish)).toMatch(/bake for 40 minutes.*Scatter the semisweet chocolate over/);
    expect(lineOf(dish, /cinnamon/)).toBe('');
  });

  it('[CALL-2] melts nut butter with the marshmallows', () => {
    const dish = dishOf('crisp rice cereal, chocolate chip, peanut butter, vanilla extract');
    expect(textOf(dish)).toMatch(/Add the marshmallows and peanut butter/);
    expect(lineOf(dish, /vanilla/)).toMatch(/^1 tsp/);
  });

  it('[CALL-2] says a word for several sorts once', () => {
    const dish = dishOf('cream style corn, corn, egg, half and half');
    expect(dish.title).not.toMatch(/Corn.*Corn/);
  });
});
