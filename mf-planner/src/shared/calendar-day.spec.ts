import { calendarDay } from './calendar-day';

describe('a calendar day', () => {
  it('[CAL-1] must exist, from the year 1 on', () => {
    for (const day of ['0001-01-01', '2024-02-29', '2011-12-30', '9999-12-31']) {
      expect([day, calendarDay.isDay(day)]).toEqual([day, true]);
    }
    for (const text of ['', '0000-12-31', '2026-02-29', '2026-13-01', '2026-1-1', '12026-01-01']) {
      expect([text, calendarDay.isDay(text)]).toEqual([text, false]);
    }
  });

  it("[CAL-1] moves by days and months, and stays within the calendar's range", () => {
    expect(calendarDay.add('2024-02-28', 1)).toBe('2024-02-29');
    expect(calendarDay.add('2026-12-31', 1)).toBe('2027-01-01');
    expect(calendarDay.add('0001-01-01', -1)).toBe('0001-01-01');
    expect(calendarDay.add('9999-12-31', 7)).toBe('9999-12-31');
    expect(calendarDay.addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(calendarDay.addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(calendarDay.addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(calendarDay.addMonths('0001-01-20', -1)).toBe('0001-01-01');
    expect(calendarDay.addMonths('9999-12-05', 1)).toBe('9999-12-31');
  });

  it('counts the days between two dates', () => {
    expect(calendarDay.daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(calendarDay.daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
    expect(calendarDay.daysBetween('0001-01-01', '9999-12-31')).toBe(3_652_058);
  });

  it('[CALL-31] knows the first and last day of its month', () => {
    expect(calendarDay.monthOf('2024-02-10')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(calendarDay.monthOf('0001-01-01')).toEqual({ start: '0001-01-01', end: '0001-01-31' });
    expect(calendarDay.monthOf('9999-12-31')).toEqual({ start: '9999-12-01', end: '9999-12-31' });
  });

  it('[PLAN-9] knows its weekday, and where its week begins', () => {
    expect(calendarDay.weekday('2026-11-23')).toBe(1);
    expect(calendarDay.weekday('2026-11-22')).toBe(7);
    localStorage.setItem('first-weekday', '1');
    expect(calendarDay.startOfWeek('2026-11-22')).toBe('2026-11-16');
    localStorage.setItem('first-weekday', '7');
    expect(calendarDay.startOfWeek('2026-11-22')).toBe('2026-11-22');
    localStorage.clear();
  });

  it("is today on the person's clock, not in UTC", () => {
    // A Date's getters use the time zone of the process, which is that of the person's device.
    const lateOnTheLast = new Date(2026, 10, 30, 23, 30);
    const earlyOnTheFirst = new Date(2026, 11, 1, 0, 5);
    expect(calendarDay.today(lateOnTheLast)).toBe('2026-11-30');
    expect(calendarDay.today(earlyOnTheFirst)).toBe('2026-12-01');
  });

  it('is formatted as the same day', () => {
    expect(calendarDay.format('2026-11-30', 'full')).toBe('Monday, November 30, 2026');
    expect(calendarDay.format('2011-12-30', 'long')).toBe('December 30, 2011');
    expect(calendarDay.format('0001-01-01', 'number')).toBe('1');
    expect(calendarDay.formatRange('2026-11-30', '2026-11-30')).toBe('November 30, 2026');
  });
});
