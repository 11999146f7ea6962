import { dishOf, dishTyped, lineOf, textOf } from './dish-composer-testing.js';

/** Seeds for which the best dish is made, whatever is drawn by lot. */
const SEEDS = [0, 8, 16];

describe('a food in the place that a cook gives it', () => {
  it('[K-3] simmers lentils in the sauce of a curry', () => {
    const dish = dishOf('chicken thigh, red lentil, spinach, curry powder');
    expect(dish.title).toBe('Chicken, Spinach and Red Lentil Curry');
    expect(textOf(dish)).toMatch(/Add the red lentils and simmer/);
    expect(textOf(dish)).not.toMatch(/red lentils.*drain|to the table/);
    // They drink what they are cooked in.
    expect(lineOf(dish, /cups water$/)).toBe('2 cups water');
  });

  it('[K-3] braises lentils in the pot of the meat', () => {
    const dish = dishOf('lamb shank, lentil, carrot');
    expect(textOf(dish)).toMatch(/add the carrots and lentils, cover and braise/);
    expect(textOf(dish)).not.toMatch(/boiling salted water|to the table/);
  });

  it('[K-3] makes a slaw of cabbage beside what is filled into buns or tortillas', () => {
    const sandwiches = dishOf('pulled pork, coleslaw mix, hamburger bun, mayonnaise');
    expect(sandwiches.title).toBe('Pulled Pork Sandwiches with Slaw');
    expect(sandwiches.steps[0]).toMatch(/^Toss the coleslaw mix with the mayonnaise/);
    const tacos = dishOf('fish, corn tortilla, cabbage, lime, mayonnaise');
    expect(tacos.title).toMatch(/Tacos$/);
    expect(tacos.steps[0]).toMatch(/^Toss the cabbage with the mayonnaise/);
    const burgers = dishOf('ground pork, napa cabbage, soy sauce, hamburger bun');
    expect(burgers.steps[0]).toMatch(/^Toss the napa cabbage/);
    expect(textOf(burgers)).toMatch(/Mix the ground pork, soy sauce/);
    expect(burgers.adds).not.toContain('lettuce');
  });

  it('[K-3] warms what lies beside sandwiches before they are filled', () => {
    const { steps } = dishOf('hot dog, baked bean, hamburger bun, coleslaw mix');
    const warmed = steps.findIndex((step) => /baked beans/.test(step));
    expect(warmed).toBeLessThan(steps.findIndex((step) => /^Toast/.test(step)));
  });

  it('[K-3] folds sausages and leftovers into tortillas with cheese', () => {
    const hotDogs = dishOf('hot dog, baked bean, american cheese, tortilla');
    expect(hotDogs.title).toMatch(/Quesadillas$/);
    // Baked beans are seasoned.
    expect(hotDogs.ingredients.join()).not.toMatch(/cumin|chili powder/);
    expect(dishOf('cooked beef, tortilla, bell pepper, cheddar').title).toMatch(
      /(?:Quesadillas|Tacos)$/,
    );
  });

  it('[K-3] fries eggplant for the pitas that it goes into', () => {
    const dish = dishOf("za'atar, chickpea, eggplant, pita bread, yogurt");
    expect(dish.title).toBe('Chickpea and Eggplant Pitas');
    expect(textOf(dish)).toMatch(/Add the eggplant and cook.*fill with .* and eggplant/);
  });

  it('[K-3] binds canned fish with potatoes, crackers and softened onion', () => {
    const dish = dishOf('canned salmon, potato, cracker, pickle');
    expect(dish.title).toBe('Salmon and Potato Cakes');
    expect(textOf(dish)).toMatch(/onion and cook for 6 minutes.*Stir in the egg and crackers/);
    expect(textOf(dish)).not.toMatch(/to the table/);
    const withCorn = dishOf('canned salmon, cracker, egg, corn');
    expect(textOf(withCorn)).toMatch(/Mash the canned salmon, onion and corn/);
    expect(textOf(dishOf('mashed potato, canned salmon, pea, cheddar'))).toMatch(
      /Mix the mashed potatoes, canned salmon, peas/,
    );
  });

  it('[K-3] binds mince with stale bread, and stirs leaves, feta and horseradish into it', () => {
    const turkey = dishTyped('ground turkey, stale bread, spinach, feta');
    expect(turkey.title).toBe('Turkey Meatloaf with Spinach and Feta');
    expect(turkey.leavesOut).toEqual([]);
    const beef = dishOf('ground beef, cracker, onion, horseradish');
    expect(textOf(beef)).toMatch(/Stir the crackers.*horseradish/);
    expect(textOf(beef)).not.toMatch(/to the table/);
  });

  it('[K-3] pulls stewing meat for the buns that it was named with', () => {
    for (const meat of ['stewing beef', 'pork shoulder', 'brisket']) {
      const dish = dishOf(`${meat}, coleslaw mix, hamburger bun, jalapeno`);
      expect(dish.title).toMatch(/^Pulled .* Sandwiches with Slaw$/);
      expect(textOf(dish)).toMatch(/shred.*Fill with the .*, coleslaw mix and jalapeno/);
    }
    expect(dishOf('stewing beef, potato, carrot, bun').title).toMatch(/Stew/);
  });

  it('[K-3] stirs what was named into the soup of a carcass', () => {
    const dish = dishOf('turkey carcass, lentil, kale, onion');
    expect(dish.title).toBe('Turkey, Kale and Lentil Soup');
    expect(textOf(dish)).toMatch(/Add the kale and simmer/);
  });
});

