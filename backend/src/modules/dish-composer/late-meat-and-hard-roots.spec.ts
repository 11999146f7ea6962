import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('what goes into the pan when, and what a dish is seasoned and poured with', () => {
  it('[CALL-2] heats cooked meat for tacos after the onion, and crushes tomatillos to their salsa', () => {
    const dish = dishOf('masa harina, cooked turkey, tomatillo, jalapeno, sour cream');
    expect(dish.leavesOut).toEqual([]);
    const text = textOf(dish);
    expect(text).toMatch(/Add the onion.*Add the cooked turkey and cook for 4 minutes/);
    expect(text).toMatch(/Crush with a pinch of salt to a coarse salsa/);
    expect(text).toMatch(/top with the tomatillos and sour cream/);
    expect(textOf(dishOf('corn tortilla, cooked chicken, red bell pepper, onion'))).toMatch(
      /Add the onion.*bell pepper.*Add the cooked chicken and cook for 4 minutes/,
    );
  });

  it('[CALL-2] softens kohlrabi with the potatoes of a hash instead of steaming it over them', () => {
    const text = textOf(dishOf('potato, kohlrabi, chorizo, egg'));
    expect(text).toMatch(/Add the potatoes, kohlrabis? and salt, cover and cook for 12 minutes/);
    expect(text).not.toMatch(/splash of water/);
  });

  it('[CALL-2] dries, salts and flours liver, and fries it in two batches', () => {
    expect(textOf(dishOf('liver, bacon, onion, apple, mashed potato'))).toMatch(
      /Pat the liver dry and season with .*salt.*Turn in the flour.*Add the liver in two batches/,
    );
  });

  it('[CALL-2] lists the water of a flatbread, and leaves the lentils under it thick', () => {
    const dish = dishOf('teff flour, red lentil, berbere, onion, collard green');
    expect(lineOf(dish, /water, for the flatbreads/)).toMatch(/^2 cups/);
    expect(lineOf(dish, /^3 1\/2 cups water$/)).not.toBe('');
  });

  it('[CALL-2] spices pumpkin pie with ginger, nutmeg and a little salt', () => {
    const dish = dishOf('pumpkin puree, condensed milk, graham cracker, pecan');
    expect(lineOf(dish, /ginger/)).toMatch(/^1\/2 tsp/);
    expect(lineOf(dish, /nutmeg/)).toMatch(/^1\/4 tsp/);
    expect(lineOf(dish, /salt$/)).toMatch(/^1\/4 tsp/);
  });

  it('[CALL-2] lays figs raw beside ham and blue cheese on puff pastry', () => {
    const dish = dishOf('fig, prosciutto, blue cheese, puff pastry');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Scatter the figs, .*blue cheese/);
    expect(lineOf(dish, /salt$/)).toBe('');
  });

  it('[CALL-2] pours chicken broth, not vegetable broth, into a chicken pie', () => {
    const dish = dishOf('rotisserie chicken, leek, cream, puff pastry, pea');
    expect(lineOf(dish, /chicken broth/)).not.toBe('');
  });
});
