import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('what comes to the table with a dish', () => {
  it.each<[kitchen: string, title: RegExp, said: RegExp]>([
    [
      'ground turkey, kidney bean, canned tomato, chili powder, corn, beer, tortilla chip',
      /Chili/,
      /Bring the tortilla chips to the table with it\.$/,
    ],
    ['chicken breast, lemongrass, rice noodle, carrot, fish sauce, mint', /Noodle/, /\bmint\b/],
    ['soba, edamame, cucumber, nori, avocado', /Noodles/, /Top with the avocado\. Strew the nori/],
    ['smoked turkey, collard green, black-eyed pea, hot sauce', /Collard/, /Put the hot sauce on/],
    ['halloumi, watermelon, pita bread, cucumber', /Halloumi/, /Serve with the watermelon\.$/],
    [
      'shrimp, grits, smoked sausage, bell pepper, okra',
      /Shrimp/,
      /^Fry the smoked sausages.*Scatter the smoked sausages over\.$/,
    ],
    ['duck leg, red cabbage, pear, star anise', /Duck/, /Take out the star anise/],
    ['rutabaga, ground pork, apple, sage', /Apple Hash$/, /Add the apples/],
  ])('[K-3] is, for %s, what has no part in it', (kitchen, title, said) => {
    const dish = dishOf(kitchen);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(said);
  });

  it('[K-3] toasts the nuts and seeds of a dish in one go', () => {
    const text = textOf(dishOf('lentil, rice, cabbage, nut, sesame seed'));
    expect(text).toMatch(/Toast the nuts and sesame seeds in a dry frying pan/);
    expect(text.match(/\bToast\b/g)).toHaveLength(1);
  });

  it('[K-3] is a salsa that is spooned over eggs', () => {
    const dish = dishOf('salsa, cream cheese, egg, spinach, ham');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Spoon the salsa over\.$/);
  });

  it('[K-3] is no bread beside a salad', () => {
    expect(dishOf('deli turkey, brie, apple, sourdough bread, mustard').kind).toBe('sandwich');
  });

  it('[K-3] is an egg for each, fried, where a sandwich has none', () => {
    const dish = dishOf('bologna, egg, english muffin, cheddar');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /eggs/)).toBe('4 large eggs');
    expect(textOf(dish)).toMatch(/Fry the eggs .* Put one of the eggs on each serving\.$/);
  });

  it('[K-3] is no egg where the eggs make the dish', () => {
    expect(dishOf('zucchini, egg, feta, dill').kind).toMatch(/eggs|omelette/);
  });

  it('[K-3] is no second bread', () => {
    const dish = dishOf('chicken thigh, potato, carrot, bread');
    expect(textOf(dish)).not.toMatch(/bread to the table/);
  });
});
