import { convert } from './conversion.js';
import { COUNTRIES, countryOf, type Country } from './country.js';
import { ingredientById } from './ingredient.js';
import { parseIngredientLine } from './ingredient-line.js';
import { PACKAGE_SIZES } from './package-sizes.js';
import { isMuch, purchaseOf } from './purchase.js';
import { exactly } from './quantity.js';
import { rational } from './rational.js';
import { mergeLines, type ShoppingLine } from './shopping-list.js';

function lineOf(...lines: string[]): ShoppingLine {
  const [line] = mergeLines(lines.map((text) => parseIngredientLine(text)));
  if (!line) throw new Error('There is nothing to buy.');
  return line;
}

function bought(lines: string, country: Country): string | null {
  const purchase = purchaseOf(lineOf(...lines.split(' | ')), country);
  return purchase && [purchase.packs, purchase.over].filter(Boolean).join('; over: ');
}

describe('the packages of a purchase', () => {
  it.each<[string, Country, string | null]>([
    ['1/2 cup butter', 'CA', '1 × 454 g; over: 340 g'],
    ['1/2 cup butter', 'US', '1 × 1 lb; over: 12 oz'],
    ['1/2 cup butter', 'GB', '1 × 250 g; over: 135 g'],
    ['1/2 cup butter', 'FR', '1 × 250 g; over: 135 g'],
    ['500 g butter', 'CA', '2 × 454 g; over: 410 g'],
    ['454 g butter', 'CA', '1 × 454 g'],
    ['3 1/2 cups flour', 'CA', '1 × 1 kg; over: 565 g'],
    ['1.8 kg flour', 'CA', '1 × 2 kg; over: 200 g'],
    ['12 kg flour', 'CA', '1 × 10 kg + 1 × 2 kg'],
    ['1.8 kg flour', 'FR', '2 × 1 kg; over: 200 g'],
    ['8 eggs', 'CA', '1 dozen; over: 4 eggs'],
    ['8 eggs | 4 egg whites | 5 egg yolks', 'CA', '1 × 18; over: 5 eggs'],
    ['8 eggs', 'FR', '1 × 10; over: 2 eggs'],
    ['24 eggs', 'US', '2 dozen'],
    ['5 eggs', 'CA', '1 × 6; over: 1 egg'],
    ['600 ml milk', 'CA', '1 × 1 l; over: 400 ml'],
    ['1.5 l milk', 'CA', '1 × 2 l; over: 500 ml'],
    ['5 l milk', 'CA', '1 × 4 l + 1 × 1 l'],
    ['1 cup milk', 'US', '1 × 1 quart; over: 3/4 quart'],
    ['1/4 cup chopped parsley', 'CA', '1 bunch; over: 3/4 bunch'],
    ['2 tbsp dill', 'CA', '1 bunch; over: 3/4 bunch'],
    ['1 tsp chopped parsley', 'CA', '1 bunch; over: 3/4 bunch'],
    ['1 bunch cilantro', 'FR', '1 bunch'],
    ['14 cloves garlic', 'CA', '2 heads; over: 1/2 head'],
    ['3 cups cooked rice', 'CA', '1 × 900 g; over: 715 g'],
    ['1 cup cream | 1 cup heavy cream', 'CA', '1 × 473 ml'],
    ['1 (398 ml) can tomatoes', 'CA', null],
    ['1 l vegetable oil', 'CA', '2 × 946 ml; over: 890 ml'],
    ['2 onions', 'CA', null],
    ['salt', 'CA', null],
    ['1 kg salt', 'US', '2 × 26 oz; over: 1 lb'],
    ['500 g dried chickpeas', 'CA', null],
    ['2 cups sprockle', 'CA', null],
  ])('[GROC-1a] of %s in %s: %s', (lines, country, expected) => {
    expect(bought(lines, country)).toBe(expected);
  });

  it('[GROC-1a] are known in every country for every food that has any', () => {
    const incomplete = [...PACKAGE_SIZES].flatMap(([id, byCountry]) => {
      const name = ingredientById(id)?.name;
      const missing = COUNTRIES.filter((country) => !byCountry.get(country)?.length);
      return missing.map((country) => `${name} in ${country}`);
    });
    expect(incomplete).toEqual([]);
    expect(PACKAGE_SIZES.size).toBeGreaterThanOrEqual(80);
  });

  it('[GROC-1a] can be measured against a need: by cup or by weight', () => {
    const one = exactly(rational(1));
    const unmeasured = [...PACKAGE_SIZES].flatMap(([id, byCountry]) => {
      const food = ingredientById(id);
      const unit = food?.density === undefined ? 'g' : 'cup';
      return [...byCountry].flatMap(([country, [usual, ...sizes]]) => {
        const reach = usual && convert(one, unit, usual.unit, id);
        const others = sizes.every((size) => usual && convert(one, size.unit, usual.unit));
        return reach && others ? [] : [`${food?.name} in ${country}`];
      });
    });
    expect(unmeasured).toEqual([]);
  });
});

describe('a need of something at home', () => {
  it.each<[string, boolean]>([
    ['3 1/2 cups flour', false],
    ['1/3 cup butter', false],
    ['1 l vegetable oil', true],
    ['2 cups olive oil', false],
    ['300 g butter', true],
    ['3 kg flour', true],
    ['2 eggs', false],
    ['10 eggs', true],
    ['1 tsp salt', false],
    ['salt', false],
    ['2 tsp cumin', false],
  ])('[D-7] of %s is more than usual: %s', (line, expected) => {
    expect(isMuch(lineOf(line), 'CA')).toBe(expected);
  });
});

describe('the country that somebody shops in', () => {
  it.each<[string[], Country]>([
    [['en-CA', 'en'], 'CA'],
    [['fr-FR'], 'FR'],
    [['en', 'en-GB'], 'GB'],
    [['zh-Hans-US'], 'US'],
    [['de-AT'], 'CA'],
    [[], 'CA'],
  ])('[GROC-1a] of a reader of %j is %s', (languages, country) => {
    expect(countryOf(languages)).toBe(country);
  });
});
