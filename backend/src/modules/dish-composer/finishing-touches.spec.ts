import { dishOf, dishTyped, lineOf, textOf } from './dish-composer-testing.js';
import { withTastingAtTable } from './finishing-touches.js';

describe('what a dish is finished with', () => {
  it('[K-3] stirs vinegar into what is sweet or mealy and has nothing sour in it', () => {
    for (const kitchen of [
      'beet, cabbage, potato, beef broth',
      'beet, sour cream, dill, stewing beef',
      'red cabbage, apple, pork chop',
      'white bean, kale, sausage',
    ])
      expect(textOf(dishOf(kitchen))).toMatch(/Stir in the [\w ]*vinegar\./);
  });

  it('[K-3] stirs no vinegar into what is sour already', () => {
    for (const kitchen of ['white bean, kale, sausage, canned tomato', 'potato, leek, bacon'])
      expect(dishOf(kitchen).ingredients.join()).not.toMatch(/vinegar/);
  });

  it('[K-3] tells tasting in the step that serves', () => {
    const tasted = 'Taste, and add a little more salt if it needs it.';
    const steps = ['Soften the onion.', 'Simmer.', 'Crush.', tasted, 'Ladle into bowls.'];
    expect(withTastingAtTable(steps, 4).at(-1)).toBe(`${tasted} Ladle into bowls.`);
    expect(withTastingAtTable(steps, 5)).toEqual(steps);
    expect(dishOf('bacon, potato, leek, corn').steps).not.toContain(tasted);
  });

  it('[K-3] tells a long step in two rather than that cottage cheese seasons a pancake', () => {
    const pancakes = dishTyped('sourdough discard, cottage cheese, blueberries, whey');
    expect(pancakes.steps.length).toBeGreaterThanOrEqual(4);
    expect(textOf(pancakes)).not.toMatch(/Taste/);
  });

  it('[K-3] cooks sausages with cabbage and apples with onion, and the apples last', () => {
    const dish = dishOf('sausage, cabbage, apple, mustard');
    expect(lineOf(dish, /garlic/)).toBe('');
    expect(lineOf(dish, /apple/)).toMatch(/^2 /);
    expect(textOf(dish)).toMatch(
      /Add the onion .*Add the cabbage .*Add the apples .*Stir in the mustard and white vinegar/,
    );
  });

  it('[K-3] seasons nothing where only a sauced can goes into the pan', () => {
    expect(textOf(dishOf('hot dog, baked bean, cheese, tortilla'))).not.toMatch(/Season with/);
  });

  it('[K-3] softens the onion of fish cakes, meatballs and loaves first', () => {
    for (const kitchen of [
      'canned salmon, cracker, egg, onion',
      'ground beef, breadcrumbs, egg, onion',
      'ground beef, breadcrumbs, egg, canned tomato, onion',
    ])
      expect(textOf(dishOf(kitchen))).toMatch(/onion[^.]*until soft.*(?:Mash|Stir)/);
  });

  it('[K-3] salts a strata, however salty its cheese, and softens an onion for it', () => {
    const strata = dishTyped('zucchini, eggs, cheddar, stale bread');
    expect(lineOf(strata, / salt$/)).toMatch(/1\/2 tsp/);
    expect(textOf(strata)).toMatch(/Add the onion and cook for 6 minutes, until soft/);
  });

  it('[K-3] gives a groundnut stew without tomatoes a spoonful of paste', () => {
    const stew = dishOf('chicken, peanut butter, sweet potato, kale');
    expect(lineOf(stew, /tomato paste/)).toMatch(/^2 tbsp/);
    expect(lineOf(dishOf('chicken, peanut butter, tomato, kale'), /tomato paste/)).toBe('');
  });
});

