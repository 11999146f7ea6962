import { resolveIngredients } from '@larder/culinary';
import { readForms } from './bought-form.js';
import { composeDish, type ComposedDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';

/** A dish of foods as people type them, in the form in which they bought them. */
function dishOfTyped(names: string): ComposedDish {
  const typed = names.split(', ').map((entry) => ({
    entry,
    ids: resolveIngredients(entry).flatMap(({ id }) => id ?? []),
  }));
  const forms = readForms(typed);
  const dish = composeDish(requestFor(idsNamed(names.split(', ')), { forms, seed: 8 }));
  if (!dish) throw new Error(`Nothing is made of ${names}.`);
  return dish;
}

describe('a dish of all that was named', () => {
  it.each<[kitchen: string, title: RegExp, said: RegExp]>([
    [
      'mascarpone, ladyfinger, coffee, cocoa powder, egg, amaretto',
      /^Tiramisu$/,
      /yolks of the eggs/,
    ],
    ['egg, tomato, feta, harissa, bread', /Shakshuka/, /Serve from the pan with the bread/],
    ['squid, flour, lemon, aioli', /^Pan-Fried Squid/, /Turn the squid in the flour and shake/],
    ['chicken leg, buttermilk, flour, paprika, coleslaw', /^Fried Chicken Legs$/, /170 °C/],
    ['fig jam, brie, prosciutto, puff pastry', /Tart$/, /Spread the fig jam inside the border/],
    ['egg white, almond, raspberry, sugar', /Pavlova$/, /Scatter with the almonds/],
    ['dark chocolate, cream, egg yolk, coffee', /Custard$/, /chocolate and coffee/],
    ['egg white, spinach, mushroom, feta, tortilla', /Egg White/, /Beat the egg whites/],
    ['chicken thigh, chorizo, rice, saffron, pea, red bell pepper', /Pilaf/, /Add the chorizo/],
    ['pheasant, bacon, leek, hard cider, thyme, cream', /Pheasant/, /pour in the hard cider/],
    ['chickpea, spinach, feta, egg, lemon, phyllo dough', /Phyllo Pie$/, /chickpeas and spinach/],
    ['buttermilk, flour, egg, blueberry, bacon', /Pancakes$/, /Serve with the bacon/],
    ['carrot, walnut, cream cheese, egg, cinnamon, pineapple', /Cake$/, /over the cooled cake/],
    [
      'pear, red wine, cinnamon stick, star anise, mascarpone',
      /Compote/,
      /spoonful of the mascarpone/,
    ],
    [
      'ground venison, kidney bean, tomato, chili powder, corn, dark chocolate',
      /Chili$/,
      /Stir in the dark chocolate/,
    ],
    ['eggplant, ground lamb, tomato, feta, cinnamon', /Lamb/, /\bcinnamon\b/],
    [
      'smoked haddock, potato, leek, milk, corn, parsley',
      /Chowder$/,
      /smoked haddock[^.]* flaking/,
    ],
    ['turkey breast, brie, cranberry, spinach, sourdough bread, pecan', /Sandwich/, /and pecans/],
  ])('[K-3] is, for %s, what a cook would make of it', (kitchen, title, said) => {
    const dish = dishOf(kitchen);
    expect(dish.leavesOut).toEqual([]);
    expect(dish.title).toMatch(title);
    expect(textOf(dish)).toMatch(said);
  });

  it.each<[kitchen: string, said: RegExp]>([
    ['halibut, fennel, orange, olive, potato, white wine', /the oranges?, to squeeze over/],
    ['lentil, carrot, celery, bacon, thyme, dijon mustard', /Dijon mustard on the table/],
    ['lamb shoulder, white bean, rosemary, tomato, breadcrumbs', /Scatter the breadcrumbs over/],
    ['turkey leg, mole sauce, rice, sesame seed, corn tortilla', /tortillas to the table with it/],
    ['hash brown, sausage, cheddar, egg', /Put one of the eggs on each serving/],
    ['polenta, mushroom, fontina, sage, egg, spinach', /Put one of the eggs on each serving/],
    ['tilapia, panko, spinach, lemon, parmesan, cherry tomato, butter', /butter melt over it/],
  ])('[K-3] has beside it, for %s, what has no part in it', (kitchen, said) => {
    const dish = dishOf(kitchen);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(said);
  });

  it('[K-3] is preferred to one that scores a little better and leaves something out', () => {
    for (const seed of [0, 1, 2, 3, 4, 5, 6]) {
      expect(dishOf('lamb chop, mint, pea, feta, potato, lemon', seed).leavesOut).toEqual([]);
    }
  });

  it('[CALL-2] is of another pattern where the first is not accepted', () => {
    const request = requestFor(idsNamed(['chicken thigh', 'carrot', 'potato']), { seed: 8 });
    const first = composeDish(request);
    const second = composeDish(request, ({ title }) => title !== first?.title);
    expect(second).not.toBeNull();
    expect(second?.title).not.toBe(first?.title);
    expect(composeDish(request, () => false)?.title).toBe(first?.title);
  });
});

describe('foods in the form in which they were bought', () => {
  it('[CALL-2] keeps drumsticks apart from legs', () => {
    const dish = dishOfTyped('chicken drumsticks, baby potatoes, lemon, olives, oregano');
    expect(lineOf(dish, /drumstick/)).toBe('8 chicken drumsticks (120 g each)');
    expect(textOf(dish)).not.toMatch(/\blegs?\b/);
  });

  it('[CALL-2] fries strips of a tenderloin, and roasts none', () => {
    const dish = dishOfTyped('pork tenderloin strips, bell peppers, snow peas, hoisin sauce');
    expect(lineOf(dish, /pork/)).toBe('500 g pork tenderloin strips');
    expect(textOf(dish)).toMatch(/Add the pork tenderloin strips in two batches/);
    expect(textOf(dish)).not.toMatch(/\broast/);
  });

  it('[CALL-2] takes roast lamb for cooked, and a lamb roast for a raw one', () => {
    expect(lineOf(dishOfTyped('roast lamb, couscous, mint'), /lamb/)).toMatch(/cooked lamb/);
    expect(lineOf(dishOfTyped('pork roast, carrots, potatoes'), /pork/)).not.toMatch(/cooked/);
  });

  it('[CALL-2] spreads hoisin sauce under leftover duck, and no mayonnaise', () => {
    const dish = dishOfTyped('leftover roast duck, hoisin sauce, tortillas, cucumber');
    expect(textOf(dish)).toMatch(/Spread each with the hoisin sauce/);
    expect(dish.ingredients.join()).not.toMatch(/mayonnaise/);
  });

  it('[CALL-2] fries the rice of the day before as it is', () => {
    const dish = dishOfTyped('leftover rice, eggs, soy sauce, carrots');
    expect(textOf(dish)).toMatch(/Break up the rice, cold from the refrigerator/);
    expect(textOf(dish)).not.toMatch(/on a tray/);
    expect(textOf(dish)).toMatch(/until steaming hot throughout, 74 °C/);
  });

  it('[CALL-2] boils cassava before it comes into a pan', () => {
    const dish = dishOf('cassava, ground beef, cheddar, cilantro');
    expect(dish.steps[0]).toMatch(/^Boil the cassava in salted water for 30 minutes, until tender/);
  });

  it('[CALL-2] melts fresh tomatoes in a curry instead of buying canned ones', () => {
    const dish = dishOf('goat meat, yogurt, tomato, ginger, garam masala, naan');
    expect(dish.ingredients.join()).not.toMatch(/canned|can \(/);
    expect(textOf(dish)).toMatch(
      /Add the tomatoes and cook for 8 minutes, stirring, until they fall/,
    );
  });

  it('[CALL-2] makes no smoothie of oats and milk with berries', () => {
    for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
      expect(dishOf('oat, blueberry, maple syrup, walnut, milk', seed).title).not.toMatch(
        /Smoothie/,
      );
    }
  });
});
