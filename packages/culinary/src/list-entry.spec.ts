import fc from 'fast-check';
import { splitListEntry } from './list-entry.js';

describe('several items in one entry of a list', () => {
  it.each([
    ['200 g flour, 3 eggs milk', ['200 g flour', '3 eggs', 'milk']],
    ['salt and pepper', ['salt', 'pepper']],
    ['salt & pepper', ['salt', 'pepper']],
    ['milk, bread, and butter', ['milk', 'bread', 'butter']],
    ['oil, salt and pepper', ['oil', 'salt', 'pepper']],
    ['flour 3 eggs', ['flour', '3 eggs']],
    ['milk eggs butter', ['milk', 'eggs', 'butter']],
    ['lemons limes', ['lemons', 'limes']],
    ['milk; birthday candles', ['milk', 'birthday candles']],
    ['milk\n2 onions\ntea', ['milk', '2 onions', 'tea']],
    ['2 sponges and 3 soaps', ['2 sponges', '3 soaps']],
    ['1,5 l Milch, Brot', ['1,5 l Milch', 'Brot']],
    ['du sel et du poivre', ['du sel', 'du poivre']],
  ])('[SHOP-1] “%s” is %j', (text, items) => {
    expect(splitListEntry(text)).toEqual(items);
  });

  it.each([
    'half and half',
    'mac and cheese',
    'fish and chips',
    'coconut milk',
    'apple juice',
    'egg bread',
    'brussels sprouts',
    '2 red and green peppers',
    'bread and butter pickles',
    'ham and cheese sandwich',
    '2 onions, finely chopped',
    'butter, at room temperature',
    'large, ripe tomatoes',
    '1 and 1/2 cups flour',
    '1 can (14 oz, low sodium) tomatoes',
    'milk 2 l',
    'toilet paper',
    'paper plates and cups',
    '100 g 70% chocolate',
    'cream or milk',
    '7up',
  ])('[SHOP-1] “%s” is one item', (text) => {
    expect(splitListEntry(text)).toEqual([text]);
  });

  it('[SHOP-1] is nothing for an empty entry', () => {
    expect(splitListEntry('  ,; ')).toEqual([]);
  });

  it('[SHOP-1] loses no word and splits no item again', () => {
    const word = fc.constantFrom(
      ...['eggs', 'milk', 'salt', '3', '200 g', 'flour', 'red', 'chopped', 'soap', 'cheese'],
      ...['and', ',', ';', 'onions', 'pepper', '(', ')'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const items = splitListEntry(words.join(' '));
        const wordsOf = (text: string) =>
          text.match(/[\p{L}\d]+/gu)?.filter((one) => one !== 'and');
        expect(wordsOf(items.join(' ')) ?? []).toEqual(wordsOf(words.join(' ')) ?? []);
        expect(items.every((item) => item.trim() === item && item !== '')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
