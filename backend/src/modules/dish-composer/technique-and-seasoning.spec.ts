import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('how a professional cooks and seasons', () => {
  it('[CALL-2] steams rice in measured water, whatever water the dish itself takes', () => {
    const text = textOf(dishOf('pork belly, egg, bok choy, rice'));
    expect(text).toMatch(/rice and 2 1\/4 cups of water to a boil.*Cover, lower the heat/);
    expect(text).not.toMatch(/rice in a pot of boiling/);
  });

  it('[CALL-2] toasts nuts before they are scattered, or browns them in the butter of a fish', () => {
    const soup = dishOf('celery root, apple, hazelnut, blue cheese');
    expect(soup.steps[0]).toMatch(/^Toast the hazelnuts in a dry frying pan/);
    expect(textOf(dishOf('trout, almond, green bean, lemon, butter'))).toMatch(
      /Add the almonds to the butter in the pan, cook for 2 minutes, until both are golden brown/,
    );
    expect(textOf(dishOf('rice noodle, peanut, bean sprout, egg, shrimp'))).not.toMatch(/Toast/);
  });

  it('[CALL-2] adds oregano only beside what grows with it', () => {
    for (const seed of [8, 16, 24]) {
      const braise = dishOf('chicken drumstick, carrot, honey, mustard', seed);
      expect(braise.ingredients.join()).not.toMatch(/oregano/);
      const pasta = dishOf('asparagus, ricotta, lemon juice, pasta', seed);
      expect(pasta.ingredients.join()).not.toMatch(/oregano/);
    }
    expect(dishOf('rabbit, prune, mustard, white wine').ingredients.join()).not.toMatch(/oregano/);
  });

  it('[CALL-2] rounds turmeric and cinnamon off with the other spices of their kitchen', () => {
    const lamb = dishOf('lamb shoulder, apricot, chickpea, cinnamon, couscous');
    expect(lineOf(lamb, /cumin/)).not.toBe('');
    expect(lineOf(dishOf('potato, pea, cauliflower, turmeric, yogurt'), /cumin/)).not.toBe('');
  });

  it('[CALL-2] salts a soup for its liquid, less what the broth brings', () => {
    expect(lineOf(dishOf('mushroom, barley, leek, thyme'), / salt$/)).toMatch(/tsp salt/);
    expect(lineOf(dishOf('mussel, beer, leek, cream, bread'), / salt$/)).toBe('');
  });

  it('[CALL-2] browns mushrooms by themselves before anything else is in the pot', () => {
    expect(textOf(dishOf('mushroom, barley, leek, thyme'))).toMatch(
      /Add the mushrooms in one layer.*until their water is gone and they are browned\. Add the leeks/,
    );
  });

  it('[CALL-2] spoons off the fat of mince, and fries in that of bacon', () => {
    const pilaf = dishOf('ground beef, cabbage, rice, tomato sauce');
    expect(textOf(pilaf)).toMatch(/spoon off all but a little of the fat/);
    expect(lineOf(pilaf, /oil$/)).toMatch(/^1 tsp/);
    expect(textOf(dishOf('shrimp, grits, bacon, green onion'))).toMatch(
      /Pour off all but a spoonful of its fat.*Add the shrimp/,
    );
  });

  it('[CALL-2] beats butter into grits and warms tortillas', () => {
    expect(textOf(dishOf('shrimp, grits, bacon, green onion'))).toMatch(/Beat in the butter/);
    expect(textOf(dishOf('flank steak, corn, poblano pepper, tortilla'))).toMatch(
      /warm the tortillas/i,
    );
  });

  it('[CALL-2] calls 63 °C pink, and fries thin fillets for a few minutes', () => {
    const steak = textOf(dishOf('flank steak, potato, green bean'));
    expect(steak).toMatch(/pink in the middle and 63 °C/);
    expect(steak).not.toMatch(/medium-rare/);
    const fish = dishOf('tilapia, mango, red onion, lime, cilantro');
    expect(textOf(fish)).toMatch(/fry for 3 minutes.*2 minutes more.*salsa spooned over/);
  });

  it('[CALL-2] browns the butter of gnocchi and crisps their sage in it', () => {
    expect(textOf(dishOf('gnocchi, butternut squash, sage, butter'))).toMatch(
      /melt the butter.*its flecks are brown\. Fry the sage/,
    );
  });

  it('[CALL-2] thins a sauce of peanut butter with as much water, and sours it', () => {
    const text = textOf(dishOf('tempeh, peanut butter, broccoli, brown rice'));
    expect(text).toMatch(/vinegar in a small bowl, then stir in 1\/2 cup of water/);
  });

  it('[CALL-2] simmers beans and leaves with sausages in the pan', () => {
    const text = textOf(dishOf('white bean, kale, sausage, parmesan'));
    expect(text).toMatch(/Stir in the garlic.*Add the white beans and the water and simmer/);
  });

  it('[CALL-2] wilts basil in the wok, and melts cheddar over a hash', () => {
    expect(textOf(dishOf('ground chicken, basil, green bean, fish sauce, rice'))).toMatch(
      /toss in the basil until just wilted/,
    );
    expect(textOf(dishOf('mashed potato, ham, cheddar, green onion'))).toMatch(
      /Scatter the cheddar over, cover and leave for 2 minutes, until melted/,
    );
  });

  it('[CALL-2] marinates eggplant for the grill with the tofu', () => {
    expect(textOf(dishOf('tofu, eggplant, miso, sesame seed', 136))).toMatch(
      /Turn the tofu and eggplant in it and leave to marinate/,
    );
  });

  it('[CALL-2] keeps fresh apricots whole, and prunes plentiful, in a braise', () => {
    expect(textOf(dishOf('lamb shoulder, apricot, chickpea, cinnamon, couscous'))).toMatch(
      /Add the apricots and simmer gently for 6 minutes/,
    );
    expect(lineOf(dishOf('rabbit, prune, mustard, white wine'), /prunes/)).toBe('3/4 cup prunes');
  });

  it('[CALL-2] finishes a Thai curry salty, sweet and sour', () => {
    expect(textOf(dishOf('chicken breast, coconut milk, red curry paste, bell pepper'))).toMatch(
      /Season with the fish sauce and brown sugar.*lime juice/,
    );
  });

  it('[CALL-2] cooks red lentils for 15 minutes, and blends no leaves with brown ones', () => {
    const red = dishOf('carrot, ginger, orange, red lentil');
    expect(lineOf(red, /lentils/)).toBe('1 cup red lentils, rinsed');
    expect(textOf(red)).toMatch(/red lentils and carrots.*simmer for 15 minutes/);
    expect(textOf(red)).toMatch(/Stir in the zest and juice of the orange/);
    expect(textOf(dishOf('swiss chard, lentil, lemon, yogurt', 160))).toMatch(
      /Add the Swiss chard and simmer/,
    );
  });

  it('[CALL-2] braises turkey legs whole, with cranberries in the sauce, and calls moose moose', () => {
    const turkey = dishOf('turkey leg, cranberry, wild rice, celery');
    expect(lineOf(turkey, /turkey/)).toBe('4 turkey legs (350 g each)');
    expect(textOf(turkey)).toMatch(/Add the cranberries and sugar and simmer gently/);
    expect(dishOf('moose, potato, turnip, bacon').title).toMatch(/^Moose/);
  });

  it('[CALL-2] browns a tenderloin in the pan, as it is roasted too short a time', () => {
    const text = textOf(dishOf('pork tenderloin, pear, sage'));
    expect(text).toMatch(/Add the pork and brown for 5 minutes, turning, on all sides/);
    expect(text).toMatch(/until reduced by half\. Stir in the butter/);
  });

  it('[CALL-2] crusts catfish with cornmeal', () => {
    const dish = dishOf('catfish, okra, tomato, cornmeal');
    expect(dish.title).toBe('Cornmeal-Crusted Catfish with Okra and Tomatoes');
    expect(textOf(dish)).toMatch(/Turn the catfish in the cornmeal/);
  });

  it('[CALL-2] asks fresh chorizo to be 71 °C inside', () => {
    expect(textOf(dishOf('egg, potato, chorizo, bell pepper'))).toMatch(
      /if it is fresh, 71 °C \(160 °F\) inside/,
    );
  });

  it('[CALL-2] scatters granola over baked fruit late, and puts soda beside buttermilk', () => {
    expect(textOf(dishOf('granola, pear, ginger'))).toMatch(
      /bake for 25 minutes.*scatter over the fruit and bake for 12 minutes more/,
    );
    const bread = dishOf('blueberry, lemon, cornmeal, buttermilk', 200);
    expect(lineOf(bread, /baking soda/)).toBe('1/2 tsp baking soda');
    expect(lineOf(bread, /lemon/)).toMatch(/^1 lemon/);
  });

  it('[CALL-2] loosens what liver leaves in the pan, toasts its bread, warms pulled pork', () => {
    const liver = textOf(dishOf('chicken liver, onion, toast'));
    expect(liver).toMatch(/vinegar and 1\/3 cup of water into the pan.*Meanwhile, toast the bread/);
    expect(textOf(dishOf('tortilla, pulled pork, red cabbage'))).toMatch(
      /Warm the pulled pork.*74 °C/,
    );
  });

  it('[CALL-2] turns leaves into a warm potato salad last, and tears burrata', () => {
    expect(textOf(dishOf('roast beef, horseradish, potato, watercress'))).toMatch(
      /Fold in the .*watercress/,
    );
    expect(lineOf(dishOf('tomato, peach, burrata, basil'), /burrata/)).toMatch(/torn$/);
  });

  it('[CALL-2] finds a place for the lemon beside yogurt, and for olives among the chicken', () => {
    expect(dishOf('swiss chard, lentil, lemon, yogurt', 160).leavesOut).toEqual([]);
    expect(textOf(dishOf('chicken thigh, olive, lemon, potato, oregano', 96))).toMatch(
      /Scatter the olives among them and roast for 10 minutes more/,
    );
  });

  it('[CALL-2] salts potatoes and vegetables that lie under salty cheese', () => {
    expect(lineOf(dishOf('cauliflower, blue cheese, leek', 160), / salt$/)).toBe('1/4 tsp salt');
  });

  it('[CALL-2] buys no second salty sauce beside the soy sauce that was named', () => {
    const wings = dishOf('chicken wing, taro, bok choy, soy sauce');
    expect(lineOf(wings, /soy sauce/)).not.toBe('');
    expect(wings.ingredients.join()).not.toMatch(/tamari/);
  });
});
