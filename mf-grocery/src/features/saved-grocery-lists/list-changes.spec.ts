import { applyOperations, itemsOnList, newListItem, type ListItem } from '@larder/culinary';
import { listItems, type EditedItem } from '../../shared/list-items';
import { operationsBetween } from './list-changes';

const before: ListItem[] = ['milk', 'bread', 'tea', 'eggs'].map((id) => newListItem(id, id));
const edited = (...ids: string[]): EditedItem[] =>
  listItems.from(ids.map((id) => ({ ...newListItem(id, id), sources: [] })));
const texts = (items: readonly ListItem[]) => itemsOnList(items).map(({ text }) => text);
const redo = (items: readonly ListItem[], wanted: EditedItem[]) =>
  texts(applyOperations(items, operationsBetween(before, wanted)));

describe('the changes of an edited list', () => {
  it.each([
    ['nothing', ['milk', 'bread', 'tea', 'eggs']],
    ['a deletion', ['milk', 'tea', 'eggs']],
    ['an addition', ['milk', 'bread', 'tea', 'eggs', 'salt']],
    ['another order', ['eggs', 'tea', 'bread', 'milk']],
    ['all of it', ['salt', 'eggs', 'milk', 'rice']],
    ['everything deleted', []],
  ])('produce the same list: %s', (_, wanted) => {
    expect(redo(before, edited(...wanted))).toEqual(wanted);
  });

  it('are minimal', () => {
    expect(operationsBetween(before, edited('milk', 'bread', 'tea', 'eggs'))).toEqual([]);
    const moves = operationsBetween(before, edited('eggs', 'milk', 'bread', 'tea'));
    expect(moves).toMatchObject([{ kind: 'move', item: 'eggs', after: null }]);
  });

  it("keep someone else's concurrent changes", () => {
    const meanwhile = applyOperations(before, [
      { id: 'a', item: 'tea', kind: 'tick' },
      { id: 'b', item: 'jam', kind: 'add', text: 'jam' },
    ]);
    const mine = listItems.edit(edited('milk', 'tea', 'eggs'), 'milk', '2 l milk');
    const both = applyOperations(meanwhile, operationsBetween(before, mine));
    expect(texts(both)).toEqual(['2 l milk', 'tea', 'eggs', 'jam']);
    expect(both.find(({ id }) => id === 'tea')?.ticks).toEqual(['a']);
  });
});
