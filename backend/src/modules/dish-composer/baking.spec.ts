import {
  convert,
  exactly,
  ingredientById,
  parseIngredientLine,
  rational,
  resolveIngredients,
  toNumber,
} from '@larder/culinary';
import fc from 'fast-check';
import { dishProblems } from './dish-check.js';
import { composeDish, type ComposedDish, type DishRequest } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { gramsOfLine } from './saltiness.js';

const idOf = (name: string): number => resolveIngredients(name)[0]?.id ?? 0;
const STAPLE_PANTRY = [
  'salt',
  'black pepper',
  'water',
  'butter',
  'flour',
  'sugar',
  'egg',
  'milk',
  'baking powder',
].map(idOf);

const request = (ingredients: string, more: Partial<DishRequest> = {}): DishRequest =>
  requestFor(ingredients.split(', ').map(idOf), { pantry: STAPLE_PANTRY, ...more });

/** Dishes for the same kitchen with different seeds. */
const dishesOf = (ingredients: string, seeds = 6): ComposedDish[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const dish = composeDish(request(ingredients, { seed }));
    expect({ [ingredients]: dish !== null }).toEqual({ [ingredients]: true });
    return dish as ComposedDish;
  });

/** Grams of the lines whose food or one of its kinds is called this; eggs by the piece. */
function gramsOf({ ingredients }: ComposedDish, name: RegExp): number {
  return ingredients
    .filter((line) =>
      name.test(ingredientById(parseIngredientLine(line).ingredientId ?? 0)?.name ?? ''),
    )
    .reduce((sum, line) => sum + (gramsOfLine(line) ?? pieces(line)), 0);
}

function pieces(line: string): number {
  const { quantity, ingredientId } = parseIngredientLine(line);
  const one = convert(exactly(rational(1)), null, 'g', ingredientId ?? undefined);
  return quantity && one ? toNumber(quantity.max) * toNumber(one.quantity.max) : 0;
}

const text = ({ title, steps }: ComposedDish): string => [title, ...steps].join(' ');

