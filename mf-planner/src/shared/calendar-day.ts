import { utc } from '@date-fns/utc';
import { dateFormat } from '@larder/copy';
import { firstWeekday } from '@larder/shell-sdk';
import {
  addDays,
  addMonths,
  clamp,
  differenceInCalendarDays,
  endOfMonth,
  formatISO,
  getISODay,
  isValid,
  parseISO,
  startOfMonth,
} from 'date-fns';

/**
 * A calendar date as YYYY-MM-DD, from the year 1 to 9999. These strings sort chronologically. All arithmetic and
 * formatting uses UTC, so that no time zone or clock change ever shifts a day.
 */
export type Day = string;

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

const inUtc = { in: utc };
const asDay = { representation: 'date' } as const;

const toDate = (day: Day): Date => parseISO(day, inUtc);
const range = { start: toDate(firstDay), end: toDate(lastDay) };

/** The UTC day of a date, or the nearest day of the range. */
const fromDate = (date: Date): Day => formatISO(clamp(date, range, inUtc), { ...asDay, ...inUtc });

const format = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  dateFormat({ ...options, timeZone: 'UTC' });

const formats = {
  /** Saturday, March 14, 2026 */
  full: format({ dateStyle: 'full' }),
  /** March 14, 2026 */
  long: format({ dateStyle: 'long' }),
  /** March 2026 */
  month: format({ month: 'long', year: 'numeric' }),
  /** 14 */
  number: format({ day: 'numeric' }),
  weekday: format({ weekday: 'long' }),
  shortWeekday: format({ weekday: 'short' }),
};

export const calendarDay = {
  first: firstDay,
  last: lastDay,
  toDate,

  fromDate,

  /** Today in the person's time zone. */
  today: (now = new Date()): Day => formatISO(now, asDay),

  /** Whether a text is an existing date. */
  isDay: (text: string): text is Day =>
    /^\d{4}-\d\d-\d\d$/.test(text) && text >= firstDay && isValid(toDate(text)),

  add: (day: Day, days: number): Day => fromDate(addDays(toDate(day), days)),

  /** Number of days from one date to another. */
  daysBetween: (from: Day, to: Day): number =>
    differenceInCalendarDays(toDate(to), toDate(from), inUtc),

  /** The same day of another month, or its last day if it is shorter. */
  addMonths: (day: Day, months: number): Day => fromDate(addMonths(toDate(day), months)),

  /** The first and last day of a date's month. */
  monthOf: (day: Day): { start: Day; end: Day } => ({
    start: fromDate(startOfMonth(toDate(day))),
    end: fromDate(endOfMonth(toDate(day))),
  }),

  /** 1 for Monday to 7 for Sunday. */
  weekday: (day: Day): number => getISODay(toDate(day)),

  /** The first day of a date's week, as the person's weeks begin. */
  startOfWeek(day: Day): Day {
    const sinceFirst = (calendarDay.weekday(day) - firstWeekday.current() + 7) % 7;
    return calendarDay.add(day, -sinceFirst);
  },

  format: (day: Day, as: keyof typeof formats): string => formats[as]().format(toDate(day)),

  /** March 14–16, 2026; a single day when both are equal. */
  formatRange: (start: Day, end: Day): string =>
    formats.long().formatRange(toDate(start), toDate(end)),
};
