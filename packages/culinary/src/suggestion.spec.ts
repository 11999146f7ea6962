import { likelyIngredients } from './resolution.js';
import { suggestIngredients } from './suggestion.js';

function names(prefix: string, limit?: number): string[] {
  return suggestIngredients(prefix, limit).map(({ name }) => name);
}

describe('autocomplete', () => {
  it('lists common ingredients first', () => {
    expect(names('b', 3)).toContain('butter');
    expect(names('chick', 3)[0]).toBe('chicken');
    expect(names('ol', 2)).toEqual(['olive oil', 'olive']);
  });

  it('ranks a name that starts with the text above a later word that does', () => {
    const found = names('pepper', 40);
    expect(found.indexOf('pepperoni')).toBeLessThan(found.indexOf('anaheim pepper'));
  });

  it('matches aliases and later words, listing each ingredient once', () => {
    expect(names('auberg')).toEqual(['eggplant']);
    expect(names('virgin')).toContain('extra virgin olive oil');
    const found = names('tom', 50);
    expect(new Set(found).size).toBe(found.length);
  });

  it('ignores case, accents and outer spaces, and suggests nothing for empty text', () => {
    expect(names(' JALAPEÑ')).toContain('jalapeno');
    expect(names('  ')).toEqual([]);
    expect(names('qqqq')).toEqual([]);
  });

  it('keeps to the limit', () => {
    expect(names('c', 4)).toHaveLength(4);
    expect(names('c')).toHaveLength(10);
  });
});

describe('what a text may mean', () => {
  const likely = (text: string, limit?: number) =>
    likelyIngredients(text, limit).map(({ name }) => name);

  it('[KITCHEN-5] completes what is begun, and no more', () => {
    expect(likely('tomat', 50)).toEqual(names('tomat', 50));
    expect(likely('sriracha')).toEqual(['sriracha']);
  });

  it.each([
    ['tomatos', 'tomato'],
    ['chikn', 'chicken'],
    ['brocoli', 'broccoli'],
    ['pottato', 'potato'],
    ['frozen chikn', 'chicken'],
  ])('[KITCHEN-5] takes %s for a misspelt %s', (typed, meant) => {
    expect(likely(typed)[0]).toBe(meant);
  });

  it('[KITCHEN-5] offers a food for each misspelt word before others', () => {
    expect(likely('chikn noodel', 2)).toEqual(['chicken', 'noodle']);
  });

  it('[KITCHEN-5] offers nothing for what resembles no food', () => {
    for (const text of ['giraffe', 'unicorn', 'qqqq', '']) expect(likely(text)).toEqual([]);
  });
});
