import { lineReader } from './line-reading';

const english = { language: 'en', locale: 'en-CA' };
const readLine = (line: string) => lineReader([line], english)(line);

describe('reading a line', () => {
  it.each([
    ['2 cups flour, sifted', { kind: 'known', amount: '2 cups', foods: ['flour'] }],
    ['1 cup milk', { kind: 'known', amount: '1 cup', foods: ['milk'] }],
    ['3 eggs', { kind: 'known', amount: '3', foods: ['egg'] }],
    ['salt and pepper', { kind: 'known', amount: '', foods: ['salt', 'black pepper'] }],
    ['Dough:', { kind: 'heading' }],
    ['🎉🎉', { kind: 'text', corrected: [] }],
    ['love, to taste', { kind: 'text' }],
  ])('[OWN-5] reads %j', (line, reading) => {
    expect(readLine(line)).toMatchObject(reading);
  });

  it('[OWN-5] offers lines with foods that an unknown word resembles', () => {
    expect(readLine('200 g zuchini, sliced')).toEqual({
      kind: 'text',
      corrected: [{ food: 'zucchini', line: '200 g zucchini, sliced' }],
    });
  });

  it.each([
    ['1 c. à thé de sel', '1 tsp', 'salt'],
    ['4 c. à soupe de crème 35 %', '4 tbsp', 'heavy cream'],
    ['2 tasses de farine', '2 cups', 'flour'],
    ['3 pommes', '3', 'apple'],
  ])('[OWN-5] reads %j of a French recipe as French', (line, amount, food) => {
    const lines = ['2 tasses de farine', '1 c. à thé de sel', '3 oeufs', line];
    const known = { kind: 'known', amount, foods: [food] };
    for (const language of ['fr', 'fr-CA', '']) {
      expect(lineReader(lines, { ...english, language })(line)).toEqual(known);
    }
  });

  it('[OWN-5] reads a line anew when the language of the recipe changes', () => {
    const line = '4 c. milk';
    const inLanguage = (language: string) => lineReader([line], { ...english, language })(line);
    expect(inLanguage('en')).toMatchObject({ amount: '4 cups', foods: ['milk'] });
    expect(inLanguage('fr')).not.toMatchObject({ amount: '4 cups' });
    expect(inLanguage('en')).toMatchObject({ amount: '4 cups' });
  });
});
