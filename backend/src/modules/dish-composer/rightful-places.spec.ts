import { dishOf, textOf } from './dish-composer-testing.js';

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
