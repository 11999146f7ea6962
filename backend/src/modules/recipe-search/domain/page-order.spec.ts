import { parseIngredientLine } from '@larder/culinary';
import {
  culinaryHierarchy,
  foodsOfLine,
  namedFoods,
  readKitchen,
  roleOf,
} from '@larder/culinary/at-hand';
import { inCooksOrder } from './page-order.js';
import { kitchenOf } from './searched-kitchen.js';

/** Of foods that are neither common nor rare. */
const WORTHS = { protein: 28, base: 22.4, main: 22.4, support: 16.8, seasoning: 11.2, staple: 2 };

const needsOf = (lines: readonly string[]) =>
  namedFoods(
    lines.map((line) => {
      const parsed = parseIngredientLine(line);
      return { parsed, foods: foodsOfLine(parsed) };
    }),
  );

/** The titles in a cook's order. `dishes`: score in points, title and lines of each. `worths`: of the foods, if they are common or rare. */
function ordered(
  foods: readonly string[],
  dishes: readonly (readonly [score: number, title: string, ...lines: string[]])[],
  worths: readonly number[] = [],
): string[] {
  const typed = readKitchen(foods).ids;
  expect(typed).toHaveLength(foods.length);
  const worthOf = (food: number, place: number) => worths[place] ?? WORTHS[roleOf(food)];
  const kitchen = kitchenOf({ typed, pantry: [] }, typed.map(worthOf), culinaryHierarchy);
  const found = dishes.map(([score, title, ...lines]) => ({
    ...{ score, title, cuisine: null, minutes: 30, needs: needsOf(lines) },
    types: / (Pudding|Cake)$/.test(title) ? ['dessert' as const] : ['main course' as const],
  }));
  return inCooksOrder(found, kitchen, culinaryHierarchy).map(({ title }) => title);
}

const bought = (count: number): string[] =>
  [
    'leek',
    'carrot',
    'celery',
    'cream',
    'lentils',
    'kale',
    'mushrooms',
    'ham',
    'corn',
    'cabbage',
  ].slice(0, count);

