import { resolveIngredients } from '@larder/culinary';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish, type ComposedDish, type DishRequest } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { brokenRules } from './dish-rubric.js';

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
  ['farro, squash, kale, goat cheese', /Farro Bowl$/],
  ['smoked salmon, cream cheese, bagel, red onion', /Bagels$/],
  ['deli turkey, tortilla, lettuce, cheddar', /Wraps$/],
  ['black bean, rice, tortilla, avocado', /Burritos$/],
  ['ground beef, tortilla, enchilada sauce, cheddar', /Enchiladas$/],
  ['tortilla, peanut butter, banana', /Roll-Ups$/],
  ['potato, cream, gruyere', /^Potato Gratin$/],
  ['cauliflower, cheddar, milk', /^Cauliflower Gratin$/],
  ['eggplant, tomato, mozzarella', /Bake$/],
  ['chicken breast, ham, swiss cheese, breadcrumbs', /^Breaded Chicken with Ham/],
  ['lentil, carrot, sausage', /^Sausages with Lentils/],
  ['chicken carcass, carrot, celery, onion', /^Chicken Stock$/],
  ['egg, dark chocolate, heavy cream', /Custard$/],
  ['pineapple, mandarin orange, marshmallow, sour cream', /Ambrosia$/],
  ['cranberry, orange, sugar', /Sauce$/],
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

  it('[CALL-2] adds no garam masala to a red curry paste, and no coconut milk to yogurt', () => {
    const thai = composeDish(request('chicken thigh, coconut milk, curry paste, lemongrass'));
    expect(thai?.ingredients.join()).not.toMatch(/garam masala|turmeric/);
    const indian = composeDish(request('lamb, yogurt, garam masala, onion'));
    expect(indian?.ingredients.join()).not.toContain('coconut milk');
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
