import { listItems } from './list-items';

const items = listItems.from(
  ['milk', 'bread', 'tea'].map((id) => ({ id, text: id, aisle: null, sources: [] })),
);
const moved = (id: string, to: number) => listItems.texts(listItems.move(items, id, to));

describe('an item of a list being edited', () => {
  it("moves to another's position", () => {
    expect(moved('tea', 0)).toEqual(['tea', 'milk', 'bread']);
    expect(moved('milk', 1)).toEqual(['bread', 'milk', 'tea']);
    expect(moved('milk', 2)).toEqual(['bread', 'tea', 'milk']);
  });

  it('stays when there is no such position', () => {
    for (const to of [-1, 3, 4]) expect(moved('milk', to)).toEqual(['milk', 'bread', 'tea']);
    expect(moved('rice', 1)).toEqual(['milk', 'bread', 'tea']);
  });
});
