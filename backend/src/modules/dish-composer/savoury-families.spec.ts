import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('stews, wraps and stuffings', () => {
  it.each([
    ['onion, canned tomato, potato, allspice, tofu, pea', /^Tofu, Potato and Tomato Stew$/],
    ['sausage, corn, canned tomato, potato', /^Sausage, Corn and Tomato Stew$/],
    ['chicken breast, onion, green bell pepper, mushroom, crushed tomato', /^Chicken, .* Stew$/],
    ['eggplant, onion, ground lamb, canned tomato', /^Lamb, Eggplant and Tomato Stew$/],
    ['pork, canned tomato, mushroom, bell pepper', /^Pork, Mushroom and Tomato Stew$/],
    ['eggplant, zucchini, red bell pepper, red onion, tomato', /^Ratatouille$/],
    ['beef, canned tomato, tomato sauce, potato, carrot', /^Beef, Potato and Carrot Stew$/],
    ['ground beef, green bell pepper, tomato sauce, canned tomato', /Pasta$/],
  ])('[CALL-2] stews %s in the tomatoes that were named', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] simmers filled pasta in the broth that was named', () => {
    const dish = dishOf('cheese ravioli, spinach, chicken broth, carrot');
    expect(dish.title).toMatch(/Soup$/);
    expect(textOf(dish)).toMatch(/Add the cheese ravioli and spinach and simmer gently/);
  });

  it('[CALL-2] steams mussels with shrimp, which go in later', () => {
    const dish = dishOf('fennel, onion, plum tomato, mussel, shrimp');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Add the mussels, cover.*Lay the shrimp on top/);
  });

  it('[CALL-2] fills lettuce with what comes from the wok', () => {
    const dish = dishOf('ground chicken, lettuce, hoisin sauce, water chestnut, carrot');
    expect(dish.title).toMatch(/Lettuce Wraps$/);
    expect(lineOf(dish, /lettuce/)).toMatch(/leaves separated/);
  });

  it('[CALL-2] bakes bread with sausage, celery and sage as a stuffing', () => {
    const dish = dishOf('italian sausage, bread, celery, onion, sage, chicken broth');
    expect(dish.title).toBe('Italian Sausage Stuffing with Sage');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/74 °C/);
  });

  it('[CALL-2] tosses thin pasta in the wok where everything else is for it', () => {
    const dish = dishOf(
      'angel hair pasta, peanut butter, soy sauce, ginger, chicken broth, bean sprout',
    );
    expect(dish.leavesOut).toEqual([]);
    expect(dishOf('spaghetti, zucchini, mushroom').title).toMatch(/Spaghetti$/);
  });

  it('[CALL-2] makes a meatloaf of mince, egg and bread, and layers tortillas under cream soup', () => {
    expect(dishOf('bread, egg, ground beef, onion soup mix, worcestershire sauce').title).toBe(
      'Beef Meatloaf',
    );
    const casserole = dishOf(
      'cream of chicken soup, chicken broth, diced tomatoes with green chiles, corn tortilla, chicken breast',
    );
    expect(casserole.leavesOut).toEqual([]);
    expect(casserole.title).toMatch(/Casserole$/);
  });
});

describe('what a cook does in the pan and at the end', () => {
  it('[CALL-2] fries the vegetables before the steak, the chop or the fish that would wait for them', () => {
    for (const names of ['steak, mushroom, red wine, potato', 'pork chop, green bean, honey']) {
      const text = textOf(dishOf(names));
      expect(text).toMatch(/Lift onto a plate, cover.*Heat the rest of the .* in the pan/);
      expect(text).toMatch(/While (?:it|they) rests?, pour/);
      expect(text).toMatch(/to the pan and turn for 1 minute.* serve? ?.*with the/i);
    }
    expect(textOf(dishOf('salmon, cherry tomato, mushroom, lemon'))).toMatch(
      /Serve the salmon at once with the cherry tomatoes and mushrooms/,
    );
  });

  it('[CALL-2] leaves the lemon that was named to a cutlet with a sauce', () => {
    expect(dishOf('veal cutlet, lemon, caper, spaghetti').leavesOut).toEqual([]);
  });

  it('[CALL-2] bakes fish under its glaze, with what is tender as soon around it', () => {
    expect(textOf(dishOf('salmon, maple syrup, soy sauce, asparagus'))).toMatch(
      /Rub the salmon and asparagus.*Stir the maple syrup and soy sauce together/,
    );
  });

  it('[CALL-2] serves what simmered with a ham hock, and braises pork in cider', () => {
    expect(textOf(dishOf('ham hock, potato, cabbage, carrot'))).toMatch(
      /Serve the meat.* with the .*cabbage/,
    );
    expect(dishOf('pork shoulder, apple cider, onion, sage').leavesOut).toEqual([]);
  });

  it('[CALL-2] braises roots beside chicken for as long as the meat', () => {
    expect(textOf(dishOf('chicken leg, carrot, potato, white wine'))).toMatch(
      /for 60 minutes with the carrots around it/,
    );
  });

  it('[CALL-2] sprinkles no vinegar over meat that nobody named it for, and lets honey glaze only at the end', () => {
    expect(lineOf(dishOf('lamb chop, mint, pea'), /vinegar|lemon/)).toBe('');
    expect(lineOf(dishOf('chicken breast, lemon, carrot'), /lemon/)).not.toBe('');
    const glazed = textOf(dishOf('chicken breast, carrot, zucchini, honey'));
    expect(glazed).toMatch(/Stir in the garlic and honey and roast for 3 minutes/);
  });

  it('[CALL-2] uses what was named in place of the ordinary food', () => {
    const eggs = dishOf('egg substitute, bacon, potato');
    expect(lineOf(eggs, /egg/)).toMatch(/^\d.* cups egg substitute$/);
    expect(dishOf('egg substitute, spinach, mushroom, feta').leavesOut).toEqual([]);
    expect(lineOf(dishOf('soy milk, potato, leek, vegetable broth'), / milk/)).toMatch(/soy milk/);
    expect(dishOf('spaghetti squash, coconut oil, asparagus').leavesOut).toEqual([]);
  });

  it('[CALL-2] soaks textured vegetable protein and adds the weight of it dry', () => {
    expect(
      lineOf(dishOf('textured vegetable protein, kidney bean, canned tomato, onion'), /protein/),
    ).toMatch(/^(?:1|1 1\/2) cups? .*soaked/);
  });

  it.each([
    ['onion, canned tomato, basil, gorgonzola, penne', 'Tomato Penne with Gorgonzola'],
    ['pizza dough, broccoli, arugula, pesto', 'Broccoli and Arugula Pizza with Pesto'],
    ['pork chop, green bean, honey', 'Honey Pork Chops with Green Beans'],
  ])('[CALL-2] says in the title what %s taste of', (names, title) => {
    expect(dishOf(names).title).toBe(title);
  });

  it('[CALL-2] pours tomato juice and gravy into a stew', () => {
    expect(dishOf('beef, onion, tomato juice, celery, green bean, carrot').leavesOut).toEqual([]);
    expect(dishOf('cream of chicken soup, gravy, braising steak').leavesOut).toEqual([]);
  });
});