describe('a form that suits the foods', () => {
  it('[K-3] fills puff pastry with leftovers', () => {
    for (const seed of SEEDS) {
      const dish = dishOf('cooked turkey, cranberry sauce, stuffing mix, puff pastry', seed);
      expect(dish.title).toBe('Turkey and Stuffing Parcels with Cranberry Sauce');
      expect(dish.leavesOut).toEqual([]);
    }
    expect(dishOf('cooked chicken, puff pastry, carrot, pea').title).toMatch(/Pie$/);
  });

  it('[K-3] cuts no bone into pieces because it is left over', () => {
    const dish = dishTyped('leftover ham bone, split peas, turnip, carrots, celery');
    expect(dish.title).toBe('Split Pea and Ham Hock Soup');
    expect(dish.leavesOut).toEqual([]);
  });

  it.each(['ham hock, barley, cabbage, carrot', 'ham hock, white bean, onion, potato'])(
    '[K-3] simmers the bone of %s for its broth and picks it',
    (kitchen) => {
      const dish = dishOf(kitchen);
      expect(dish.title).toMatch(/^(?:Barley|White Bean) and Ham Hock Soup$/);
      expect(textOf(dish)).toMatch(/chop the meat.*Add the .*Stir the meat back in/);
      expect(dish.ingredients.join()).not.toMatch(/broth/);
    },
  );
});

describe('a seasoning that defines a kitchen', () => {
  it.each<[kitchen: string, seasoning: RegExp, title: RegExp]>([
    ['injera, red lentil, berbere, cabbage, carrot', /berbere/, /Berbere Stew$/],
    ['berbere, stewing beef, potato, injera', /berbere/, /Berbere Stew$/],
    ['berbere, chickpea, tomato, spinach', /berbere/, /Berbere Stew$/],
    ['okra, smoked fish, palm oil, onion, rice', /palm oil/, /Palm Oil Stew$/],
    ['okra, smoked fish, tomato, onion, palm oil', /palm oil/, /Palm Oil Stew$/],
    ['okra, smoked turkey, palm oil, onion, scotch bonnet pepper', /palm oil/, /Palm Oil Stew$/],
    ['annatto, pork, pineapple, tortilla, red onion', /annatto/, /Tacos$/],
  ])('[K-3] seasons %s with it', (kitchen, seasoning, title) => {
    for (const seed of SEEDS) {
      const dish = dishOf(kitchen, seed);
      expect(dish.title).toMatch(title);
      expect(lineOf(dish, seasoning)).not.toBe('');
      expect(dish.leavesOut).toEqual([]);
      expect(dish.ingredients.join()).not.toMatch(/cumin|thyme|parmesan|arborio/);
    }
  });

  it('[K-3] simmers a smoked wing for the broth of its stew', () => {
    const text = textOf(dishOf('okra, smoked turkey, palm oil, onion'));
    expect(text).toMatch(/^Simmer the smoked turkey.*keep half of the broth/);
    expect(text).toMatch(/Pour in the broth.*Stir in the smoked turkey/);
  });
});

describe('an oven and a pan that are hot when they are needed', () => {
  it('[K-3] lights the oven first', () => {
    for (const kitchen of [
      'ground beef, potato, carrot, cream of mushroom soup',
      'chicken breast, cream of chicken soup, rice, cheddar',
    ]) {
      const { steps } = dishOf(kitchen);
      expect(steps[0]).toMatch(/^Heat the oven to /);
      expect(steps.slice(1).join(' ')).not.toMatch(/Heat the oven/);
    }
  });

  it('[K-3] lights it late where something is left to itself before', () => {
    const { steps } = dishOf(
      'spinach, sour cream, mayonnaise, water chestnut, green onion, carrot, pita bread',
    );
    expect(steps.findIndex((step) => /Heat the oven/.test(step))).toBeGreaterThan(
      steps.findIndex((step) => /chill for 30 minutes/.test(step)),
    );
  });

  it('[K-3] warms flatbreads last', () => {
    const { steps } = dishOf('eggplant, ground lamb, tomato, pita bread, yogurt');
    const warmed = steps.findIndex((step) => /warm the pita breads/i.test(step));
    expect(warmed).toBe(steps.length - 2);
  });
});
