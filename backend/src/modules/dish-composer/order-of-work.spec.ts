import { dishOf, dishTyped, lineOf, textOf } from './dish-composer-testing.js';
import { startedInTime } from './starting-in-time.js';

describe('the order of work', () => {
  it('[K-3] browns mushrooms before the meat goes in, and returns them after the onion', () => {
    const text = textOf(dishOf('ground beef, mushroom, onion, spinach, rice'));
    expect(text).toMatch(
      /Heat the [^.]*\. Add the mushrooms in one layer [^.]*browned\. Lift out onto a plate\. Add the ground beef .*Add the onion .*Return the mushrooms\./,
    );
  });

  it('[K-3] browns mushrooms before onions, and in two batches if they are many', () => {
    expect(textOf(dishOf('gnocchi, mushroom, onion, gorgonzola'))).toMatch(
      /Add the mushrooms in [^.]*browned\. .*Add the onion/,
    );
    expect(textOf(dishOf('steak, mushroom, onion, french fry'))).toMatch(
      /browned\. Add the onion and cook for 5 minutes/,
    );
    expect(textOf(dishOf('cremini mushroom, oyster mushroom, onion, heavy cream, thyme'))).toMatch(
      /mushrooms in two batches and cook each for 7 minutes/,
    );
  });

  it('[K-3] browns mushrooms for a hash before the potatoes fill the pan, and beans after the onion', () => {
    const beef = textOf(dishOf('ground beef, mushroom, sour cream, potato'));
    expect(beef).toMatch(/browned\. Lift out\. Add the ground beef .*Add the potatoes/);
    const beans = textOf(dishOf('kidney bean, potato, bell pepper, egg, onion'));
    expect(beans).toMatch(/Add the onion [^.]*golden\. Add the kidney beans/);
    expect(beans).toMatch(/Lower the heat, make four hollows/);
  });

  it('[K-3] fries eggplant in half of the oil before it meets a liquid', () => {
    for (const kitchen of [
      'eggplant, zucchini, chickpea, coconut milk, curry paste',
      'eggplant, stewing lamb, tomato, cinnamon',
    ]) {
      expect(textOf(dishOf(kitchen))).toMatch(
        /Heat half of the [^.]*oil [^.]*\. Add the eggplant [^.]*until golden and soft\. Lift out onto a plate\. .*Add the eggplant/,
      );
    }
    expect(textOf(dishOf('spaghetti, ground lamb, eggplant, tomato'))).toMatch(
      /Add the eggplant and cook for 10 minutes, turning, until golden and soft\. Lift out.*Return the eggplant\. Add the tomatoes/,
    );
  });

  it('[K-3] starts fat meat in a film of oil, and lean game in more', () => {
    for (const kitchen of [
      'chorizo, potato, kale, onion',
      'merguez, chickpea, bell pepper, couscous',
    ])
      expect(dishOf(kitchen).ingredients.join('\n')).toMatch(/^1 tsp (?:butter|olive oil)$/m);
    expect(lineOf(dishOf('duck leg, red cabbage, apple'), /oil$/)).toMatch(/^1 tsp/);
    expect(textOf(dishOf('duck leg, red cabbage, apple'))).toMatch(
      /pour off all but a spoonful of the fat/,
    );
    const game = dishOf('ground venison, kidney bean, canned tomato, chili powder');
    expect(lineOf(game, /oil$/)).toMatch(/^2 tbsp/);
    expect(textOf(game)).not.toMatch(/(?:spoon|pour) off/);
  });

  it('[K-3] lays duck breasts into a cold pan, and rubs no butter on a whole duck', () => {
    expect(textOf(dishOf('duck breast, cherry, potato, red wine'))).toMatch(
      /skin side down in the pan, which has cooled, and cook .* pouring off the fat/,
    );
    const duck = dishTyped('whole duck, oranges, turnips');
    expect(textOf(duck)).toMatch(/Prick the skin/);
    expect(duck.ingredients.join()).not.toMatch(/butter/);
  });
});

