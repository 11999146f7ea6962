import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('how a cook handles heat and fat', () => {
  it.each([
    'flank steak, cucumber, butter lettuce',
    'pork chop, apple, butter',
    'short rib, carrot, butter',
  ])('[CALL-2] sears %s in oil, as butter would burn', (names) => {
    for (const seed of [8, 16, 24]) {
      const dish = dishOf(names, seed);
      expect(textOf(dish)).not.toMatch(/Heat the butter/);
      expect(dish.leavesOut).toEqual([]);
    }
  });

  it('[CALL-2] fries in butter over medium heat, and in oil over a higher one', () => {
    const text = textOf(dishOf('salmon, dill, butter, potato'));
    expect(text).toMatch(/Heat the butter in a large frying pan over medium heat/);
    expect(textOf(dishOf('salmon, dill, olive oil, potato'))).toMatch(
      /Heat the olive oil in a large frying pan over medium-high heat/,
    );
  });

  it.each([
    ['mango, sweet onion, red bell pepper, cilantro, lime juice, jalapeno', 'Mango Salsa'],
    ['tomato, onion, jalapeno, cilantro, lime', 'Tomato Salsa'],
    ['avocado, tomato, onion, jalapeno, cilantro, lime', 'Avocado and Tomato Salsa'],
    ['pineapple, mango, red onion', 'Pineapple and Mango Salsa'],
    ['tomatillo, serrano pepper, cilantro, onion, black bean', 'Tomatillo and Black Bean Salsa'],
  ])('[CALL-2] makes salsa of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toBe(title);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).not.toMatch(/Roast|Heat/);
  });

  it('[CALL-2] seasons chicken in canned soup as people do where it is sold', () => {
    for (const seed of [0, 8, 16]) {
      const dish = dishOf('chicken thigh, cream of celery soup, pimiento-stuffed olive', seed);
      expect(dish.ingredients.join()).not.toMatch(/cumin|cinnamon/);
    }
  });

  it('[CALL-2] roasts or bakes what water would spoil', () => {
    const bacon = dishOf('bacon, asparagus, cremini mushroom, swiss cheese');
    expect(bacon.title).toMatch(/Gratin$/);
    const eggplant = dishOf('new potato, red onion, yellow bell pepper, eggplant, rosemary');
    expect(eggplant.title).toMatch(/^Roast/);
  });

  it('[CALL-2] serves roast vegetables cold only where leaves or a dressing were named', () => {
    for (const seed of [0, 8, 16]) {
      expect(dishOf('onion, celery, carrot, mushroom', seed).title).not.toMatch(/Salad$/);
    }
  });

  it('[CALL-2] finds a place for sake in a stir-fry and for balsamic vinegar on a steak', () => {
    expect(dishOf('asparagus, shiitake mushroom, onion, soy sauce, sake').leavesOut).toEqual([]);
    expect(dishOf('rib eye steak, oyster mushroom, balsamic vinegar').leavesOut).toEqual([]);
  });

  it('[CALL-2] buys no tomatoes for minced pork, cabbage and eggs, and glazes carrots with jam', () => {
    const dish = dishOf('cabbage, shiitake mushroom, egg, ground pork, green onion');
    expect(lineOf(dish, /tomatoes/)).toBe('');
    expect(dishOf('carrot, apricot jam, dried apricot').leavesOut).toEqual([]);
  });

  it('[CALL-2] pours bouillon over short ribs, and blends nothing that was marinated', () => {
    expect(dishOf('short rib, onion, beef bouillon, carrot').leavesOut).toEqual([]);
    for (const seed of [0, 8, 16]) {
      const dish = dishOf('marinated artichoke, plum tomato, red onion, black olive', seed);
      expect(textOf(dish)).not.toMatch(/blender/);
    }
  });

  it('[CALL-2] fills a tuna casserole with noodles, and calls tomato soup tomato', () => {
    const casserole = dishOf('cream of celery soup, milk, pea, tuna');
    expect(lineOf(casserole, /egg noodles/)).not.toBe('');
    expect(
      dishOf('ground beef, onion, celery, frozen mixed vegetables, tomato soup').title,
    ).toMatch(/Tomato Soup$/);
  });

  it('[CALL-2] gives a steak the chili and its salad the ginger that were named', () => {
    const dish = dishOf('cucumber, green onion, lime juice, ginger, flank steak, chili powder');
    expect(dish.title).toBe('Flank Steak with Cucumber');
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] roasts fruit around the meat that it goes with, as long as it needs', () => {
    const dish = dishOf('whole grain mustard, apricot jam, pork tenderloin, apricot');
    expect(dish.title).toBe('Roast Pork with Apricots');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/for 10 minutes\. Lay the apricots around the meat.* 15 minutes/);
  });

  it('[CALL-2] calls a roast after what it tastes of when nothing lies beside it', () => {
    expect(dishOf('pork tenderloin, dijon mustard').title).toBe('Roast Pork with Dijon Mustard');
  });

  it('[CALL-2] sets seasoned butter aside only for what goes onto the sheet later', () => {
    for (const seed of [0, 8, 16, 24, 32]) {
      const text = textOf(dishOf('chicken sausage, cabbage, potato', seed));
      if (/Set half of it aside/.test(text)) expect(text).toMatch(/what was set aside, add/);
    }
    const text = textOf(dishOf('chicken breast, potato, broccoli, lemon'));
    expect(text).toMatch(/Set half of it aside.*what was set aside, add/);
  });

  it('[CALL-2] spreads more than a kilogram out on two sheets', () => {
    expect(textOf(dishOf('chicken breast, potato, broccoli, lemon'))).toMatch(
      /two large baking sheets/,
    );
    expect(textOf(dishOf('zucchini, eggplant, olive oil'))).not.toMatch(/two large baking sheets/);
  });

  it('[CALL-2] tosses cottage cheese with the pasta, as it curdles in a sauce', () => {
    const text = textOf(dishOf('ground beef, canned tomato, cottage cheese, spinach, spaghetti'));
    expect(text).not.toMatch(/cottage cheese[^.]*simmer/);
    expect(text).toMatch(/Add the spaghetti and cottage cheese to the pan/);
  });

  it('[CALL-2] roasts no sauerkraut', () => {
    for (const seed of [0, 8, 16]) {
      expect(dishOf('sauerkraut, onion, mushroom', seed).title).not.toMatch(/Roast/);
    }
  });

  it('[CALL-2] pours beef broth over minced beef, and more of it on roots that are blended', () => {
    const soup = dishOf('ground beef, kidney bean, carrot, celery, beef broth');
    expect(lineOf(soup, /chicken broth/)).toBe('');
    const puree = dishOf('potato, leek, heavy cream, chicken broth');
    expect(lineOf(puree, /broth/)).toMatch(/^[45]/);
  });

  it('[CALL-2] roasts no minced garlic for as long as meat on the bone or a joint takes', () => {
    const pieces = dishOf('chicken thigh, potato, carrot');
    expect(lineOf(pieces, /garlic/)).toMatch(/unpeeled$/);
    const joint = dishOf('leg of lamb, garlic, rosemary');
    expect(lineOf(joint, /garlic/)).toMatch(/slivers$/);
    expect(textOf(joint)).toMatch(/push the garlic into them/);
  });

  it('[CALL-2] fills a bagel with cheese and what is fresh', () => {
    const dish = dishOf('bagel, cheddar, pickle, carrot, lettuce');
    expect(dish.title).toBe('Cheddar, Carrot and Lettuce Bagels');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /cheddar/)).toMatch(/^200 g/);
  });

  it('[CALL-2] spreads hummus or cream cheese instead of butter where there is no meat', () => {
    expect(dishOf('bread, hummus, carrot, spinach').title).toBe(
      'Hummus, Carrot and Spinach Sandwiches',
    );
    expect(dishOf('bagel, cream cheese, cucumber, dill').title).toBe(
      'Cream Cheese and Cucumber Bagels',
    );
  });

  it('[CALL-2] puts green beans under fried onions where nothing else fills the dish', () => {
    const dish = dishOf('bacon, milk, cream of mushroom soup, french fried onion');
    expect(lineOf(dish, /green beans/)).not.toBe('');
  });

  it('[CALL-2] blends no leaves with lentils, and stirs the juice of an orange in at the end', () => {
    const soup = textOf(dishOf('swiss chard, lentil, lemon, yogurt'));
    expect(soup).not.toMatch(/blend/);
    expect(soup).toMatch(/zest and juice of the lemon.*with the yogurt on top/);
    expect(textOf(dishOf('carrot, ginger, orange, lentil'))).toMatch(
      /smooth\. Stir in the zest and juice of the orange/,
    );
  });

  it('[CALL-2] buys no rice for a curry of potatoes', () => {
    expect(lineOf(dishOf('potato, pea, cauliflower, turmeric, yogurt'), /rice/)).toBe('');
  });

  it('[CALL-2] buys no second vegetable for a stir-fry with meat', () => {
    expect(lineOf(dishOf('ground chicken, basil, green bean, fish sauce, rice'), /broccoli/)).toBe(
      '',
    );
  });

  it('[CALL-2] turns fish in the cornmeal that was named', () => {
    const dish = dishOf('catfish, okra, tomato, cornmeal');
    expect(lineOf(dish, /cornmeal/)).toMatch(/^1\/2 cup/);
    expect(textOf(dish)).toMatch(/Turn the catfish in the cornmeal/);
  });

  it('[CALL-2] stews beans in the pan of the sausages', () => {
    expect(textOf(dishOf('white bean, kale, sausage, parmesan'))).toMatch(
      /Add the white beans and the water and simmer/,
    );
  });

  it('[CALL-2] opens two cans of sardines for pasta, and no cheese', () => {
    const dish = dishOf('sardine, spaghetti, breadcrumbs, red pepper flakes');
    expect(lineOf(dish, /sardines/)).toMatch(/^2 cans/);
    expect(lineOf(dish, /parmesan/)).toBe('');
  });

  it('[CALL-2] spoons yogurt over what is stewed in tomatoes, where it would curdle', () => {
    expect(textOf(dishOf('ground lamb, eggplant, tomato, pine nut, yogurt'))).toMatch(
      /with the yogurt spooned over/,
    );
  });

  it('[CALL-2] says in the title what tells one dish of pasta from another', () => {
    expect(dishOf('butternut squash, sage, gnocchi, butter').title).toBe(
      'Butternut Squash Gnocchi with Sage',
    );
    expect(dishOf('ground pork, rice noodle, peanut, cilantro').title).toMatch(/with Peanuts$/);
  });

  it('[CALL-2] bakes a dessert of what is sweet, even beside a can of sardines', () => {
    const dish = dishOf('baking mix, banana, chocolate chip, sardine');
    expect(dish.title).toMatch(/Pancakes$/);
    expect(dish.leavesOut).toEqual(['sardine']);
  });
});
