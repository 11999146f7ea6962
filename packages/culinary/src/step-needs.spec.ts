import fc from 'fast-check';
import { displayLine, lineWithAmount } from './kitchen-line.js';
import { parseIngredientLine } from './ingredient-line.js';
import { rational, toNumber } from './rational.js';
import { stepNeeds } from './step-needs.js';

interface Written {
  lines: string[];
  steps: string[];
  lineHeadings?: (string | null)[];
  stepHeadings?: (string | null)[];
}

/** What each step is told to need, as it is written; a food without an amount is named alone. */
function needs({ lines, steps, ...headings }: Written, factor = rational(1)): string[][] {
  const read = lines.map((line) => parseIngredientLine(line));
  const view = { factor, units: 'written' } as const;
  return stepNeeds({ lines: read, steps, ...headings }).map((step) =>
    step.map(({ line, amount }) =>
      amount === 'all'
        ? displayLine(lines[line] ?? '', view)
        : lineWithAmount(lines[line] ?? '', amount, view),
    ),
  );
}

describe('what a step needs', () => {
  it.each([
    [
      'an explicit amount, and what is left of it',
      ['2 tsp salt'],
      [
        'Rub with 1/2 tsp of the salt.',
        'Boil with 1 tsp of the salt.',
        'Add the rest of the salt.',
      ],
      [['1/2 tsp salt'], ['1 tsp salt'], ['1/2 tsp salt']],
    ],
    [
      'halves',
      ['1/4 cup butter, softened'],
      ['Melt half the butter.', 'Brush with the remaining butter.'],
      [['2 tbsp butter'], ['2 tbsp butter']],
    ],
    [
      'thirds, and half of the rest',
      ['3 cups sugar'],
      [
        'Boil a third of the sugar.',
        'Add half of the remaining sugar.',
        'Use the rest of the sugar.',
      ],
      [['1 cup sugar'], ['1 cup sugar'], ['1 cup sugar']],
    ],
    [
      'one half of a fruit and the other',
      ['1 lemon, halved'],
      ['Tuck one lemon half into the cavity.', 'Squeeze the other lemon half over it.'],
      [['1/2 lemon'], ['1/2 lemon']],
    ],
    [
      'some of what is counted',
      ['3 large eggs'],
      ['Beat two of the eggs with the milk.', 'Brush with the last egg.'],
      [['2 large eggs'], ['1 large egg']],
    ],
    [
      'a share in another unit than that of the line',
      ['1/4 cup olive oil'],
      ['Heat 1 tbsp of the olive oil.', 'Drizzle with the rest of the oil.'],
      [['1 tbsp olive oil'], ['3 tbsp olive oil']],
    ],
    [
      'a share that an enumeration carries on',
      ['2 tsp salt', '1 tsp black pepper', '1 tbsp thyme leaves'],
      [
        'Mix half of the salt, black pepper and thyme.',
        'Add the rest of the salt and black pepper.',
      ],
      [
        ['1 tsp salt', '1/2 tsp black pepper', '1 tbsp thyme leaves'],
        ['1 tsp salt', '1/2 tsp black pepper'],
      ],
    ],
    [
      'the whole line where it is named first, and the name alone later',
      ['1.2 kg chicken thighs', '2 tbsp oil'],
      ['Brown the chicken thighs in the oil.', 'Return the chicken to the pan.'],
      [['1.2 kg chicken thighs', '2 tbsp oil'], ['chicken thighs']],
    ],
    [
      'no amount where nobody says how it is divided',
      ['2 tsp salt'],
      ['Season the meat with salt.', 'Season the sauce with salt.'],
      [['salt'], ['salt']],
    ],
    [
      'no amount after an unmeasured share',
      ['1 cup milk'],
      ['Stir in a little of the milk.', 'Add the rest of the milk.'],
      [['milk'], ['milk']],
    ],
    [
      'no amounts that add up to more than the line',
      ['1 tsp salt'],
      ['Add 1 tsp of the salt.', 'Add 1 tsp of the salt again.'],
      [['salt'], ['salt']],
    ],
    [
      'the foods of "all the ingredients"',
      ['2 cups flour', '1 cup milk'],
      ['Mix all the ingredients.'],
      [['2 cups flour', '1 cup milk']],
    ],
    [
      'neither what is made of a food nor what a cook does with one',
      ['1/2 cup butter', '2 cups flour', '1 onion, chopped'],
      ['Butter the dish.', 'Fold in the flour mixture.', 'Cook the onion in salted water.'],
      [[], [], ['1 onion, chopped']],
    ],
    [
      'one of two lines with the same food, by what it is for',
      ['1/3 cup sugar', '1/4 cup sugar, for the tops'],
      ['Whisk in the 1/3 cup of sugar.', 'Sprinkle with the sugar for the tops.'],
      [['1/3 cup sugar'], ['1/4 cup sugar, for the tops']],
    ],
    [
      'what is handed out one by one',
      ['4 slices cheddar', '4 buns'],
      ['Lay a slice of cheddar on each.', 'Close the buns.'],
      [['4 slices cheddar'], ['4 buns']],
    ],
  ])('is %s', (_, lines, steps, expected) => {
    expect(needs({ lines, steps })).toEqual(expected);
  });

  it('is what is listed under the heading of the step', () => {
    expect(
      needs({
        lines: ['1/2 cup water', '1 tsp salt', '4 l water', '1 tbsp salt'],
        lineHeadings: ['Dough', 'Dough', 'For the pot', 'For the pot'],
        steps: ['Knead with the water and salt.', 'Boil the water with the salt.'],
        stepHeadings: ['For the dough:', 'Pot'],
      }),
    ).toEqual([
      ['1/2 cup water', '1 tsp salt'],
      ['4 l water', '1 tbsp salt'],
    ]);
  });

  it('is scaled with the servings', () => {
    const recipe = {
      lines: ['2 tsp salt'],
      steps: ['Use half the salt.', 'Add the rest of the salt.'],
    };
    expect(needs(recipe, rational(3))).toEqual([['1 tbsp salt'], ['1 tbsp salt']]);
  });

  it('is never more than the recipe has, whatever the steps say', () => {
    const words = fc.constantFrom(
      'half of the sugar',
      'two thirds of the sugar',
      '1/2 cup of the sugar',
      '3 tbsp of the sugar',
      'the rest of the sugar',
      'the remaining sugar',
      'a little of the sugar',
      'the sugar',
      'sugar',
    );
    const steps = fc.array(
      words.map((share) => `Stir in ${share}.`),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom('1 cup sugar', '2 tbsp sugar', '1-2 cups sugar'),
        (said, line) => {
          const read = parseIngredientLine(line);
          const inTeaspoons: Record<string, number> = { cup: 48, tbsp: 3, tsp: 1 };
          const spoons = stepNeeds({ lines: [read], steps: said })
            .flat()
            .map(({ amount }) => (amount === 'all' ? read : amount))
            .map((amount) =>
              amount?.quantity
                ? toNumber(amount.quantity.min) * (inTeaspoons[amount.unit ?? ''] ?? Number.NaN)
                : 0,
            );
          const most = read.quantity ? toNumber(read.quantity.max) : 0;
          const total = most * (inTeaspoons[read.unit ?? ''] ?? Number.NaN);
          expect(spoons.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(total * 1.02);
        },
      ),
    );
  });
});
