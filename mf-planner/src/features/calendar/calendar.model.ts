import { mealNames, weekDays } from '@larder/api-client/limits';
import type { CalendarEventView, MealPlanView } from '@larder/api-client/meal-planner';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { originOf, slotOf, type Meal, type WeekDay } from '../../shared/plan-draft.model';

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
  /** Whether it belongs to the month before or after. */
  isOutside: boolean;
  /** Every event that covers the day. */
  events: CalendarEventView[];
  /** The bars that start on this day. */
  bars: Bar[];
  /** How many events of the day have no bar. */
  hidden: number;
}

/** Seven days; null before the first and after the last day of the calendar. */
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

/** The days that a month shows: its own, and those that fill its first and last week. */
export function visibleSpan(dayOfMonth: Day, firstWeekday: number): { start: Day; end: Day } {
  const { start, end } = calendarDay.monthOf(dayOfMonth);
  const lead = (calendarDay.weekday(start) - firstWeekday + daysInWeek) % daysInWeek;
  const trail = (firstWeekday - 1 - calendarDay.weekday(end) + 2 * daysInWeek) % daysInWeek;
  return { start: calendarDay.add(start, -lead), end: calendarDay.add(end, trail) };
}

/** A dish of a plan on the day on which the calendar puts it. */
export interface DishOfDay {
  id: number;
  title: string;
  meal: Meal;
  leftovers: boolean;
  available: boolean;
}

/** A plan put on a single day begins there and lasts a week; otherwise it lasts as long as its event. */
const lastDayOf = ({ start_date, end_date }: CalendarEventView): Day =>
  start_date === end_date ? calendarDay.add(start_date, daysInWeek - 1) : end_date;

/** What the plans on the calendar hold for each day of a span, meal by meal; nothing for meals out. */
export function dishesByDay(
  events: readonly CalendarEventView[],
  plans: readonly MealPlanView[],
  span: { start: Day; end: Day },
): ReadonlyMap<Day, DishOfDay[]> {
  const byDay = new Map<Day, DishOfDay[]>();
  const contents = new Map(plans.map((plan) => [plan.id, originOf(plan).content]));
  for (const event of events) {
    const content = contents.get(event.linked_meal_plan_id ?? '');
    if (!content) continue;
    const first = event.start_date > span.start ? event.start_date : span.start;
    const last = lastDayOf(event) < span.end ? lastDayOf(event) : span.end;
    const days = Math.max(0, calendarDay.daysBetween(first, last) + 1);
    for (let offset = 0; offset < days; offset += 1) {
      const day = calendarDay.add(first, offset);
      const weekDay = weekDays[calendarDay.weekday(day) - 1] as WeekDay;
      const dishes = mealNames.flatMap((meal) => {
        const slot = slotOf(weekDay, meal);
        if (content.notes[slot]?.eatingOut) return [];
        return (content.meals[slot] ?? []).map(
          ({ id, title, leftovers = false, available = true }) => ({
            ...{ id, title, meal, leftovers, available },
          }),
        );
      });
      if (dishes.length > 0) byDay.set(day, [...(byDay.get(day) ?? []), ...dishes]);
    }
  }
  return byDay;
}

/** For each of so many days the events that cover it, by precedence; every event is processed once. */
function eventsByDay(
  events: readonly CalendarEventView[],
  start: Day,
  length: number,
): CalendarEventView[][] {
  const byDay: CalendarEventView[][] = Array.from({ length }, () => []);
  for (const event of [...events].sort(byPrecedence)) {
    const first = Math.max(0, calendarDay.daysBetween(start, event.start_date));
    const last = Math.min(length - 1, calendarDay.daysBetween(start, event.end_date));
    for (let offset = first; offset <= last; offset += 1) byDay[offset]?.push(event);
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
  const month = calendarDay.monthOf(dayOfMonth);
  const { start, end } = visibleSpan(dayOfMonth, firstWeekday);
  // The calendar has no day before its first one.
  const column = (calendarDay.weekday(start) - firstWeekday + daysInWeek) % daysInWeek;
  const cells: Week = Array.from({ length: column }, () => null);
  const length = calendarDay.daysBetween(start, end) + 1;
  const byDay = eventsByDay(events, start, length);
  const begun = new Set<string>();
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
    const isOutside = day < month.start || day > month.end;
    cells.push({ day, isOutside, events: covering, bars, hidden: covering.length - shown });
  }
  while (cells.length % daysInWeek !== 0) cells.push(null);
  return Array.from({ length: cells.length / daysInWeek }, (_, week) =>
    cells.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}
