import { isAccompaniment } from './accompaniments.js';

describe('what goes with dishes', () => {
  it.each([
    'Hollandaise Sauce',
    'Balsamic Vinaigrette',
    'Whipped Cream',
    'Taco Seasoning',
    'Mayonnaise',
  ])('[CALL-3] “%s” does', (title) => expect(isAccompaniment(title)).toBe(true));

  it.each([
    'Ravioli with Sage Butter',
    'Tofu in Black Bean Sauce',
    'Vanilla Ice Cream',
    'Scotch Broth Pie',
  ])('[CALL-3] “%s” is a dish', (title) => expect(isAccompaniment(title)).toBe(false));
});
