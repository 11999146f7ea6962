import { fold, nameWords, normalizeIngredientEntry, singular } from './words.js';

describe('words', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['leaves', 'leaf'],
    ['radishes', 'radish'],
    ['chilies', 'chili'],
    ['anchovies', 'anchovy'],
    ['eggs', 'egg'],
    ['peaches', 'peach'],
    ['sausages', 'sausage'],
    ['molasses', 'molasses'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['swiss', 'swiss'],
    ['watercress', 'watercress'],
    ['couscous', 'couscous'],
    ['peas', 'pea'],
  ])('takes %s for %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it('takes one word for plurals that two singulars could have', () => {
    expect(singular('cookies')).toBe(singular('cookie'));
    expect(singular('krispies')).toBe(singular('krispie'));
  });

  it('folds case, accents and ligatures', () => {
    expect(fold('Jalapeño CRÈME Bœuf')).toBe('jalapeno creme boeuf');
  });

  it('parts hyphens, drops apostrophes and marks, reads & as and', () => {
    expect(nameWords("Confectioners' All-Purpose® Half & Half")).toEqual([
      'confectioner',
      'all',
      'purpose',
      'half',
      'and',
      'half',
    ]);
  });

  it('[VALID-1] keeps an entry trimmed, lowercase, composed and with single spaces', () => {
    expect(normalizeIngredientEntry('  Olive \t  OIL ')).toBe('olive oil');
    expect(normalizeIngredientEntry('Jalapen\u0303o')).toBe('jalapeño');
    expect(normalizeIngredientEntry('   ')).toBe('');
  });

  it('[VALID-1] keeping an entry twice changes nothing', () => {
    for (const text of ['ß ẞ', 'İstanbul', 'Å\u0301', 'ﬁg']) {
      const once = normalizeIngredientEntry(text);
      expect(normalizeIngredientEntry(once)).toBe(once);
    }
  });
});
