import fc from 'fast-check';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';
import { compare, multiply, rational, toNumber, type Rational } from './rational.js';
import { formatShoppingLine } from './shopping-line-text.js';
import { mergeLines, scaleLine, type ShoppingLine } from './shopping-list.js';

function listed(...lines: string[]): string[] {
  return mergeLines(lines.map((line) => parseIngredientLine(line))).map((line) =>
    formatShoppingLine(line),
  );
}

describe('pairs of lines', () => {
  it.each([
    ['200 g flour', '1 cup flour', ['about 325 g flour']],
    ['1 tomato', '2 tomatoes', ['3 tomatoes']],
    ['2 cloves garlic', '3 garlic cloves', ['5 cloves garlic']],
    ['1 lb beef', '500 g beef', ['954 g beef']],
    ['salt', '1 tsp salt', ['1 tsp salt']],
    ['1/2 onion', '1 onion', ['1 1/2 onions']],
    ['1 1/2 cups milk', '250 ml milk', ['605 ml milk']],
    ['1 egg', '2 large eggs', ['3 eggs']],
    ['1 tbsp olive oil', '2 tsp olive oil', ['1 2/3 tbsp olive oil']],
    ['1 can (14 oz) tomatoes', '2 (14-ounce) cans tomatoes', ['3 (14 oz) cans tomatoes']],
    ['4-6 carrots', '2 carrots', ['6-8 carrots']],
    ['1 bunch cilantro', '2 tbsp chopped cilantro', ['about 1 bunch cilantro']],
    ['2 scallions', '3 green onions', ['5 green onions']],
    ['1 stick butter', '100 g butter', ['about 215 g butter']],
    ['1 cup butter, softened', '2 tablespoons unsalted butter', ['1 1/8 cups butter']],
    ['a pinch of salt', '1 pinch salt', ['2 pinches salt']],
    ['1 pound boneless chicken breasts', '2 chicken breasts', ['about 1 3/4 lb chicken breasts']],
    ['1 kg potatoes', '500 g potato', ['1 1/2 kg potatoes']],
    ['½ cup sugar', '1/4 cup sugar', ['3/4 cup sugar']],
    ['1 cup brown sugar', '1 cup white sugar', ['1 cup brown sugar', '1 cup sugar']],
    ['juice of 1 lemon', '1 lemon', ['2 lemons (1 whole, juice of 1)']],
    ['1 red bell pepper', '1 teaspoon black pepper', ['1 red bell pepper', '1 tsp black pepper']],
    ['3 leaves basil', '1 bay leaf', ['3 leaves basil', '1 bay leaf']],
    ['2 l water', '1 quart water', ['2.95 l water']],
    ['1 loaf bread', '2 slices bread', ['about 1 loaf bread']],
    ['1 cup peanut butter', '1 cup butter', ['1 cup butter', '1 cup peanut butter']],
    ['1,5 kg flour', '500 g flour', ['2 kg flour']],
  ])('%s + %s', (left, right, expected) => {
    expect(listed(left, right)).toEqual(expected);
    expect(listed(right, left)).toEqual(expected);
  });
});

