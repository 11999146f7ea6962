import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';
import { brokenRules } from './dish-rubric.js';

/** What cooks make of these foods wherever they are at home. */
const KNOWN: readonly (readonly [kitchen: string, title: RegExp])[] = [
  ['masa harina, mozzarella, refried bean, cabbage', /^Refried Bean and Mozzarella Pupusas$/],
  ['masa harina, cheddar, zucchini, salsa, sour cream', /^Zucchini and Cheddar Pupusas$/],
  ['masa harina, black bean, queso fresco, avocado', /^Black Bean and Queso Fresco Pupusas$/],
  ['masa harina, mushroom, spinach, feta', /Pupusas$/],
  ['masa harina, shrimp, salsa, cilantro', /^Shrimp Tacos$/],
  ['masa harina, ground beef, tomato, lettuce, cheddar', /Tacos$/],
  ['masa harina, pork shoulder, salsa verde, radish, cabbage', /^Pork Tacos$/],
  ['masa harina, egg, tomato, black bean', /Tacos$/],
  ['banana, oat', /^Banana Oat Cookies$/],
  ['banana, oat, peanut butter, chocolate chip', /^Banana, Peanut Butter and .*Oat Cookies$/],
  ['banana, oat, raisin, walnut, cinnamon', /Oat Cookies$/],
];

describe('pots and doughs of the world', () => {
  it.each(KNOWN)('[CALL-2] makes of %s what they are for', (kitchen, title) => {
    const dish = dishOf(kitchen);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
    const typed = idsNamed(kitchen.split(', '));
    expect(brokenRules(dish, requestFor(typed, { seed: 8 }))).toEqual([]);
  });

  it.each([
    ['masa harina, ground pork, cheddar', '71 °C (160 °F)'],
    ['masa harina, chicken thigh, lettuce, salsa', '74 °C (165 °F)'],
    ['masa harina, egg, tomato', '74 °C (165 °F)'],
  ])('[CALL-2] cooks %s until it is safe', (kitchen, inside) => {
    expect(textOf(dishOf(kitchen))).toContain(inside);
  });

  it('[K-3] kneads masa with three quarters of its volume of warm water and stuffs it dry', () => {
    const dish = dishOf('masa harina, cheddar, zucchini');
    expect(lineOf(dish, /masa harina/)).toMatch(/^2 cups/);
    expect(lineOf(dish, /water/)).toMatch(/^1 1\/2 cups/);
    expect(textOf(dish)).toContain('until nothing wet is left');
  });

  it('[K-3] binds two cups of oats with three bananas and bakes them without flour', () => {
    const dish = dishOf('banana, oat');
    expect(lineOf(dish, /banana/)).toMatch(/^3 /);
    expect(lineOf(dish, /oats/)).toMatch(/^2 cups/);
    expect(lineOf(dish, /flour/)).toBe('');
    expect(textOf(dish)).toContain('180 °C (350 °F)');
  });
});
