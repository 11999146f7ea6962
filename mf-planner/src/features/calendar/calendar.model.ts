import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { calendarDay, type Day } from '../../shared/calendar-day';

export type EventColor = CalendarEventView['color'];

export const daysInWeek = 7;
export const mostBarsPerDay = 3;

/** An event's bar within one week: starts in the day that holds it and is `span` days long. */
export interface Bar {
  event: CalendarEventView;
  /** The day it starts on. */
  day: Day;
  /** Its level among the bars of its days, 0 for the topmost. */
  level: number;
  span: number;
  /** Whether the event itself begins, or ends, with this bar, which is rounded there. */
  startsHere: boolean;
  endsHere: boolean;
  /** The first bar of its event in the month. */
  isFirst: boolean;
}

export interface MonthDay {
  day: Day;
  /** Every event that covers the day. */
  events: CalendarEventView[];
  /** The bars that start on this day. */
  bars: Bar[];
  /** How many events of the day have no bar. */
  hidden: number;
}

/** Seven days; null for those of another month. */
export type Week = (MonthDay | null)[];

/** Earlier start first, then longer duration. */
function byPrecedence(a: CalendarEventView, b: CalendarEventView): number {
  if (a.start_date !== b.start_date) return a.start_date < b.start_date ? -1 : 1;
  if (a.end_date !== b.end_date) return a.end_date > b.end_date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** An event shifted by some days with the same duration, kept within the calendar's range. */
export function movedBy(event: CalendarEventView, days: number): CalendarEventView {
  const { start_date, end_date } = event;
  const furthest =
    days > 0
      ? calendarDay.daysBetween(end_date, calendarDay.last)
      : calendarDay.daysBetween(start_date, calendarDay.first);
  const step = days > 0 ? Math.min(days, furthest) : Math.max(days, furthest);
  return {
    ...event,
    start_date: calendarDay.add(start_date, step),
    end_date: calendarDay.add(end_date, step),
  };
}

/** The events of a date range, with those being moved at their targets. */
export function withMoved(
  events: CalendarEventView[],
  moved: ReadonlyMap<string, CalendarEventView>,
  { start, end }: { start: Day; end: Day },
): CalendarEventView[] {
  if (moved.size === 0) return events;
  const touching = [...moved.values()].filter(
    ({ start_date, end_date }) => start_date <= end && end_date >= start,
  );
  return [...events.filter(({ id }) => !moved.has(id)), ...touching];
}

const covers = (event: CalendarEventView, day: Day): boolean =>
  event.start_date <= day && event.end_date >= day;

/** For each day of a month the events that cover it, by precedence; every event is processed once. */
function eventsByDay(
  events: readonly CalendarEventView[],
  { start, end }: { start: Day; end: Day },
  length: number,
): CalendarEventView[][] {
  const byDay: CalendarEventView[][] = Array.from({ length }, () => []);
  for (const event of [...events].sort(byPrecedence)) {
    if (event.end_date < start || event.start_date > end) continue;
    const first = event.start_date < start ? 1 : Number(event.start_date.slice(-2));
    const last = event.end_date > end ? length : Number(event.end_date.slice(-2));
    for (let number = first; number <= last; number += 1) byDay[number - 1]?.push(event);
  }
  return byDay;
}

/**
 * The weeks of a day's month, with the bars of its events. Each day shows as many events as fit; a bar keeps its level
 * from day to day, and continues at the start of the next week.
 */
export function layOutMonth(
  events: readonly CalendarEventView[],
  dayOfMonth: Day,
  firstWeekday: number,
): Week[] {
  const { start, end } = calendarDay.monthOf(dayOfMonth);
  const length = Number(end.slice(-2));
  const byDay = eventsByDay(events, { start, end }, length);
  const begun = new Set<string>();
  const lead = (calendarDay.weekday(start) - firstWeekday + daysInWeek) % daysInWeek;
  const cells: Week = Array.from({ length: lead }, () => null);
  let levels: (Bar | undefined)[] = [];
  for (let offset = 0; offset < length; offset += 1) {
    const day = calendarDay.add(start, offset);
    const covering = byDay[offset] ?? [];
    const weekBegins = cells.length % daysInWeek === 0;
    levels = levels.map((bar) => (bar && !weekBegins && covers(bar.event, day) ? bar : undefined));
    const continued = new Set(levels.flatMap((bar) => bar?.event.id ?? []));
    const waiting = covering.filter(({ id }) => !continued.has(id))[Symbol.iterator]();
    const bars: Bar[] = [];
    for (let level = 0; level < mostBarsPerDay; level += 1) {
      let bar = levels[level];
      if (bar) bar.span += 1;
      else {
        const { value: event } = waiting.next();
        if (!event) continue;
        const startsHere = event.start_date === day;
        const isFirst = !begun.has(event.id);
        bar = { event, day, level, span: 1, startsHere, endsHere: false, isFirst };
        begun.add(event.id);
        bars.push(bar);
        levels[level] = bar;
      }
      bar.endsHere = bar.event.end_date === day;
    }
    const shown = levels.filter(Boolean).length;
    cells.push({ day, events: covering, bars, hidden: covering.length - shown });
  }
  while (cells.length % daysInWeek !== 0) cells.push(null);
  return Array.from({ length: cells.length / daysInWeek }, (_, week) =>
    cells.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}