describe('merging', () => {
  it.each([
    ['a thousands comma', ['1,500 g flour', '200 g flour'], ['1.7 kg flour']],
    [
      'the same food twice in one recipe',
      ['1 cup milk', '2 cups milk', '1 cup milk'],
      ['4 cups milk'],
    ],
    [
      'an amount with its equivalent',
      ['1 cup (240 ml) whole milk', '1/2 cup milk'],
      ['1 1/2 cups milk'],
    ],
    ['a line without amount', ['eggs', '2 eggs'], ['2 eggs']],
    ['a dozen', ['1 dozen eggs', '6 eggs'], ['18 eggs']],
    ['mixed numbers', ['1 1/2 cups sugar', '1 cup sugar'], ['2 1/2 cups sugar']],
    ['plural tails', ['1 tbsp molasses', '2 tbsp molasses'], ['3 tbsp molasses']],
    ['pounds and ounces', ['1 lb 2 oz cheddar', '6 oz cheddar'], ['1 1/2 lb cheddar']],
    ['less than is weighed', ['0.1 g pepper', '1 pinch pepper'], ['about 1 g black pepper']],
    ['spoons of one pinch', ['1 tsp salt', 'a pinch of salt'], ['about 1 tsp salt']],
    [
      'different cans',
      ['1 (14 oz) can chickpeas', '1 (28 oz) can chickpeas'],
      ['1 (14 oz) can + 1 (28 oz) can chickpeas'],
    ],
    [
      'equal cans said in two ways',
      ['1 (1 lb) can chickpeas', '1 (16 oz) can chickpeas'],
      ['2 (1 lb) cans chickpeas'],
    ],
    [
      'a can and a weight',
      ['1 (14 oz) can chickpeas', '100 g chickpeas'],
      ['1 (14 oz) can + 100 g chickpeas'],
    ],
    ['kinds nobody can weigh', ['1 bunch ramps', '1 cup ramps'], ['1 bunch + 1 cup ramps']],
    ['unknown foods of one name', ['2 cups sprockle', '1 cup Sprockles'], ['3 cups sprockle']],
    ['plus', ['1 cup plus 2 tablespoons flour'], ['1 1/8 cups flour']],
    ['and', ['salt and pepper to taste', '1/2 tsp pepper'], ['1/2 tsp black pepper', 'salt']],
  ])('%s', (_, lines, expected) => {
    expect([...listed(...lines)].sort()).toEqual([...expected].sort());
  });

  it('remembers that some of it is to taste, and that all of it is optional', () => {
    const [salt] = mergeLines(
      ['salt to taste', '1 tsp salt'].map((line) => parseIngredientLine(line)),
    );
    expect(salt).toMatchObject({ toTaste: true, optional: false });
    const [capers] = mergeLines(
      ['capers (optional)', '1 tbsp capers, optional'].map((line) => parseIngredientLine(line)),
    );
    expect(capers?.optional).toBe(true);
  });

  it('follows the aisles', () => {
    expect(listed('1 cup milk', '2 tomatoes', '1 tsp salt', '1 lb chicken thighs')).toEqual([
      '2 tomatoes',
      '1 lb chicken thighs',
      '1 cup milk',
      '1 tsp salt',
    ]);
  });

  it.each([
    ['soy sauce', 'condiments'],
    ['mayonnaise', 'condiments'],
    ['worcestershire sauce', 'condiments'],
    ['hot sauce', 'condiments'],
    ['gelatin', 'baking'],
    ['evaporated milk', 'baking'],
    ['condensed milk', 'baking'],
    ['ice cream', 'frozen'],
    ['cream-style corn', 'canned'],
    ['bamboo shoots', 'canned'],
    ['nori', 'international'],
    ['wakame', 'international'],
    ['milk powder', 'baking'],
    ['malted milk powder', 'baking'],
    ['sherbet', 'frozen'],
    ['french fries', 'frozen'],
    ['frozen mixed vegetables', 'frozen'],
    ['hummus', 'refrigerated'],
    ['coleslaw', 'refrigerated'],
    ['pimientos', 'canned'],
    ['chipotle in adobo', 'canned'],
    ['fruit cocktail', 'canned'],
    ['tahini', 'canned'],
    ['juniper berries', 'spices'],
    ['goji berries', 'nuts'],
    ['tomato paste', 'canned'],
    ['feta', 'dairy'],
    ['fennel', 'produce'],
  ])('[GROC-1a] puts %s where a shop keeps it: %s', (food, aisle) => {
    expect(mergeLines([parseIngredientLine(`1 cup ${food}`)])[0]?.aisle).toBe(aisle);
  });

  it.each([
    ['2 cups frozen corn', ['2 cups frozen corn']],
    ['1 bag (300 g) frozen spinach, thawed', ['1 (300 g) bag frozen spinach']],
    ['200 g de petits pois surgelés', ['200 g frozen peas']],
    ['1 cup frozen corn kernels | 1/2 cup frozen corn', ['1 1/2 cups frozen corn']],
  ])('[GROC-1a] puts what is bought frozen into the freezers: %s', (lines, expected) => {
    const merged = mergeLines(lines.split(' | ').map((line) => parseIngredientLine(line)));
    expect(merged.map(({ aisle }) => aisle)).toEqual(['frozen']);
    expect(listed(...lines.split(' | '))).toEqual(expected);
  });

  it.each([
    '1 cup corn, fresh or frozen',
    '1 cup corn, thawed if frozen',
    '1 lb fresh peas (not frozen)',
  ])('[GROC-1a] leaves what need not be frozen where it is: %s', (line) => {
    expect(mergeLines([parseIngredientLine(line)])[0]?.aisle).not.toBe('frozen');
  });

  it('[GROC-1a] keeps corn from the freezer apart from fresh corn', () => {
    expect(listed('1 cup frozen corn', '1 cup corn')).toEqual(['1 cup corn', '1 cup frozen corn']);
  });

  it('[GROC-1a] uses no plural for a measured part of one cabbage', () => {
    expect(listed('3 cups cabbage')).toEqual(['3 cups cabbage']);
    expect(listed('1 1/2 cups pineapple chunks')).toEqual(['1 1/2 cups pineapple']);
    expect(listed('2 pineapples')).toEqual(['2 pineapples']);
    expect(listed('6 cups seedless watermelon, cubed')).toEqual(['6 cups watermelon']);
    expect(listed('1 kg pumpkin, peeled')).toEqual(['1 kg pumpkin']);
    expect(listed('2 pumpkins')).toEqual(['2 pumpkins']);
    expect(listed('700 g potatoes')).toEqual(['700 g potatoes']);
    expect(listed('40 dumpling wrappers, round')).toEqual(['40 wonton wrappers']);
  });

  it('writes decimals for the locale', () => {
    const [flour] = mergeLines([parseIngredientLine('1700 g flour')]);
    expect(flour && formatShoppingLine(flour, 'fr-CA')).toBe('1,7 kg flour');
  });
});

