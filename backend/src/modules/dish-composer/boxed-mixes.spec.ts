import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('what is made of a box or a packet', () => {
  it.each([
    ['cake mix, egg, banana, milk, pudding mix', /^Banana Cake$/],
    ['cake mix, ricotta, mascarpone', /Cake$/],
    ['peach, peach schnapps, orange juice, cake mix, pudding mix', /^Peach Cake$/],
    ['cake mix, pie filling, pecan', /^Pecan Dump Cake$/],
    ['cake mix, dried apple, pecan, coconut flake, dried currant, egg', /Cake$/],
    ['brownie mix, cream cheese, butterscotch chip, egg', /Brownies$/],
    ['onion, green bell pepper, corn, cream style corn, muffin mix', /Casserole$/],
    ['muffin mix, blueberry', /^Blueberry Muffins$/],
    ['baking mix, egg, milk, banana', /^Banana Pancakes$/],
    ['egg, baking mix, zucchini, summer squash', /Squares$/],
    ['pudding mix, milk, whipped topping, apple, candy bar', /^Apple and Candy Bar Fluff$/],
    ['pineapple, pudding mix, whipped topping, marshmallow', /Fluff$/],
    ['condensed milk, pie filling, marshmallow, banana, pineapple, whipped topping', /Fluff$/],
    ['gelatin, almond extract, strawberry, grape', /^Strawberry, Grape and Almond Jelly$/],
    ['apricot, dried apricot, gelatin, milk, egg yolk, heavy cream', /Bavarian Cream$/],
    ['gelatin, buttermilk, vanilla extract, raspberry', /^Raspberry Panna Cotta$/],
  ])('[CALL-2] makes what a cook makes of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] takes as many eggs as the box says, and one more with pudding in it', () => {
    expect(lineOf(dishOf('cake mix, pecan, vanilla extract'), / eggs$/)).toMatch(/^3 /);
    expect(lineOf(dishOf('cake mix, pudding mix, pecan'), / eggs$/)).toMatch(/^4 /);
  });

  it('[CALL-2] lets gelatin swell before it melts, and boils no cream with it', () => {
    const text = textOf(dishOf('gelatin, heavy cream, vanilla extract'));
    expect(text).toMatch(/Sprinkle the gelatin over the water/);
    expect(text).toMatch(/steaming but not boiling/);
  });

  it('[CALL-2] bakes no crust that was bought for a chilled filling', () => {
    const text = textOf(dishOf('graham cracker crust, pumpkin puree, pudding mix'));
    expect(text).not.toMatch(/oven/);
  });
});
