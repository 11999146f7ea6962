import fc from 'fast-check';
import { dimensionOf, type IngredientLine, parseIngredientLine, rational } from '@larder/culinary';
import type { CatalogueRecipe } from '../catalogue/domain/catalogue-file.js';
import { catalogueFolder, readCatalogue } from '../catalogue/catalogue-folder.js';
import { type DishToCook, groceryNeedsOf } from './grocery-needs.js';
import { shelfOf } from './held-at-home.js';

const dishesInMenu = 4;
const menusInList = 10;

function dishOf(recipe: CatalogueRecipe, index: number): DishToCook {
  const lines = recipe.ingredients.map(({ text }) => parseIngredientLine(text));
  return {
    ...{ recipeId: index + 1, version: index + 1, title: recipe.title, lines },
    ...{ servings: 4, factor: rational(1) },
  };
}

function kindOf({ unit, packageSize, quantity }: IngredientLine): string {
  if (quantity === null) return '';
  if (packageSize) return 'sized package';
  const dimension = unit === null ? 'count' : dimensionOf(unit);
  return dimension === 'count' || dimension === 'package' ? `${unit ?? 'piece'}` : dimension;
}

/** Ten menus at a time, enough for every recipe of the catalogue to be on one of the lists. */
async function listsOverCatalogue() {
  const { recipes, errors } = await readCatalogue(catalogueFolder);
  expect(errors).toEqual([]);
  const dishes = recipes.map(dishOf);
  const size = dishesInMenu * menusInList;
  return Array.from({ length: Math.ceil(dishes.length / size) }, (_, index) =>
    dishes.slice(index * size, (index + 1) * size),
  );
}

describe('grocery lists over the whole catalogue, ten menus at a time', () => {
  const empty = shelfOf([]);

  it('[GROC-1a] understand every line, know the aisle of at least 98 %, and the packages of at least 70 % of what is measured and sold packed', async () => {
    const loose = new Set(['produce', 'meat', 'seafood', 'spices', 'alcohol', null]);
    let measured = 0;
    let packed = 0;
    const unread: string[] = [];
    let items = 0;
    let placed = 0;
    for (const dishes of await listsOverCatalogue()) {
      for (const item of groceryNeedsOf(dishes, empty).items) {
        items += 1;
        if (item.ingredient === null) unread.push(item.text);
        if (item.aisle !== null && item.aisle !== 'other') placed += 1;
        const isPacked = item.unit !== null && /can|pack|jar|bottle/.test(item.unit);
        if (item.quantity === null || isPacked || loose.has(item.aisle)) continue;
        measured += 1;
        if (item.purchase) packed += 1;
      }
    }
    expect(unread).toEqual([]);
    expect(items).toBeGreaterThan(500);
    expect(placed / items).toBeGreaterThanOrEqual(0.98);
    expect(packed / measured).toBeGreaterThanOrEqual(0.7);
  });

  it('[GROC-1a] never mix units without saying "about"', async () => {
    const mixed: string[] = [];
    for (const dishes of await listsOverCatalogue()) {
      const parsed = new Map(dishes.flatMap(({ lines }) => lines.map((line) => [line.raw, line])));
      for (const { text, sources } of groceryNeedsOf(dishes, empty).items) {
        const kinds = new Set(
          sources
            .flatMap(({ line }) => parsed.get(line) ?? [])
            .filter(({ also }) => also.length === 0)
            .map(kindOf)
            .filter(Boolean),
        );
        const shown = text.split(' + ');
        if (kinds.size > shown.length && !shown.some((part) => part.startsWith('about '))) {
          mixed.push(`${text}: ${[...kinds].join(', ')}`);
        }
      }
    }
    // Two words for one unit, such as ribs and stalks of celery, add up exactly.
    const isOneUnit = /: (rib, stalk|stalk, rib|head, piece|piece, head)$/;
    expect(mixed.filter((line) => !isOneUnit.test(line))).toEqual([]);
  });

  it('[GROC-1a] contain every line of every recipe in exactly one item', async () => {
    for (const dishes of await listsOverCatalogue()) {
      const { items } = groceryNeedsOf(dishes, empty);
      const water = (line: IngredientLine) =>
        [line, ...line.also].every(({ name }) => /\bwater$/i.test(name));
      for (const { recipeId, lines } of dishes) {
        for (const line of lines) {
          const holders = items.filter(({ sources }) =>
            sources.some((source) => source.recipeId === recipeId && source.line === line.raw),
          );
          const foods = new Set([line, ...line.also].map(({ ingredientId }) => ingredientId));
          if (water(line)) expect(holders.length).toBeLessThanOrEqual(1);
          else expect([line.raw, holders.length]).toEqual([line.raw, foods.size]);
        }
      }
    }
  });
});

