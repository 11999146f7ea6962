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
  ])('treats %s as %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it('uses one word for plurals with two possible singulars', () => {
    expect(singular('cookies')).toBe(singular('cookie'));
    expect(singular('krispies')).toBe(singular('krispie'));
  });

  it('folds case, accents and ligatures', () => {
    expect(fold('Jalapeño CRÈME Bœuf')).toBe('jalapeno creme boeuf');
  });

  it('splits hyphens, drops apostrophes and symbols, reads & as and', () => {
    expect(nameWords("Confectioners' All-Purpose® Half & Half")).toEqual([
      'confectioner',
      'all',
      'purpose',
      'half',
      'and',
      'half',
    ]);
  });

  it('[VALID-1] stores an entry trimmed, lowercased, composed and with single spaces', () => {
    expect(normalizeIngredientEntry('  Olive \t  OIL ')).toBe('olive oil');
    expect(normalizeIngredientEntry('Jalapen\u0303o')).toBe('jalapeño');
    expect(normalizeIngredientEntry('   ')).toBe('');
  });

  it('[VALID-1] storing an entry twice changes nothing', () => {
    for (const text of ['ß ẞ', 'İstanbul', 'Å\u0301', 'ﬁg']) {
      const once = normalizeIngredientEntry(text);
      expect(normalizeIngredientEntry(once)).toBe(once);
    }
  });
});
