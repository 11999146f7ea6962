import { withoutDiacritics } from './plain-letters.js';

describe('letters without diacritics', () => {
  it.each([
    ['crème brûlée', 'creme brulee'],
    ['plain rice', 'plain rice'],
    ['bee^f st`ew', 'beef stew'],
    ['smörgåsbord', 'smorgasbord'],
  ])('%s is %s', (name, plain) => {
    expect(withoutDiacritics(name)).toBe(plain);
  });

  it('are what the alphabet says for every letter, also where nothing is looked for', () => {
    for (let code = 0; code < 0x2000; code += 1) {
      const letter = String.fromCharCode(code);
      const plain = letter.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
      expect([code, withoutDiacritics(letter)]).toEqual([code, plain]);
    }
  });
});