describe("a page in a cook's order", () => {
  it('[CALL-3] keeps the order of the index where nothing speaks against it', () => {
    expect(
      ordered(
        ['rice', 'peas'],
        [
          [30, 'Kitchen Rice', 'rice', 'peas'],
          [20, 'Other Rice', 'rice'],
        ],
      ),
    ).toEqual(['Kitchen Rice', 'Other Rice']);
  });

  it('[CALL-3] counts a line for one food, that is itself before those that stand in', () => {
    expect(
      ordered(
        ['kidney beans', 'chickpeas', 'black-eyed peas'],
        [
          [30, 'Braised White Beans', 'white beans'],
          [28, 'Braised Kidney Beans', 'kidney beans', 'chickpeas'],
        ],
      ),
    ).toEqual(['Braised Kidney Beans', 'Braised White Beans']);
  });

  it('[CALL-3] counts a line for each kind of what it asks for', () => {
    expect(
      ordered(
        ['red bell pepper', 'green bell pepper'],
        [
          [32, 'Fried Bell Peppers', '2 bell peppers'],
          [31, 'Fried Red Peppers', 'red bell pepper'],
        ],
      ),
    ).toEqual(['Fried Bell Peppers', 'Fried Red Peppers']);
  });

  it('[CALL-3] prefers few purchases to a basket', () => {
    const basket = ordered(
      ['rice'],
      [
        [20, 'Long Rice', 'rice', ...bought(8)],
        [15.5, 'Short Rice', 'rice', ...bought(3)],
      ],
    );
    expect(basket).toEqual(['Short Rice', 'Long Rice']);
    const third = ordered(
      ['rice'],
      [
        [20.6, 'Long Rice', 'rice', ...bought(3)],
        [20, 'Short Rice', 'rice', ...bought(2)],
      ],
    );
    expect(third).toEqual(['Short Rice', 'Long Rice']);
  });

  it('[CALL-3] does not mind a single purchase', () => {
    const few = ordered(
      ['rice'],
      [
        [22.5, 'Rice for Friends', 'rice', ...bought(1)],
        [20, 'Rice for One', 'rice'],
      ],
    );
    expect(few).toEqual(['Rice for Friends', 'Rice for One']);
  });

  it('[CALL-3] minds buying what a dish is named after', () => {
    expect(
      ordered(
        ['flour', 'raisins'],
        [
          [20, 'Sweet Potato Muffins', 'flour', 'raisins', 'sweet potato'],
          [17.5, 'Plain Raisin Muffins', 'flour', 'raisins', 'sweet potato'],
        ],
      ),
    ).toEqual(['Plain Raisin Muffins', 'Sweet Potato Muffins']);
    expect(
      ordered(
        ['tomatoes', 'olives'],
        [
          [20, 'Cod with Tomatoes', 'tomatoes', 'olives', 'cod'],
          [18.5, 'Stewed Tomatoes', 'tomatoes', 'olives', 'cod'],
        ],
      ),
    ).toEqual(['Stewed Tomatoes', 'Cod with Tomatoes']);
    expect(
      ordered(
        ['rice'],
        [
          [20, 'Saffron Rice', 'rice', 'saffron'],
          [18.5, 'Yellow Rice', 'rice', 'saffron'],
        ],
      ),
    ).toEqual(['Yellow Rice', 'Saffron Rice']);
  });

  it('[CALL-3] minds buying the meat that a dish is named after more than its ginger', () => {
    const soup = [20, 'Squash and Ginger Soup', 'squash', 'onion', 'ginger'] as const;
    const ham = [23, 'Squash with Ham', 'squash', 'onion', 'ham'] as const;
    expect(ordered(['squash', 'onion'], [ham, soup])[0]).toBe('Squash and Ginger Soup');
  });

  it('[CALL-3] sends nobody out for meat who has named none', () => {
    const ham = [37, 'Rice with Ham', 'rice', 'peas', 'ham'] as const;
    const plain = [20, 'Peas in Rice', 'rice', 'peas', 'cream'] as const;
    expect(ordered(['rice', 'peas'], [ham, plain])[0]).toBe(plain[1]);
    expect(ordered(['rice', 'peas', 'chicken'], [ham, plain])[0]).toBe(ham[1]);
  });

  it('[CALL-3] brings up what puts foods together and needs nothing else', () => {
    const dishes = [
      [30, 'Rice with Peas and Celery', 'rice', 'peas', 'celery'],
      [27, 'Rice and Peas', 'rice', 'peas'],
      [28, 'Plain Rice', 'rice'],
    ] as const;
    expect(ordered(['rice', 'peas'], dishes)[0]).toBe('Rice and Peas');
    expect(ordered(['rice', 'peas', 'celery'], dishes)[0]).toBe('Rice with Peas and Celery');
  });

  it('[CALL-3] shows drinks first to whoever names a spirit, unless there is something to cook', () => {
    const dishes = [
      [30, 'Cucumber Bowl', 'cucumber', 'mint', 'yogurt'],
      [22, 'Cucumber Cooler', 'gin', 'cucumber', 'tonic water'],
    ] as const;
    expect(ordered(['gin', 'cucumber', 'mint'], dishes)[0]).toBe('Cucumber Cooler');
    expect(ordered(['gin', 'cucumber', 'mint', 'rice'], dishes)[0]).toBe('Cucumber Bowl');
  });

  it('[CALL-3] minds buying meat most, then what fills, and an onion little', () => {
    const first = (one: readonly string[], other: readonly string[]): string | undefined =>
      ordered(
        ['rice'],
        [
          [20.5, 'One Rice', 'rice', 'leek', ...one],
          [20, 'Other Rice', 'rice', 'leek', ...other],
        ],
      )[0];
    expect(first(['chicken'], ['couscous'])).toBe('Other Rice');
    expect(first(['couscous'], ['kale'])).toBe('Other Rice');
    expect(first(['kale'], ['onion'])).toBe('Other Rice');
    expect(first(['kale'], ['couscous'])).toBe('One Rice');
  });

  it('[CALL-3] minds a meal of hours, and what is none', () => {
    const typed = readKitchen(['rice', 'peas']).ids;
    const kitchen = kitchenOf({ typed, pantry: [] }, [22.4, 22.4], culinaryHierarchy);
    const needs = needsOf(['rice', 'peas', 'cream']);
    const dish = { score: 20, cuisine: null, minutes: 30, types: ['main course' as const], needs };
    const first = (more: object): string | undefined =>
      inCooksOrder(
        [
          { ...dish, title: 'Slow Rice', ...more },
          { ...dish, title: 'Rice for Us', score: 19.5 },
        ],
        kitchen,
        culinaryHierarchy,
      )[0]?.title;
    expect(first({})).toBe('Slow Rice');
    expect(first({ minutes: null })).toBe('Slow Rice');
    expect(first({ minutes: 120 })).toBe('Rice for Us');
    expect(first({ types: ['appetizer'] })).toBe('Rice for Us');
    expect(first({ types: ['side dish'] })).toBe('Rice for Us');
  });

  it('[CALL-3] brings up what uses food that will not keep', () => {
    const typed = readKitchen(['bread', 'kale']).ids;
    const dishes = [
      [30, 'Fried Kale', 'kale', 'cream'],
      [29, 'Bread Soup', 'bread', 'cream'],
    ].map(([score, title, ...lines]) => ({
      ...{ score: score as number, title: title as string, needs: needsOf(lines as string[]) },
      ...{ cuisine: null, minutes: 30, types: ['main course' as const] },
    }));
    const first = (soon: readonly number[]): string | undefined => {
      const kitchen = kitchenOf({ typed, pantry: [] }, [22.4, 22.4], culinaryHierarchy, soon);
      return inCooksOrder(dishes, kitchen, culinaryHierarchy)[0]?.title;
    };
    const [bread, kale] = typed as [number, number];
    expect(first([kale])).toBe('Fried Kale');
    expect(first([bread])).toBe('Bread Soup');
  });

  it('[CALL-3] prefers what is named after more of what was typed', () => {
    const rice = [23.5, 'Leeks over Rice', 'rice', 'peas', 'leeks'] as const;
    const peas = [20, 'Rice and Peas', 'rice', 'peas', 'leeks'] as const;
    expect(ordered(['rice', 'peas', 'leeks'], [rice, peas])[0]).toBe(rice[1]);
    expect(ordered(['rice', 'peas', 'cream'], [rice, peas])[0]).toBe(peas[1]);
  });

  it('[CALL-3] minds what only stands in for what a dish is named after', () => {
    const casserole = [24, 'Green Bean Casserole', 'green beans', 'onion', 'milk'] as const;
    const soup = [21, 'Asparagus Casserole', 'asparagus', 'onion', 'milk'] as const;
    expect(ordered(['asparagus', 'onion'], [casserole, soup])[0]).toBe('Asparagus Casserole');
    expect(ordered(['green beans', 'onion'], [casserole, soup])[0]).toBe('Green Bean Casserole');
    // Black-eyed peas are beans, but not those of the title.
    const white = [24, 'White Bean Soup', 'white beans', 'onion'] as const;
    const other = [21, 'Soup of Peas', 'black-eyed peas', 'onion'] as const;
    expect(ordered(['black-eyed peas', 'onion'], [white, other])[0]).toBe('Soup of Peas');
    // Another tomato is a tomato, and nobody minds another pasta.
    const linguine = [29, 'Penne with Cherry Tomatoes', 'penne', 'cherry tomatoes'] as const;
    const plain = [21, 'Onions in Broth', 'rigatoni', 'plum tomatoes'] as const;
    expect(ordered(['rigatoni', 'plum tomatoes'], [linguine, plain])[0]).toBe(linguine[1]);
  });

  it('[CALL-3] shows what is called after the very meat before what is called after another', () => {
    const kitchen = ['ground lamb', 'pita bread', 'mint'];
    const chicken = [44, 'Chicken Kofta Pitas', 'ground chicken', 'pita bread', 'mint'] as const;
    const lamb = [30, 'Lamb Kofta', 'ground lamb', 'mint'] as const;
    const other = [30, 'Mint Kofta', 'ground meat', 'mint'] as const;
    expect(ordered(kitchen, [chicken, lamb])[0]).toBe('Lamb Kofta');
    expect(ordered(kitchen, [chicken, other])[0]).toBe('Chicken Kofta Pitas');
    const game = ordered(
      ['moose', 'carrots'],
      [
        [40, 'Venison Pie', 'venison', 'carrots'],
        [35, 'Moose Stew', 'moose', 'carrots'],
      ],
    );
    expect(game).toEqual(['Moose Stew', 'Venison Pie']);
  });

  it('[CALL-3] minds that a second food only stands in', () => {
    const bars = ordered(
      ['dates', 'almonds', 'oats'],
      [
        [43.5, 'Brown Bars', 'raisins', 'cashews', 'oats'],
        [40, 'Golden Bars', 'raisins', 'almonds', 'oats'],
      ],
    );
    expect(bars).toEqual(['Golden Bars', 'Brown Bars']);
  });

  it('[CALL-3] counts as bought what a food would have to stand in for beside itself', () => {
    const platter = [20, 'Vegetable Platter', 'zucchini', 'eggplant', ...bought(6)] as const;
    const other = [19, 'Vegetable Pot', 'zucchini', ...bought(6)] as const;
    expect(ordered(['zucchini'], [platter, other])[0]).toBe('Vegetable Pot');
    const soup = [22, 'Bean Soup', 'beans', 'onion', 'green onion', ...bought(6)] as const;
    const stew = [19, 'Bean Stew', 'beans', 'onion', ...bought(6)] as const;
    expect(ordered(['beans', 'onion'], [soup, stew])[0]).toBe('Bean Soup');
  });

  it('[CALL-3] prefers dishes with a flavour that few have in them', () => {
    const dishes = [
      [27, 'Peas in Rice', 'peas', 'rice'],
      [22, 'Yellow Rice', 'rice', 'saffron'],
    ] as const;
    const foods = ['rice', 'peas', 'saffron'];
    expect(ordered(foods, dishes, [22, 22, 11])[0]).toBe('Peas in Rice');
    expect(ordered(foods, dishes, [22, 22, 13])[0]).toBe('Yellow Rice');
  });

  it('[CALL-3] tells rare foods from common ones more clearly than the index', () => {
    const dishes = [
      [30, 'Egg Muffins', 'egg', 'milk', 'vanilla'],
      [29.5, 'Caraway Milk', 'milk', 'caraway'],
    ] as const;
    const foods = ['egg', 'milk', 'vanilla', 'caraway'];
    expect(ordered(foods, dishes)[0]).toBe('Egg Muffins');
    expect(ordered(foods, dishes, [18, 14, 10, 14])[0]).toBe('Caraway Milk');
  });

  it('[CALL-3] prefers dishes that use the food that tells most', () => {
    const dishes = [
      [30, 'Egg Pudding', 'egg', 'vanilla'],
      [29, 'Coffee Pudding', 'coffee', 'vanilla'],
    ] as const;
    expect(ordered(['egg', 'coffee', 'vanilla'], dishes)[0]).toBe('Egg Pudding');
    expect(ordered(['egg', 'coffee', 'vanilla'], dishes, [22.4, 22.5])[0]).toBe('Coffee Pudding');
  });

  it('[CALL-3] prefers dishes that are made of the foods at hand', () => {
    const own = [
      [20, 'Rice in Broth', 'rice', 'cream', 'broth'],
      [18.5, 'Rice in Onions', 'rice', 'onions', 'celery'],
    ] as const;
    expect(ordered(['rice'], own)[0]).toBe('Rice in Broth');
    const more = [own[0], [18.5, 'Rice in Onions', 'rice']] as const;
    expect(ordered(['rice'], more)[0]).toBe('Rice in Onions');
  });

  it('[CALL-3] shows a dish late that is none of the course of the others', () => {
    const puddings = [1, 2, 3].map(
      (number) => [26 - number, `No. ${number} Pudding`, 'lime'] as const,
    );
    const odd = [22, 'Poached Lime', 'lime'] as const;
    expect(ordered(['lime'], [odd, puddings[0] as (typeof puddings)[0]])[0]).toBe('Poached Lime');
    expect(ordered(['lime'], [odd, ...puddings])[0]).toBe('No. 1 Pudding');
  });

  it('[CALL-3] shows sauces after dishes to whoever has something to put them on', () => {
    const dishes = [
      [20, 'Tomato Sauce', 'tomatoes', 'garlic'],
      [17, 'Stewed Tomatoes', 'tomatoes', 'garlic'],
    ] as const;
    expect(ordered(['tomatoes'], dishes)[0]).toBe('Stewed Tomatoes');
    expect(ordered(['garlic'], dishes)[0]).toBe('Tomato Sauce');
  });

  it('[CALL-3] shows desserts that use none of the vegetables after other dishes', () => {
    const dishes = [
      [20, 'Rice Pudding', 'rice'],
      [19, 'Carrot Cake', 'carrots'],
      [18, 'Rice with Herbs', 'rice'],
    ] as const;
    expect(ordered(['rice', 'carrots'], dishes).at(-1)).toBe('Rice Pudding');
    expect(ordered(['rice'], dishes)[0]).toBe('Rice Pudding');
  });

  it('[CALL-3] brings a dish up that uses what none before it does', () => {
    expect(
      ordered(
        ['chicken', 'quinoa'],
        [
          [30, 'Chicken One', 'chicken'],
          [29, 'Chicken Two', 'chicken'],
          [43, 'Quinoa One', 'quinoa'],
        ],
      ),
    ).toEqual(['Chicken One', 'Quinoa One', 'Chicken Two']);
  });

  it('[K-2] shows a dish with the meat before one with what else could be the main food', () => {
    const dishes = [
      [20, 'Tofu Bowls', 'tofu', 'carrots'],
      [18, 'Chicken Bowls', 'chicken', 'carrots'],
    ] as const;
    expect(ordered(['chicken', 'tofu', 'carrots'], dishes)[0]).toBe('Chicken Bowls');
    const withBacon = [
      [20, 'Tofu Bowls', 'tofu', 'carrots'],
      [18, 'Bacon Bowls', 'bacon', 'carrots'],
    ] as const;
    expect(ordered(['bacon', 'tofu', 'carrots'], withBacon)[0]).toBe('Tofu Bowls');
  });

  it('[CALL-3] shows dishes of one food after those that put several together', () => {
    const dishes = [
      [40, 'Chicken One', 'chicken', 'thyme', 'onions', 'cream'],
      [30, 'Chicken Two', 'chicken', 'cream'],
      [26, 'Chicken Three', 'chicken', 'thyme', 'cream'],
      [22, 'Chicken Four', 'chicken', 'onions', 'cream'],
    ] as const;
    expect(ordered(['chicken', 'thyme', 'onions'], dishes)).toEqual([
      ...['Chicken One', 'Chicken Three', 'Chicken Four', 'Chicken Two'],
    ]);
    const close = [[30, 'Chicken Two', 'chicken', 'cream'], ...dishes.slice(2)] as const;
    expect(ordered(['chicken', 'thyme', 'onions'], close)[0]).toBe('Chicken Three');
    expect(ordered(['chicken', 'thyme'], close)[0]).toBe('Chicken Two');
  });

  it('[CALL-3] prefers what most people know among dishes that are about as good', () => {
    expect(
      ordered(
        ['chocolate chips'],
        [
          [20, 'Chocolate Chip Oddities', 'chocolate chips'],
          [16.5, 'Chocolate Chip Cookies', 'chocolate chips'],
        ],
      ),
    ).toEqual(['Chocolate Chip Cookies', 'Chocolate Chip Oddities']);
  });

  it('[CALL-3] shows one of two dishes of a kind that use and buy the same', () => {
    const other = [17.5, 'Peach Compote', 'peaches', 'mint', 'honey', 'cream'] as const;
    const crisp = [20, 'Peach Crisp', 'peaches', 'oats', 'cream'] as const;
    const twin = [19, 'Creamy Peach Crisp', 'peaches', 'oats', 'cream'] as const;
    expect(ordered(['peaches'], [crisp, twin, other])).toEqual([crisp[1], other[1], twin[1]]);
  });

  it('[CALL-3] shows dishes of other forms among the first three', () => {
    const crisp = [20, 'Peach Crisp', 'peaches', 'oats', 'cream'] as const;
    const further = [19, 'Honeyed Peach Crisp', 'peaches', 'cream', 'walnuts', 'almonds'] as const;
    const other = [18, 'Peach Compote', 'peaches', 'mint', 'honey', 'cream'] as const;
    expect(ordered(['peaches'], [crisp, further, other])[1]).toBe(other[1]);
    const better = [22, ...further.slice(1)] as unknown as typeof further;
    expect(ordered(['peaches'], [[30, ...crisp.slice(1)] as never, better, other])[1]).toBe(
      further[1],
    );
  });

  it('[CALL-3] minds a bottle of seasoning less than what is eaten up', () => {
    const spiced = [20, 'Spiced Rice', 'rice', 'thyme', 'parsley', 'nutmeg', 'bay leaf'] as const;
    const filled = [21, 'Filled Rice', 'rice', ...bought(4)] as const;
    expect(ordered(['rice'], [filled, spiced])[0]).toBe('Spiced Rice');
  });

  it('[CALL-3] minds everything that a title names and the kitchen lacks', () => {
    const rolls = [22, 'Lentil and Kale Rice', 'rice', 'lentils', 'kale'] as const;
    const rice = [20, 'Lentil Rice', 'rice', 'lentils', 'kale'] as const;
    expect(ordered(['rice'], [rolls, rice])[0]).toBe('Lentil Rice');
  });

  it('[CALL-3] prefers what is usually made of such foods, by cuisine and by kind', () => {
    const typed = readKitchen(['kimchi', 'tofu', 'gochujang']).ids;
    const kitchen = kitchenOf({ typed, pantry: [] }, [22, 28, 11], culinaryHierarchy);
    const needs = needsOf(['kimchi', 'tofu', 'gochujang']);
    const dish = { score: 30, minutes: 30, types: ['main course' as const], needs };
    const first = (...cuisines: readonly (string | null)[]): string | null | undefined =>
      inCooksOrder(
        cuisines.map((cuisine) => ({ ...dish, title: 'House Special', cuisine })),
        kitchen,
        culinaryHierarchy,
      )[0]?.cuisine;
    expect(first('Mexican', 'Korean')).toBe('Korean');
    expect(first(null, 'Mexican')).toBeNull();
    const berries = ['strawberries', 'rhubarb', 'oats'];
    const of = (title: string) => [30, title, ...berries] as const;
    expect(ordered(berries, [of('Filled Tacos'), of('Garden Crisp')])[0]).toBe('Garden Crisp');
  });

  it('[CALL-3] prefers a title that names typed foods alone', () => {
    const more = [31, 'Chicken and Rice', 'chicken', 'rice', 'onion'] as const;
    const less = [30, 'Chicken and Onion Rice', 'chicken', 'rice', 'onion'] as const;
    expect(ordered(['chicken', 'onion', 'rice'], [more, less])[0]).toBe(less[1]);
    expect(ordered(['chicken', 'rice'], [less, more])[0]).toBe(more[1]);
  });

  it('[CALL-3] prefers what uses both of the two foods that tell most', () => {
    const both = [20, 'Bake for Us', 'zucchini', 'cheddar', 'cream'] as const;
    const one = [22, 'Bake for You', 'bread', 'cheddar', 'cream'] as const;
    const foods = ['zucchini', 'cheddar', 'bread'];
    expect(ordered(foods, [one, both], [24, 24, 20])[0]).toBe('Bake for Us');
    expect(ordered(foods, [both, one], [20, 24, 26])[0]).toBe('Bake for You');
  });

  it('[CALL-3] shows a dish of leftovers late to whoever has none', () => {
    const hash = [33, 'Leftover Salmon Hash', 'salmon', 'potatoes'] as const;
    const other = [30, 'Salmon over Potatoes', 'salmon', 'potatoes'] as const;
    expect(ordered(['salmon', 'potatoes'], [hash, other])[0]).toBe(other[1]);
    const cooked = ordered(['cooked salmon', 'potatoes'], [hash, other]);
    expect(cooked[0]).toBe(hash[1]);
  });

  it('[CALL-3] keeps twins together if one uses another food', () => {
    expect(
      ordered(
        ['peaches', 'walnuts'],
        [
          [20, 'Peach Crisp', 'peaches', 'oats', 'cream'],
          [12, 'Peach Walnut Crisp', 'walnuts', 'peaches', 'oats', 'cream'],
          [14, 'Peach Compote', 'peaches', 'honey', 'mint', 'cream'],
        ],
      )[1],
    ).toBe('Peach Walnut Crisp');
  });
});