describe('what is beside the dish', () => {
  it('[K-3] begins rice while there is as much time left as it takes', () => {
    const curry = textOf(dishOf('paneer, spinach, tomato, ginger, basmati rice'));
    expect(curry).toMatch(/Meanwhile, bring the basmati rice .*Pour in the coconut milk/);
    const long = textOf(dishOf('cassava, coconut milk, shrimp, lime, basmati rice'));
    expect(long).toMatch(
      /simmer for 30 minutes\. Meanwhile, bring the basmati rice .*Add the shrimp/,
    );
  });

  it('[K-3] leaves the order alone where it is in time', () => {
    const steps = [
      { text: 'Brown the pork for 10 minutes.', isBeside: false },
      { text: 'Meanwhile, boil the potatoes for 15 minutes.', isBeside: true },
      { text: 'Add the onion and cook for 10 minutes.', isBeside: false },
      { text: 'Serve with the potatoes.', isBeside: false },
    ];
    expect(startedInTime(steps, 'Boil the potatoes for 15 minutes.', 'potatoes')).toBe(steps);
  });

  it('[K-3] puts what would be late first, and what would wait for long later', () => {
    const made = 'Boil the rice for 20 minutes.';
    const rice = { text: `Meanwhile, boil the rice for 20 minutes.`, isBeside: true };
    const fry = { text: 'Fry the fish for 6 minutes.', isBeside: false };
    const braise = { text: 'Braise the beef for 90 minutes.', isBeside: false };
    const serve = { text: 'Serve with the rice.', isBeside: false };
    const late = startedInTime([fry, rice, serve], made, 'rice').map(({ text }) => text);
    expect(late).toEqual([made, fry.text, serve.text]);
    const early = startedInTime([rice, fry, braise, serve], made, 'rice').map(({ text }) => text);
    expect(early).toEqual([
      fry.text,
      braise.text,
      'When 25 minutes of that time are left, boil the rice for 20 minutes.',
      serve.text,
    ]);
  });

  it('[K-3] turns boiled potatoes in butter, unless the fat that was named is for the pan', () => {
    expect(textOf(dishOf('pork chop, potato, apple, hard cider'))).toMatch(
      /knife goes in easily, and drain\. Toss with the butter\./,
    );
    expect(textOf(dishOf('salmon, dill, butter, potato'))).not.toMatch(/Toss with/);
  });

  it('[K-3] lists the water of the rice beside that of the pot, and of the sauce', () => {
    const curry = dishOf('butternut squash, coconut milk, chicken thigh, red curry paste');
    expect(curry.ingredients).toContain('2 1/4 cups water, for the basmati rice');
    expect(dishOf('chicken thigh, broccoli, rice, soy sauce').ingredients).toContain(
      '1/4 cup water, for the sauce',
    );
    expect(dishOf('tempeh, sweet potato, kale, peanut butter').ingredients).toContain(
      '3 tbsp water, for the dressing',
    );
  });
});

