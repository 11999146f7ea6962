/**
 * A calendar date as YYYY-MM-DD, from the year 1 to 9999. These strings sort chronologically. All arithmetic and
 * formatting uses UTC, so that no time zone or clock change ever shifts a day.
 */
export type Day = string;

const dayLength = 86_400_000;
const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The nearest date that can be written this way. */
function fromTime(time: number): Day {
  const kept = Math.min(Math.max(time, +toDate(firstDay)), +toDate(lastDay));
  return new Date(kept).toISOString().slice(0, firstDay.length);
}

const inMonth = (day: Day, months: number, dayOfMonth: number): number => {
  const date = toDate(day);
  return date.setUTCMonth(date.getUTCMonth() + months, dayOfMonth);
};

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(navigator.languages, { ...options, timeZone: 'UTC' });

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

interface WeekInfo {
  firstDay: number;
}

export const calendarDay = {
  first: firstDay,
  last: lastDay,
  toDate,

  /** The date of an instant in UTC. */
  fromDate: (date: Date): Day => fromTime(+date),

  /** Today in the person's time zone. */
  today(now = new Date()): Day {
    return fromTime(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  },

  /** Whether a text is an existing date. */
  isDay(text: string): text is Day {
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay) return false;
    const date = toDate(text);
    return !Number.isNaN(+date) && fromTime(+date) === text;
  },

  add: (day: Day, days: number): Day => fromTime(+toDate(day) + days * dayLength),

  /** Number of days from one date to another. */
  daysBetween: (from: Day, to: Day): number =>
    Math.round((+toDate(to) - +toDate(from)) / dayLength),

  /** The same day of another month, or its last day if it is shorter. */
  addMonths(day: Day, months: number): Day {
    const lastOfMonth = fromTime(inMonth(day, months + 1, 0));
    const sameDay = fromTime(inMonth(day, months, toDate(day).getUTCDate()));
    return sameDay < lastOfMonth ? sameDay : lastOfMonth;
  },

  /** The first and last day of a date's month. */
  monthOf: (day: Day): { start: Day; end: Day } => ({
    start: fromTime(inMonth(day, 0, 1)),
    end: fromTime(inMonth(day, 1, 0)),
  }),

  /** 1 for Monday to 7 for Sunday. */
  weekday: (day: Day): number => toDate(day).getUTCDay() || 7,

  /** The first day of the week in the person's locale, 1 for Monday to 7 for Sunday. */
  firstWeekday(language: string = navigator.language): number {
    const locale = new Intl.Locale(language) as Intl.Locale & {
      getWeekInfo?: () => WeekInfo;
      weekInfo?: WeekInfo;
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  },

  format: (day: Day, as: keyof typeof formats): string => formats[as].format(toDate(day)),

  /** March 14 – 16, 2026; a single day when both are equal. */
  formatRange: (start: Day, end: Day): string =>
    formats.long.formatRange(toDate(start), toDate(end)),
};
