import { parseIngredientLine } from '@larder/culinary';
import {
  culinaryHierarchy,
  foodsOfLine,
  namedFoods,
  readKitchen,
  roleOf,
} from '@larder/culinary/at-hand';
import { inCooksOrder, kitchenOf } from './page-order.js';

const WORTHS = { protein: 20, base: 16, main: 16, support: 12, seasoning: 8, staple: 2 };

const needsOf = (lines: readonly string[]) =>
  namedFoods(
    lines.map((line) => {
      const parsed = parseIngredientLine(line);
      return { parsed, foods: foodsOfLine(parsed) };
    }),
  );

/** The titles in a cook's order. `dishes`: score in points, title and lines of each. */
function ordered(
  foods: readonly string[],
  dishes: readonly (readonly [score: number, title: string, ...lines: string[]])[],
): string[] {
  const typed = readKitchen(foods).ids;
  expect(typed).toHaveLength(foods.length);
  const worths = typed.map((food) => WORTHS[roleOf(food)]);
  const kitchen = kitchenOf({ typed, pantry: [] }, worths, culinaryHierarchy);
  const found = dishes.map(([score, title, ...lines]) => ({
    ...{ score, title, needs: needsOf(lines) },
    types: / (Pudding|Cake)$/.test(title) ? ['dessert' as const] : ['main course' as const],
  }));
  return inCooksOrder(found, kitchen, culinaryHierarchy).map(({ title }) => title);
}

const bought = (count: number): string[] =>
  [
    'leek',
    'carrot',
    'celery',
    'thyme',
    'cream',
    'parsley',
    'lentils',
    'bay leaf',
    'nutmeg',
    'kale',
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
        [20, 'Long Rice', 'rice', ...bought(10)],
        [17, 'Short Rice', 'rice', ...bought(3)],
      ],
    );
    expect(basket).toEqual(['Short Rice', 'Long Rice']);
  });

  it('[CALL-3] does not mind a purchase more of a few', () => {
    const few = ordered(
      ['rice'],
      [
        [20, 'Rice for Friends', 'rice', ...bought(3)],
        [19.5, 'Rice for One', 'rice'],
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
          [18.5, 'Plain Raisin Muffins', 'flour', 'raisins', 'sweet potato'],
        ],
      ),
    ).toEqual(['Plain Raisin Muffins', 'Sweet Potato Muffins']);
  });

  it('[CALL-3] shows sauces after dishes to whoever has something to put them on', () => {
    const dishes = [
      [20, 'Tomato Sauce', 'tomatoes', 'garlic'],
      [15, 'Tomatoes on Rice', 'tomatoes', 'rice'],
    ] as const;
    expect(ordered(['tomatoes'], dishes)[0]).toBe('Tomatoes on Rice');
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
          [27, 'Quinoa One', 'quinoa'],
        ],
      ),
    ).toEqual(['Chicken One', 'Quinoa One', 'Chicken Two']);
  });

  it('[CALL-3] prefers what most people know among dishes that are about as good', () => {
    expect(
      ordered(
        ['chocolate chips'],
        [
          [20, 'Chocolate Chip Oddities', 'chocolate chips'],
          [18.5, 'Chocolate Chip Cookies', 'chocolate chips'],
        ],
      ),
    ).toEqual(['Chocolate Chip Cookies', 'Chocolate Chip Oddities']);
  });
});