describe('liquid and times', () => {
  it('[K-3] tops up one can of coconut milk by the weight of the roots in it', () => {
    const curry = dishOf('taro, chicken thigh, coconut milk, lemongrass');
    expect(textOf(curry)).toMatch(/Pour in the coconut milk and water\. Add the taro/);
    expect(textOf(dishOf('shrimp, spinach, coconut milk, curry powder'))).not.toMatch(
      /coconut milk and water/,
    );
  });

  it('[K-3] boils cassava first in water that is thrown away, but only once', () => {
    expect(textOf(dishOf('cassava, coconut milk, shrimp, lime'))).toMatch(
      /^Boil the cassava in plenty of salted water for 10 minutes, drain and discard the water\./,
    );
    expect(textOf(dishOf('cassava, egg, bacon, onion')).match(/Boil the cassava/g)).toHaveLength(1);
  });

  it('[K-3] covers a stew by its weight, whatever fresh tomatoes give', () => {
    const stew = dishOf('goat meat, plantain, tomato, scotch bonnet pepper');
    expect(lineOf(stew, /broth/)).toMatch(/^(?:1 1\/2|2|2 1\/2) cups/);
  });

  it('[K-3] gives four bowls of soup a cup and a half each', () => {
    expect(lineOf(dishOf('chorizo, potato, kale, onion'), /water/)).toMatch(/^6 cups/);
    expect(lineOf(dishOf('cod, potato, leek, milk, bacon'), /broth/)).toMatch(/^3 1\/2 cups/);
  });

  it('[K-3] reduces no broth at full strength', () => {
    const braise = dishOf('lamb shank, white bean, rosemary');
    expect(lineOf(braise, /broth/)).toMatch(/^1 1\/2 cups/);
    expect(lineOf(braise, /water/)).toMatch(/^1 1\/2 cups/);
  });

  it('[K-3] pours more into a braise with roots in it', () => {
    const belly = dishOf('pork belly, taro, onion');
    expect(lineOf(belly, /broth/)).toMatch(/^1 cup/);
    expect(lineOf(belly, /water/)).toMatch(/^1 cup/);
  });

  it('[K-3] tempers sour cream off the heat, after everything that simmers', () => {
    const braise = textOf(dishOf('chuck roast, beet, carrot, sour cream, horseradish'));
    expect(braise).toMatch(/horseradish and simmer .*Take off the heat\. Stir a few spoonfuls/);
    const fish = textOf(dishOf('salmon, potato, cabbage, dill, sour cream'));
    expect(fish).toMatch(/into the sour cream.*over low heat .* without boiling/);
    expect(fish).toMatch(/with the sauce spooned over/);
    const pasta = textOf(dishOf('chicken breast, cream cheese, spinach, penne'));
    expect(pasta).toMatch(/cream cheese to the pan and toss for 2 minutes off the heat/);
  });

  it('[K-3] braises beets for an hour and a half, carrots for an hour, and duck legs for two', () => {
    expect(textOf(dishOf('chuck roast, beet, carrot'))).toMatch(
      /beets and carrots, [^.]*90 minutes/,
    );
    expect(textOf(dishOf('oxtail, carrot'))).toMatch(/carrots, [^.]*60 minutes/);
    expect(textOf(dishOf('duck leg, red cabbage, apple'))).toMatch(
      /for 75 minutes\. [^.]*for 45 minutes more, until the meat is fork-tender, well past 74 °C/,
    );
  });

  it('[K-3] simmers lentils longer beside tomatoes, and says that they have to be tender', () => {
    const soup = textOf(dishOf('lentil, canned tomato, carrot, sausage'));
    expect(soup).toMatch(/simmer for 40 minutes, until the lentils are tender and the sausages/);
    expect(textOf(dishOf('red lentil, canned tomato, carrot, onion'))).not.toMatch(/40 minutes/);
  });

  it('[K-3] braises squid with tomatoes for forty minutes, and sears it for two', () => {
    expect(textOf(dishOf('squid, canned tomato, garlic, potato'))).toMatch(
      /Add the squid, [^.]*simmer gently for 40 minutes, until tender/,
    );
    expect(textOf(dishOf('squid, snow pea, rice noodle, soy sauce'))).toMatch(
      /Add the squid and cook for 2 minutes/,
    );
  });

  it('[K-3] browns more cubes than lie beside each other half at a time', () => {
    expect(textOf(dishOf('stewing beef, carrot, potato'))).toMatch(/brown half at a time/);
  });
});

describe('what goes into the oven late', () => {
  it('[K-3] roasts mushrooms beside a bird for the last twenty minutes', () => {
    expect(textOf(dishTyped('whole chicken, mushrooms, potatoes'))).toMatch(
      /Add the potatoes, [^.]*25 minutes more[^.]*\. Add the mushrooms, [^.]*20 minutes more/,
    );
    expect(textOf(dishTyped('chicken drumsticks, mushrooms, broccoli, potatoes'))).toMatch(
      /Scatter the mushrooms and broccoli among them and roast for 20 minutes more/,
    );
  });

  it('[K-3] squeezes roasted garlic out of its skin', () => {
    expect(textOf(dishTyped('chicken wings, potatoes, garlic'))).toMatch(
      /Squeeze the garlic out of its skin over everything/,
    );
  });

  it('[K-3] roasts sweet potatoes and cauliflower for a salad', () => {
    const salad = textOf(dishOf('tempeh, sweet potato, kale, peanut butter'));
    expect(salad).toMatch(/Toss the sweet potatoes in the bowl, [^.]*roast/);
    expect(salad).toMatch(/rub the dressing into it/);
  });
});