const amounts = fc.constantFrom('1', '2', '1/2', '1 1/3', '2-3', '0.25', '700', 'a');
const units = fc.constantFrom(
  '',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'cup',
  'tbsp',
  'tsp',
  'cloves',
  'bunch',
  'pinch',
  '(14 oz) can',
  'can',
  'stick',
);
const foods = fc.constantFrom(
  'flour',
  'butter',
  'garlic',
  'tomatoes',
  'milk',
  'cilantro',
  'salt',
  'sprockle',
  'salt and pepper',
  'onion',
  'chickpeas',
  'eggs',
  'egg yolks',
  'egg whites',
  'lemon juice',
  'lemon zest',
  'rice',
  'cooked rice',
);
const lines = fc
  .oneof(
    fc.tuple(amounts, units, foods).map(([amount, unit, food]) => `${amount} ${unit} ${food}`),
    foods.map((food) => `${food}, to taste`),
    fc
      .tuple(amounts, amounts, foods)
      .map(([one, other, food]) => `${one} cup plus ${other} tbsp ${food}`),
  )
  .map((line) => parseIngredientLine(line));
const recipes = fc.array(lines, { maxLength: 14 });

function sourcesOf(list: readonly ShoppingLine[]): string[] {
  return list
    .flatMap(({ sources }) => sources.map((source) => JSON.stringify({ ...source, also: [] })))
    .sort();
}

function flat(line: IngredientLine): IngredientLine[] {
  return [line, ...line.also.flatMap(flat)];
}

function amountsOf(list: readonly ShoppingLine[], factor: Rational) {
  return list.map(({ name, amounts: found, toTaste }) => ({
    name,
    toTaste,
    // Sums beyond the safe integers are rounded to millionths.
    amounts: found.map(({ quantity, unit, packageSize, about }) => ({
      min: toNumber(multiply(quantity.min, factor)).toFixed(4),
      max: toNumber(multiply(quantity.max, factor)).toFixed(4),
      unit,
      packageSize,
      about,
    })),
  }));
}

describe('any recipes', () => {
  it('their order does not matter', () => {
    fc.assert(
      fc.property(fc.array(recipes, { maxLength: 4 }), fc.nat(), (several, turn) => {
        const at = several.length === 0 ? 0 : turn % several.length;
        const turned = [...several.slice(at), ...several.slice(0, at)].reverse();
        const texts = (list: IngredientLine[][]) =>
          mergeLines(list.flat()).map((line) => formatShoppingLine(line));
        expect(texts(turned)).toEqual(texts(several));
      }),
    );
  });
});

describe('any recipe', () => {
  it('k times the recipe makes k times the list', () => {
    fc.assert(
      fc.property(
        recipes,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 8 }),
        (recipe, numerator, denominator) => {
          const factor = rational(numerator, denominator);
          const counted = recipe.filter((line) => line.quantity !== null || line.unit === null);
          const scaled = mergeLines(counted.map((line) => scaleLine(line, factor)));
          expect(amountsOf(scaled, rational(1))).toEqual(amountsOf(mergeLines(counted), factor));
        },
      ),
    );
  });

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(recipes, fc.infiniteStream(fc.nat()), (recipe, random) => {
        const keyed = recipe.map((line) => ({ line, key: random.next().value as number }));
        const shuffled = keyed.sort((left, right) => left.key - right.key).map(({ line }) => line);
        expect(amountsOf(mergeLines(shuffled), rational(1))).toEqual(
          amountsOf(mergeLines(recipe), rational(1)),
        );
      }),
    );
  });

  it('nothing is lost or duplicated', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const given = recipe.flatMap(flat).map((line) => JSON.stringify({ ...line, also: [] }));
        expect(sourcesOf(mergeLines(recipe))).toEqual(given.sort());
      }),
    );
  });

  it('an amount is never erased', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        for (const line of mergeLines(recipe)) {
          const hasAmount = line.sources.some(({ quantity }) => quantity !== null);
          expect(line.amounts.length > 0).toBe(
            hasAmount || line.sources.some(({ unit }) => unit !== null),
          );
          for (const { quantity } of line.amounts)
            expect(compare(quantity.max, quantity.min)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
