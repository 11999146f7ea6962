import { resolveIngredients } from '@larder/culinary';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish, type ComposedDish, type DishRequest } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { brokenRules } from './dish-rubric.js';
import { shapesOf } from './food.js';
import { sized } from './vessels.js';

const idOf = (name: string): number => resolveIngredients(name)[0]?.id ?? 0;
const PANTRY = DEFAULT_PANTRY.map(idOf);
const request = (kitchen: string): DishRequest =>
  requestFor(kitchen.split(', ').map(idOf), { pantry: PANTRY, seed: 8 });

/** What a cook makes of a kitchen: what the dish is called, and that it leaves out nothing. */
const OBVIOUS: readonly (readonly [kitchen: string, title: RegExp])[] = [
  ['romaine lettuce, parmesan, anchovy, bread', /^Romaine.*Salad$/],
  ['arugula, pear, blue cheese, walnut', /^Pear, Arugula.*Salad$/],
  ['smoked salmon, potato, dill, sour cream', /^Smoked Salmon and Potato Salad$/],
  ['rotini, olive, cherry tomato, mozzarella, cucumber', /Rotini Salad$/],
  ['tomato, mozzarella, basil', /^Tomato and Mozzarella Salad$/],
  ['bulgur, parsley, tomato, mint', /Bulgur Salad$/],
  ['farro, squash, kale, goat cheese', /Farro Bowl with Goat Cheese$/],
  ['smoked salmon, cream cheese, bagel, red onion', /Bagels$/],
  ['deli turkey, tortilla, lettuce, cheddar', /Wraps$/],
  ['black bean, rice, tortilla, avocado', /Burritos$/],
  ['ground beef, tortilla, enchilada sauce, cheddar', /Enchiladas$/],
  ['tortilla, peanut butter, banana', /Roll-Ups$/],
  ['potato, cream, gruyere', /^Potato Gratin$/],
  ['cauliflower, cheddar, bacon, mustard', /^Cauliflower and Bacon Gratin$/],
  ['tilapia, mango, red onion, lime, cilantro', /^Pan-Fried Tilapia with Mango Salsa$/],
  ['catfish, okra, tomato, cornmeal', /^Cornmeal-Crusted Catfish with Okra/],
  ['tilapia, tortilla, cabbage, lime', /^Tilapia and Cabbage Tacos$/],
  ['pulled pork, tortilla, pineapple, red cabbage', /Pineapple Tacos$/],
  ['potato, cauliflower, pea, turmeric, yogurt', /Curry$/],
  ['swiss chard, lentil, lemon, yogurt', /^Lentil and Swiss Chard Soup$/],
  ['black bean, rice, egg, avocado, salsa', /Rice Bowl$/],
  ['ground lamb, eggplant, yogurt, mint', /^Lamb with Eggplant and Yogurt$/],
  ['lentil, rice, onion, yogurt', /^Lentils and Rice with Browned Onions$/],
  ['orzo, chicken broth, lemon, egg', /Orzo Soup$/],
  ['rice, kidney bean, coconut milk, thyme', /Rice Pilaf$/],
  ['cucumber, tomato, feta, olive, red onion, oregano', /Salad$/],
  ['cooked chicken, celery, egg noodle, carrot', /Egg Noodle Soup$/],
  ['clam, potato, celery, cream', /Chowder$/],
  ['leek, potato', /^Leek and Potato Soup$/],
  ['okra, tomato, onion, cumin', /^Okra and Tomato Stew$/],
  ['macaroni, tuna, mayonnaise, pea', /Macaroni Salad$/],
  ['sweet potato, pecan, maple syrup, oats', /Oat Bake$/],
  ['croissant, egg, cream, chocolate chip', /^Croissant and Chocolate Chip Bread Pudding$/],
  ['granola, yogurt, pear, ginger', /Parfait$/],
  ['apple, pie crust, cinnamon, cheddar', /^Apple Pie$/],
  ['chicken liver, onion, apple, bread', /^Chicken Livers with Apples/],
  ['instant noodles, peanut butter, broccoli, hot sauce', /Noodles$/],
  ['cornmeal, buttermilk, egg, jalapeno', /^Jalapeno Cornbread$/],
  ['beef burger, onion, swiss cheese', /Burgers$/],
  ['flank steak, corn, poblano pepper, tortilla', /Tacos$/],
  ['steak, egg, potato', /^Steak with Eggs and Potatoes$/],
  ['egg, spinach, feta', /Omelette$|Eggs with|Frittata$/],
  ['rice, egg, pea, soy sauce', /Fried Rice$/],
  ['chicken, rice, broccoli, cheddar', /Cheddar Rice Pilaf$/],
  ['beef, beer, onion, carrot', /Stew with Beer$/],
  ['paneer, pea, tomato, garam masala', /Curry$/],
  ['beet, cabbage, dill, potato, sour cream', /Borscht$/],
  ['butternut squash, apple, ginger, vegetable broth', /Soup$/],
  ['carrot, orange, lentil, ginger', /Soup$/],
  ['chickpea, tahini, lemon, garlic', /^Chickpea Hummus$/],
  ['lettuce, radish, pita bread, sumac', /Salad$/],
  ['green papaya, peanut, lime, fish sauce', /^Green Papaya Salad$/],
  ['ham, pineapple', /^Glazed Ham with Pineapple$/],
  ['strawberry, cream, sugar', /^Strawberry Fool$/],
  ['raisin, butter, brown sugar, pie crust', /^Raisin Butter Tarts$/],
  ['molasses, ginger, flour, clove', /^Gingerbread$/],
  ['tapioca, coconut milk, banana', /Tapioca Pudding$/],
  ['duck leg, white bean, sausage, thyme', /^Braised Duck Legs with White Beans$/],
  ['penne, vodka, cream, tomato paste', /^Creamy Penne with Vodka$/],
  ['chicken wing, honey, soy sauce', /^Roast Chicken Wings/],
  ['cauliflower, cheddar, milk', /^Cauliflower Gratin$/],
  ['eggplant, tomato, mozzarella', /Bake$/],
  ['chicken breast, ham, swiss cheese, breadcrumbs', /^Breaded Chicken with Ham/],
  ['lentil, carrot, sausage', /^Sausages with Lentils/],
  ['chicken carcass, carrot, celery, onion', /^Chicken Stock$/],
  ['egg, dark chocolate, heavy cream', /Custard$/],
  ['pineapple, mandarin orange, marshmallow, sour cream', /Ambrosia$/],
  ['cranberry, orange, sugar', /Sauce$/],
  ['shrimp, grits, bacon', /^Pan-Fried Shrimp with Bacon and Grits$/],
  ['french fry, cheese curd, chicken', /^Chicken Poutine$/],
  ['potato, cheese curd, cooked chicken', /^Chicken Poutine$/],
  ['vanilla ice cream, dark chocolate, almond', /^Chocolate and Almond Sundaes$/],
  ['vanilla ice cream, pecan, coconut flake', /^Pecan Sundaes$/],
  ['vanilla ice cream, strawberry, dark chocolate', /^Strawberry Sundaes$/],
  ['ham hock, white bean, carrot', /^White Bean and Ham Hock Soup$/],
  ['ham hock, split pea, carrot', /^Split Pea and Ham Hock Soup$/],
  ['corned beef, cabbage, potato', /^Simmered Corned Beef/],
];

