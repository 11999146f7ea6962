import { guessAsWritten, readDishName, titleWords } from './dish-name.js';

describe('the words of a title', () => {
  it.each([
    ['Crêpes with Lemon and Sugar', ['crepe', 'lemon', 'sugar']],
    ['Fisherman’s Pie', ['fisherman', 'pie']],
    ['Eggs en Cocotte with Leeks', ['egg', 'cocotte', 'leek']],
    ['Pan-Fried Bannock', ['pan', 'fried', 'bannock']],
    ['Red Red', ['red']],
    ['Œufs cocotte', ['oeuf', 'cocotte']],
    ['Борщ з пампушками', ['борщ', 'з', 'пампушками']],
    ['麻婆豆腐 (mapo tofu)', ['麻', '婆', '豆', '腐', 'mapo', 'tofu']],
    ['🥞 brunch', ['🥞', 'brunch']],
    ['שקשוקה', ['שקשוקה']],
  ])('[OWN-23] of “%s” are found without accents, plurals and fillers', (title, words) => {
    expect(titleWords(title)).toEqual(words);
  });

  it('[OWN-23] are the fillers if there is nothing else', () => {
    expect(titleWords('The')).toEqual(['the']);
    expect(titleWords('?!')).toEqual([]);
  });

  it('[OWN-23] are as many as are searched, and no longer', () => {
    expect(titleWords(Array.from({ length: 60 }, (_, n) => `w${n}x`).join(' '))).toHaveLength(16);
    expect(titleWords('x'.repeat(120))).toEqual(['x'.repeat(32)]);
  });
});

describe('the name of a dish', () => {
  it('[OWN-23] stands for the usual names of foods as well', () => {
    expect(readDishName('poulet')).toEqual({
      words: ['poulet'],
      usualWords: ['chicken'],
      food: readDishName('chicken').food,
    });
    expect(readDishName('salade de pois chiches')).toMatchObject({
      usualWords: ['salade', 'chickpea'],
    });
    expect(readDishName('chicken')).toMatchObject({ words: ['chicken'], usualWords: null });
  });

  it('[OWN-24] stands for a food only as a whole', () => {
    expect(readDishName('noodles').food).not.toBeNull();
    expect(readDishName('noodles with peanuts').food).toBeNull();
  });

  it('[OWN-23] is shown as titles write it', () => {
    expect(guessAsWritten(['creme', 'brulee'], ['Crème Brûlée'])).toBe('crème brûlée');
    expect(guessAsWritten(['pancake'], ['Kimchi-Pancakes', 'Pancake'])).toBe('pancakes');
    expect(guessAsWritten(['pancake'], [])).toBe('pancake');
  });
});
