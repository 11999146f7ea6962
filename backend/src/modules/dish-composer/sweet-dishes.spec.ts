import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';
import { brokenRules } from './dish-rubric.js';

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
    [
      'raspberry, nectarine, red wine, vanilla bean',
      /^Raspberry and Nectarine Compote with Red Wine$/,
    ],
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

  it('[CALL-2] fills a pie with no more cranberries than it holds, and uses the orange', () => {
    const dish = dishOf('pie crust, cranberry, lemon, egg, vanilla extract, heavy cream, orange');
    expect(lineOf(dish, /cranberries/)).toMatch(/^6\d\d g/);
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /lemon/)).toMatch(/^1 lemon/);
    expect(lineOf(dishOf('pie crust, cranberry, apple'), /apples/)).not.toBe('');
  });

  it('[CALL-2] lays canned fruit under the filling of a pudding pie, and names the pie', () => {
    const dish = dishOf('pie crust, fruit cocktail, pudding mix, milk, heavy cream');
    expect(dish.title).toBe('Fruit Cocktail Cream Pie');
    expect(textOf(dish)).toMatch(/Lay the fruit cocktail on the crust/);
    expect(dishOf('pie crust, pudding mix, milk, heavy cream').title).toBe('Cream Pie');
  });

  it('[CALL-2] bakes crystallized ginger with the fruit', () => {
    const peaches = dishOf('peach, marmalade, green onion, cider vinegar, crystallized ginger');
    expect(lineOf(peaches, /crystallized ginger/)).toMatch(/^2 tbsp/);
    const crumble = dishOf('apple, flour, brown sugar, butter, crystallized ginger');
    expect(crumble.leavesOut).toEqual([]);
    expect(crumble.title).not.toMatch(/Ginger/);
  });

  it('[CALL-2] calls no batter with cocoa golden', () => {
    const text = textOf(dishOf('cocoa powder, milk, margarine, vanilla extract, peanut butter'));
    expect(text).toMatch(/set and springy|springy to the touch|middle springs back/);
    expect(text).not.toMatch(/golden/);
  });

  it('[CALL-2] pits dates and not raisins', () => {
    expect(lineOf(dishOf('raisin, almond, oat, cocoa powder'), /raisins/)).not.toMatch(/pitted/);
    expect(lineOf(dishOf('date, almond, oat, cocoa powder'), /dates/)).toMatch(/pitted/);
  });

  it('[CALL-2] layers applesauce with crumbled cookies, and buys no strawberries for them', () => {
    const dish = dishOf('applesauce, vanilla extract, chocolate chip, cookie');
    expect(dish.title).toBe('Applesauce Trifle');
    expect(dish.leavesOut).toEqual([]);
    expect(dish.ingredients.join()).not.toMatch(/strawberr/);
  });

  it('[CALL-2] makes tiramisu of ladyfingers and mascarpone, with yolks that are heated', () => {
    const names = 'egg yolk, vanilla extract, mascarpone, ladyfinger, coffee';
    const dish = dishOf(names);
    expect(dish.title).toBe('Tiramisu');
    expect(brokenRules(dish, requestFor(idsNamed(names.split(', '))))).toEqual([]);
    expect(textOf(dish)).toMatch(/egg yolks.*over simmering water.*71 °C/);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] makes fudge of evaporated milk, chocolate and sugar', () => {
    const icing = dishOf('corn syrup, chocolate chip, icing sugar, evaporated milk');
    expect(icing.title).toBe('Chocolate Chip Fudge');
    expect(textOf(icing)).toMatch(/Beat in the icing sugar/);
    const boiled = dishOf('chocolate chip, sugar, evaporated milk, marshmallow, walnut');
    expect(boiled.title).toMatch(/Fudge$/);
    expect(textOf(boiled)).toMatch(/boil for 5 minutes/);
    expect(boiled.leavesOut).toEqual([]);
  });

  it('[CALL-2] bakes bananas, eggs and chocolate, with lemon juice or without', () => {
    const dish = dishOf('chocolate chip, walnut, egg, banana, lemon juice');
    expect(dish.title).toMatch(/^Banana.*(?:Bread|Muffins|Cake|Pancakes)$/);
  });

  it('[CALL-2] whisks syrup with the eggs, and sweetens no batter with corn syrup alone', () => {
    const dish = dishOf('shortening, egg, applesauce, clove, raisin, corn syrup');
    expect(textOf(dish)).toMatch(/Whisk the eggs, applesauce and corn syrup/);
    expect(lineOf(dish, /sugar/)).not.toBe('');
  });

  it('[CALL-2] bakes with the whites that were named rather than with more eggs', () => {
    const dish = dishOf('banana, allspice, applesauce, egg white');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, / eggs$/)).toBe('');
  });

  it('[CALL-2] names coffee and extracts in the title', () => {
    expect(dishOf('vanilla extract, egg, instant coffee, semisweet chocolate').title).toMatch(
      /Coffee/,
    );
    expect(dishOf('egg, almond extract, sour cherry, chocolate chip').title).toMatch(/Almond/);
  });

  it('[CALL-2] simmers a cinnamon stick whole and takes it out', () => {
    const dish = dishOf('red wine, pear, cinnamon stick, clove');
    expect(lineOf(dish, /cinnamon/)).toBe('1 cinnamon stick');
    expect(textOf(dish)).toMatch(/Take out the cinnamon stick/);
    expect(dish.title).toBe('Pear Compote with Red Wine');
  });

  it('[CALL-2] stirs a spirit in at the end', () => {
    const dish = dishOf('cranberry, orange, orange liqueur');
    expect(lineOf(dish, /liqueur/)).toMatch(/^2 tbsp/);
    expect(textOf(dish)).toMatch(/Take off the heat and stir in the orange liqueur/);
  });

  it('[CALL-2] beats cream cheese before it lies on fruit', () => {
    expect(textOf(dishOf('cream cheese, pineapple, strawberry'))).toMatch(/Beat the cream cheese/);
  });

  it.each([
    ['bread, peanut butter, jam', /^Peanut Butter and Jam Toasts$/],
    ['bread, peanut butter, applesauce', /Applesauce Toasts$/],
    ['raspberry, fig, sour cream', /^Raspberry and Fig/],
    ['mandarin orange, pineapple, marshmallow', /Ambrosia$/],
    ['basmati rice, dried apricot, raisin, dried cranberry, cardamom', /Rice Pudding$/],
    ['applesauce, vanilla extract, chocolate chip', /^Applesauce and Chocolate Chip/],
    ['pear nectar, raisin, lemon zest, nutmeg, ground ginger, pear', /^Pear and Raisin Crumble$/],
  ])('[CALL-2] leaves out nothing of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] pours no glass of fruit that nothing thins or thickens', () => {
    expect(dishOf('nectarine, plum, raspberry').title).not.toMatch(/Smoothie/);
    expect(dishOf('grapefruit, orange, tangerine').title).not.toMatch(/Smoothie/);
  });
});