describe('families of dishes', () => {
  it.each(OBVIOUS)('[CALL-2] makes of %s what a cook would', (kitchen, title) => {
    const wanted = request(kitchen);
    const dish = composeDish(wanted) as ComposedDish;
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
    expect(brokenRules(dish, wanted)).toEqual([]);
  });

  it.each(['prosciutto, melon, arugula', 'bologna, bread, mustard', 'ham, lettuce, egg'])(
    '[CALL-2] cooks nothing of %s that is eaten cold',
    (kitchen) => {
      const dish = composeDish(request(kitchen)) as ComposedDish;
      const meat = kitchen.split(',')[0] as string;
      const heating = dish.steps.filter((step) => /\b(?:fry|cook|heat|simmer)/i.test(step));
      expect(heating.filter((step) => step.toLowerCase().includes(meat))).toEqual([]);
    },
  );

  it.each(['ham hock, white bean, carrot', 'corned beef, cabbage, potato'])(
    '[CALL-2] adds neither salt nor broth to %s and pours the first water off',
    (kitchen) => {
      const dish = composeDish(request(kitchen)) as ComposedDish;
      expect(dish.ingredients.join()).not.toMatch(/salt|broth/);
      expect(dish.steps.join(' ')).toMatch(/cold water.*Drain/);
    },
  );

  it.each(['pork shoulder', 'chuck roast', 'beef', 'venison'])(
    '[CALL-2] gives a stew of %s two hours',
    (meat) => {
      const stewing = shapesOf(idOf(meat)).find(({ kinds }) => kinds.includes('stewing'));
      expect(stewing?.minutes.simmer).toBeGreaterThanOrEqual(120);
    },
  );

  it('[CALL-2] takes no more oil in the steps of a dish for one than is listed', () => {
    const wanted = { ...request('quinoa, sweet potato, cucumber, feta, shrimp'), servings: 1 };
    const bowls = Array.from({ length: 8 }, (_, seed) =>
      composeDish({ ...wanted, seed, type: 'salad' }),
    );
    const spoons = (text: string): number =>
      Number(text.replace('1/2', '.5').replace(/^(\d) \./, '$1.'));
    for (const dish of bowls) {
      const listed = /([\d /]+) tbsp [a-z ]*oil/.exec(dish?.ingredients.join() ?? '')?.[1];
      const used = [...(dish?.steps.join(' ') ?? '').matchAll(/([\d /]+) tbsp of the [a-z ]*oil/g)];
      const sum = used.reduce((total, [, text = '']) => total + spoons(text.trim()), 0);
      if (listed !== undefined) expect(sum).toBeLessThanOrEqual(spoons(listed.trim()));
    }
  });

  it('[CALL-2] adds no garam masala to a red curry paste, and no coconut milk to yogurt', () => {
    const thai = composeDish(request('chicken thigh, coconut milk, curry paste, lemongrass'));
    expect(thai?.ingredients.join()).not.toMatch(/garam masala|turmeric/);
    const indian = composeDish(request('lamb, yogurt, garam masala, onion'));
    expect(indian?.ingredients.join()).not.toContain('coconut milk');
  });

  it.each([
    'rhubarb, strawberry, egg, cream',
    'blueberry, lemon, yogurt, egg',
    'pumpkin puree, egg, pecan, cinnamon',
  ])('[CALL-2] bakes %s, and makes neither an omelette nor a salad of it', (kitchen) => {
    const dish = composeDish(request(kitchen)) as ComposedDish;
    expect(dish.types.some((type) => type === 'dessert' || type === 'breakfast')).toBe(true);
    expect(dish.ingredients.join()).toContain('flour');
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] opens part of a large can for one, and speaks of one bowl', () => {
    const curry = composeDish({ ...request('chickpea, cauliflower, curry powder'), servings: 1 });
    expect(curry?.ingredients.join()).toContain('1/4 can (540 ml) chickpeas');
    const bowl = composeDish({ ...request('rice, canned salmon, avocado, cucumber'), servings: 1 });
    expect(bowl?.steps.join(' ')).not.toMatch(/\b(?:two|four) (?:bowls|glasses|plates)\b/);
  });

  it('[CALL-2] names a dish of leftovers after the meat, and says “an ovenproof pan”', () => {
    expect(composeDish(request('leftover chicken, rice, peas, soy sauce'))?.title).toMatch(
      /^Chicken and Pea/,
    );
    expect(sized('Heat the oil in a large ovenproof frying pan.', 1)).toBe(
      'Heat the oil in an ovenproof frying pan.',
    );
  });

  it('[CALL-2] bakes no quarter of a loaf for one', () => {
    const dish = composeDish({ ...request('banana, walnut, sour cream, egg'), servings: 1 });
    expect(dish?.steps.join(' ')).not.toContain('loaf tin');
  });

  it('[CALL-2] keeps cranberries an accent beside other fruit', () => {
    const crisp = composeDish(request('apple, cranberry, oats, maple syrup')) as ComposedDish;
    const cups = crisp.ingredients.find((line) => line.includes('cranberries'));
    expect(crisp.title).toMatch(/Crisp$/);
    expect(parseFloat(cups ?? '99')).toBeLessThanOrEqual(3);
  });

  it('[CALL-2] puts no lemon on sausages unless it was named', () => {
    const lines = (kitchen: string) => composeDish(request(kitchen))?.ingredients.join() ?? '';
    expect(lines('hot dog, baked bean, onion, potato')).not.toContain('lemon');
    expect(lines('sausage, lentil, carrot, lemon')).toContain('lemon');
  });

  it.each([
    ['beef, carrot, potato, bay leaf', 'bay leaves'],
    ['chicken thigh, rice noodle, ginger, star anise', 'star anise'],
  ])('[CALL-2] takes the whole spice out of %s at the end', (kitchen, spice) => {
    const dish = composeDish(request(kitchen)) as ComposedDish;
    expect(dish.ingredients.join()).toMatch(/bay lea|star anise/);
    expect(dish.steps.at(-1)).toContain(`Take out the ${spice}`);
  });

  it.each(['apple, oats, cinnamon stick', 'lamb, chickpea, cinnamon stick, onion'])(
    '[CALL-2] grinds the cinnamon stick of %s',
    (kitchen) => {
      const dish = composeDish(request(kitchen));
      expect(dish?.ingredients).toContainEqual(
        expect.stringMatching(/tsp freshly ground cinnamon stick$/),
      );
      expect(dish?.steps.join(' ')).not.toContain('cinnamon sticks');
    },
  );

  it('[CALL-2] buys no herb in place of one that was named', () => {
    const dish = composeDish(request('watermelon, jicama, cucumber, mint')) as ComposedDish;
    expect(dish.adds).not.toContain('cilantro');
  });

  it('[CALL-2] simmers bones for two hours and keeps the stock cold', () => {
    const dish = composeDish(request('chicken carcass, carrot')) as ComposedDish;
    const text = dish.steps.join(' ');
    expect(text).toMatch(/for 1 hour.*for 1 hour more/);
    expect(text).toMatch(/refrigerate within 2 hours/);
    expect(dish.readyInMinutes).toBeGreaterThanOrEqual(120);
  });

  it.each([
    ['chicken breast', '74 °C (165 °F)'],
    ['veal cutlet', '71 °C (160 °F)'],
    ['cod', '70 °C (158 °F)'],
  ])('[CALL-2] fries breaded %s until it is safe', (meat, inside) => {
    const dish = composeDish(request(`${meat}, panko, egg`)) as ComposedDish;
    expect(dish.title).toMatch(/^Breaded/);
    expect(dish.steps.join(' ')).toContain(inside);
  });
});
