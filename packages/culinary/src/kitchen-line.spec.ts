import fc from 'fast-check';
import { convert } from './conversion.js';
import { parseIngredientLine } from './ingredient-line.js';
import { displayLine, type KitchenUnits } from './kitchen-line.js';
import { exactly } from './quantity.js';
import { rational, toNumber } from './rational.js';
import { dimensionOf } from './units.js';

const show = (line: string, factor = rational(1), units: KitchenUnits = 'written') =>
  displayLine(line, { factor, units });

describe('scaling a line', () => {
  const four = (line: string) => show(line, rational(10, 4));

  it.each([
    ['2 tbsp olive oil', '1/3 cup olive oil'],
    ['1 tsp salt', '2 1/2 tsp salt'],
    ['1/4 tsp black pepper', '3/4 tsp black pepper'],
    ['1 onion, chopped', '2 1/2 onions, chopped'],
    ['4 large eggs', '10 large eggs'],
    ['3 cloves garlic, minced', '8 cloves garlic, minced'],
    ['1 can (540 ml) chickpeas, drained', '2 1/2 cans (540 ml) chickpeas, drained'],
    ['400 g spaghetti', '1 kg spaghetti'],
    ['1 1/2 cups rice, rinsed', '3 3/4 cups rice, rinsed'],
    ['2-3 carrots, sliced', '5-8 carrots, sliced'],
    ['salt, to taste', 'salt, to taste'],
    ['1 cup plus 2 tbsp flour', '1 cup plus 2 tbsp flour (× 2 1/2)'],
    ['a knob of butter', 'a knob of butter (× 2 1/2)'],
  ])('4 to 10: %s is %s', (line, expected) => {
    expect(four(line)).toBe(expected);
  });

  it('halves', () => {
    expect(show('2 onions, chopped', rational(1, 2))).toBe('1 onion, chopped');
    expect(show('1 cup milk', rational(1, 2))).toBe('1/2 cup milk');
    expect(show('1 bay leaf', rational(1, 2))).toBe('1/2 bay leaf');
  });
});

describe('whole pieces', () => {
  it.each([
    ['1 whole chicken (1.8 kg)', rational(9, 4), '2 whole chickens (3.6 kg)'],
    ['1 whole chicken (1.8 kg)', rational(5, 2), '3 whole chickens (5.4 kg)'],
    ['1 whole chicken (1.8 kg)', rational(1, 2), '1/2 whole chicken (900 g)'],
    [
      '1 butternut squash (1.2 kg), peeled',
      rational(3, 2),
      '2 butternut squashes (2.4 kg), peeled',
    ],
    ['4 salmon fillets (150 g each)', rational(5, 4), '5 salmon fillets (150 g each)'],
    ['1 whole turkey, thawed (6 kg)', rational(2), '2 whole turkeys, thawed (12 kg)'],
  ])('%s by %j is %s', (line, factor, expected) => {
    expect(show(line, factor)).toBe(expected);
  });
});

describe('units', () => {
  it.each([
    ['2 cups milk', 'metric', '470 ml milk'],
    ['1 lb ground beef', 'metric', '450 g ground beef'],
    ['8 oz cream cheese, softened', 'metric', '230 g cream cheese, softened'],
    ['2 tbsp soy sauce', 'metric', '2 tbsp soy sauce'],
    ['1 quart water', 'metric', '950 ml water'],
    ['500 g potatoes, peeled', 'us', '1 lb potatoes, peeled'],
    ['250 ml cream', 'us', '1 cup cream'],
    ['15 ml vinegar', 'us', '1 tbsp vinegar'],
    ['100 g feta, crumbled', 'us', '3 1/2 oz feta, crumbled'],
    ['1 can (400 ml) coconut milk', 'us', '1 can (400 ml) coconut milk'],
    ['2 cups (500 ml) stock', 'metric', '470 ml stock'],
    ['3 carrots, sliced', 'metric', '3 carrots, sliced'],
    ['black pepper, to taste', 'us', 'black pepper, to taste'],
  ] as const)('%s in %s is %s', (line, units, expected) => {
    expect(show(line, rational(1), units)).toBe(expected);
  });
});

