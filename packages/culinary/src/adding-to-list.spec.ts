import { addedToList, dishesOnList, withoutDishes } from './adding-to-list.js';
import { newListItem, type ListItem } from './list-operations.js';

const source = (recipeId: number, line: string) => ({ recipeId, recipe: `Dish ${recipeId}`, line });
const item = (text: string, more: Partial<ListItem> = {}): ListItem => ({
  ...newListItem(text, text),
  ...more,
});
const want = (text: string, ...recipeIds: number[]) => ({
  text,
  sources: recipeIds.map((id) => source(id, text)),
});
const textsAfter = (items: ListItem[], texts: string[]) => {
  const { added, changed } = addedToList(
    items,
    texts.map((text) => want(text)),
  );
  return {
    added: added.map(({ text }) => text),
    changed: changed.map(({ id, text }) => `${id} → ${text}`),
  };
};

describe('adding to a list', () => {
  it.each([
    ['2 onions', '3 onions', '5 onions'],
    ['200 g flour', '300 g flour', '500 g flour'],
    ['salt', 'salt', 'salt'],
    ['birthday candles', 'Birthday candles', 'birthday candles'],
  ])('[SHOP-4] %s and %s are %s', (before, more, after) => {
    expect(textsAfter([item(before)], [more])).toEqual({
      added: [],
      changed: [`${before} → ${after}`],
    });
  });

  it('[SHOP-4] what cannot be added up is a new item', () => {
    expect(
      textsAfter([item('1 can tomatoes'), item('onions')], ['3 tomatoes', '2 onions']),
    ).toEqual({ added: ['3 tomatoes', '2 onions'], changed: [] });
  });

  it('[SHOP-4] leaves alone what is in the basket, deleted, or only to check', () => {
    const items = [
      item('2 onions', { ticks: ['a'] }),
      item('1 leek', { deleted: true }),
      item('2 eggs', { toCheck: true }),
    ];
    expect(textsAfter(items, ['3 onions', '1 leek', '6 eggs'])).toEqual({
      added: ['3 onions', '1 leek', '6 eggs'],
      changed: [],
    });
  });

  it('[SHOP-4] adds up what is wanted twice', () => {
    expect(textsAfter([item('1 onion')], ['2 onions', '3 onions']).changed).toEqual([
      '1 onion → 6 onions',
    ]);
  });

  it('[SHOP-4] keeps the dishes that an item is for', () => {
    const { changed } = addedToList(
      [item('2 onions', { sources: [source(1, '2 onions')] })],
      [want('1 onion', 2)],
    );
    expect(changed[0]?.sources.map(({ recipeId }) => recipeId)).toEqual([1, 2]);
  });

  it('[SHOP-4] knows which dishes the list has already, and can leave them out', () => {
    const items = [
      item('2 onions', { sources: [source(1, '2 onions')] }),
      item('leek', { sources: [source(3, 'leek')], deleted: true }),
    ];
    const wanted = [want('2 onions', 1), want('1 leek', 1, 2), want('3 eggs', 3), want('candles')];
    expect(dishesOnList(items, wanted)).toEqual([{ recipeId: 1, recipe: 'Dish 1' }]);
    expect(withoutDishes(wanted, new Set([1])).map(({ text }) => text)).toEqual([
      '1 leek',
      '3 eggs',
      'candles',
    ]);
  });
});
