import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('dishes of kitchens with nothing savoury in them', () => {
  it.each([
    ['butter cracker, cocoa powder, peanut butter, cream cheese, vanilla extract', /Pie$/],
    ['pumpkin, cream cheese, graham cracker, whipped topping', /Pumpkin.* Pie$/],
    ['pie crust, cream cheese, pineapple, banana', /^Cream Cheese.*Pie$/],
    ['pudding mix, pumpkin, milk, nutmeg', /^Pumpkin Pudding$/],
    ['egg, pumpkin, milk, cinnamon, sugar', /^Pumpkin (?:Bread|Pie|Muffins|Pancakes|Cake)/],
    ['soy milk, pineapple, cantaloupe, tofu, lime juice', /Smoothie$/],
    ['kiwi, apple, raspberry, strawberry, tortilla', /Fruit Salad$/],
    ['ricotta, vanilla extract, candied fruit', /^Ricotta and Candied Fruit Cream$/],
    ['tofu, cocoa powder, instant coffee, vanilla extract', /^Chocolate and Tofu Cream$/],
    ['prune, lemon juice, cinnamon stick', /^Prune Compote$/],
    ['pie crust, pie filling, almond', /Tart$/],
    ['applesauce, clove, raisin', /^Applesauce and Raisin (?:Bread|Muffins|Cake)$/],
    ['cocoa powder, clove, applesauce, raisin', /^Applesauce.*(?:Bread|Muffins|Cake)$/],
    ['self-rising flour, raisin, dried currant', /(?:Bread|Muffins|Scones|Cake)$/],
    ['raspberry, nectarine, red wine, vanilla bean', /^Raspberry and Nectarine Compote$/],
    ['dark chocolate, orange zest, berry', /with Warm Chocolate$/],
    ['cottage cheese, raisin, marmalade, pecan', /^Cottage Cheese and Raisin Cream$/],
    ['graham cracker crust, pumpkin puree, pudding mix, pumpkin pie spice, milk', /^Pumpkin.*Pie$/],
    ['cocoa powder, milk, oat, peanut butter', /Porridge$/],
  ])('[CALL-2] makes of %s what a pastry cook would', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it.each([
    ['graham cracker, pumpkin, nutmeg, clove, vanilla ice cream, whipped cream', /Ice Cream Pie$/],
    ['butter cracker, vanilla ice cream, milk, pudding mix', /Ice Cream Pie$/],
    ['pie crust, instant coffee, semisweet chocolate', /^Chocolate Tart$/],
    ['unsweetened chocolate, chocolate chip, egg', /Brownies$/],
  ])('[CALL-2] makes a pie, a tart or brownies of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] crumbles a topping with sugar, and sweetens the fruit under it with the syrup', () => {
    const text = textOf(dishOf('cranberry, corn syrup, chocolate chip'));
    expect(text).toMatch(/Toss the cranberries in a 2 l baking dish with the corn syrup/);
    expect(text).toMatch(/with the (?:brown )?sugar in a bowl/);
  });

  it('[CALL-2] sweetens unsweetened chocolate', () => {
    const dish = dishOf('unsweetened chocolate, chocolate chip, egg');
    expect(lineOf(dish, /unsweetened chocolate/)).toMatch(/^125 g|^115 g/);
    expect(lineOf(dish, /\d cups? sugar$/)).toMatch(/^1 1\/2 cups/);
  });

  it('[CALL-2] bakes eggs and rhubarb, whatever is drunk with them', () => {
    expect(dishOf('egg, coffee, rhubarb').title).toMatch(/^Rhubarb/);
  });

  it('[CALL-2] keeps what is savoury savoury', () => {
    expect(dishOf('tofu, pineapple, soy sauce, red bell pepper').types).not.toContain('dessert');
    expect(dishOf('apple, celery, mayonnaise, walnut').title).toMatch(/Salad$/);
    expect(dishOf('pumpkin, onion, chicken broth').title).toMatch(/Soup$/);
  });

  it('[CALL-2] makes a pudding of pudding mix and fruit rather than a soup of the macaroni', () => {
    const dish = dishOf('macaroni, pudding mix, milk, mandarin orange, pineapple');
    expect(dish.types).toContain('dessert');
  });

  it('[CALL-2] melts cream cheese into the hot jelly', () => {
    expect(textOf(dishOf('pineapple, gelatin dessert mix, cream cheese, apple'))).toMatch(
      /dissolved\. Whisk in the cream cheese/,
    );
  });

  it('[CALL-2] whips the cream that a pudding is topped with', () => {
    expect(textOf(dishOf('strawberry, heavy cream, pudding mix'))).toMatch(
      /Whip the heavy cream to soft peaks\. Top with the heavy cream/,
    );
  });

  it('[CALL-2] bakes chocolate and eggs, whatever starch was named with them', () => {
    const dish = dishOf('dark chocolate, egg, mashed potato, cocoa powder, vanilla extract');
    expect(dish.types).toContain('dessert');
    expect(dishOf('vanilla ice cream, egg, pumpkin puree').types).toContain('dessert');
  });

  it('[CALL-2] weighs what is less than a third of a piece', () => {
    const line = lineOf(dishOf('egg, nutmeg, pineapple, carrot'), /pineapple/);
    expect(line).toMatch(/cup|g /);
  });

  it('[CALL-2] puts the kirsch that was named into the cake', () => {
    const dish = dishOf('cherry, kirsch, cocoa powder, egg, icing sugar');
    expect(dish.title).toMatch(/Cake$/);
    expect(lineOf(dish, /kirsch/)).toMatch(/tbsp/);
  });

  it('[CALL-2] lays all the fruit that was named beside a banana split, and less of each', () => {
    const dish = dishOf('banana, peach, pineapple, strawberry, vanilla ice cream, caramel sauce');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /pineapple/)).toMatch(/^(?:2\/3|3\/4) cup/);
  });

  it('[CALL-2] whips evaporated milk only when there is ice in it, and calls chips chocolate', () => {
    const dishes = [0, 8, 16, 24, 32, 40].map((seed) =>
      dishOf('evaporated milk, chocolate chip, chocolate', seed),
    );
    const mousse = dishes.find(({ title }) => /Mousse$/.test(title));
    if (!mousse) throw new Error('No mousse is made of evaporated milk and chocolate.');
    expect(mousse.title).toBe('Chocolate Mousse');
    expect(textOf(mousse)).toMatch(/freeze the rest of the evaporated milk .* Whip it/);
  });
});
