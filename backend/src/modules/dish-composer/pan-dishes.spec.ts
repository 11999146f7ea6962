import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';

describe('dishes from one pan, pot or sheet', () => {
  it('[CALL-2] takes half of each of two kinds of shellfish and lifts each out when it is done', () => {
    const dish = dishOf('green onion, shrimp, scallop, mushroom, zucchini, soy sauce');
    expect(lineOf(dish, /shrimp/)).toMatch(/^2[25][05] g/);
    expect(lineOf(dish, /scallop/)).toMatch(/^2[25][05] g/);
    expect(textOf(dish)).toMatch(/Lift the shrimp out.*Lift the scallops out/);
  });

  it('[CALL-2] keeps salt back for the vegetables beside a main, and steams what is hard', () => {
    const text = textOf(dishOf('shrimp, lemon, broccoli, carrot, butter'));
    expect(text).toMatch(/most of the salt/);
    expect(text).toMatch(/carrots with a splash of water, cover/);
    expect(text).toMatch(/Season with the rest of the salt/);
    expect(text).toMatch(/Return the shrimp, broccoli and carrots to the pan/);
  });

  it('[CALL-2] fries strips of beef in batches, and less of them at once', () => {
    expect(textOf(dishOf('rice, steak strips, soy sauce, green bell pepper, carrot'))).not.toMatch(
      /Add the beef and cook/,
    );
  });

  it('[CALL-2] buys no mushrooms for chicken with fruit', () => {
    const dish = dishOf('chicken breast, coriander, mango, orange, red onion', 144);
    expect(dish.title).toBe('Chicken with Mango and Orange');
    expect(lineOf(dish, /mushroom/)).toBe('');
  });

  it('[CALL-2] tosses pasta without a sauce in oil, cheese and cooking water, and wilts arugula in it', () => {
    const dish = dishOf('spaghetti, cremini mushroom, arugula');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /olive oil/)).toMatch(/^1\/4 cup/);
    expect(textOf(dish)).toMatch(/browned\. Meanwhile, cook the spaghetti/);
    expect(textOf(dish)).toMatch(
      /arugula and half of the parmesan.*half a cup of the cooking water/,
    );
  });

  it('[CALL-2] uses two cans of tomatoes by the small can', () => {
    const dish = dishOf('canned tomato, tomato sauce, rigatoni, garlic, onion');
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /whole peeled tomatoes/)).toMatch(/398 ml/);
  });

  it('[CALL-2] fries eggplant in twice the oil, and bacon in half of it', () => {
    expect(lineOf(dishOf('rigatoni, mushroom, eggplant, crushed tomato'), / oil$/)).toBe(
      '1/4 cup olive oil',
    );
  });

  it('[CALL-2] pours a named broth into a chili and adds tender vegetables at its end', () => {
    const dish = dishOf('ground beef, kidney bean, zucchini, corn, beef broth, bacon');
    expect(dish.title).toMatch(/Chili$/);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Uncover and simmer for 12 minutes more\. Add the .*8 minutes/);
  });

  it('[CALL-2] makes couscous of vegetables and the broth that was named', () => {
    const dish = dishOf('chicken broth, couscous, bell pepper, onion, zucchini');
    expect(dish.title).toBe('Pepper and Zucchini Couscous');
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] plumps raisins with the grain', () => {
    expect(textOf(dishOf('brown rice, red bell pepper, pea, raisin'))).toMatch(
      /Pour in the vegetable broth and raisins/,
    );
  });

  it('[CALL-2] fills a casserole with more than soup and chips', () => {
    const dish = dishOf(
      'cream of mushroom soup, cream of chicken soup, diced tomatoes with green chiles, tortilla chip',
    );
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /rice/)).not.toBe('');
  });

  it('[CALL-2] only colours chicken for a casserole and lifts it out', () => {
    expect(textOf(dishOf('broccoli, chicken, mushroom, cream of chicken soup'))).toMatch(
      /until golden\. Lift out onto a plate.*Fold in the chicken.*74 °C/,
    );
  });

  it('[CALL-2] roasts chicken breasts whole and serves cranberry sauce beside them', () => {
    const dish = dishOf('chicken breast, onion soup mix, cranberry sauce');
    expect(lineOf(dish, /chicken/)).toBe('600 g boneless skinless chicken breasts');
    expect(textOf(dish)).toMatch(/74 °C.*Serve from the sheets? with the cranberry sauce/);
  });

  it('[CALL-2] fries summer squash beside a crust, which gets lemon instead of vinegar', () => {
    const dish = dishOf('gruyere, panko, zucchini, summer squash');
    expect(textOf(dish)).toMatch(/second frying pan over medium-high heat\. Add the summer squash/);
    expect(lineOf(dish, /lemon/)).toMatch(/wedges/);
  });

  it('[CALL-2] puts cooked chicken into a wok with napa cabbage', () => {
    expect(dishOf('cooked chicken, napa cabbage, carrot, green onion').title).toMatch(/Stir-Fry$/);
  });

  it.each([
    [
      'spaghetti squash, chicken breast, green bell pepper, canned tomato',
      /^Spaghetti Squash with/,
    ],
    ['asian pear, kiwi, soy sauce, sirloin steak, ginger', /Steaks$/],
    [
      'pizza dough, gorgonzola, fig, balsamic vinegar, prosciutto',
      /^Fig and Prosciutto Pizza with Gorgonzola$/,
    ],
    ['baguette, gorgonzola, fig', /^Fig and Gorgonzola Toasts$/],
    ['water chestnut, soup mix, sour cream, mayonnaise, hot sauce', /Dip$/],
    ['avocado, sour cream, onion soup mix', /^Avocado and Sour Cream Dip$/],
    ['lasagna noodle, cream of mushroom soup, ground beef, cottage cheese', /^Beef .*Lasagne$/],
    ['halibut, olive tapenade, heirloom tomato, fennel', /Halibut/],
    ['spinach, artichoke heart, water chestnut', /Spinach/],
    ['lamb shoulder, white wine, canned tomato, artichoke', /^Braised Lamb with Artichokes/],
  ])('[CALL-2] finds a place for each of %s', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] makes a gravy of a packet and a cup of liquid', () => {
    const dish = dishOf('sausage, gravy mix, potato, onion');
    expect(textOf(dish)).toMatch(/Pour the .*(?:broth|water) into the pan.*Stir in the gravy mix/);
  });

  it('[CALL-2] keeps mashed potatoes out of the boiling pot and browns them at the end', () => {
    const text = textOf(dishOf('mashed potato, portobello mushroom, cheddar, bell pepper'));
    expect(text).toMatch(/Add the mashed potatoes, press flat and cook for 8 minutes/);
  });

  it('[CALL-2] makes no pasta of cream alone, nor of cream cheese and jam', () => {
    const composed = (names: string) =>
      composeDish(
        requestFor(idsNamed(names.split(', ')), { pantry: idsNamed(DEFAULT_PANTRY), seed: 8 }),
      );
    expect(composed('tea, dried currant, half and half')?.title ?? '').not.toMatch(/Pasta/);
    expect(composed('cream cheese, jam, dried cherry')?.title ?? '').not.toMatch(/Pasta/);
  });

  it.each([
    'pie crust, chicken breast, carrot',
    'pie crust, onion, mushroom, red bell pepper, broccoli',
  ])('[CALL-2] bakes a crust over its filling: %s', (names) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(/ Pie$/);
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Lay the pie crust over it.*until the pie crust is deep golden/);
  });

  it('[CALL-2] fills shells with ricotta, and bakes the egg in it until it is safe', () => {
    const dish = dishOf('jumbo pasta shell, ricotta, spinach, egg, mozzarella, parmesan');
    expect(dish.title).toBe('Spinach and Ricotta Stuffed Shells');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/squeeze dry.*Cover with foil and bake.*71 °C/);
    expect(dishOf('manicotti, ricotta, ground beef, marinara sauce').title).toMatch(/Manicotti$/);
  });

  it('[CALL-2] turns filled pasta in the cream that was named', () => {
    const dish = dishOf('porcini mushroom, mushroom, shallot, thyme, heavy cream, cheese ravioli');
    expect(dish.title).toBe('Creamy Cheese Ravioli with Porcini and Mushrooms');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Pour in the heavy cream and simmer.*turn in the sauce/);
  });

  it('[CALL-2] cooks filled pasta when the pan is ready for it, and fries none among tomatoes', () => {
    const text = textOf(dishOf('asparagus, cheese ravioli, cherry tomato'));
    expect(text).toMatch(/tomatoes and cook .*Meanwhile, cook the cheese ravioli/);
    expect(text).not.toMatch(/golden in places/);
    expect(textOf(dishOf('asparagus, cheese ravioli, shallot'))).toMatch(/golden in places/);
  });

  it('[CALL-2] boils potatoes while the meat is fried, so that they do not wait', () => {
    expect(textOf(dishOf('leek, italian sausage, carrot, new potato, pea'))).toMatch(
      /Lift out\. Meanwhile, boil the new potatoes/,
    );
  });

  it('[CALL-2] fries what is tender after what is firm, and half at a time of too much for a pan', () => {
    expect(textOf(dishOf('fettuccine, morel, asparagus'))).toMatch(
      /morels and cook for 11 minutes\..* Add the asparagus and cook for 4 minutes more/,
    );
    expect(textOf(dishOf('rotini, chicken, asparagus, zucchini, summer squash, onion'))).toMatch(
      /in two batches and cook each for 6 minutes/,
    );
  });

  it('[CALL-2] fries tempeh crisp and gives lean mince and fish back to the tacos at the end', () => {
    expect(textOf(dishOf('tempeh, buffalo sauce, green bell pepper, celery'))).toMatch(
      /until golden and crisp at the edges/,
    );
    expect(textOf(dishOf('ground turkey, corn tortilla, green bell pepper, salsa'))).toMatch(
      /74 °C \(165 °F\) inside\. Lift out.*Return the ground turkey to the pan with a splash/,
    );
    expect(
      textOf(dishOf('black bean, salmon, tortilla, red bell pepper, green bell pepper')),
    ).toMatch(/flaking easily\. Lift out.*Return the salmon/);
  });

  it('[CALL-2] roasts vegetables for ribs in oil beside them, and simmers sweet and sour ones', () => {
    expect(textOf(dishOf('pork rib, green bell pepper, onion'))).toMatch(
      /Toss the green bell pepper and onion with the .*oil.*Unwrap the pork ribs/,
    );
    expect(textOf(dishOf('pork rib, pineapple, tomato sauce, green bell pepper, onion'))).toMatch(
      /simmer gently for 75 minutes.*pulls away from the bone.*Add the pineapple/,
    );
  });

  it('[CALL-2] puts no tomato under figs on a pizza, and salts the water of polenta', () => {
    expect(dishOf('pizza dough, gorgonzola, fig, prosciutto').ingredients.join()).not.toMatch(
      /sauce|tomato/,
    );
    expect(lineOf(dishOf('cornmeal, cayenne, okra, corn, summer squash'), / salt$/)).toMatch(
      /^1 1\/2/,
    );
  });

  it('[CALL-2] roasts eggplant in twice the oil', () => {
    const dish = dishOf('eggplant, onion, tomato, parsley');
    expect(dish.title).toMatch(/^Roast Eggplant/);
    expect(lineOf(dish, / oil$/)).toBe('1/4 cup olive oil');
  });

  it('[CALL-2] browns large cuts in oil rather than butter', () => {
    expect(lineOf(dishOf('oxtail, onion, carrot, leek, red wine'), /butter/)).toBe('');
  });

  it('[CALL-2] salts the water of rice, except in East Asia', () => {
    expect(textOf(dishOf('rice, chicken thigh, zucchini, thyme, cream'))).toMatch(/lightly salted/);
    expect(textOf(dishOf('rice, beef, soy sauce, bell pepper, ginger'))).not.toMatch(/salted/);
  });

  it('[CALL-2] puts garlic and ginger into the wok after the vegetables, and enough of these', () => {
    const dish = dishOf('carrot, red bell pepper, pea, green onion, ginger');
    expect(textOf(dish)).toMatch(/Add the peas.*Add the ginger and garlic and stir for 1 minute/);
    expect(lineOf(dish, /carrots/)).toMatch(/^4 /);
  });

  it('[CALL-2] fries tomatoes after what is firm', () => {
    const text = textOf(dishOf('onion, yellow bell pepper, tomato'));
    expect(text).toMatch(/yellow bell pepper and cook.*Add the tomatoes and cook/);
  });

  it('[CALL-2] fills an omelette with no more than it folds over, and makes a frittata of more', () => {
    const dish = dishOf('cauliflower, egg, green onion, ginger, carrot');
    expect(dish.title).toMatch(/Omelette$/);
    expect(lineOf(dish, /carrot/)).toMatch(/^1 carrot/);
    expect(textOf(dish)).toMatch(/tender\. Add the ginger and cook for 1 minute.*rest of the salt/);
    const frittata = dishOf('shrimp, sweet potato, zucchini, green bean, egg');
    expect(frittata.title).toMatch(/Frittata$/);
    expect(frittata.leavesOut).toEqual([]);
    expect(textOf(frittata)).toMatch(/Add the shrimp.*Lift out onto a plate/);
  });

  it('[CALL-2] roasts fish last and peas only until they are hot, and never stirs the fish', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const baked = seeds
      .map((seed) => dishOf('leek, potato, carrot, cod, pea', seed))
      .filter(({ title }) => / Tray Bake$/.test(title));
    expect(baked).not.toEqual([]);
    for (const dish of baked) {
      expect(textOf(dish)).toMatch(
        /Toss the cod and garlic.*Toss the peas.*until the cod is opaque and flakes/,
      );
      expect(textOf(dish)).not.toMatch(/Stir in the garlic/);
    }
  });

  it('[CALL-2] piles pears on bread with ricotta', () => {
    expect(dishOf('baguette, ricotta, pear').title).toBe('Pear and Ricotta Toasts');
  });

  it('[CALL-2] takes bay leaves out before a soup is blended', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const blended = seeds
      .map((seed) => textOf(dishOf('carrot, potato, bay leaf, onion, cream', seed)))
      .filter((text) => /blender/.test(text));
    expect(blended).not.toEqual([]);
    for (const text of blended) expect(text).toMatch(/Take out the bay leaves\..* blend /);
  });

  it('[CALL-2] cooks ground game as hot as poultry', () => {
    const text = textOf(dishOf('ground bison, onion, tomato, tortilla'));
    expect(text).toMatch(/74 °C/);
    expect(text).not.toMatch(/71 °C/);
  });

  it('[CALL-2] gives noodles more sauce than a stir-fry, and something sour in it', () => {
    const noodles = dishOf('egg noodle, cabbage, pork, soy sauce');
    expect(lineOf(noodles, /soy sauce/)).toMatch(/^1\/4 cup/);
    expect(lineOf(noodles, /water$/)).toBe('1/2 cup water');
    expect(lineOf(noodles, /vinegar/)).not.toBe('');
    expect(lineOf(dishOf('pork, bok choy, carrot, soy sauce'), /soy sauce/)).toMatch(/^3 tbsp/);
  });

  it('[CALL-2] fries an egg for each with rice, and kimchi enough for it', () => {
    const rice = dishOf('kimchi, cooked rice, egg, spam');
    expect(lineOf(rice, /eggs?$/)).toMatch(/^4 /);
    expect(lineOf(rice, /kimchi/)).toMatch(/^1 1\/2 cups/);
  });

  it('[CALL-2] boils no miso', () => {
    expect(textOf(dishOf('miso, salmon, bok choy'))).toMatch(
      /Take off the heat and whisk in the miso/,
    );
    expect(textOf(dishOf('miso, tofu, mushroom'))).toMatch(
      /Whisk the miso with a ladleful of the hot broth until smooth/,
    );
  });
});
