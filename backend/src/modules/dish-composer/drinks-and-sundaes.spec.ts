import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('drinks, sundaes and what needs no flour', () => {
  it.each([
    ['orange, tea, cinnamon stick, clove', /^Orange and Cinnamon Tea$/],
    ['tea, peach, mint', /^Peach Iced Tea$/],
    ['tea, dried currant, half and half', /Milk Tea$/],
    ['prune, tea, lemon juice, orange zest', /^Prune Compote$/],
    ['apricot, rosemary, honey, orange', /^Apricot and Orange Compote$/],
    ['cider vinegar, peach, raspberry', /^Baked Peaches with Raspberries$/],
    ['egg, peanut butter, jam', /Muffins$/],
    ['cranberry, pineapple, pecan', /^Cranberry and Pineapple Sauce$/],
    ['chocolate chip, banana, egg, vanilla extract, pecan, frosting', /Banana/],
    ['peanut butter, honey, granola, oat, crisp rice cereal, chocolate chip', /Bites$/],
    ['apple, almond milk, banana, almond butter, palm sugar', /Smoothie$/],
    ['shortening, egg, carrot, orange, orange zest', /^Carrot and Orange/],
    ['whipped topping, pineapple, pudding mix, apple', /^Pineapple and Apple Fluff$/],
    ['white chocolate, peppermint extract, heavy cream, egg yolk', /Peppermint Custard$/],
    ['pineapple, vanilla ice cream, rum, heavy cream', /^Pineapple Sundaes with Rum$/],
    ['half and half, corn syrup, peanut butter, vanilla ice cream', /with Peanut Butter$/],
    ['cookie, almond flour, cocoa powder, instant coffee', /^Chocolate and Coffee Balls$/],
    ['chocolate chip, butterscotch chip, raisin, peanut', /Chip/],
    ['walnut, chocolate chip, cocoa powder', /^Chocolate Chip and Walnut Brownies$/],
    ['graham cracker, chocolate chip, unsweetened chocolate', /Brownies$/],
    ['cornmeal, pizza dough, gorgonzola, fig', /^Fig and Gorgonzola Pizza$/],
  ])('[CALL-2] uses all of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] strains what was simmered whole for a tea', () => {
    const text = textOf(dishOf('orange, tea, cinnamon stick, clove'));
    expect(text).toMatch(/Strain into a warm pot/);
    expect(text).not.toMatch(/Take out/);
  });

  it('[CALL-2] takes the sprig out of a compote', () => {
    expect(textOf(dishOf('apricot, rosemary, honey, orange'))).toMatch(/Take out the rosemary/);
  });

  it('[CALL-2] fries the apples of a sundae and pours butterscotch over it', () => {
    const dish = dishOf('apple, almond, vanilla ice cream');
    expect(textOf(dish)).toMatch(/Add the apples .* until soft and golden/);
    expect(lineOf(dish, /chocolate/)).toBe('');
  });

  it('[CALL-2] scoops no more of two sorts of ice cream than of one', () => {
    const dish = dishOf('heavy cream, vanilla ice cream, ice cream, banana');
    expect(lineOf(dish, /vanilla ice cream/)).toMatch(/^2 cups/);
  });

  it('[CALL-2] mixes the spice of a loaf with its flour, and glazes it with the icing sugar', () => {
    const text = textOf(dishOf('nutmeg, active dry yeast, milk, egg, raisin, icing sugar'));
    expect(text).toMatch(/Mix the flour, nutmeg and salt/);
    expect(text).toMatch(/working in the raisins at the end/);
    expect(text).toMatch(/Stir the icing sugar/);
  });

  it('[CALL-2] melts no unsweetened chocolate by itself', () => {
    expect(dishOf('graham cracker, chocolate chip, unsweetened chocolate').title).not.toMatch(
      /Bark/,
    );
  });

  it('[CALL-2] spreads a sandwich with the dressing that was named', () => {
    const dish = dishOf('italian dressing, chicken breast, bell pepper, italian bread, mozzarella');
    expect(textOf(dish)).toMatch(/Spread with the Italian dressing/);
  });
});
