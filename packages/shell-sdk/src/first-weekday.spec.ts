import { firstWeekday } from './first-weekday';

describe('the first day of the week', () => {
  afterEach(() => localStorage.clear());

  it("[PLAN-9] is that of the person's region", () => {
    expect(firstWeekday.ofPlace('en-US')).toBe(7);
    expect(firstWeekday.ofPlace('de-DE')).toBe(1);
    expect(firstWeekday.current()).toBe(firstWeekday.ofPlace());
  });

  it('[PLAN-9] is the chosen one, until the choice is undone', () => {
    firstWeekday.choose(6);
    expect([firstWeekday.chosen(), firstWeekday.current()]).toEqual([6, 6]);
    firstWeekday.choose(null);
    expect(firstWeekday.chosen()).toBeNull();
  });

  it.each(['0', '8', '1.5', 'Monday'])('[PLAN-9] is not read from %s', (kept) => {
    localStorage.setItem('first-weekday', kept);
    expect(firstWeekday.chosen()).toBeNull();
  });
});
