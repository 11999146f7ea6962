import { parseIngredientLine, resolveIngredient } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { lineSources } from './line-sources.js';

const ids = (names: readonly string[]) => names.map((name) => resolveIngredient(name).id as number);
const sourcesOf = (lines: readonly string[], typed: string[], pantry: string[] = []) =>
  lineSources(
    lines.map((line) => parseIngredientLine(line)),
    { typed: ids(typed), pantry: ids(pantry) },
    culinaryHierarchy,
  );

describe('[DISH-6] where the lines of a dish come from', () => {
  it('is the kitchen, the pantry with the staples, or the shop', () => {
    expect(
      sourcesOf(
        ['2 eggs', '1 tbsp butter', '1/2 tsp salt', '200 g leeks', '1 zyzzyx'],
        ['egg'],
        ['butter'],
      ),
    ).toEqual(['kitchen', 'pantry', 'pantry', 'shop', 'shop']);
  });

  it('follows the rule of the search for alternatives, kinds and stand-ins', () => {
    expect(sourcesOf(['1 cup butter or margarine'], ['margarine'])).toEqual(['kitchen']);
    expect(sourcesOf(['200 g spaghetti'], ['pasta'])).toEqual(['kitchen']);
    expect(sourcesOf(['1 ham hock'], ['ham'])).toEqual(['kitchen']);
    expect(sourcesOf(['1 whole chicken'], ['chicken breast'])).toEqual(['shop']);
  });

  it('takes the farthest source of a line with several foods, and says nothing of what may be left out', () => {
    expect(sourcesOf(['salt and pepper'], [])).toEqual(['pantry']);
    expect(sourcesOf(['parsley, for garnish (optional)'], [])).toEqual([null]);
    expect(sourcesOf(['parsley, for garnish (optional)'], ['parsley'])).toEqual(['kitchen']);
  });
});
