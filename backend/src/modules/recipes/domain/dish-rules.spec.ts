import { lineEatingFacts, parseIngredientLine } from '@larder/culinary';
import { dishNutrition, lineShares } from '@larder/culinary/nutrition';
import type { DishType } from './dish-type.js';
import { ruleFacts, rulesInSearch } from './dish-rules.js';

function facts(
  lines: readonly string[],
  servings: number | null = 1,
  types: readonly DishType[] = ['main course'],
) {
  const read = lines.map((line) => parseIngredientLine(line));
  return ruleFacts(
    read.map((line) => lineEatingFacts(line)),
    dishNutrition(read.flatMap(lineShares), []),
    {
      servings,
      types,
    },
  );
}

describe('the rules of a dish', () => {
  it('[FACTS-4] counts a meal as low in salt up to 345 mg of sodium a serving, other dishes up to 140 mg', () => {
    // 643 mg of sodium.
    const buttered = ['100 g butter', '500 g potatoes'];

    expect(facts(buttered, 1)['low salt']).toBe('contains');
    expect(facts(buttered, 2)['low salt']).toBe('free');
    expect(facts(buttered, 2, ['side dish'])['low salt']).toBe('contains');
    expect(facts(buttered, 5, ['side dish'])['low salt']).toBe('free');
  });

  it('[FACTS-4] leaves low salt to the cook who salts to taste', () => {
    const facing = facts(['500 g potatoes', 'salt, to taste']);

    expect(facing['low salt']).toBe('may');
    expect(rulesInSearch(facing).unsure).toContain('low salt');
  });

  it('[FACTS-4] counts a dish as high in protein from a fifth of its energy and 10 g a serving on', () => {
    expect(facts(['200 g chicken breast', '200 g carrots'])['high protein']).toBe('free');
    expect(facts(['200 g chicken breast', '200 g carrots'], 5)['high protein']).toBe('contains');
    expect(facts(['200 g rice', '50 g butter'])['high protein']).toBe('contains');
  });

  it('[FACTS-4] does not know what a serving is without their number', () => {
    expect(facts(['200 g chicken breast'], null)).toMatchObject({
      'low salt': 'unknown',
      'high protein': 'unknown',
    });
  });

  it('[FACTS-4] finds halal dishes that only depend on which meat is bought', () => {
    expect(rulesInSearch(facts(['500 g chicken thighs'], 4))).toEqual({ broken: [], unsure: [] });
    expect(rulesInSearch(facts(['500 g pork shoulder'], 4)).broken).toEqual([
      'halal',
      'kosher style',
    ]);
    expect(rulesInSearch({}).unsure).toHaveLength(4);
  });
});
