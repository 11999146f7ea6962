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
      otherWords: [['chicken']],
      food: readDishName('chicken').food,
    });
    expect(readDishName('chicken')).toMatchObject({ words: ['chicken'], otherWords: [] });
  });

  it.each([
    ['soupe à l’oignon', ['soup onion']],
    ['gâteau au chocolat', ['cake chocolate']],
    ['crêpes', ['pancake']],
    ['tarte aux pommes', ['tart apple', 'pie apple']],
    ['salade de pois chiches', ['salad chickpea']],
    ['pain perdu', ['french toast']],
    ['ragoût d’agneau', ['stew lamb']],
  ])('[OWN-23] finds “%s” by what English titles call it', (typed, names) => {
    expect(readDishName(typed).otherWords.map((words) => words.join(' '))).toEqual(names);
  });

  it('[OWN-23] finds pasta as well as pâté where an accent is missing', () => {
    expect(readDishName('pates').otherWords).toContainEqual(['pasta']);
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