const foods = fc.constantFrom(
  'flour',
  'onions, chopped',
  'garlic',
  'milk',
  'chicken broth',
  'feta',
);
const amountsOf: readonly (readonly [units: readonly string[], amounts: readonly string[]])[] = [
  [
    ['', 'cloves ', 'cups ', 'tsp ', 'tbsp '],
    ['1/4', '1/3', '3/4', '1', '1 1/2', '2-3', '6'],
  ],
  [
    ['g ', 'ml '],
    ['25', '75', '250', '400-450', '800'],
  ],
  [
    ['oz ', 'lb ', 'kg ', 'l '],
    ['1', '1 1/2', '2', '2-3', '8'],
  ],
];
const lines = fc
  .constantFrom(...amountsOf)
  .chain(([units, amounts]) =>
    fc.tuple(fc.constantFrom(...amounts), fc.constantFrom(...units), foods),
  )
  .map(([amount, unit, food]) => `${amount} ${unit}${food}`);
const systems = fc.constantFrom<KitchenUnits>('written', 'metric', 'us');
const factors = fc
  .record({ to: fc.integer({ min: 1, max: 24 }), from: fc.integer({ min: 1, max: 4 }) })
  .map(({ to, from }) => rational(to, from));

describe('any line, for any number of servings', () => {
  it('is unchanged at its own servings', () => {
    fc.assert(fc.property(fc.string(), (line) => expect(show(line)).toBe(line)));
  });

  it('stays the same food in a measurable amount close to the exact one', () => {
    fc.assert(
      fc.property(lines, factors, systems, (line, factor, units) => {
        const before = parseIngredientLine(line);
        const shown = show(line, factor, units);
        const after = parseIngredientLine(shown);
        expect(after.ingredientId).toBe(before.ingredientId);
        expect(after.preparation).toBe(before.preparation);
        for (const end of ['min', 'max'] as const) {
          const exact = toNumber(before.quantity?.[end] ?? rational(0)) * toNumber(factor);
          const written = after.quantity ?? { min: rational(0), max: rational(0) };
          const back = convert(written, after.unit, before.unit)?.quantity[end];
          const got = toNumber(back ?? rational(0));
          // Half a clove, a gram or a millilitre is negligible; the rest is within a quarter.
          const grain = before.unit === null || dimensionOf(before.unit) === 'count' ? 0.5 : 0;
          const drop = ['ml', 'g'].flatMap(
            (unit) => convert(exactly(rational(1)), unit as 'g', before.unit)?.quantity.min ?? [],
          );
          const spare = drop[0] && before.unit !== null ? toNumber(drop[0]) : 0;
          expect(Math.abs(got - exact)).toBeLessThanOrEqual(exact * 0.25 + grain + spare + 1e-9);
          expect(got).toBeGreaterThan(0);
        }
        expect(shown).toMatch(/^[\d/ .-]+[a-z]/);
        expect(shown).not.toMatch(/\d{2,}\/|\/\d{2,}|\.\d{3,}|NaN|undefined| {2}/);
      }),
      { numRuns: 400 },
    );
  });

  it('never shrinks with more people', () => {
    const shrinking: string[] = [];
    for (const [units, amounts] of amountsOf) {
      const lines = amounts.flatMap((amount) => units.map((unit) => `${amount} ${unit}flour`));
      for (const line of lines) {
        const { unit: asked } = parseIngredientLine(line);
        for (const system of ['written', 'metric', 'us'] as const) {
          let before = 0;
          for (let people = 1; people <= 40; people += 1) {
            const shown = show(line, rational(people, 4), system);
            const { quantity, unit } = parseIngredientLine(shown);
            const most = quantity && convert(quantity, unit, asked)?.quantity.max;
            const now = toNumber(most ?? rational(0));
            if (now < before * 0.999) shrinking.push(`${line}, ${system}, for ${people}: ${shown}`);
            before = now;
          }
        }
      }
    }
    expect(shrinking).toEqual([]);
  });
});