describe('baking', () => {
  it('[CALL-2] takes a quarter as much nutmeg as cinnamon', () => {
    const [dish] = dishesOf('apple, pear, nutmeg, oat', 1);
    expect(dish?.ingredients.join()).toMatch(/1\/4 tsp ground nutmeg/);
  });

  it('[CALL-2] pours milk into a loaf that cocoa and nut butter make stiff', () => {
    const [dish] = dishesOf('banana, egg, almond butter, cocoa powder', 1);
    expect(dish?.title).toMatch(/Bread$/);
    expect(gramsOf(dish as ComposedDish, /^milk$/)).toBeGreaterThan(60);
    expect(text(dish as ComposedDish)).not.toMatch(/golden/);
  });

  it('[CALL-2] sweetens fudge of unsweetened chocolate and makes no bark of it', () => {
    const [dish] = dishesOf('unsweetened chocolate, condensed milk', 1);
    expect(dish?.title).toMatch(/Fudge$/);
    expect(gramsOf(dish as ComposedDish, /^icing sugar$/)).toBeGreaterThan(300);
    for (const made of dishesOf('unsweetened chocolate, walnuts, sugar, butter')) {
      expect(made.title).not.toMatch(/Bark$/);
    }
  });

  it('[CALL-2] lightens a dough of semolina with as much flour', () => {
    const [dish] = dishesOf('semolina, active dry yeast, rosemary', 1);
    const [coarse, plain] = [/^semolina$/, /^flour$/].map((name) =>
      gramsOf(dish as ComposedDish, name),
    );
    expect(coarse).toBeGreaterThan(200);
    expect(plain).toBeGreaterThan(200);
  });

  it('[CALL-2] makes pizza, bread and a banana split', () => {
    const expected: readonly (readonly [ingredients: string, title: RegExp])[] = [
      ['flour, active dry yeast, mozzarella, tomato sauce, basil', /Pizza$/],
      ['pizza dough, pepperoni, mozzarella', /^Pepperoni Pizza$/],
      [
        'pizza dough, barbecue sauce, cooked chicken, red bell pepper',
        /^Barbecue Chicken and .*Pizza$/,
      ],
      ['flour, yeast, water, salt', /^White Bread$/],
      ['whole wheat flour, yeast, honey', /^Whole Wheat Bread$/],
      ['banana, ice cream, chocolate syrup', /^Banana Split$/],
      ['flour, yeast, olive oil, rosemary', /^Rosemary (Focaccia|Bread)$/],
    ];
    for (const [ingredients, title] of expected) {
      for (const dish of dishesOf(ingredients)) {
        expect(dish.title).toMatch(title);
        expect(dish.leavesOut).toEqual([]);
      }
    }
  });

  it('[CALL-2] makes what a baker would of a list that only a baker writes', () => {
    const expected: readonly (readonly [ingredients: string, title: RegExp])[] = [
      [
        'flour, sugar, butter, egg, chocolate chip, baking soda',
        /^Chocolate Chip (Cookies|Cake|Muffins)$/,
      ],
      ['rhubarb, oat, brown sugar, butter', /^Rhubarb Crisp$/],
      ['apple, flour, butter, sugar, cinnamon', /^Apple (Crumble|Pie)$/],
      ['apple, pie crust, sugar, cinnamon', /^Apple Pie$/],
      ['cornmeal, flour, buttermilk, egg', /^(Cornbread|Pancakes|Waffles)$/],
      ['flour, butter, icing sugar, vanilla extract', /^Vanilla Shortbread Cookies$/],
      ['cream cheese, graham cracker, sugar, egg', /^Cheesecake$/],
      [
        'flour, buttermilk, baking soda, raisin',
        /^Raisin (Soda Bread|Scones|Muffins|Bread|Pancakes|Cake)$/,
      ],
      ['bacon, egg, cream, pie crust', /^Bacon Quiche$/],
      ['peanut butter, sugar, egg', /^Peanut Butter Cookies$/],
      [
        'cocoa powder, butter, sugar, egg, flour, walnut',
        /^(Chocolate and )?Walnut (Brownies|Cookies|Cake|Cut-Out Cookies)$|^Chocolate and Walnut/,
      ],
    ];
    for (const [ingredients, title] of expected) {
      for (const dish of dishesOf(ingredients)) {
        expect(dish.title).toMatch(title);
        expect(dish.leavesOut).toEqual([]);
      }
    }
  });

  it('[CALL-2] uses named cocoa, and never sprinkles vinegar over a dessert', () => {
    for (const dish of dishesOf('cocoa powder, flour, milk, egg, sugar, vinegar', 12)) {
      expect(dish.leavesOut).toEqual([]);
      expect(dish.title).toMatch(/^Chocolate /);
      expect(text(dish)).not.toMatch(/Sprinkle with the vinegar/);
      // Vinegar is there for the soda.
      expect(dish.ingredients.join()).toMatch(/baking soda/);
    }
  });

  it('[CALL-2] gives baking soda an acid to work with', () => {
    const acid =
      /buttermilk|yogurt|sour cream|lemon|vinegar|cocoa|molasses|honey|banana|brown sugar|cream of tartar|applesauce/;
    for (const kitchen of [
      'flour, milk, egg, baking soda, sugar',
      'zucchini, flour, sugar, egg, vegetable oil, baking soda',
      'flour, butter, sugar, egg, baking soda, chocolate chip',
      'banana, flour, sugar, egg, baking soda',
    ]) {
      for (const dish of dishesOf(kitchen)) expect(dish.ingredients.join()).toMatch(acid);
    }
  });

  it('[CALL-2] bakes for whoever has flour and bran, with all vegetables that are grated', () => {
    for (const dish of dishesOf('whole wheat flour, oat bran, zucchini, carrot')) {
      expect(dish.title).toMatch(/^Zucchini and Carrot (?:Muffins|Bread|Cake)$/);
      expect(dish.leavesOut).toEqual([]);
    }
  });

  it('[CALL-2] sweetens rhubarb by its weight', () => {
    for (const kitchen of [
      'rhubarb, sugar',
      'rhubarb, flour, butter, sugar',
      'rhubarb, oat, butter, brown sugar',
    ]) {
      for (const dish of dishesOf(kitchen)) {
        const share = gramsOf(dish, /sugar$/) / gramsOf(dish, /^rhubarb$/);
        expect({ [dish.title]: share >= 0.25 && share <= 0.7 }).toEqual({ [dish.title]: true });
      }
    }
  });

  /** Shares of the flour's weight between which published recipes lie. */
  const RANGES: readonly (readonly [
    title: RegExp,
    sugar: readonly [number, number],
    egg: readonly [number, number],
    liquid: readonly [number, number],
  ])[] = [
    [/Pancakes$|Waffles$/, [0, 0.25], [0.15, 0.6], [0.7, 1.7]],
    [/Muffins$/, [0.02, 0.8], [0.2, 0.6], [0.3, 1.35]],
    [/Scones$|Biscuits$/, [0, 0.3], [0, 0.3], [0.45, 0.9]],
    [/Cookies$/, [0.25, 1.3], [0, 0.6], [0, 0.2]],
    [/ Bread$/, [0, 0.9], [0, 0.6], [0, 1.35]],
    [/Cake$/, [0.5, 1.3], [0.2, 1], [0, 1.1]],
  ];

  it('[CALL-2] keeps flour, sugar, eggs and liquid in the ratios of its family, whatever the kitchen', () => {
    const parts =
      'flour, sugar, brown sugar, butter, egg, milk, buttermilk, baking powder, baking soda, vanilla extract, cinnamon, blueberry, banana, apple, chocolate chip, cocoa powder, walnut, raisin, oat, lemon, yogurt, honey, vegetable oil, whole wheat flour, cornmeal, carrot, zucchini, pumpkin puree'.split(
        ', ',
      );
    let made = 0;
    let measured = 0;
    fc.assert(
      fc.property(fc.subarray(parts, { minLength: 3, maxLength: 7 }), fc.nat(), (chosen, seed) => {
        const wanted = request(['flour', ...chosen.filter((name) => name !== 'flour')].join(', '), {
          seed,
        });
        const dish = composeDish(wanted);
        if (!dish) return;
        made += 1;
        expect(dishProblems({ ...dish, description: '' }, wanted, dish.leavesOut.length)).toEqual(
          [],
        );
        const range = RANGES.find(([title]) => title.test(dish.title));
        if (!range || dish.kind === 'flatbread') return;
        measured += 1;
        const flour = gramsOf(dish, /flour$|^cornmeal$|^oat$|^cocoa powder$/);
        const [, sugar, egg, liquid] = range;
        const shares = {
          sugar: gramsOf(dish, /sugar$|^honey$|^maple syrup$/) / flour,
          egg: gramsOf(dish, /^egg$/) / flour,
          // Mashed fruit and grated vegetables are three quarters water.
          liquid:
            (gramsOf(dish, /milk$|^yogurt$|^water$/) +
              gramsOf(dish, /^pumpkin puree$|^banana$|^zucchini$|^carrot$/) * 0.75) /
            flour,
        };
        const within = (share: number, [least, most]: readonly [number, number]) =>
          share >= least - 0.03 && share <= most + 0.03;
        // Honey beside pancakes is poured over them.
        const sweet = /Pancakes|Waffles/.test(dish.title) || within(shares.sugar, sugar);
        expect({
          title: dish.title,
          ...shares,
          ok: sweet && within(shares.egg, egg) && within(shares.liquid, liquid),
        }).toEqual({
          title: dish.title,
          ...shares,
          ok: true,
        });
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
    expect(made).toBeGreaterThan(45);
    expect(measured).toBeGreaterThan(25);
  });
});

describe('pasta and rice', () => {
  it('[CALL-2] keeps the starch and the meat that were named, and says what the sauce is', () => {
    const expected: readonly (readonly [ingredients: string, title: RegExp])[] = [
      ['farfalle, broccoli', /^Broccoli Farfalle$/],
      ['penne, cream, mushroom', /^Creamy Mushroom Penne$/],
      ['fusilli, pesto, chicken breast', /^Pesto and Chicken Fusilli$/],
      ['spaghetti, egg, bacon, parmesan', /^Bacon Spaghetti Carbonara$/],
      ['lasagna noodle, ground beef, ricotta, mozzarella', /^Beef Lasagne with Ricotta$/],
      ['kimchi, pork belly, rice', /^(?=.*Pork Belly).*Rice/],
      ['pork belly, rice', /Pork Belly/],
      ['arborio rice, mushroom, white wine', /^Mushroom Risotto$/],
    ];
    for (const [ingredients, title] of expected) {
      for (const dish of dishesOf(ingredients)) {
        expect(dish.title).toMatch(title);
        expect(dish.leavesOut).toEqual([]);
      }
    }
  });

  it('[CALL-2] counts celery by the stalk', () => {
    for (const kitchen of ['tuna, celery, radish, mayonnaise', 'tuna, celery, bread, mayonnaise']) {
      for (const dish of dishesOf(kitchen)) {
        const celery = dish.ingredients.filter((line) => /celery/.test(line));
        for (const line of celery) expect(line).toMatch(/stalk/);
      }
    }
  });
});
