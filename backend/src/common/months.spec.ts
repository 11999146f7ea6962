import { addMonths } from './months.js';

describe('subscription months', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', 12, '2027-03-31'],
  ])('from %s, %i later, is %s', (from, months, to) => {
    expect(addMonths(new Date(from), months)).toEqual(new Date(to));
  });
});
