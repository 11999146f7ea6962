import { centreOf, keepsTo } from './dish-centre.js';
import { composeDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';
import { brokenRules } from './dish-rubric.js';
import { shapesOf } from './food.js';

/** What everybody makes of what is bought for one dish. */
const KNOWN: readonly (readonly [kitchen: string, title: RegExp])[] = [
  ['pork shoulder, vinegar, soy sauce, bay leaf', /^Pork Adobo$/],
  ['chicken leg, soy sauce, vinegar, black pepper, rice', /Adobo$/],
  ['short rib, asian pear, soy sauce, sesame oil, garlic', /^Short Ribs Braised with Asian Pear$/],
  ['catfish, fish sauce, sugar, ginger', /^Catfish in Caramel Sauce$/],
  ['veal cutlet, mozzarella, tomato sauce, breadcrumbs', /Parmigiana$/],
  ['eggplant, marinara sauce, mozzarella, panko', /^Eggplant Parmigiana$/],
  ['ground pork, napa cabbage, wonton wrapper, ginger', /^Pork and Napa Cabbage Dumplings$/],
  ['wonton wrapper, shrimp, chicken broth, green onion', /^Shrimp Wonton Soup$/],
  ['rice paper, shrimp, rice noodle, lettuce, mint', /Summer Rolls$/],
  ['ground chicken, lettuce, water chestnut, hoisin sauce', /Lettuce Wraps$/],
  ['curry roux, pork, potato, carrot, rice', /Japanese Curry$/],
  ['mole sauce, turkey, rice, sesame seed', /^Turkey Mole$/],
  ['gochujang, rice cake, fish cake, egg', /Tteokbokki/],
  ['tortilla chip, ground beef, black olive, cheddar', /^Beef Nachos with Black Olives$/],
  ['falafel, tahini, cucumber, tomato, pita bread', /^Falafel and Cucumber Pitas$/],
  ['plantain, black bean, rice, pork', /with Plantains and Rice$/],
  ['flatbread, potato, chickpea, mango chutney', /Curry with Flatbread$/],
  ['bitter melon, shrimp, egg, tomato', /^Bitter Melon, Shrimp and Egg Stir-Fry$/],
  ['ackee, salt cod, bell pepper, thyme', /^Ackee and Salt Cod$/],
  ['salt cod, chickpea, potato, olive', /^Salt Cod with Potatoes and Chickpeas$/],
  ['salt cod, potato, milk, garlic', /Brandade$/],
  ['fish stick, tortilla, coleslaw, tartar sauce', /^Fish Stick Tacos$/],
  ['beyond burger, sweet potato, coleslaw mix', /^Beyond Burgers with Sweet Potatoes/],
  ['pork pie, ketchup, pickled vegetable', /^Pork Pie with Ketchup/],
  ['french onion soup, gruyere, baguette', /^French Onion Soup/],
  ['naan, butter chicken, red onion, mozzarella', /^Butter Chicken on Naan$/],
  ['butter chicken, rice, pea', /^Butter Chicken with Peas and Rice$/],
  ['hot dog, macaroni and cheese', /^Hot Dog Macaroni and Cheese$/],
  ['sausage, yorkshire pudding, onion, gravy', /^Sausages with Yorkshire Puddings/],
  ['cooked turkey, stuffing mix, cranberry sauce, gravy', /^Turkey and Stuffing Bake/],
  ['ground beef, mixed frozen vegetable, mashed potato, gravy', /Shepherd's Pie$/],
  ['spaghetti, egg, parmesan', /^Spaghetti Frittata$/],
  ['canned tomato, basil, cream, bread', /^Tomato Soup with Grilled Cheese$/],
  ['egg, english muffin, ham, hollandaise sauce', /^Eggs Benedict$/],
  ['popcorn, nutritional yeast', /^Popcorn with Nutritional Yeast$/],
  ['celery, peanut butter, raisin', /Celery Sticks$/],
  ['kimchi, pork belly, tofu, green onion', /^Kimchi, Pork Belly and Tofu Stew$/],
  ['tofu, egg, zucchini, clam', /^Clam and Tofu Stew$/],
  ['beef, okra, peanut butter, tomato', /Groundnut Stew$/],
  ['pork rib, tamarind, radish, spinach', /Sour Soup$/],
  ['pork belly, daikon, egg, coconut water', /Braised in Coconut Water$/],
  ['longganisa, egg, rice, garlic', /^Longganisa with Fried Rice and Eggs$/],
  ['chorizo, potato, egg, corn tortilla', /Breakfast Tacos$/],
  ['flank steak, broccoli, ginger, soy sauce, cornstarch, rice', /Stir-Fry$/],
  [
    'noodle, cabbage, carrot, shrimp, chicken, soy sauce, lemon',
    /^Shrimp, Chicken and Cabbage Noodles$/,
  ],
  ['chicken liver, bacon, onion', /^Chicken Livers with Bacon and Onion$/],
  ['steak, blueberry, butter', /^Steak with Blueberries$/],
  ['pheasant, apple, cream, bacon', /^Roast Pheasants/],
  ['pork chop, chipotle, corn', /Pork Chops with Corn$/],
  ['naan, lentil, spinach', /Curry with Naan$/],
  ['fish stick, potato, pea', /^Fish Sticks with Peas and Potatoes$/],
  ['ackee, onion, tomato', /^Ackee with Tomatoes$/],
  ['asparagus, hollandaise sauce, salmon', /^Pan-Fried Salmon with Asparagus$/],
  ['smoked meat, potato, cheese curd, gravy', /^Pastrami Poutine$/],
  ['pork belly, soy sauce, vinegar, bay leaf, potato', /^Pork Belly and Potato Adobo$/],
  ['smoked meat, rye bread, mustard, pickle', /^Pastrami Sandwiches$/],
  ['phyllo dough, spinach, mushroom, feta', /^Spinach, Mushroom and Feta Phyllo Pie$/],
  ['phyllo dough, ground lamb, onion, yogurt', /^Lamb Phyllo Pie$/],
  ['phyllo dough, walnut, honey, cinnamon', /^Walnut Baklava$/],
  ['phyllo dough, apple, raisin, cinnamon', /Strudel$/],
  ['dumpling, spinach, chicken broth, chili oil', /^Spinach and Dumpling Soup$/],
  ['gyoza, cabbage, soy sauce, sesame oil', /^Pan-Fried Gyoza/],
  ['chili con carne, muffin mix, cheddar, sour cream', /^Chili Under Cornbread$/],
  ['chili con carne, rice, cheddar', /^Chili with Rice/],
  ['chili con carne, hot dog, cheddar', /^Chili Dogs$/],
  ['popcorn, nori, sesame oil', /^Popcorn with Nori and Sesame Oil$/],
];

const typedAs = (kitchen: string) => idsNamed(kitchen.split(', '));

describe('foods of one dish', () => {
  it.each(KNOWN)('[CALL-2] makes of %s the dish that they are bought for', (kitchen, title) => {
    const dish = dishOf(kitchen);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
    expect(brokenRules(dish, requestFor(typedAs(kitchen), { seed: 8 }))).toEqual([]);
  });

  it.each([
    ['ground pork, wonton wrapper, cabbage', '71 °C (160 °F)'],
    ['ground chicken, wonton wrapper, cabbage', '74 °C (165 °F)'],
    ['shrimp, wonton wrapper, chicken broth', '70 °C (158 °F)'],
    ['chicken leg, soy sauce, vinegar', '74 °C (165 °F)'],
    ['catfish, fish sauce, sugar', '70 °C (158 °F)'],
    ['chicken breast, tomato sauce, mozzarella, breadcrumbs', '74 °C (165 °F)'],
    ['veal cutlet, tomato sauce, mozzarella, breadcrumbs', '71 °C (160 °F)'],
    ['fish stick, tortilla', '74 °C (165 °F)'],
    ['veggie burger, bun, cheddar', '74 °C (165 °F)'],
    ['butter chicken, naan', '74 °C (165 °F)'],
    ['cooked turkey, stuffing mix, gravy', '74 °C (165 °F)'],
    ['salt cod, potato', '70 °C (158 °F)'],
    ['phyllo dough, ground beef, spinach', '71 °C (160 °F)'],
    ['phyllo dough, chicken, mushroom', '74 °C (165 °F)'],
    ['dumpling, bok choy, chicken broth', '74 °C (165 °F)'],
    ['chili con carne, potato', '74 °C (165 °F)'],
  ])('[CALL-2] cooks %s until it is safe', (kitchen, inside) => {
    expect(textOf(dishOf(kitchen))).toContain(inside);
  });

  it('[CALL-2] soaks salt cod for a day and salts nothing that is cooked with it', () => {
    const dish = dishOf('salt cod, chickpea, potato, olive');
    expect(lineOf(dish, /salt cod/)).toContain('24 hours');
    expect(dish.ingredients.filter((line) => / salt$/.test(line))).toEqual([]);
  });

  it('[CALL-2] boils the vinegar of an adobo before the lid goes on', () => {
    expect(textOf(dishOf('chicken leg, soy sauce, vinegar'))).toMatch(
      /uncovered and without stirring, for 5 minutes.*Cover and simmer/,
    );
  });

  it('[CALL-2] puts the roux of a curry in off the heat, and six times as much water', () => {
    const dish = dishOf('curry roux, chicken thigh, potato, carrot');
    expect(textOf(dish)).toMatch(/Take off the heat and stir in the curry roux until melted/);
    expect(lineOf(dish, /water$/)).toMatch(/^2 1\/2 cups/);
    expect(lineOf(dish, /curry roux/)).toMatch(/^100 g/);
  });

  it('[CALL-2] puts ketchup on nuggets in a bun if there is some, and if nothing else was named', () => {
    const withKetchup = (kitchen: string) =>
      composeDish(requestFor(typedAs(kitchen), { pantry: idsNamed(['ketchup']) }))?.ingredients;
    expect(withKetchup('chicken nugget, hamburger bun, lettuce')?.join()).toMatch(/ketchup/);
    expect(withKetchup('chicken nugget, hamburger bun, salsa')?.join()).not.toMatch(/ketchup/);
  });

  it('[CALL-2] bakes nachos before anything cool goes on them', () => {
    const text = textOf(dishOf('tortilla chip, ground beef, cheddar, salsa, sour cream'));
    expect(text).toMatch(/Bake for 8 minutes.*topped with [^.]*salsa[^.]*sour cream/);
  });

  it.each([
    ['flank steak, broccoli, ginger, soy sauce, cornstarch, rice', /Whisk [^.]*cornstarch/],
    ['pheasant, apple, cream, bacon', /Lay the bacon over the breast/],
    ['steak, blueberry, butter', /Stir in the blueberries and simmer/],
    ['chicken liver, bacon, onion', /Add the bacon[^.]*\. Lift out and leave the fat/],
  ])('[CALL-2] puts what flavours %s where a cook would', (kitchen, step) => {
    expect(textOf(dishOf(kitchen))).toMatch(step);
  });

  it('[CALL-2] makes dishes of one food without any seasoning as well', () => {
    const excluded = new Set(idsNamed(['salt', 'black pepper', 'soy sauce', 'tamari', 'garlic']));
    for (const [kitchen] of KNOWN) {
      const ingredients = typedAs(kitchen).filter((id) => !excluded.has(id));
      expect(() => composeDish(requestFor(ingredients, { excluded, seed: 8 }))).not.toThrow();
    }
  });

  it('[CALL-2] boils no cooked spaghetti again for a frittata', () => {
    const ids = typedAs('spaghetti, egg, parmesan');
    const forms = new Map(ids.slice(0, 1).map((id) => [id, 'cooked' as const]));
    const dish = composeDish(requestFor(ids, { forms, seed: 8 }));
    expect(dish?.title).toBe('Spaghetti Frittata');
    expect(dish?.steps.join(' ')).not.toMatch(/\bboil/i);
  });

  it('[CALL-2] keeps to what was bought for one dish, as it does to the main food', () => {
    const typed = typedAs('wonton wrapper, ground pork').flatMap((id) => shapesOf(id));
    const [wrapper, pork] = typed;
    const used = (...ids: (number | undefined)[]) => new Map(ids.map((id) => [id ?? 0, true]));
    expect(keepsTo(centreOf(typed), used(pork?.id))).toBe('main');
    expect(keepsTo(centreOf(typed), used(pork?.id, wrapper?.id))).toBe('all');
  });

  it('[CALL-2] boils fiddleheads for as long as Health Canada asks, whatever they go into', () => {
    for (const names of ['fiddlehead, goat cheese, egg', 'fiddlehead, pasta, bacon']) {
      const dish = composeDish(requestFor(typedAs(names), { seed: 8 }));
      expect(dish?.steps[0]).toMatch(
        /^Boil the fiddleheads in plenty of salted water for 15 minutes/,
      );
    }
  });
});
