import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';

describe('dishes from one pot', () => {
  it('[CALL-2] brings a soup to a boil before shrimp go in, and tomatoes to the end of their ten minutes', () => {
    const text = textOf(dishOf('shrimp, onion, green bell pepper, celery, canned tomato'));
    expect(text).toMatch(
      /simmer for 7 minutes\. Add the shrimp and simmer for 3 minutes, until opaque/,
    );
  });

  it('[CALL-2] keeps shrimp out of the stage of what takes longer', () => {
    const text = textOf(dishOf('shrimp, kale, cauliflower, coconut milk, curry powder'));
    expect(text).toMatch(/Add the shrimp and simmer for 3 minutes more/);
  });

  it('[CALL-2] pours in what a grain drinks beside what makes a soup', () => {
    const soup = dishOf('wild rice, mushroom, onion, carrot, celery, dried thyme');
    expect(lineOf(soup, /broth/)).toMatch(/^4 1\/2 cups/);
    expect(textOf(soup)).not.toMatch(/\. Simmer for/);
  });

  it('[CALL-2] cooks carrots with the onion before they simmer with tomatoes', () => {
    expect(textOf(dishOf('onion, carrot, celery, canned tomato, white bean'))).toMatch(
      /until soft\. Add the carrots and cook for 4 minutes/,
    );
  });

  it.each(['onion, crushed tomato, spinach', 'onion, carrot, potato, bay leaf, spinach'])(
    '[CALL-2] blends nothing green with what is red: %s',
    (names) => {
      const soup = dishOf(names);
      expect(soup.title).toMatch(/Soup$/);
      expect(textOf(soup)).not.toMatch(/blend/);
      expect(textOf(soup)).toMatch(/Add the spinach and simmer for 2 minutes/);
    },
  );

  it('[CALL-2] blends apples without their skin, sieves out those of corn and sours no leeks', () => {
    const apples = dishOf('onion, curry powder, parsnip, apple, light cream');
    expect(lineOf(apples, /apple/)).toMatch(/peeled/);
    expect(textOf(dishOf('corn, red bell pepper, onion, celery, cider vinegar'))).toMatch(/sieve/);
    expect(dishOf('leek, carrot, potato').ingredients.join()).not.toMatch(/vinegar|lemon/);
  });

  it('[CALL-2] stirs what is green and tender into a risotto when it has as long to cook', () => {
    expect(textOf(dishOf('green bean, mushroom, chicken broth, arborio rice'))).toMatch(
      /stirring for 11 minutes\. Stir in the green beans and simmer for 7 minutes more/,
    );
  });

  it('[CALL-2] gives risotto its chicken and its bacon back at the end', () => {
    const chicken = textOf(dishOf('chicken breast, spinach, artichoke heart, arborio rice'));
    expect(chicken).toMatch(/74 °C \(165 °F\) inside\. Lift out/);
    expect(chicken).toMatch(/simmer for 4 minutes more[^.]*\. Stir in the chicken and warm for 1/);
    const bacon = dishOf('bacon, leek, arborio rice, parmesan');
    expect(textOf(bacon)).toMatch(/crisp at the edges\. Lift out.*scattered with the bacon/);
    expect(lineOf(bacon, /broth/)).toMatch(/^3 cups/);
  });

  it('[CALL-2] steams tender vegetables on top of a pilaf and cooks rice longer in tomatoes', () => {
    const pilaf = dishOf('zucchini, onion, rice, canned tomato');
    expect(pilaf.title).toMatch(/Tomato/);
    expect(textOf(pilaf)).toMatch(/cook for 14 minutes\. Lay the zucchini on top.*6 minutes more/);
  });

  it('[CALL-2] makes a smooth soup of two cans of tomatoes by the small can', () => {
    const soup = dishOf('onion, celery, parsley, crushed tomato, canned tomato');
    expect(lineOf(soup, /crushed tomatoes$/)).toMatch(/398 ml/);
  });

  it('[CALL-2] fills a casserole of two cans of soup with noodles', () => {
    const one = dishOf('cooked turkey, cream of chicken soup, carrot');
    expect(one.ingredients.join()).not.toMatch(/noodle/);
    const two = dishOf('cooked turkey, cream of chicken soup, cream of mushroom soup, carrot');
    expect(lineOf(two, /egg noodles$/)).toMatch(/^250 g/);
    expect(lineOf(two, /milk$/)).toMatch(/^1 1\/2 cups/);
  });

  it('[CALL-2] makes a curry of vegetables only where something speaks for it, and boils no mandarins', () => {
    expect(dishOf('bok choy, green onion, mandarin orange').title).not.toMatch(/Curry$/);
    const curry = dishOf('chickpea, coconut milk, curry powder, mandarin orange');
    expect(curry.title).toMatch(/Curry$/);
    expect(curry.leavesOut).toEqual(['mandarin orange']);
    const thai = dishOf('shrimp, coconut milk, fish sauce, bell pepper');
    expect(thai.ingredients.join()).toMatch(/curry paste/);
  });

  it('[CALL-2] boils noodles towards the end of what the pan takes', () => {
    expect(textOf(dishOf('egg noodle, chicken breast, carrot, parmesan'))).toMatch(
      /Lift out.*Meanwhile, cook the egg noodles/,
    );
  });

  it('[CALL-2] covers a casserole, or calls it not golden, and adds no rice to vegetables', () => {
    const greens = dishOf('carrot, green bean, cream of chicken soup, milk');
    expect(greens.ingredients.join()).not.toMatch(/rice/);
    expect(textOf(greens)).toMatch(/breadcrumbs over it.*crisp on top/);
    const cheesy = textOf(dishOf('chicken breast, cream of chicken soup, rice, cheddar'));
    expect(cheesy).toMatch(/Scatter the cheddar over it.*golden on top/);
    expect(textOf(dishOf('chicken breast, cream of chicken soup, rice'))).not.toMatch(/golden on/);
  });

  it('[CALL-2] thins condensed soup for the rice in it, and puts a vegetable there', () => {
    const dish = dishOf('cream of mushroom soup, cream of celery soup, rice');
    expect(lineOf(dish, /milk/)).toMatch(/^1 1\/2 cups/);
    expect(dish.ingredients.join()).toMatch(/peas/);
  });

  it('[CALL-2] braises in as much cranberry sauce as is a sauce, and in water beside bacon or soup mix', () => {
    const dish = dishOf('chicken thigh, cranberry sauce, french dressing, onion soup mix');
    expect(dish.title).toMatch(/with Cranberry Sauce$/);
    expect(lineOf(dish, /cranberry/)).toMatch(/^1 cup/);
    expect(dish.ingredients.join()).not.toMatch(/broth/);
  });

  it('[CALL-2] lifts the vegetables out of a braise before its liquid is boiled down', () => {
    expect(textOf(dishOf('chicken thigh, bacon, leek, carrot'))).toMatch(
      /Lift out the chicken, leeks and carrots with a slotted spoon.*Boil the liquid/,
    );
  });

  it('[CALL-2] gives poultry back to a soup or a chili when it has as long to cook', () => {
    const soup = textOf(dishOf('chicken breast, onion, carrot, red bell pepper, canned tomato'));
    expect(soup).toMatch(/golden\. Lift out.*Add the chicken.*simmer for 1\d minutes/);
    const chili = textOf(dishOf('chicken breast, kidney bean, canned tomato, red bell pepper'));
    expect(chili).toMatch(
      /Uncover and simmer for 10 minutes more\. Add the chicken and red bell pepper and simmer for 10/,
    );
  });

  it('[CALL-2] boils dried beans hard, and for longer in tomatoes', () => {
    const ingredients = idsNamed(['kidney bean', 'ground beef', 'canned tomato']);
    const [bean = 0] = ingredients;
    const dish = composeDish(
      requestFor(ingredients, {
        forms: new Map([[bean, 'dried']]),
        pantry: idsNamed(DEFAULT_PANTRY),
        seed: 8,
      }),
    );
    expect(dish?.steps.join(' ')).toMatch(/boil hard for 10 minutes, .* simmer for 90 minutes/);
  });

  it('[CALL-2] keeps the milk out of tomatoes, and dried tarragon to a teaspoon', () => {
    expect(dishOf('crab, milk, cherry tomato, tomato, shallot').leavesOut).toEqual(['milk']);
    expect(lineOf(dishOf('carrot, potato, chicken broth, dried tarragon'), /tarragon/)).toBe(
      '1 tsp dried tarragon',
    );
  });

  it('[CALL-2] says of no plant that it is pink, and of no mince twice that it is done', () => {
    const plant = dishOf('textured vegetable protein, cream of mushroom soup, mushroom');
    expect(textOf(plant)).not.toMatch(/pink/);
    const soup = textOf(dishOf('ground turkey, onion, canned tomato, pumpkin'));
    expect(soup.match(/74 °C/g)).toHaveLength(1);
  });

  it('[CALL-2] binds a stew with flour unless tomatoes thicken it, and dices peppers for a spoon', () => {
    for (const kitchen of ['stewing beef, carrot, mushroom', 'stewing beef, carrot, potato'])
      expect(lineOf(dishOf(kitchen), /flour/)).toMatch(/^2 tbsp/);
    expect(lineOf(dishOf('stewing beef, carrot, canned tomato'), /flour/)).toBe('');
    const soup = dishOf('shrimp, onion, green bell pepper, celery, carrot, vegetable broth');
    expect(lineOf(soup, /pepper,/)).toMatch(/diced$/);
  });

  it('[CALL-2] makes a soup of a carcass with what was named still in it', () => {
    const soup = dishOf('chicken carcass, brown rice, red onion, mushroom');
    expect(soup.title).toBe('Chicken, Mushroom and Brown Rice Soup');
    expect(textOf(soup)).toMatch(/Strain.*Add the mushrooms and simmer.*Ladle into bowls/);
  });

  it('[CALL-2] gives split peas the water that they drink, and ham no broth', () => {
    const soup = dishOf('split pea, ham, carrot, onion');
    expect(lineOf(soup, /water/)).toMatch(/^[56](?: 1\/2)? cups/);
    expect(soup.ingredients.join()).not.toMatch(/broth/);
  });

  it('[CALL-2] boils brown rice until it is tender', () => {
    expect(textOf(dishOf('brown rice, edamame, red cabbage, carrot'))).toMatch(/for 45 minutes/);
  });
});
