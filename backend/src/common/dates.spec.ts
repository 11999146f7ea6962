import { addDays, addMonths, dayOf, daysBetween, weekdaysFrom } from './dates.js';

describe('subscription months', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', 12, '2027-03-31'],
    ['2026-03-31T23:59:59.999Z', -1, '2026-02-28T23:59:59.999Z'],
  ])('from %s, %i later, is %s', (from, months, to) => {
    expect(addMonths(new Date(from), months)).toEqual(new Date(to));
  });
});

describe('calendar days', () => {
  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['0001-01-01', 1, '0001-01-02'],
  ])('%s and %i are %s', (day, days, to) => {
    expect(addDays(day, days)).toBe(to);
    expect(daysBetween(day, to)).toBe(days);
  });

  it('are those of UTC, whatever the time', () => {
    expect(dayOf(new Date('2026-01-31T23:59:59.999Z'))).toBe('2026-01-31');
    expect(dayOf(new Date('2026-02-01T00:00:00Z'))).toBe('2026-02-01');
  });

  it('know their weekdays, Monday first', () => {
    expect(weekdaysFrom('2026-11-28', '2026-12-01')).toEqual([6, 7, 1, 2]);
    expect(weekdaysFrom('2026-11-29', '2026-11-29')).toEqual([7]);
  });

  it('count every day to the end of the calendar', () => {
    expect(daysBetween('0001-01-01', '9999-12-31')).toBe(3_652_058);
  });
});
