import { resolveIngredient } from '@larder/culinary';
import { CUISINES } from '../catalogue/domain/catalogue-file.js';
import { composeDish } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { draftOf } from './dish-draft.js';
import { withProperNames } from './proper-names.js';

const idsOf = (entries: string): number[] =>
  entries.split(', ').flatMap((entry) => resolveIngredient(entry).id ?? []);

describe('proper names', () => {
  it.each([
    ['400 g italian sausages, sliced', '400 g Italian sausages, sliced'],
    [
      'Stir in the dijon mustard and the thai basil.',
      'Stir in the Dijon mustard and the Thai basil.',
    ],
    [
      'Scatter the brazil nuts over the oaxaca cheese.',
      'Scatter the Brazil nuts over the Oaxaca cheese.',
    ],
    ['1 1/2 cups monterey jack, grated', '1 1/2 cups Monterey Jack, grated'],
    [
      'Bake the french fries beside the brussels sprouts.',
      'Bake the french fries beside the Brussels sprouts.',
    ],
    ['French bread, italianate, swissly', 'French bread, italianate, swissly'],
  ])('%s becomes %s', (stored, written) => {
    expect(withProperNames(stored)).toBe(written);
  });

  it.each([
    'italian sausage, penne, zucchini, italian seasoning',
    'chicken breast, dijon mustard, brussels sprout, potato',
    'pork chop, worcestershire sauce, swiss chard, potato',
    'chicken thigh, thai basil, rice, chinese broccoli',
    'english muffin, egg, canadian bacon, swiss cheese',
    'salmon, napa cabbage, rice noodle, jerusalem artichoke',
  ])('are written with capitals in dishes of %s', (kitchen) => {
    const small = new RegExp(
      `\\b(?:${CUISINES.join('|')}|dijon|swiss|worcestershire|brussels|english)\\b`.toLowerCase(),
    );
    const dishes = Array.from({ length: 8 }, (_, seed) =>
      composeDish({ ...requestFor(idsOf(kitchen)), seed }),
    );
    expect(dishes.filter(Boolean).length).toBeGreaterThan(0);
    for (const dish of dishes.filter((found) => found !== null)) {
      const { description, ingredients, steps } = draftOf({ id: '1', householdId: '2' }, dish, []);
      for (const text of [description, ...ingredients, ...steps]) {
        expect(text).not.toMatch(small);
      }
    }
  });
});
