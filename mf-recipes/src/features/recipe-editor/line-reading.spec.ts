import { readLine } from './line-reading';

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
    expect(readLine(line, 'en-CA')).toMatchObject(reading);
  });

  it('[OWN-5] offers lines with foods that an unknown word resembles', () => {
    expect(readLine('200 g zuchini, sliced', 'en-CA')).toEqual({
      kind: 'text',
      corrected: [{ food: 'zucchini', line: '200 g zucchini, sliced' }],
    });
  });
});
