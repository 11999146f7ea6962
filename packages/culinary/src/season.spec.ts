import { parseIngredientLine } from './ingredient-line.js';
import { foodsInSeason } from './season.js';

const inSeason = (month: number, ...lines: string[]): string[] =>
  foodsInSeason(
    lines.map((line) => parseIngredientLine(line)),
    month,
  );

describe('the season of a food', () => {
  it.each([
    [5, ['asparagus', 'rhubarb', 'strawberry']],
    [8, ['corn', 'cherry tomato', 'strawberry']],
    [12, ['garlic']],
    [2, ['garlic', 'rhubarb']],
  ])('[FACTS-2] month %p', (month, expected) => {
    const lines = ['asparagus', 'rhubarb', 'garlic', 'corn', 'cherry tomatoes', 'strawberries'];
    const found = inSeason(month, ...lines.map((food) => `200 g ${food}`));

    expect(found.filter((food) => food !== 'garlic' || expected.includes('garlic')).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it('[FACTS-2] has none for what is canned, frozen or dried', () => {
    expect(
      inSeason(8, '1 can (796 ml) tomatoes', '2 cups frozen corn', '1 cup dried cherries'),
    ).toEqual([]);
    expect(inSeason(8, '2 tomatoes', '2 ears corn')).toEqual(['tomato', 'corn']);
  });

  it('[FACTS-2] has none for what is there all year or from elsewhere', () => {
    expect(inSeason(8, '2 carrots', '500 g potatoes', '2 bananas', '1 lemon')).toEqual([]);
  });

  it('[FACTS-2] names a food once', () => {
    expect(inSeason(8, '2 tomatoes', '1 tomato, sliced')).toEqual(['tomato']);
  });
});
