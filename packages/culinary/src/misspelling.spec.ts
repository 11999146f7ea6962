import { isLikelyMisspelling } from './misspelling.js';

describe('a word that may be another one misspelt', () => {
  it.each([
    ['tofo', 'tofu', 1],
    ['bred', 'bread', 1],
    ['galic', 'garlic', 1],
    ['salmom', 'salmon', 1],
    ['zuccini', 'zucchini', 1],
    ['cinammon', 'cinnamon', 2],
    ['lasanga', 'lasagna', 1],
  ])(
    'keeps its first sound and its consonants, but for one that is left out or swapped: %s',
    (typed, meant, edits) => {
      expect(isLikelyMisspelling(typed, meant, edits)).toBe(true);
    },
  );

  it.each([
    ['porridge', 'partridge', 2],
    ['tagine', 'tahini', 2],
    ['name', 'game', 1],
    ['mafe', 'mace', 1],
    ['laab', 'lamb', 1],
    ['rosti', 'roti', 1],
    ['pastilla', 'pasilla', 1],
    ['kerala', 'karela', 2],
  ])(
    'has no other consonants, and more letters the more is wrong: not %s',
    (typed, meant, edits) => {
      expect(isLikelyMisspelling(typed, meant, edits)).toBe(false);
    },
  );
});
