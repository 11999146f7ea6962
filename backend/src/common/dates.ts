import { utc } from '@date-fns/utc';
import { addDays as laterDay } from 'date-fns/addDays';
import { addMonths as laterMonth } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { parseISO } from 'date-fns/parseISO';

/** A calendar date as YYYY-MM-DD, as in the planner's `calendarDay`. */
export type Day = string;

const inUtc = { in: utc };

const dateOf = (day: Day): Date => parseISO(day, inUtc);

/** The UTC day of a moment. */
export const dayOf = (moment: Date): Day => formatISO(moment, { representation: 'date', ...inUtc });

/** The same day of a later month, or its last day if it is shorter. */
export const addMonths = (date: Date, months: number): Date =>
  new Date(laterMonth(date, months, inUtc));

export const addDays = (day: Day, days: number): Day => dayOf(laterDay(dateOf(day), days));

/** Number of days from one date to another. */
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from), inUtc);

/** The weekday of each day from the first to the last, both included: 1 for Monday to 7 for Sunday. */
export const weekdaysFrom = (first: Day, last: Day): number[] =>
  eachDayOfInterval({ start: dateOf(first), end: dateOf(last) }, inUtc).map((day) =>
    getISODay(day),
  );