describe('the needs of dishes', () => {
  const dish = (recipeId: number, times: number, ...lines: string[]): DishToCook => ({
    recipeId,
    version: recipeId,
    title: `Dish ${recipeId}`,
    servings: 4 * times,
    factor: rational(times),
    lines: lines.map((line) => parseIngredientLine(line)),
  });

  it('[CALL-13] include amount, unit, aisle and source', () => {
    const { items, groceryList } = groceryNeedsOf(
      [dish(1, 2, '2 onions, chopped', '1 (540 ml) can chickpeas'), dish(2, 1, '1 onion')],
      shelfOf([]),
    );
    expect(groceryList).toEqual(['5 onions', '2 (540 ml) cans chickpeas']);
    expect(items).toMatchObject([
      {
        text: '5 onions',
        quantity: { min: 5, max: 5 },
        unit: null,
        about: false,
        ingredient: 'onion',
        aisle: 'produce',
        sources: [
          { recipeId: 1, recipe: 'Dish 1', line: '2 onions, chopped', servings: 8 },
          { recipeId: 2, recipe: 'Dish 2', line: '1 onion', servings: 4 },
        ],
      },
      { quantity: { min: 2, max: 2 }, unit: '540 ml can', aisle: 'canned' },
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  });

  it('[CALL-13] give no single amount when amounts cannot be added up', () => {
    const { items } = groceryNeedsOf(
      [dish(1, 1, '1 (540 ml) can chickpeas', '200 g chickpeas', 'salt to taste', '1 tsp salt')],
      shelfOf([]),
    );
    expect(items).toMatchObject([
      { text: '1 (540 ml) can + 200 g chickpeas', quantity: null, unit: null },
      { text: '1 tsp salt', quantity: { min: 1, max: 1 }, unit: 'tsp' },
    ]);
  });

  it('[D-11] identify a food regardless of amount and wording', () => {
    const foods = (...lines: string[]) =>
      groceryNeedsOf([dish(1, 1, ...lines)], shelfOf([])).items.map(({ food }) => food);
    expect(foods('1 onion', '200 g flurbs')).toEqual(foods('3 onions, sliced', '1 flurb'));
    expect(foods('2 tomatoes')).not.toEqual(foods('1 (398 ml) can tomatoes'));
  });

  it('are linear in the servings, exactly', () => {
    const lines = ['3 eggs', '1 1/3 cups flour', '250-300 g feta', '2 (540 ml) cans chickpeas'];
    const forServings = (servings: number, written: number) =>
      groceryNeedsOf(
        [{ ...dish(1, 1, ...lines), factor: rational(servings, written) }],
        shelfOf([]),
      ).items;
    const counts = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(counts, counts, counts, (some, more, written) => {
        const one = forServings(1, written);
        for (const servings of [some, more]) {
          for (const [index, { quantity }] of forServings(servings, written).entries()) {
            const unit = one[index]?.quantity;
            expect(quantity?.min).toBeCloseTo((unit?.min ?? 0) * servings, 9);
            expect(quantity?.max).toBeCloseTo((unit?.max ?? 0) * servings, 9);
          }
        }
      }),
    );
  });

  it.each([
    [80, ['60 eggs', '20 (540 ml) cans chickpeas', '10 lemons', '4 kg rice', 'salt']],
    [6, ['5 eggs', '2 (540 ml) cans chickpeas', '1 lemon', '300 g rice', 'salt']],
    [4, ['3 eggs', '1 (540 ml) can chickpeas', '1/2 lemon', '200 g rice', 'salt']],
    [1, ['1 egg', '1 (540 ml) can chickpeas', '1 lemon', '50 g rice', 'salt']],
  ])('for %i of 4 servings are bought in wholes where a shop sells wholes', (servings, texts) => {
    const lines = [
      '3 eggs',
      '1 (540 ml) can chickpeas',
      '1/2 lemon',
      '200 g rice',
      'salt to taste',
    ];
    const factor = rational(servings, 4);
    const { groceryList } = groceryNeedsOf([{ ...dish(1, 1, ...lines), factor }], shelfOf([]));
    expect(groceryList.toSorted()).toEqual(texts.toSorted());
  });

  it('count a dish cooked twice as two dishes', () => {
    const lines = ['200 g flour', '1 cup flour', '2-3 carrots', '1 bunch parsley'];
    const twice = groceryNeedsOf([dish(1, 2, ...lines)], shelfOf([])).groceryList;
    const two = groceryNeedsOf([dish(1, 1, ...lines), dish(2, 1, ...lines)], shelfOf([]));
    expect(twice).toEqual(two.groceryList);
  });
});