describe('sauces', () => {
  it('[K-3] makes a white sauce for cheese on pasta', () => {
    for (const kitchen of [
      'canned tuna, macaroni, cheddar, celery',
      'penne, gouda, cauliflower',
      'spaghetti, cheddar, bacon, pea',
    ]) {
      const text = textOf(dishOf(kitchen));
      expect(text).toMatch(/stir in the flour .*Whisk in the milk/);
      expect(text).not.toMatch(/cooking water/);
    }
    expect(textOf(dishOf('spaghetti, parmesan, broccoli'))).toMatch(/cooking water/);
  });

  it('[K-3] fries in what bacon gives off', () => {
    expect(lineOf(dishOf('bacon, cabbage, egg noodle'), /oil/)).toMatch(/^1 tbsp/);
  });

  it('[K-3] thickens no lime sauce for noodles, and stirs starch again before it is poured', () => {
    const noodles = dishOf('shrimp, bok choy, rice noodle, lime');
    expect(lineOf(noodles, /cornstarch/)).toBe('');
    expect(textOf(dishOf('shrimp, broccoli, soy sauce, rice'))).toMatch(/Stir the sauce again/);
  });
});

describe('amounts and times', () => {
  it('[K-3] takes one lemon and a layer of fruit for a cheesecake', () => {
    const cake = dishOf('blueberry, cream cheese, graham cracker, lemon');
    expect(lineOf(cake, /lemon/)).toMatch(/^1 lemon/);
    expect(lineOf(cake, /blueberr/)).toMatch(/^2 cups/);
  });

  it('[K-3] gives each of four at least 100 g of raw meat', () => {
    expect(lineOf(dishOf('ground beef, potato, cream of mushroom soup'), /beef/)).toMatch(/^400 g/);
    expect(lineOf(dishOf('chicken, okra, tomato, rice'), /^\d+ g .*chicken/)).toMatch(/^500 g/);
  });

  it('[K-3] crushes an avocado for two with something sour and salt', () => {
    const toasts = dishOf('avocado, rye bread, cottage cheese, radish');
    expect(lineOf(toasts, /avocado/)).toMatch(/^2 avocados/);
    expect(textOf(toasts)).toMatch(/Crush the avocados with the salt, black pepper and lime juice/);
  });

  it('[K-3] soaks bulgur in half as much again of water, with a cup of parsley', () => {
    const salad = dishOf('bulgur, parsley, lemon, cucumber, chickpea');
    expect(lineOf(salad, /water/)).toMatch(/^1 1\/2 cups/);
    expect(textOf(salad)).toMatch(/stir in the bulgur, take off the heat, cover and let stand/);
    expect(lineOf(salad, /parsley/)).toMatch(/^1 cup/);
  });

  it('[K-3] simmers beets for 40 minutes or more, and a rind for half an hour', () => {
    const text = textOf(dishOf('beet, sour cream, dill, stewing beef'));
    expect(text).toMatch(
      /Add the beets and simmer for 30 minutes\. Add the parsnips and simmer for 20/,
    );
    expect(textOf(dishOf('parmesan rind, white bean, kale, carrot'))).toMatch(
      /lower the heat and simmer for 18 minutes\. Add the white beans and simmer for 6/,
    );
  });

  it('[K-3] fries ripe plantains without a lid', () => {
    const text = textOf(dishTyped('ripe plantains, black beans, eggs, queso fresco'));
    expect(text).toMatch(/Add the plantains and salt and fry for 8 minutes/);
  });

  it('[K-3] browns eggplant in fat before mince goes in', () => {
    const dish = dishOf('eggplant, ground lamb, tomato, yogurt');
    expect(lineOf(dish, /oil/)).toMatch(/^3 tbsp/);
    expect(textOf(dish)).toMatch(/Add the eggplant .*Lift out onto a plate\. Add the ground lamb/);
  });

  it('[K-3] calls coleslaw mix cabbage, and a stew not after its buns', () => {
    expect(dishOf('coleslaw mix, ground pork, ginger').title).toBe('Pork and Cabbage Stir-Fry');
    expect(dishOf('stewing beef, carrot, hamburger bun').title).not.toMatch(/Bun/);
  });
});
