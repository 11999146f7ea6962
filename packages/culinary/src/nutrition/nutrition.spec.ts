import { readFileSync } from 'node:fs';
import { allIngredients, ingredientById } from '../ingredient.js';
import { parseIngredientLine } from '../ingredient-line.js';
import { dishNutrition, type DishNutrition } from './dish-nutrition.js';
import { nutrientsOf } from './food-nutrients.js';
import { lineShares } from './line-nutrition.js';
import { NUTRIENT_TABLE } from './nutrient-table.js';

const idOf = (name: string): number =>
  allIngredients().find((food) => food.name === name)?.id ?? NaN;

const sharesOf = (line: string) => lineShares(parseIngredientLine(line));

const gramsOf = (line: string): number => sharesOf(line).reduce((sum, { grams }) => sum + grams, 0);

const dish = (lines: readonly string[], steps: readonly string[] = []): DishNutrition =>
  dishNutrition(lines.flatMap(sharesOf), steps);

describe('the table of nutrients', () => {
  it.each([
    // Published values of the source, per 100 g: kcal, protein, fat, carbohydrate, sodium.
    ['butter', 717, 0.85, 81.11, 0.06, 643],
    ['carrot', 41, 0.93, 0.24, 9.58, 69],
    ['rice', 365, 7.13, 0.66, 79.95, 5],
    ['chicken breast', 120, 22.5, 2.62, 0, 45],
    ['egg', 143, 12.56, 9.51, 0.72, 142],
    ['flour', 364, 10.33, 0.98, 76.31, 2],
    ['olive oil', 884, 0, 100, 0, 2],
    ['sugar', 387, 0, 0, 99.98, 1],
    ['salt', 0, 0, 0, 0, 38758],
    ['milk', 61, 3.15, 3.25, 4.8, 43],
    ['potato', 77, 2.05, 0.09, 17.49, 6],
    ['cheddar', 404, 22.87, 33.31, 3.09, 653],
    ['maple syrup', 270, 0, 0, 67.38, 9],
    ['banana', 89, 1.09, 0.33, 22.84, 1],
    ['cooked chicken', 190, 28.93, 7.41, 0, 86],
    ['cooked turkey', 159, 29.06, 3.84, 0, 101],
  ])(
    '[FACTS-1] has %s as the source publishes it',
    (name, energy, protein, fat, carbohydrate, sodium) => {
      expect(nutrientsOf(idOf(name))?.values).toMatchObject({
        energy,
        protein,
        fat,
        carbohydrate,
        sodium,
      });
    },
  );

  it('[FACTS-1] is generated from lines whose id is that of the food they name', () => {
    const lines = readFileSync(new URL('../../nutrition/food-numbers.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line));
    const wrong = lines.filter((line) => {
      const [, id, name] = /^(\d+) ([^=]+) = /.exec(line) ?? [];
      return ingredientById(Number(id))?.name !== name;
    });
    expect(wrong).toEqual([]);
    const written = new Set(lines.map((line) => Number(/^\d+/.exec(line)?.[0])));
    const generated = NUTRIENT_TABLE.match(/^\d+(?= plain )/gm)?.map(Number);
    expect(new Set(generated)).toEqual(written);
  });

  it('[FACTS-1] has possible values only, of foods that exist', () => {
    const ids = NUTRIENT_TABLE.split('\n').flatMap((row) => /^\d+/.exec(row)?.map(Number) ?? []);
    const foods = ids.flatMap((id) => nutrientsOf(id) ?? []);
    const impossible = foods.filter(({ values }) => {
      const { energy, protein, fat, saturatedFat, carbohydrate, fibre, sugar } = values;
      const mass = (protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0);
      return (
        // A gram of fat has 9 kcal, and values are rounded.
        (energy ?? 0) > 903 ||
        mass > 101 ||
        (saturatedFat ?? 0) > (fat ?? 0) + 0.1 ||
        Math.max(fibre ?? 0, sugar ?? 0) > (carbohydrate ?? 0) + 1
      );
    });

    expect(ids.filter((id) => !ingredientById(id))).toEqual([]);
    expect(impossible.map(({ source }) => source)).toEqual([]);
  });
});

describe('the weight of a line', () => {
  it.each([
    ['500 g carrots', 500],
    ['2 carrots', 122],
    ['1 cup rice', 185],
    ['1 cup plus 2 tbsp sugar', 225],
    ['8 chicken breasts (150 g each)', 1200],
    ['4 duck breasts (350 g each), skin scored', 1400],
    ['1 can (400 ml) coconut milk', 382],
    ['1 can (540 ml) chickpeas, drained and rinsed', 225],
    ['2 cups water', 0],
  ])('[FACTS-1] weighs what is eaten of "%s"', (line, grams) => {
    expect(gramsOf(line)).toBeCloseTo(grams, -1.5);
  });

  it('[FACTS-1] reads a weight in brackets as that of one or of all', () => {
    expect(gramsOf('2 racks pork back ribs (900 g each)')).toBe(1260);
    expect(gramsOf('1 wheel brie (450 g)')).toBe(450);
  });

  it('[FACTS-1] counts the amount of two foods once', () => {
    expect(gramsOf('1.2 kg boneless chicken thighs and drumsticks')).toBe(1200);
  });

  it('[FACTS-1] takes off bones and peel where the line weighs the food as bought', () => {
    expect(gramsOf('1 kg pork ribs')).toBe(700);
    expect(gramsOf('1 kg boneless pork ribs')).toBe(1000);
    expect(gramsOf('1 kg watermelon')).toBe(520);
    expect(gramsOf('1 kg watermelon, cubed')).toBe(1000);
  });

  it('[FACTS-1] counts a tenth of the oil for deep-frying and nothing of what is poured away', () => {
    expect(gramsOf('4 cups vegetable oil, for frying')).toBeCloseTo(87.2, 0);
    expect(gramsOf('1 l vegetable oil')).toBeCloseTo(92, 0);
    expect(gramsOf('1/4 cup vegetable oil, for frying')).toBeCloseTo(54.5, 0);
    expect(gramsOf('1/2 cup salt, for the brine')).toBe(0);
  });

  it('[FACTS-1] uses the values of the form that the line says', () => {
    const numberOf = (line: string) => sharesOf(line)[0]?.food?.number;

    expect(numberOf('200 g rice')).toBe('20044');
    expect(numberOf('2 cups cooked rice')).toBe('20045');
    expect(numberOf('1 can (540 ml) chickpeas')).toBe('16359');
    expect(numberOf('200 g dried chickpeas')).toBe('16056');
    expect(numberOf('1/2 cup unsalted butter')).toBe('01145');
    expect(numberOf('1 can (170 g) tuna in olive oil, drained')).toBe('15119');
  });
});

describe('the nutrition of a dish', () => {
  it('[FACTS-1] adds up its lines', () => {
    const { totals, grams, known } = dish(['100 g butter', '200 g flour', '100 g sugar']);

    expect({ grams, known }).toEqual({ grams: 400, known: 400 });
    expect(totals).toMatchObject({ energy: 1832, fat: 83.1, carbohydrate: 252.7, sodium: 648 });
  });

  it('[FACTS-1] says how much of the weight it knows, and gives no values below 85 percent', () => {
    const rough = dish(['450 g carrots', '50 g unobtainium']);
    const wrong = dish(['300 g carrots', '100 g unobtainium']);

    expect(rough.known / rough.grams).toBeCloseTo(0.9);
    expect(rough.totals.energy).toBe(184.5);
    expect(wrong.totals.energy).toBeNull();
  });

  it('[FACTS-1] never takes water for something known', () => {
    expect(dish(['2 l water', '100 g carrots', '100 g unobtainium']).totals.energy).toBeNull();
  });

  it('[FACTS-1] leaves out what is optional and takes the first of two alternatives', () => {
    expect(dish(['100 g carrots', '50 g butter (optional)']).totals.energy).toBe(41);
    expect(dish(['100 g butter or margarine']).totals.energy).toBe(717);
  });

  it('[FACTS-1] says that salt is left to the cook', () => {
    expect(dish(['100 g carrots', '1 tsp salt']).leavesSaltOpen).toBe(false);
    expect(dish(['100 g carrots', 'salt, to taste'])).toMatchObject({
      leavesSaltOpen: true,
      totals: { sodium: 69 },
    });
    expect(dish(['100 g carrots'], ['Boil in salted water.']).leavesSaltOpen).toBe(true);
  });

  it('[FACTS-1] gives no sodium where something salty has unknown values', () => {
    const { totals } = dish(['500 g carrots', '1 tbsp doubanjiang']);

    expect(totals.energy).not.toBeNull();
    expect(totals.sodium).toBeNull();
  });

  it('[FACTS-1] gives no sodium where most of the salt is poured away', () => {
    const pasta = ['400 g spaghetti', '1 tsp salt', '2 tbsp olive oil'];
    const boiled = 'Bring the water to a boil with the salt and cook the spaghetti. Drain.';

    expect(dish(pasta, [boiled]).totals.sodium).toBeNull();
    expect(
      dish(pasta, ['Cook the spaghetti in the water and salt.']).totals.sodium,
    ).toBeGreaterThan(0);
    expect(dish(['1 kg salmon', '1/4 cup salt']).totals.sodium).toBeNull();
    expect(dish(['500 g salt cod', '500 g potatoes']).totals).toMatchObject({ sodium: null });
  });

  it('[FACTS-1] knows nothing about a dish without lines', () => {
    expect(dish([]).totals.energy).toBeNull();
  });
});
