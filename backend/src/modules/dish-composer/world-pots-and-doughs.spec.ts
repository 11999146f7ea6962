import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';
import { dishProblems } from './dish-check.js';
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
  ['sushi rice, tuna, cucumber, avocado, nori', /^Tuna, Cucumber and Avocado Sushi Bowl$/],
  ['sushi rice, salmon, cucumber, edamame, mayonnaise', /Sushi Bowl$/],
  ['rice, nori, crab, mayonnaise, carrot', /^Crab and Carrot Sushi Bowl$/],
  ['sushi rice, tofu, avocado, carrot, sesame seed', /Sushi Bowl$/],
  ['sushi rice, smoked salmon, cucumber, cream cheese', /Sushi Bowl$/],
  ['sushi rice, egg, cucumber, nori', /^Egg and Cucumber Sushi Bowl$/],
  ['sushi rice, shrimp, mango, edamame', /^Shrimp, Mango and Edamame Sushi Bowl$/],
  ['duck leg, lentil, carrot, onion, red wine', /^Duck Legs with Lentils and Carrots$/],
  ['sausage, lentil, carrot, thyme', /^Sausages with Lentils and Carrots$/],
  ['salmon, lentil, carrot, leek, white wine', /^Salmon with Lentils and Carrots$/],
  ['ham, lentil, carrot, onion, celery', /^Ham with Lentils and Carrots$/],
  ['duck breast, lentil, bacon, shallot', /^Duck Breasts with Lentils and Shallots$/],
  ['kielbasa, lentil, onion, dijon mustard', /^Kielbasa with Lentils and Onion$/],
  [
    'andouille sausage, shrimp, rice, celery, bell pepper, canned tomato',
    /^Shrimp, Andouille Sausage and Tomato Jambalaya$/,
  ],
  ['kielbasa, shrimp, bell pepper, rice', /^Shrimp and Kielbasa Jambalaya$/],
  ['chorizo, chicken, rice, celery, canned tomato, cajun seasoning', /Jambalaya$/],
  ['smoked sausage, chicken thigh, okra, celery, green bell pepper, rice', /Gumbo$/],
  ['andouille sausage, chicken thigh, flour, celery, bell pepper, chicken broth', /Gumbo$/],
  ['andouille sausage, chicken thigh, rice, celery, green bell pepper, parsley', /Jambalaya$/],
  ['ground beef, rice, smoked sausage, celery, bell pepper', /Jambalaya$/],
  ['shrimp, crab, okra, celery, bell pepper, canned tomato, rice', /Gumbo$/],
  ['basmati rice, chicken thigh, yogurt, saffron, cilantro', /^Chicken Biryani with Saffron$/],
  ['basmati rice, lamb, yogurt, mint, garam masala', /^Lamb Biryani$/],
  ['goat meat, basmati rice, cardamom, onion, yogurt', /^Goat Meat Biryani$/],
  ['basmati rice, chicken, cardamom, raisin, cashew', /^Chicken Pilau with Cashews$/],
  ['basmati rice, eggplant, potato, yogurt, saffron', /^Eggplant and Potato Biryani/],
  ['peanut butter, chickpea, kale, coconut milk, rice', /^Chickpea and Kale Groundnut Stew$/],
  ['peanut butter, sweet potato, ginger, vegetable broth', /^Sweet Potato Groundnut Soup$/],
  ['peanut butter, stewing beef, carrot, cabbage, tomato paste', /Groundnut Stew$/],
  ['peanut butter, sweet potato, collard green, tomato, rice', /Groundnut Stew$/],
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
    const wanted = requestFor(typed, { seed: 8 });
    expect(brokenRules(dish, wanted)).toEqual([]);
    expect(dishProblems({ ...dish, description: '' }, wanted)).toEqual([]);
  });

  it.each([
    ['masa harina, ground pork, cheddar', '71 °C (160 °F)'],
    ['masa harina, chicken thigh, lettuce, salsa', '74 °C (165 °F)'],
    ['masa harina, egg, tomato', '74 °C (165 °F)'],
    ['sushi rice, salmon, cucumber, nori', '70 °C (158 °F)'],
    ['sushi rice, shrimp, cucumber, nori', '74 °C (165 °F)'],
    ['duck leg, lentil, carrot', '74 °C (165 °F)'],
    ['salmon, lentil, carrot', '70 °C (158 °F)'],
    ['sausage, lentil, carrot', '71 °C (160 °F)'],
    ['andouille sausage, shrimp, rice, celery', '74 °C (165 °F)'],
    ['andouille sausage, chicken, okra, rice', '74 °C (165 °F)'],
    ['basmati rice, chicken, yogurt, garam masala, mint', '74 °C (165 °F)'],
    ['peanut butter, chicken, sweet potato, tomato', '74 °C (165 °F)'],
  ])('[CALL-2] cooks %s until it is safe', (kitchen, inside) => {
    expect(textOf(dishOf(kitchen))).toContain(inside);
  });

  it('[K-3] kneads masa with three quarters of its volume of warm water and stuffs it dry', () => {
    const dish = dishOf('masa harina, cheddar, zucchini');
    expect(lineOf(dish, /masa harina/)).toMatch(/^2 cups/);
    expect(lineOf(dish, /water/)).toMatch(/^1 1\/2 cups/);
    expect(textOf(dish)).toContain('until nothing wet is left');
  });

  it('[K-3] browns a roux for twenty minutes and serves gumbo with rice', () => {
    const dish = dishOf('andouille sausage, chicken thigh, flour, celery, bell pepper');
    expect(lineOf(dish, /flour/)).toMatch(/^1\/3 cup/);
    expect(lineOf(dish, /oil/)).toMatch(/^1\/3 cup/);
    expect(textOf(dish)).toMatch(/20 minutes, stirring all the time.*with the rice/);
  });

  it('[K-3] boils rice by half and steams it over what it is served with', () => {
    const steps = textOf(dishOf('basmati rice, lamb, yogurt, mint, garam masala'));
    expect(steps).toMatch(/75 minutes, until the lamb is tender.*6 minutes.*steam.*20 minutes/);
  });

  it('[K-3] seasons sushi rice with vinegar, half as much sugar, and salt', () => {
    const dish = dishOf('sushi rice, tuna, cucumber, nori');
    expect(lineOf(dish, /rice vinegar/)).toMatch(/^3 tbsp/);
    expect(lineOf(dish, /sugar/)).toMatch(/^1 1\/2 tbsp/);
  });

  it('[K-3] thins groundnuts before they go into the pot', () => {
    const dish = dishOf('peanut butter, sweet potato, ginger, vegetable broth');
    expect(lineOf(dish, /broth/)).toMatch(/^4 cups/);
    expect(textOf(dish)).toContain('with a ladleful of the hot liquid');
  });

  it('[K-3] binds two cups of oats with three bananas and bakes them without flour', () => {
    const dish = dishOf('banana, oat');
    expect(lineOf(dish, /banana/)).toMatch(/^3 /);
    expect(lineOf(dish, /oats/)).toMatch(/^2 cups/);
    expect(lineOf(dish, /flour/)).toBe('');
    expect(textOf(dish)).toContain('180 °C (350 °F)');
  });
});
