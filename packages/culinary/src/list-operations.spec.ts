import fc from 'fast-check';
import {
  applyOperation,
  applyOperations,
  isTicked,
  itemsOnList,
  itemsToCheck,
  mostListItems,
  newCheck,
  newListItem,
  replaceTexts,
  type ListItem,
  type ListOperation,
} from './list-operations.js';

const milk = newListItem('milk', '1 l milk');
const bread = newListItem('bread', 'bread');
const list = [milk, bread];

const textsOf = (items: readonly ListItem[]) => itemsOnList(items).map(({ text }) => text);
const find = (items: readonly ListItem[], id: string) => items.find((item) => item.id === id);

describe('what is to check', () => {
  const oil = newCheck('oil', '1 l oil', { sources: [], much: true });
  const buy: ListOperation = { id: 'a', item: 'oil', kind: 'buy' };
  const purchase = { packs: '1 × 2 l', over: '1 l' };

  it('[D-7] is not on the list until it has to be bought, and then like any item', () => {
    expect([textsOf([...list, oil]), itemsToCheck([...list, oil])]).toEqual([
      ['1 l milk', 'bread'],
      [oil],
    ]);
    const bought = applyOperations([...list, oil], [buy, buy]);
    expect([textsOf(bought), itemsToCheck(bought)]).toEqual([['1 l milk', 'bread', '1 l oil'], []]);
    const gone = applyOperation([oil], { id: 'b', item: 'oil', kind: 'delete', version: 1 });
    expect(itemsToCheck(gone)).toEqual([]);
  });

  it('[D-7] stays when the texts of the list are written, and when the list is full', () => {
    expect(itemsToCheck(replaceTexts([...list, oil], ['tea'], () => 'tea'))).toEqual([oil]);
    const full = Array.from({ length: mostListItems }, (_, at) => newListItem(`${at}`, 'tea'));
    expect(itemsToCheck(applyOperation([...full, oil], buy))).toEqual([oil]);
  });

  it('[GROC-1b] forgets how an item is bought when its text is changed', () => {
    const edit: ListOperation = { id: 'a', item: 'milk', kind: 'edit', text: '2 l oat milk' };
    expect(applyOperation([{ ...milk, purchase }], edit)[0]?.purchase).toBeNull();
    const tick: ListOperation = { id: 'a', item: 'milk', kind: 'tick' };
    expect(applyOperation([{ ...milk, purchase }], tick)[0]?.purchase).toEqual(purchase);
  });
});

describe('two phones changing one list', () => {
  it('keeps a tick that the person removing one has not seen', () => {
    const here: ListOperation = { id: 'a', item: 'milk', kind: 'tick' };
    const there: ListOperation = { id: 'b', item: 'milk', kind: 'tick' };
    const back: ListOperation = { id: 'c', item: 'milk', kind: 'untick', ticks: ['a'] };
    for (const order of [
      [here, there, back],
      [here, back, there],
      [there, here, back],
    ]) {
      expect(find(applyOperations(list, order), 'milk')?.ticks).toEqual(['b']);
    }
    expect(isTicked(find(applyOperations(list, [here, back]), 'milk') as ListItem)).toBe(false);
  });

  it('keeps a new text that the person deleting the old one has not seen, in either order', () => {
    const edit: ListOperation = { id: 'a', item: 'milk', kind: 'edit', text: '2 l oat milk' };
    const remove: ListOperation = { id: 'b', item: 'milk', kind: 'delete', version: 1 };
    expect(textsOf(applyOperations(list, [edit, remove]))).toEqual(['2 l oat milk', 'bread']);
    expect(textsOf(applyOperations(list, [remove, edit]))).toEqual(['2 l oat milk', 'bread']);
    expect(textsOf(applyOperations(list, [edit, { ...remove, version: 2 }]))).toEqual(['bread']);
  });

  it('restores a deleted item at its place with its tick', () => {
    const items = applyOperations(list, [
      { id: 'a', item: 'milk', kind: 'delete', version: 1 },
      { id: 'b', item: 'milk', kind: 'tick' },
      { id: 'c', item: 'milk', kind: 'restore' },
      { id: 'd', item: 'milk', kind: 'delete', version: 1 },
    ]);
    expect(textsOf(items)).toEqual(['1 l milk', 'bread']);
    expect(find(items, 'milk')?.ticks).toEqual(['b']);
  });

  it('moves an item after another or to the top, and leaves it if the other is unknown', () => {
    const move = (item: string, after: string | null) =>
      textsOf(applyOperation(list, { id: 'a', item, kind: 'move', after }));
    expect(move('milk', 'bread')).toEqual(['bread', '1 l milk']);
    expect(move('bread', null)).toEqual(['bread', '1 l milk']);
    expect(move('milk', 'cheese')).toEqual(['1 l milk', 'bread']);
    expect(move('cheese', null)).toEqual(['1 l milk', 'bread']);
  });

  it('adds an item once, and none to a full list', () => {
    const add: ListOperation = { id: 'a', item: 'tea', kind: 'add', text: 'tea' };
    expect(textsOf(applyOperations(list, [add, add]))).toEqual(['1 l milk', 'bread', 'tea']);
    const full = Array.from({ length: mostListItems }, (_, index) =>
      newListItem(`${index}`, 'salt'),
    );
    expect(applyOperation(full, add)).toEqual(full);
    const gone = { ...milk, deleted: true };
    const restored = applyOperations(
      [...full, gone],
      [
        { id: 'b', item: 'milk', kind: 'restore' },
        { id: 'c', item: 'milk', kind: 'edit', text: 'x' },
      ],
    );
    expect(itemsOnList(restored)).toHaveLength(mostListItems);
  });
});

