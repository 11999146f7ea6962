import { parseIngredientLine } from '@larder/culinary';
import { isHeld, isWater, shelfOf } from './held-at-home.js';

describe('what is at home', () => {
  const shelf = shelfOf(['olive oil', 'salt', 'garlic', 'butter', 'Zyzzyx  Spread']);
  const held = (line: string) => isHeld(parseIngredientLine(line), shelf);

  it.each(['2 cloves garlic', '1/2 cup unsalted butter', '1 tbsp margarine or butter'])(
    'includes what is on the shelf: %s',
    (line) => expect(held(line)).toBe(true),
  );

  it.each(['2 tbsp oil', '1 tbsp extra virgin olive oil', '1 tsp sea salt'])(
    'accepts one kind of a staple for another: %s',
    (line) => expect(held(line)).toBe(true),
  );

  it.each(['500 g mixed vegetables', '1 tbsp vegetable oil', '2 tbsp peanut butter', '1 lemon'])(
    'does not confuse foods: %s',
    (line) => expect(held(line)).toBe(false),
  );

  it('matches identical unknown words', () => {
    expect(held('zyzzyx spread')).toBe(true);
    expect(held('zyzzyx')).toBe(false);
  });

  it('distinguishes water from similar words', () => {
    const water = (line: string) => isWater(parseIngredientLine(line));
    expect(['1 l water', '2 cups boiling water', '1 cup ice water'].map(water)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['2 cups watercress', '1 can coconut water', '1 bottle sparkling water'].map(water),
    ).toEqual([false, false, false]);
  });
});
