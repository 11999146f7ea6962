import fc from 'fast-check';
import { PromisingRows } from './promising-rows.js';

function visited(rows: PromisingRows, wanted: number): [row: number, most: number][] {
  const order: [number, number][] = [];
  rows.visit(wanted, (row, most) => {
    order.push([row, most]);
    return 0;
  });
  return order;
}

describe('rows that can score differently much', () => {
  it('are all visited, as many as wanted of the greatest before all others', () => {
    const mosts = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 3_000 });
    fc.assert(
      fc.property(mosts, fc.integer({ min: 0, max: 60 }), (scores, wanted) => {
        const rows = new PromisingRows();
        scores.forEach((most, row) => rows.add(row, most));
        const order = visited(rows, wanted);
        expect(order.toSorted(([left], [right]) => left - right)).toEqual(
          scores.map((most, row) => [row, most]),
        );
        const greatest = scores.toSorted((left, right) => right - left).slice(0, wanted);
        const last = order.findLastIndex(([, most]) => most > (greatest.at(-1) ?? Infinity));
        const first = order.slice(0, last + 1);
        const [top = 0, least = 0] = [greatest[0], greatest.at(-1)];
        expect(first.every(([, most]) => most >= least - 8 - (top - least) / 8)).toBe(true);
      }),
    );
  });

  it('are read in few steps: those that cannot be among the best come last', () => {
    const rows = new PromisingRows();
    for (let row = 0; row < 10_000; row += 1) rows.add(row, row % 1_000);
    const order = visited(rows, 30);
    expect(order.slice(0, 30).every(([, most]) => most >= 990)).toBe(true);
  });

  it('are told apart where all score much', () => {
    const rows = new PromisingRows();
    for (let row = 0; row < 10_000; row += 1) rows.add(row, 2 ** 20 + (row % 1_000));
    const order = visited(rows, 30);
    expect(order.slice(0, 30).every(([, most]) => most >= 2 ** 20 + 990)).toBe(true);
  });

  it('are left out once more is needed than they can score', () => {
    const rows = new PromisingRows();
    for (let row = 0; row < 100; row += 1) rows.add(row, row);
    const order: number[] = [];
    rows.visit(1, (row) => order.push(row) && 50);
    expect(order.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, place) => 50 + place),
    );
  });

  it('start from none', () => {
    const rows = new PromisingRows();
    rows.add(1, 5);
    rows.clear();
    rows.add(2, 0);
    expect(visited(rows, 3)).toEqual([[2, 0]]);
  });
});