describe('a list written as plain texts', () => {
  it('[CALL-17] keeps ids and ticks of unchanged lines, even if they moved', () => {
    const ticked = applyOperation(list, { id: 'a', item: 'bread', kind: 'tick' });
    let made = 0;
    const items = replaceTexts(ticked, ['bread', 'tea', 'bread'], () => `new-${(made += 1)}`);
    expect(itemsOnList(items).map(({ id, text, ticks }) => [id, text, ticks])).toEqual([
      ['bread', 'bread', ['a']],
      ['new-1', 'tea', []],
      ['new-2', 'bread', []],
    ]);
    expect(find(items, 'milk')?.deleted).toBe(true);
  });
});

const ids = fc.constantFrom('milk', 'bread', 'tea', 'eggs');
const ticks = fc.uniqueArray(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7'));
const moves = fc.option(ids, { nil: null });
const doings = fc.oneof(
  fc.record({ item: ids, kind: fc.constant('tick' as const) }),
  fc.record({ item: ids, kind: fc.constant('untick' as const), ticks }),
  fc.record({ item: ids, kind: fc.constant('edit' as const), text: fc.constantFrom('x', 'y') }),
  fc.record({ item: ids, kind: fc.constant('delete' as const), version: fc.nat(4) }),
  fc.record({ item: ids, kind: fc.constant('restore' as const) }),
  fc.record({ item: ids, kind: fc.constant('add' as const), text: fc.constantFrom('x', 'y') }),
  fc.record({ item: ids, kind: fc.constant('move' as const), after: moves }),
);
const operations = fc
  .array(doings, { maxLength: 12 })
  .map((several) => several.map((doing, id): ListOperation => ({ id: `${id}`, ...doing })));

describe('any operations', () => {
  it('never remove a tick except by id', () => {
    fc.assert(
      fc.property(operations, (several) => {
        const items = applyOperations(list, several);
        for (const tick of several.filter(({ kind }) => kind === 'tick')) {
          const named = several.some(
            (other) => other.kind === 'untick' && other.ticks.includes(tick.id),
          );
          if (named || !find(list, tick.item)) continue;
          expect(find(items, tick.item)?.ticks).toContain(tick.id);
        }
      }),
    );
  });

  it('leave every item there once, and none without a text', () => {
    fc.assert(
      fc.property(operations, (several) => {
        const items = applyOperations(list, several);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.every(({ text }) => text.length > 0)).toBe(true);
      }),
    );
  });

  it('tick and delete with the same result in any order', () => {
    fc.assert(
      fc.property(operations, fc.infiniteStream(fc.nat()), (several, random) => {
        const calm = several.filter(({ kind }) => kind === 'tick' || kind === 'delete');
        const keyed = calm.map((operation) => ({ operation, key: random.next().value as number }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ operation }) => operation);
        const state = (items: readonly ListItem[]) =>
          items.map(({ ticks: held, ...item }) => ({ ...item, ticks: [...held].sort() }));
        expect(state(applyOperations(list, shuffled))).toEqual(state(applyOperations(list, calm)));
      }),
    );
  });
});
