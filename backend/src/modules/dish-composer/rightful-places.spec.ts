import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

/** Seeds for which the best dish is made, whatever is drawn by lot. */
const SEEDS = [0, 8, 16];

describe('a form that suits the foods', () => {
  it('[K-3] fills puff pastry with leftovers', () => {
    for (const seed of SEEDS) {
      const dish = dishOf('cooked turkey, cranberry sauce, stuffing mix, puff pastry', seed);
      expect(dish.title).toBe('Turkey and Stuffing Parcels with Cranberry Sauce');
      expect(dish.leavesOut).toEqual([]);
    }
    expect(dishOf('cooked chicken, puff pastry, carrot, pea').title).toMatch(/Pie$/);
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
